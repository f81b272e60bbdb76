import TipCore

extension JSONWriter {
  /// Writes a colour as `"#rrggbbaa"`.
  mutating func value(_ color: Color) {
    append(atMost: JSONRoom.longestColor + 1) { out in out.append(color) }
  }

  /// Writes a member with a colour.
  mutating func member(_ name: StaticString, _ color: Color) {
    append(atMost: name.utf8CodeUnitCount + JSONRoom.longestColor + 3) { out in
      out.append(key: name)
      out.append(color)
    }
  }
}

extension JSONRoom {
  /// How many bytes a colour takes, its quotes included.
  fileprivate static var longestColor: Int { 11 }

  /// Appends a colour digit by digit: a text of its own would cost more than all the rest of a style.
  fileprivate mutating func append(_ color: Color) {
    append("\"#")
    for shift in stride(from: UInt32(28), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: color.rgba >> shift) & 0xF
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    append(UInt8(ascii: "\""))
  }
}
