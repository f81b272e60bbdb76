extension JSONValue {
  /// The members of an object in the order of the text, none for other kinds.
  package var members: Members { Members(self) }

  /// The elements of an array in the order of the text, none for other kinds.
  package var elements: Elements { Elements(self) }

  /// Does `body` with the name and the value of each member of an object, in the order of the text.
  @inline(__always)
  func forEachMember<Failure: Error>(
    _ body: (_ name: JSONValue, _ value: JSONValue) throws(Failure) -> Void
  ) throws(Failure) {
    guard kind == .object else { return }
    var at = index &+ 1
    let end = Int(text.tokens[index].next)
    while at < end {
      try body(JSONValue(text, at), JSONValue(text, at &+ 1))
      at = Int(text.tokens[at &+ 1].next)
    }
  }

  /// The value of the first member with this name, nil if there is none or the value is no object.
  package func member(_ name: String) -> JSONValue? {
    guard kind == .object else { return nil }
    var at = index + 1
    let end = Int(text.tokens[index].next)
    while at < end {
      if child(at).equals(name) { return child(at + 1) }
      at = Int(text.tokens[at + 1].next)
    }
    return nil
  }

  /// The value of an object's only member; nil if it has none or more, or one of another name.
  func onlyMember(_ name: String) -> JSONValue? {
    guard kind == .object, count == 1, child(index &+ 1).equals(name) else { return nil }
    return child(index &+ 2)
  }

  private func child(_ index: Int) -> JSONValue {
    JSONValue(text, index)
  }

  /// Goes through the members of an object without copying anything.
  package struct Members: Sequence, IteratorProtocol {
    private let value: JSONValue
    private var at: Int
    private let end: Int

    fileprivate init(_ value: JSONValue) {
      self.value = value
      at = value.index + 1
      end = value.kind == .object ? Int(value.text.tokens[value.index].next) : at
    }

    /// Returns the next member, nil after the last.
    package mutating func next() -> (key: JSONValue, value: JSONValue)? {
      guard at < end else { return nil }
      let key = at
      at = Int(value.text.tokens[key + 1].next)
      return (value.child(key), value.child(key + 1))
    }
  }

  /// Goes through the elements of an array without copying anything.
  package struct Elements: Sequence, IteratorProtocol {
    private let value: JSONValue
    private var at: Int
    private let end: Int

    fileprivate init(_ value: JSONValue) {
      self.value = value
      at = value.index + 1
      end = value.kind == .array ? Int(value.text.tokens[value.index].next) : at
    }

    /// Returns the next element, nil after the last.
    package mutating func next() -> JSONValue? {
      guard at < end else { return nil }
      let element = value.child(at)
      at = Int(value.text.tokens[at].next)
      return element
    }
  }
}
