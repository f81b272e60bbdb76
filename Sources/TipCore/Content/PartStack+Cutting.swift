extension PartStack {
  /// The stack arranged for a width and a height that it may have no room in: then whether something was left out.
  ///
  /// The text gives way first, line by line, then progress, image and title. Buttons stay, since no tip must lose them.
  func arranged(in width: Double, height: Double) -> (parts: [ArrangedPart], isCut: Bool) {
    let whole = arranged(in: width)
    guard excess(of: whole, over: height) > 0 else { return (whole, false) }
    var stack = self
    for kind in [PartKind.text, .progress, .image, .title] {
      if let parts = stack.cut(kind, in: width, height: height) { return (parts, true) }
    }
    return (stack.arranged(in: width), true)
  }

  /// Cuts a part to fewer lines, or leaves it out; nil if that does not do.
  private mutating func cut(_ kind: PartKind, in width: Double, height: Double) -> [ArrangedPart]? {
    guard let index = items.firstIndex(where: { (item: Item) -> Bool in item.kind == kind }) else { return nil }
    while let fewer = fewerLines(of: index, in: width, height: height) {
      guard case .text(let kind, let words, _) = items[index] else { break }
      items[index] = .text(kind, words, atMost: fewer)
      let parts = arranged(in: width)
      if excess(of: parts, over: height) <= 0 { return parts }
    }
    items.remove(at: index)
    let parts = arranged(in: width)
    return excess(of: parts, over: height) <= 0 ? parts : nil
  }

  /// How many lines a part may have by what the stack is too high; nil for none.
  private func fewerLines(of index: Int, in width: Double, height: Double) -> Int? {
    let parts = arranged(in: width)
    guard case .text(_, let words, let spans) = parts[index].body, words.style.leading > 0 else { return nil }
    let tooMany = (excess(of: parts, over: height) / words.style.leading).rounded(.up)
    guard let left = Int(exactly: Double(spans.count) - max(1, tooMany)), left > 0 else { return nil }
    return left
  }

  private func excess(of parts: [ArrangedPart], over height: Double) -> Double {
    size(of: parts).height - height - metrics.tolerance
  }
}
