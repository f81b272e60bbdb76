import TipCore

/// The protocol as data: what `tipd schema` prints, from the tables that the server itself reads by.
package enum Schema {
  /// The objects that members of params hold.
  static let objects: [TableInfo] = [
    pointTable.info, sizeTable.info, rectTable.info, insetsTable.info, radiiTable.info, unitTable.info,
    targetTable.info, scaleTable.info, transformTable.info, contentTable.info, buttonTable.info, progressTable.info,
    tipTable.info, stepTable.info, accessibilityTable.info, snapshotTable.info, snapshotTourTable.info,
    itemTable.info, advancesTable.info, initializationOptionsTable.info,
  ]

  /// The schema as one line of JSON, with a newline at its end.
  ///
  /// `shape` is JSON Schema; its references are to `objects`, of which `options` is the object that the list of the
  /// same name describes.
  package static var text: String {
    var writer = JSONWriter()
    writer.schema()
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func schema() {
    beginObject()
    member("name", "tipd")
    member("version", Version.current)
    key("methods")
    list(MethodTable.methods) { $0.method($1) }
    key("notifications")
    list(ServerNotification.allCases) { $0.notification($1) }
    key("errors")
    list(ErrorKind.allCases) { $0.error($1) }
    key("events")
    list(EventName.allCases) { $0.event($1) }
    key("objects")
    beginObject()
    for object in Schema.objects { members(object.name, object.members) }
    endObject()
    key("options")
    options()
    key("sets")
    beginObject()
    for set in ClosedSet.all { names(set.name, set.names) }
    endObject()
    endObject()
  }

  /// Writes a list of objects.
  private mutating func list<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
    beginArray()
    for element in elements {
      beginObject()
      write(&self, element)
      endObject()
    }
    endArray()
  }

  private mutating func method(_ method: Method) {
    member("name", method.name)
    member("kind", method.kind == .notification ? "notification" : "request")
    member("changes", method.kind == .change)
    member("doc", method.doc)
    guard let params = method.params?() else { return }
    member("open", params.isOpen)
    members("params", params.members)
  }

  private mutating func notification(_ notification: ServerNotification) {
    member("name", notification.rawValue)
    member("doc", notification.doc)
  }

  private mutating func error(_ error: ErrorKind) {
    member("code", error.code)
    member("kind", error.rawValue)
    member("doc", error.doc)
  }

  private mutating func event(_ event: EventName) {
    member("name", event.rawValue)
    member("doc", event.doc)
    members("members", EventName.common + event.members)
  }

  private mutating func members(_ name: String, _ members: [MemberInfo]) {
    key(named: name)
    list(members) { $0.member($1) }
  }

  private mutating func member(_ info: MemberInfo) {
    member("name", info.name)
    key("shape")
    value(info.shape)
    member("required", info.isRequired)
    if let standard = info.standard {
      key("default")
      raw(Array(standard.utf8)[...])
    }
    member("doc", info.doc)
  }
}
