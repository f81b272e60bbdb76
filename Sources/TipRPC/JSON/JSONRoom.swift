/// Room at the end of the writer's array: what is put there is checked piece by piece, not byte by byte.
@safe
struct JSONRoom {
  // Unsafe in that nothing keeps the memory: `JSONWriter.append(atMost:)` makes a room, and lends it for one call.
  private let start: UnsafeMutableRawPointer
  private let capacity: Int
  /// How many bytes were put into it.
  private(set) var count = 0

  /// The room behind the first `count` bytes of a buffer.
  @inline(__always)
  init(_ buffer: UnsafeMutableBufferPointer<UInt8>, behind count: Int) {
    let whole = UnsafeMutableRawBufferPointer(buffer)
    let room = unsafe UnsafeMutableRawBufferPointer(rebasing: unsafe whole[count...])
    // An array with room for at least one byte has an address.
    unsafe start = room.baseAddress ?? UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped
    capacity = room.count
  }

  /// Stops the program before it writes where it must not: more was put here than there was said to be room for.
  @inline(__always)
  private func check(_ more: Int) {
    precondition(more <= capacity &- count)
  }

  /// Puts one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    check(1)
    unsafe start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// Puts a constant text.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    unsafe append(text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Puts bytes.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Void in
      guard let address = bytes.baseAddress else { return }
      unsafe append(address, bytes.count)
    }
  }

  @inline(__always)
  private mutating func append(_ address: UnsafeRawPointer, _ length: Int) {
    check(length)
    unsafe (start + count).copyMemory(from: address, byteCount: length)
    count &+= length
  }
}

// Digits, two at a time, without a check for each.
extension JSONRoom {
  /// How many bytes `append(short:)` takes at most: four digits, a point and three digits.
  private static let longestShort = 8

  /// Puts thousandths below 10,000,000 as a number without needless zeros.
  @inline(__always)
  mutating func append(short thousandths: UInt32) {
    check(Self.longestShort)
    put(short: thousandths, at: &count)
  }

  /// Puts a letter and two numbers in thousandths below 10,000,000, each with its sign.
  @inline(__always)
  mutating func append(_ letter: UInt8, _ x: UInt32, isNegative: Bool, _ y: UInt32, isBelow: Bool) {
    check(2 &* (Self.longestShort &+ 2))
    var at = count
    put(letter, at: &at)
    if isNegative, x > 0 { put(UInt8(ascii: "-"), at: &at) }
    put(short: x, at: &at)
    put(UInt8(ascii: " "), at: &at)
    if isBelow, y > 0 { put(UInt8(ascii: "-"), at: &at) }
    put(short: y, at: &at)
    count = at
  }

  /// Puts a point and thousandths without zeros at their end.
  @inline(__always)
  mutating func append(fraction thousandths: UInt32) {
    check(4)
    put(fraction: thousandths, at: &count)
  }

  /// Puts the two digits of a number below 100.
  @inline(__always)
  mutating func append(pair number: UInt32) {
    check(2)
    put(pair: number, at: &count)
  }

  // Those below are for those above, which have checked that there is room.

  @inline(__always)
  private func put(short thousandths: UInt32, at: inout Int) {
    let whole = thousandths / 1000
    if whole < 10 {
      put(digit: whole, at: &at)
    } else if whole < 100 {
      put(pair: whole, at: &at)
    } else {
      let hundreds = whole / 100
      if hundreds < 10 { put(digit: hundreds, at: &at) } else { put(pair: hundreds, at: &at) }
      put(pair: whole &- hundreds &* 100, at: &at)
    }
    let rest = thousandths &- whole &* 1000
    if rest > 0 { put(fraction: rest, at: &at) }
  }

  @inline(__always)
  private func put(fraction thousandths: UInt32, at: inout Int) {
    put(UInt8(ascii: "."), at: &at)
    let tenths = thousandths / 100
    put(digit: tenths, at: &at)
    let rest = thousandths &- tenths &* 100
    if rest > 0 {
      put(pair: rest, at: &at)
      if rest % 10 == 0 { at &-= 1 }
    }
  }

  @inline(__always)
  private func put(_ byte: UInt8, at index: inout Int) {
    unsafe start.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    index &+= 1
  }

  @inline(__always)
  private func put(digit: UInt32, at index: inout Int) {
    put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit), at: &index)
  }

  @inline(__always)
  private func put(pair number: UInt32, at index: inout Int) {
    let pair = unsafe UnsafeRawPointer(Self.pairs.utf8Start).loadUnaligned(
      fromByteOffset: Int(truncatingIfNeeded: number &* 2), as: UInt16.self)
    unsafe start.storeBytes(of: pair, toByteOffset: index, as: UInt16.self)
    index &+= 2
  }

  private static var pairs: StaticString {
    """
    0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
    5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
    """
  }
}
