extension JSON {
  /// Where `found` differs from this expectation; one line for each place.
  ///
  /// With `whole`, `found` may have no members beyond the expected ones, and "…" stands for any value. Numbers may lie
  /// apart by `tolerance`.
  func differences(_ found: JSON, whole: Bool, tolerance: Double = 0, at path: String = "") -> [String] {
    if self == .anything, whole { return [] }
    switch (self, found) {
    case (.number(let expected), .number(let number)) where abs(expected - number) <= tolerance: return []
    case (.array(let expected), .array(let elements)) where expected.count == elements.count:
      return zip(expected, elements).enumerated().flatMap { index, pair in
        pair.0.differences(pair.1, whole: whole, tolerance: tolerance, at: "\(path)[\(index)]")
      }
    case (.object(let expected), .object(let members)):
      return memberDifferences(expected, members, whole: whole, tolerance: tolerance, at: path)
    default: return self == found ? [] : ["\(path): found \(found.text), expected \(text)"]
    }
  }

  private func memberDifferences(
    _ expected: [String: JSON], _ found: [String: JSON], whole: Bool, tolerance: Double, at path: String
  ) -> [String] {
    let prefix = path.isEmpty ? "" : path + "."
    var lines: [String] = []
    for (name, value) in expected.sorted(by: { $0.key < $1.key }) {
      guard let member = found[name] else {
        lines.append("\(prefix)\(name): missing, expected \(value.text)")
        continue
      }
      lines += value.differences(member, whole: whole, tolerance: tolerance, at: prefix + name)
    }
    guard whole else { return lines }
    for (name, value) in found.sorted(by: { $0.key < $1.key }) where expected[name] == nil {
      lines.append("\(prefix)\(name): not expected, found \(value.text)")
    }
    return lines
  }
}
