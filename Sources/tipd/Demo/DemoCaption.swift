import TipRPC

/// The caption of a step, in words and in the server's own.
extension Markup {
  /// Writes the whole caption.
  mutating func caption(_ record: DemoRecord) {
    element("p") { (text: inout Markup) -> Void in text.prose(record.step.text) }
    if !record.facts.isEmpty { table(record.facts) }
    for tap in record.taps { element("p", ["class": "tap-meaning"], text: tapMeaning(tap)) }
    if !record.events.isEmpty { list(record.events) }
    element("details") { (details: inout Markup) -> Void in
      details.element("summary", text: "The conversation")
      details.element("pre") { (text: inout Markup) -> Void in
        for message in record.messages { text.line(message) }
      }
    }
  }

  /// Writes a text in which words of the protocol stand between backticks.
  private mutating func prose(_ text: String) {
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 0 {
        write(String(part))
      } else {
        element("code", text: String(part))
      }
    }
  }

  /// Writes a message as a line: an arrow for who spoke, and its JSON.
  private mutating func line(_ message: DemoMessage) {
    switch message {
    case .request(let call): element("b", text: "→ \(call.method) \(String(decoding: call.params, as: UTF8.self))")
    case .result(let value): write("← \(value.source)")
    case .notification(let value): write("← session/changed \(value.source)")
    }
    write("\n")
  }

  private mutating func table(_ facts: [DemoFacts]) {
    element("div", ["class": "wide"]) { (wide: inout Markup) -> Void in
      wide.element("table") { (table: inout Markup) -> Void in
        table.row("th", ["tip", "placement", "frame", "arrow", "why"])
        for fact in facts { table.row("td", [fact.id, fact.placement, fact.frame, fact.arrow, fact.why]) }
      }
    }
  }

  private mutating func row(_ cell: String, _ texts: [String]) {
    element("tr") { (row: inout Markup) -> Void in
      for text in texts { row.element(cell, text: text) }
    }
  }

  private mutating func list(_ events: [JSONValue]) {
    element("ul", ["class": "events"]) { (list: inout Markup) -> Void in
      for event in events {
        list.element("li") { (item: inout Markup) -> Void in
          item.element("code", text: event.text("event") ?? "")
          for (name, value) in event.members where !name.equals("event") {
            item.write(" \(name.plain) ")
            item.element("b", text: value.plain)
          }
        }
      }
    }
  }
}
