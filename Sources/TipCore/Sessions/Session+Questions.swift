/// What a host answers to a question.
public enum Answer: Equatable, Sendable {
  /// Go on.
  case yes
  /// Stay.
  case no
  /// The step is to be passed over.
  case skip
  /// Where the target is; nil if there is none.
  case target(Target?)
}

extension Session {
  /// Takes the answer to a question, and lets the tour go on.
  ///
  /// - Throws: `unknownQuestion` if it was never asked, `wrongAnswer` if it cannot be answered so.
  public mutating func answer(_ id: String, _ answer: Answer, now time: Double) throws(SessionError) -> Outcome {
    guard let question = tour.transition?.question, question.id == id else {
      guard wasAsked(id) else { throw .unknownQuestion(id) }
      return call(time) { (_: inout Session, outcome: inout Outcome) in
        outcome.tell(.unchanged(reason: .withdrawn, tip: nil), .api)
      }
    }
    try question.kind.check(answer)
    return call(time) { (session: inout Session, outcome: inout Outcome) in
      session.take(answer, &outcome)
      session.proceed(&outcome)
    }
  }

  private mutating func take(_ answer: Answer, _ outcome: inout Outcome) {
    tour.transition?.question = nil
    tour.transition?.deadline = nil
    guard let goal = tour.transition?.goal else {
      if answer == .no { veto(&outcome) }
      return
    }
    switch answer {
    case .yes: break
    case .no: veto(&outcome)
    case .skip: skip(goal, .host, .api, &outcome)
    case .target(let target): resolve(goal, target, &outcome)
    }
  }

  private mutating func veto(_ outcome: inout Outcome) {
    outcome.tell(.unchanged(reason: .vetoed, tip: nil), .api)
    stay(.api, &outcome)
  }

  /// Leaves the tour where it is: what was hidden comes back, and a step of a closed window is to be waited for again.
  mutating func stay(_ origin: Origin, _ outcome: inout Outcome) {
    guard let transition = tour.transition else { return }
    tour.transition = nil
    unhide(transition.animated, origin, &outcome)
    guard transition.wasReturn, tour.transition == nil, case .running(let index) = tour.state else { return }
    tour.transition = Transition.back(to: index, origin, animated: transition.animated)
    tour.transition?.stage = .place
  }

  /// Takes over where the target of a step is, for this step and, if it has a name, for all that name it.
  private mutating func resolve(_ goal: Int, _ target: Target?, _ outcome: inout Outcome) {
    switch tour.steps[goal].target {
    case .ref(let name):
      targets[name] = target
      relayout(putsAll: false, &outcome)
    case .fixed, .none:
      if let target { tour.steps[goal].target = .fixed(target) }
    }
  }

  mutating func askToConfirm(_ move: ConfirmMove, _ transition: Transition, _ outcome: inout Outcome) {
    let index = move == .leave ? transition.from : transition.goal
    guard let index else { return }
    let id = ask(.confirm(move), options(tour.steps[index]).living.confirm.timeout)
    outcome.tell(
      .confirm(
        question: id, tip: tour.steps[index].id, move: move, from: transition.from, to: transition.goal,
        direction: transition.direction),
      transition.origin)
  }

  /// Asks where the target of a step is, if its options say so.
  mutating func askToResolve(_ goal: Int, _ transition: Transition, _ outcome: inout Outcome) {
    let spec = tour.steps[goal]
    let rules = options(spec).living.resolve
    let reveal = rules.ask == .never ? nil : toReveal(spec)
    let asks =
      switch rules.ask {
      case .never: false
      case .missing: !isPlaceable(spec)
      case .hidden: !isPlaceable(spec) || reveal != nil
      case .always: true
      }
    guard asks else { return }
    tellLeft(transition, &outcome)
    var name: String?
    if case .ref(let ref) = spec.target { name = ref }
    let id = ask(.resolve, rules.timeout)
    outcome.tell(
      .resolve(question: id, tip: spec.id, index: goal, ref: name, reveal: reveal), transition.origin)
  }

  private mutating func ask(_ kind: Question.Kind, _ timeout: Double?) -> String {
    tour.lastQuestion += 1
    let id = "question-\(tour.lastQuestion)"
    tour.transition?.question = Question(id: id, kind: kind)
    tour.transition?.deadline = timeout.map { (seconds: Double) -> Double in now + seconds }
    return id
  }

  /// Tells that the open question needs no answer any more.
  mutating func withdrawQuestion(_ origin: Origin, _ outcome: inout Outcome) {
    guard let question = tour.transition?.question else { return }
    tour.transition?.question = nil
    tour.transition?.deadline = nil
    outcome.tell(.withdrawn(question: question.id), origin)
  }

  /// Stops what is on its way from step to step: the tour stays where it is.
  mutating func cancelTransition(_ origin: Origin, _ outcome: inout Outcome) {
    withdrawQuestion(origin, &outcome)
    tour.transition = nil
    tour.queued = nil
  }

  private func wasAsked(_ id: String) -> Bool {
    let name = "question-"
    var number = 0
    for digit in Array(id.utf8).dropFirst(name.utf8.count) {
      guard number <= tour.lastQuestion, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return false }
      number = number &* 10 &+ Int(digit &- UInt8(ascii: "0"))
    }
    return number > 0 && number <= tour.lastQuestion && id == name + String(number)
  }

  /// The question that waits for an answer.
  public var openQuestion: String? { tour.transition?.question?.id }
}

extension Question.Kind {
  /// Refuses an answer that the question cannot have.
  func check(_ answer: Answer) throws(SessionError) {
    switch (self, answer) {
    case (.confirm, .yes), (.confirm, .no), (.confirm(.enter), .skip): return
    case (.resolve, .target), (.resolve, .skip): return
    case (.confirm(.enter), .target): throw .wrongAnswer(expected: "answer: yes, no or skip")
    case (.confirm(.leave), .target), (.confirm(.leave), .skip): throw .wrongAnswer(expected: "answer: yes or no")
    case (.resolve, .yes), (.resolve, .no): throw .wrongAnswer(expected: "a target or null, or answer: skip")
    }
  }
}
