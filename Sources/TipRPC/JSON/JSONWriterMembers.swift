extension JSONWriter {
  /// Writes a member with a text.
  package mutating func member(_ name: StaticString, _ string: String) {
    let utf8 = string.utf8.span
    guard JSONPlainText.isPlain(utf8) else {
      key(name)
      return value(string)
    }
    append(atMost: name.utf8CodeUnitCount + utf8.count + 5) { out in
      out.append(key: name)
      out.append(quoted: utf8)
    }
  }

  /// Writes a member with a word that needs no escape.
  mutating func member(_ name: StaticString, word: String) {
    let utf8 = word.utf8.span
    append(atMost: name.utf8CodeUnitCount + utf8.count + 5) { out in
      out.append(key: name)
      out.append(quoted: utf8)
    }
  }

  /// Writes a member with a number.
  package mutating func member(_ name: StaticString, _ number: Double) {
    append(atMost: name.utf8CodeUnitCount + 3 + JSONRoom.longestNumber) { out in
      out.append(key: name)
      out.append(number: number)
    }
  }

  /// Writes a member with a whole number.
  package mutating func member(_ name: StaticString, _ integer: Int) {
    member(name, Int64(integer))
  }

  /// Writes a member with a whole number.
  package mutating func member(_ name: StaticString, _ integer: Int64) {
    key(name)
    value(integer)
  }

  /// Writes a member with a Boolean.
  package mutating func member(_ name: StaticString, _ bool: Bool) {
    key(name)
    value(bool)
  }
}
