/// A line-breaking class of UAX #14 as rule LB1 resolves it, with the classes apart that its rules tell apart.
///
/// The names are those of the Unicode Standard.
struct LineBreakClass: Equatable, Sendable {
  /// 0 to 63: a bit in ``LineBreakClasses``, and bits 0 to 5 of what ``TextProperties`` says.
  let number: UInt8

  /// Creates the class of a number.
  init(_ number: UInt8) { self.number = number }

  // Breaks and spaces.
  static var BK: Self { Self(0) }
  static var CR: Self { Self(1) }
  static var LF: Self { Self(2) }
  static var NL: Self { Self(3) }
  static var SP: Self { Self(4) }
  static var ZW: Self { Self(5) }
  static var WJ: Self { Self(6) }
  static var GL: Self { Self(7) }
  static var ZWJ: Self { Self(8) }
  static var CM: Self { Self(9) }

  // Punctuation; the wide ones are those of East Asia.
  static var OP: Self { Self(10) }
  static var OPwide: Self { Self(11) }
  static var CL: Self { Self(12) }
  static var CP: Self { Self(13) }
  static var CPwide: Self { Self(14) }
  static var QU: Self { Self(15) }
  static var QUinitial: Self { Self(16) }
  static var QUfinal: Self { Self(17) }
  static var EX: Self { Self(18) }
  static var IN: Self { Self(19) }
  static var NS: Self { Self(20) }
  static var IS: Self { Self(21) }
  static var SY: Self { Self(22) }
  static var BA: Self { Self(23) }
  static var BB: Self { Self(24) }
  static var B2: Self { Self(25) }
  static var HY: Self { Self(26) }
  static var HH: Self { Self(27) }
  static var CB: Self { Self(28) }

  // Letters, digits and signs; the circle is U+25CC, the picture a code point kept for an emoji.
  static var AL: Self { Self(29) }
  static var ALcircle: Self { Self(30) }
  static var HL: Self { Self(31) }
  static var NU: Self { Self(32) }
  static var PR: Self { Self(33) }
  static var PO: Self { Self(34) }
  static var ID: Self { Self(35) }
  static var IDpicture: Self { Self(36) }
  static var EB: Self { Self(37) }
  static var EM: Self { Self(38) }
  static var RI: Self { Self(39) }

  // Syllables of Hangul, of Brahmic scripts.
  static var JL: Self { Self(40) }
  static var JV: Self { Self(41) }
  static var JT: Self { Self(42) }
  static var H2: Self { Self(43) }
  static var H3: Self { Self(44) }
  static var AK: Self { Self(45) }
  static var AP: Self { Self(46) }
  static var AS: Self { Self(47) }
  static var VF: Self { Self(48) }
  static var VI: Self { Self(49) }
}

/// A set of classes.
struct LineBreakClasses: Equatable, Sendable {
  /// One bit for each class by its number.
  var bits: UInt64

  /// The classes of a list.
  init(_ list: LineBreakClass...) {
    bits = 0
    for entry in list { bits |= 1 << UInt64(entry.number) }
  }

  private init(bits: UInt64) { self.bits = bits }

  /// Every class.
  static let all = LineBreakClasses(bits: .max)

  /// Whether a class is one of these.
  func contains(_ entry: LineBreakClass) -> Bool { bits & (1 << UInt64(entry.number)) != 0 }

  /// These classes and others.
  static func + (left: Self, right: Self) -> Self { Self(bits: left.bits | right.bits) }

  /// These classes without others.
  static func - (left: Self, right: Self) -> Self { Self(bits: left.bits & ~right.bits) }
}
