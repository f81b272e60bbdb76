/// Finds where UAX #14 lets a line break, from one character to the next.
///
/// South-East Asian scripts without spaces between words break at spaces and zero-width spaces alone.
struct LineBreaker {
  /// What stands before a character.
  enum Place: Sendable {
    /// A line must not start here.
    case closed
    /// It may.
    case open
    /// It must.
    case end
  }

  /// The text.
  let text: ScannedText
  private let closed = LineBreakRules.closed
  private let lookedAtBefore = LineBreakRules.lookedAtBefore
  private let lookedAtAfter = LineBreakRules.lookedAtAfter

  /// The class of the last character with its marks, LB9 and LB10 applied; nil before the first.
  private(set) var last: LineBreakClass?
  /// The class before that; nil if there is none.
  private(set) var secondLast: LineBreakClass?
  /// Whether the last character is East Asian.
  private(set) var isLastEastAsian = false
  /// Whether the one before it is.
  private(set) var isSecondLastEastAsian = false
  /// Whether a zero-width joiner comes right before.
  private(set) var isJoined = false
  /// The last class that is no space.
  private(set) var beforeSpaces = LineBreakClass.BK
  /// Whether that is an opening quotation mark by LB15a.
  private(set) var isOpening = false
  /// How far a number has come.
  private(set) var number = NumberPart.none
  /// Whether an odd number of regional indicators comes right before.
  private(set) var isHalfFlag = false

  /// The parts of a number that LB25 tells apart.
  enum NumberPart {
    /// None.
    case none
    /// Digits with what separates them.
    case digits
    /// Those and a closing parenthesis.
    case closed
  }

  /// Starts before the first character.
  init(_ text: ScannedText) { self.text = text }

  /// What stands before a scalar; to be asked of each, in order.
  mutating func place(before found: ScannedText.Scalar) -> Place {
    let next = found.properties.breakClass
    guard next == .CM || next == .ZWJ else {
      let place = place(before: next, found)
      isJoined = false
      step(over: next, isEastAsian: found.properties.isEastAsian)
      return place
    }
    defer { isJoined = next == .ZWJ }
    // LB9: a mark belongs to what it stands on. LB10: without that, it is a letter.
    if let last, !LineBreakRules.unmarked.contains(last) { return .closed }
    let place = place(before: .AL, found)
    step(over: .AL, isEastAsian: false)
    return place
  }

  /// Goes over what is left of a grapheme up to a place.
  mutating func skip(from start: Int, to end: Int) {
    var place = start
    while place < end, let scalar = text.scalar(at: place) {
      _ = self.place(before: scalar)
      place = scalar.end
    }
  }

  /// Goes over a letter behind one of its kind, or a syllable behind a syllable, as ``place(before:)`` would.
  mutating func skip(_ properties: TextProperties) {
    step(over: properties.breakClass, isEastAsian: properties.isEastAsian)
  }

  private func place(before next: LineBreakClass, _ found: ScannedText.Scalar) -> Place {
    guard let last else { return .closed }
    switch last {
    case .BK, .LF, .NL: return .end
    case .CR: return next == .LF ? .closed : .end
    default: break
    }
    if beforeSpaces == .ZW { return closed[Int(beforeSpaces.number)].contains(next) ? .closed : .open }
    if next != .IS, closed[Int(last.number)].contains(next) { return .closed }
    if last == .SP, !isOpening, !isJoined, !lookedAtAfter.contains(next) {
      return LineBreakRules.isClosed(beforeSpaces, spacesThen: next) ? .closed : .open
    }
    let isSimple = !lookedAtBefore.contains(last) && !lookedAtAfter.contains(next)
    if isSimple, !isJoined { return .open }
    return isClosed(last, next, found) ? .closed : .open
  }

  /// Takes a character over into what comes before the next one.
  private mutating func step(over next: LineBreakClass, isEastAsian: Bool) {
    switch next {
    case .NU: number = .digits
    case .SY, .IS: if number == .closed { number = .none }
    case .CL, .CP, .CPwide: number = number == .digits ? .closed : .none
    default: number = .none
    }
    isHalfFlag = next == .RI && !isHalfFlag
    if next != .SP {
      isOpening = next == .QUinitial && isBehind(LineBreakRules.beforeOpening, last)
      beforeSpaces = next
    }
    (secondLast, last) = (last, next)
    (isSecondLastEastAsian, isLastEastAsian) = (isLastEastAsian, isEastAsian)
  }

  /// Whether a class is one of these, or the text starts there.
  func isBehind(_ classes: LineBreakClasses, _ before: LineBreakClass?) -> Bool {
    guard let before else { return true }
    return classes.contains(before)
  }
}
