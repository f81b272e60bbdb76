/// What the documentation says of one member of an object.
struct MemberInfo: Sendable {
  /// The name on the wire.
  let name: String
  /// What it takes.
  let shape: Shape
  /// Whether it must be there.
  let isRequired: Bool
  /// The value without it, as JSON; nil if that is nothing.
  let standard: String?
  /// One sentence.
  let doc: String

  init(_ name: String, _ shape: Shape, required: Bool, standard: String?, _ doc: String) {
    self.name = name
    self.shape = shape
    isRequired = required
    #if hasFeature(Embedded)
      // The module for pages prints no schema.
      self.standard = nil
      self.doc = ""
    #else
      self.standard = standard
      self.doc = doc
    #endif
  }
}

/// What the documentation says of one kind of object.
struct TableInfo: Sendable {
  /// The name of the kind.
  let name: String
  /// Its members in order.
  let members: [MemberInfo]
  /// Whether members that are not listed pass.
  var isOpen = false
}
