extension LineBreaker {
  /// The rules that look further than the two characters around a place, or come before such a rule.
  func isClosed(_ last: LineBreakClass, _ next: LineBreakClass, _ found: ScannedText.Scalar) -> Bool {
    if isJoined || isOpening { return true }  // LB8a, LB15a
    if LineBreakRules.isClosed(beforeSpaces, spacesThen: next) { return true }
    if next == .QUfinal, isClosing(found) { return true }
    if next == .IS { return last != .SP || following(found)?.properties.breakClass != .NU }  // LB15c, LB15d
    if last == .SP { return false }  // LB18
    if isQuoted(last, next, found) { return true }
    if last == .CB || next == .CB { return false }  // LB20
    return isInWord(last, next) || isInNumber(last, next, found) || isInSyllable(last, next, found)
  }

  /// LB15b: a quotation mark that closes.
  private func isClosing(_ found: ScannedText.Scalar) -> Bool {
    guard let following = following(found) else { return true }
    return LineBreakRules.afterClosing.contains(following.properties.breakClass)
  }

  /// LB19 and LB19a: quotation marks cling to what is not East Asian.
  private func isQuoted(_ last: LineBreakClass, _ next: LineBreakClass, _ found: ScannedText.Scalar) -> Bool {
    if LineBreakRules.quotes.contains(next) {
      guard next == .QUinitial, isLastEastAsian, let following = following(found) else { return true }
      if !following.properties.isEastAsian { return true }
    }
    guard LineBreakRules.quotes.contains(last) else { return false }
    return last != .QUfinal || !found.properties.isEastAsian || secondLast == nil || !isSecondLastEastAsian
  }

  /// LB20a and LB21a: a hyphen before a word, and one behind a Hebrew word.
  private func isInWord(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    guard last == .HY || last == .HH else { return false }
    if secondLast == .HL, next != .HL { return true }
    guard next == .AL || next == .ALcircle || next == .HL else { return false }
    return isBehind(LineBreakRules.beforeWord, secondLast)
  }

  /// LB25: what numbers are written with.
  private func isInNumber(_ last: LineBreakClass, _ next: LineBreakClass, _ found: ScannedText.Scalar) -> Bool {
    if number != .none, next == .PO || next == .PR { return true }
    if number == .digits, next == .NU { return true }
    guard last == .PO || last == .PR, next == .OP || next == .OPwide else { return false }
    guard let second = following(found) else { return false }
    if second.properties.breakClass == .NU { return true }
    return second.properties.breakClass == .IS && following(second)?.properties.breakClass == .NU
  }

  /// LB28a and LB30a: syllables of Brahmic scripts, and flags.
  private func isInSyllable(_ last: LineBreakClass, _ next: LineBreakClass, _ found: ScannedText.Scalar) -> Bool {
    if last == .RI { return next == .RI && isHalfFlag }
    let aksara = LineBreakRules.aksara
    if last == .VI, let secondLast, aksara.contains(secondLast) { return next == .AK || next == .ALcircle }
    return aksara.contains(last) && aksara.contains(next) && following(found)?.properties.breakClass == .VF
  }

  // MARK: Looking ahead

  /// The character behind one and its marks; nil at the end of the text.
  private func following(_ scalar: ScannedText.Scalar) -> ScannedText.Scalar? {
    var place = scalar.end
    while let next = text.scalar(at: place) {
      let found = next.properties.breakClass
      if found != .CM, found != .ZWJ { return next }
      place = next.end
    }
    return nil
  }
}
