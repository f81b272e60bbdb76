extension SessionModel {
  struct Question: Equatable {
    enum Kind { case leave, enter, resolve }

    var id: String
    var kind: Kind
  }

  mutating func ask(_ kind: Question.Kind, _ step: Int) {
    questions += 1
    let life = Actor.named(steps[step]).life
    let question = Question(id: "question-\(questions)", kind: kind)
    way?.question = question
    way?.deadline = (kind == .resolve ? life.resolveTimeout : life.confirmTimeout).map { now + $0 }
    let words =
      kind == .resolve ? "resolve \(question.id) \(steps[step])" : "confirm \(question.id) \(steps[step]) \(kind)"
    events.append("\(words) \(way?.origin ?? "")")
  }

  mutating func answer(_ back: Int, _ reply: Input.Reply) throws(Refusal) {
    let open = way?.question
    let number = (open == nil ? 1 : questions) - back
    guard number >= 1, number <= questions else { throw .unknownQuestion }
    guard let open, back == 0 else { return unchanged("withdrawn", "api") }
    switch (open.kind, reply) {
    case (.leave, .skip), (.leave, .place), (.leave, .nowhere), (.enter, .place), (.enter, .nowhere), (.resolve, .yes),
      (.resolve, .no):
      throw .wrongAnswer
    default: break
    }
    way?.question = nil
    way?.deadline = nil
    take(reply)
    proceed()
  }

  private mutating func take(_ reply: Input.Reply) {
    switch reply {
    case .yes: break
    case .no:
      let animated = way?.animated ?? true
      way = nil
      unchanged("vetoed", "api")
      unhide(animated, "api")
    case .skip: if let goal = way?.goal { pass(goal, "host", "api") }
    case .place(let index): resolve(index)
    case .nowhere: resolve(nil)
    }
  }

  /// The answer moves a named target, and all that is there.
  private mutating func resolve(_ place: Int?) {
    guard let goal = way?.goal, let ref = Actor.named(steps[goal]).ref else { return }
    move(ref, place)
  }

  /// What was on its way is not any more.
  mutating func cancelWay(_ origin: String) {
    if let question = way?.question { events.append("withdrawn \(question.id) \(origin)") }
    way = nil
    queued = nil
  }
}
