import TipRPC

extension DemoRecord {
  /// What stands above the lines of all steps.
  static let heading = "\(DemoFacts.columns("step", "tip", "placement", "frame", "arrow"))why, and what happened\n"

  /// What is printed of the step: one line, and one more for each further tip.
  var lines: String {
    let first = facts.first?.columns(after: "\(number)") ?? DemoFacts.columns("\(number)", "-", "-", "-", "-")
    let news = (facts.first.map { (fact: DemoFacts) -> [String] in [fact.why] } ?? []) + happenings
    let more = facts.dropFirst().map { (fact: DemoFacts) -> String in "\(fact.columns(after: ""))\(fact.why)\n" }
    return "\(first)\(news.joined(separator: "; "))\n" + more.joined()
  }

  /// What taps meant and what happened, in a few words each.
  private var happenings: [String] {
    // What was tapped is said with what it meant.
    let others = events.filter { (event: JSONValue) -> Bool in event.text("event") != "tapped" }
    let events = others.map { (event: JSONValue) -> String in
      [event.text("event"), event.text("name"), event.text("tip")].compactMap(\.self).joined(separator: " ")
    }
    return taps.map { (tap: JSONValue) -> String in tapMeaning(tap) } + events
  }
}

/// What a tap meant, in a few words.
func tapMeaning(_ tap: JSONValue) -> String {
  let region = tap.text("region") ?? "nothing"
  let owner = tap.text("tip").map { (tip: String) -> String in " of \(tip)" } ?? ""
  let fate = tap.member("consumed")?.bool() == true ? "consumed" : "passed on"
  let actions = tap.list("actions").map { (action: JSONValue) -> String in action.plain }
  return "tap on \(region)\(owner): \((actions + [fate]).joined(separator: ", "))"
}

extension DemoFacts {
  fileprivate func columns(after step: String) -> String { Self.columns(step, id, placement, frame, arrow) }

  fileprivate static func columns(_ texts: String...) -> String {
    zip(texts, [4, 12, 12, 18, 6]).map { (text: String, width: Int) -> String in
      text + String(repeating: " ", count: max(0, width - text.count) + 2)
    }.joined()
  }
}
