import TipRPC

/// One step as it went: what was said, and what was on the screen afterwards.
struct DemoRecord {
  let number: Int
  let step: DemoStep
  let window: DemoWindow
  /// What was said, in order.
  var messages: [DemoMessage]
  /// What was on the screen afterwards.
  var scene: Scene
  /// Where the tips are, and why.
  var facts: [DemoFacts] = []

  /// All results and notifications.
  private var answers: [JSONValue] {
    messages.compactMap { (message: DemoMessage) -> JSONValue? in message.answer }
  }

  /// What happened, in order.
  var events: [JSONValue] {
    answers.flatMap { (answer: JSONValue) -> [JSONValue] in answer.list("events") }
  }

  /// What the step's taps meant.
  var taps: [JSONValue] {
    answers.filter { (answer: JSONValue) -> Bool in answer.member("consumed") != nil }
  }
}

/// One line of a conversation.
enum DemoMessage {
  case request(Request)
  case result(JSONValue)
  case notification(JSONValue)

  /// What the server said; nil for a request.
  var answer: JSONValue? {
    switch self {
    case .request: nil
    case .result(let value), .notification(let value): value
    }
  }
}
