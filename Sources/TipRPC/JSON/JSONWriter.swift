/// Writes JSON into one array of bytes that is reused from message to message.
///
/// Commas are the writer's affair. It tells from the last byte whether one is due, so it needs no reset between
/// messages, and what stands before a message must be empty or end with a newline, as a header does.
package struct JSONWriter {
  /// What was written so far.
  package var bytes: [UInt8] = []

  /// Creates a writer with nothing written.
  package init() {}

  /// Begins an object.
  package mutating func beginObject() {
    separate()
    bytes.append(UInt8(ascii: "{"))
  }

  /// Ends the innermost object.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  package mutating func endObject() {
    bytes.append(UInt8(ascii: "}"))
  }

  /// Begins an array.
  package mutating func beginArray() {
    separate()
    bytes.append(UInt8(ascii: "["))
  }

  /// Ends the innermost array.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  package mutating func endArray() {
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes a member's name, which must be ASCII that needs no escape.
  package mutating func key(_ name: StaticString) {
    append(atMost: name.utf8CodeUnitCount + 3) { out in out.append(key: name) }
  }

  /// Writes a member's name that is no constant.
  package mutating func key(named name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes `true` or `false`.
  package mutating func value(_ bool: Bool) {
    separate()
    bytes.append(contentsOf: (bool ? "true" : "false").utf8)
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes one value that is JSON already, byte for byte.
  package mutating func raw(_ value: ArraySlice<UInt8>) {
    separate()
    bytes.append(contentsOf: value)
  }

  /// Writes a comma if one is due, then what `body` does, of at most `count` bytes.
  @inline(__always)
  mutating func append(atMost count: Int, _ body: (inout JSONRoom) -> Void) {
    let needsComma = needsComma
    bytes.append(addingCapacity: count + 1) { (out: inout OutputSpan<UInt8>) -> Void in
      unsafe out.withUnsafeMutableBufferPointer { (buffer: UnsafeMutableBufferPointer<UInt8>, count: inout Int) in
        var room = unsafe JSONRoom(buffer, behind: count)
        if needsComma { room.append(UInt8(ascii: ",")) }
        body(&room)
        count += room.count
      }
    }
  }

  /// Writes a comma if one is due.
  @inline(__always)
  mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  /// Whether what comes next is neither the first of its container nor a member's value nor a whole message.
  @inline(__always)
  var needsComma: Bool {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): false
    default: true
    }
  }
}
