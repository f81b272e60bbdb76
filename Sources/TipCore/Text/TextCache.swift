/// The texts that were measured last, so that one that comes again costs no second measuring.
///
/// It changes how long a layout takes, and nothing else. What is kept is bounded: two generations, of which the older
/// one is dropped when the newer one is full; a text that is used again counts as new.
public struct TextCache: Sendable {
  private var newer: [UInt64: Words] = [:]
  private var older: [UInt64: Words] = [:]
  /// The memory that the newer ones take, about.
  private var size = 0

  /// A shorter text is measured in the time that it takes to find it.
  static let shortest = 24
  /// How many texts a generation has.
  static let most = 128
  /// How much memory a generation takes, about, in bytes.
  static let mostBytes = 512 << 10

  /// Creates an empty cache.
  public init() {}

  /// A text cut into words: kept ones, or else new ones that are kept from now on.
  package mutating func words(_ text: String, style: TextStyle) -> Words {
    guard text.utf8.count >= Self.shortest else { return Words(text, style: style) }
    let key = Self.key(text, style)
    if let words = newer[key], words.isMade(of: text, style) { return words }
    if let words = older[key], words.isMade(of: text, style) {
      keep(words, key)
      return words
    }
    let words = Words(text, style: style)
    keep(words, key)
    return words
  }

  /// How many texts are kept.
  var count: Int { newer.count + older.count }

  private mutating func keep(_ words: Words, _ key: UInt64) {
    let needed = words.memory
    guard needed <= Self.mostBytes else { return }
    if newer.count == Self.most || size + needed > Self.mostBytes {
      older = newer
      newer = [:]
      size = 0
    }
    newer[key] = words
    size += needed
  }

  /// A number that few other texts have: of the length, the style and some of the bytes.
  private static func key(_ text: String, _ style: TextStyle) -> UInt64 {
    let bytes = text.utf8.span
    var key = UInt64(truncatingIfNeeded: bytes.count) ^ style.size.bitPattern ^ (style.weight == .bold ? 1 << 32 : 0)
    let step = max(1, bytes.count / 32)
    for place in stride(from: bytes.count - 1, through: 0, by: -step) {
      // FNV-1a.
      key = (key ^ UInt64(bytes[place])) &* 0x100_0000_01B3
    }
    return key
  }
}

extension Words {
  /// Whether these are the words of just this text in this style: letters that only look alike are others.
  fileprivate func isMade(of other: String, _ otherStyle: TextStyle) -> Bool {
    guard style == otherStyle else { return false }
    let (mine, others) = (text.utf8.span, other.utf8.span)
    guard mine.count == others.count else { return false }
    var difference: UInt8 = 0
    for place in mine.indices { difference |= mine[place] ^ others[place] }
    return difference == 0
  }

  /// The memory that they take, about, in bytes.
  fileprivate var memory: Int {
    text.utf8.count + list.count * MemoryLayout<Word>.stride + rests.count * MemoryLayout<Double>.stride + 256
  }
}
