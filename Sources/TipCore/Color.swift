/// A colour with its opacity, 8 bits each, not premultiplied.
public struct Color: Equatable, Sendable {
  /// Red, green, blue and alpha from the highest byte to the lowest.
  public var rgba: UInt32

  /// Creates a colour from `0xrrggbbaa`.
  public init(rgba: UInt32) {
    self.rgba = rgba
  }

  /// No colour at all.
  public static let clear = Color(rgba: 0)

  /// Reads `#rrggbb` or `#rrggbbaa`, in any case of letters; nil for anything else.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 7 || bytes.count == 9, bytes[0] == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    for byte in bytes.dropFirst() {
      guard let digit = Self.digit(byte) else { return nil }
      value = value << 4 | digit
    }
    rgba = bytes.count == 7 ? value << 8 | 0xFF : value
  }

  /// The colour as `#rrggbbaa`.
  public var text: String {
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    for shift in stride(from: 28, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: rgba >> UInt32(shift)) & 0xF
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
