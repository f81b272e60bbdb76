import TipCore

extension JSONWriter {
  /// Writes the options that overrides set, in the groups that they are read from.
  mutating func value(_ overrides: OptionOverrides) {
    beginObject()
    if let preset = overrides.preset { member("preset", preset.rawValue) }
    var rows: [Row] = []
    for (row, value) in overrides.values {
      let option = OptionTable.rows[row]
      rows.append(Row(path: option.names, kind: option.kind, value: value))
    }
    group(rows, depth: 0)
    endObject()
  }

  private struct Row {
    var path: [String]
    var kind: OptionKind
    var value: OptionValue
  }

  /// Writes the members of one group: those that end here, and the groups within it.
  private mutating func group(_ rows: [Row], depth: Int) {
    var written: Set<String> = []
    for row in rows where written.insert(row.path[depth]).inserted {
      key(named: row.path[depth])
      guard row.path.count > depth + 1 else {
        value(row.value, row.kind)
        continue
      }
      beginObject()
      group(rows.filter { (other: Row) -> Bool in other.path[depth] == row.path[depth] }, depth: depth + 1)
      endObject()
    }
  }
}
