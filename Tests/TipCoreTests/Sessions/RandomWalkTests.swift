import Testing
import TipCore

@Suite("A session on random walks")
struct RandomWalkTests {
  /// One walk: every input is given to session and model, and both must say the same.
  private func walk(seed: UInt64, steps: Int) throws {
    var random = SeededGenerator(seed: seed)
    let wraps = seed.isMultiple(of: 3)
    var session = try SessionUnderTest(wraps: wraps)
    var model = SessionModel()
    model.wraps = wraps
    var counts = Counts()
    for step in 0..<steps {
      let input = Input.random(&random)
      let before = model
      var refusal: SessionModel.Refusal?
      var expected: SessionModel.Refusal?
      var outcome = Outcome()
      session.targets = model.targets
      do throws(SessionModel.Refusal) { try model.take(input) } catch { expected = error }
      if expected != nil { model = before }
      do throws(SessionError) { outcome = try session.take(input) } catch { refusal = error.refusal }
      try #require(refusal == expected, "\(step): \(input) after \(before)")
      if expected == nil {
        counts.count(outcome)
        try #require(outcome.changeWords == model.changes, "\(step): \(input) after \(before)")
        try #require(outcome.eventWords == model.events, "\(step): \(input) after \(before)")
        try #require(session.meaning == model.meaning, "\(step): \(input) after \(before)")
      }
      let (found, wished) = (session.words, model.words)
      try #require(found == wished, "\(step): \(input) after \(before)")
      if step.isMultiple(of: 20) { try expectSame(session.reopened(), session.session) }
    }
    counts.count(session.close())
    counts.expectEachOnce()
  }

  /// What was exported is there again, but for what was on its way.
  private func expectSame(_ one: Session, _ other: Session) throws {
    func isBrought(_ tip: TipPicture) -> Bool { tip.step == nil && Actor.named(tip.id).life.trigger == "hover" }
    let known = Set(other.tipPictures.map(\.id))
    try #require(
      one.tipPictures.map(\.id).filter { known.contains($0) }
        == other.tipPictures.filter { !isBrought($0) }.map(\.id))
    try #require(Set(one.hintPictures.map(\.id)) == Set(other.hintPictures.map(\.id)))
    var tour = other.tourPicture
    (tour.coming, tour.question) = (nil, nil)
    try #require(one.tourPicture == tour)
  }

  @Test("does what the model does", arguments: 1...100)
  func walks(seed: Int) throws {
    try walk(seed: UInt64(seed), steps: 1_000)
  }
}

extension SessionUnderTest {
  /// All that can be seen of a session, in words.
  fileprivate var words: [String] {
    let deadline = nextDeadline.map { "\($0)" } ?? "none"
    return [
      "\(session.revision)", deadline, session.tipPictures.map(\.id).joined(separator: ","),
      session.hintPictures.map(\.id).sorted().joined(separator: ","),
      session.overlayPicture?.words ?? "no overlay", session.tourPicture.words,
    ]
  }
}

extension SessionModel {
  /// The same of the model.
  fileprivate var words: [String] {
    let markers = kept.filter { $0.cause == .hint }.map(\.id).sorted()
    return [
      "\(revision)", nextDeadline.map { "\($0)" } ?? "none", tips.map(\.id).joined(separator: ","),
      markers.joined(separator: ","), dim.told ?? "no overlay", tourWords,
    ]
  }

  private var tourWords: String {
    let name =
      switch tour {
      case .idle: "idle"
      case .ended: "ended"
      case .at: "running"
      case .paused: "paused"
      }
    let coming = way?.goal.map { " to \(steps[$0])" } ?? ""
    let question = way?.question.map { " asks \($0.id)" } ?? ""
    guard let index = current else {
      return "\(name) \(steps.count) \(counted.filter { $0 }.count)" + coming + question
    }
    var number = 1
    var total = 0
    for (other, isCounted) in counted.enumerated() where isCounted || other == index {
      total += 1
      if other < index { number += 1 }
    }
    return "\(name) \(index) of \(steps.count) at \(steps[index]), \(number) of \(total)" + coming + question
  }
}

extension TourPicture {
  /// The same of what the session says.
  fileprivate var words: String {
    let way = (coming.map { " to \($0)" } ?? "") + (question.map { " asks \($0)" } ?? "")
    guard let index = state.index, let place else { return "\(state.name) \(count) \(total ?? -1)" + way }
    return "\(state.name) \(index) of \(count) at \(step ?? "nothing"), \(place.number) of \(place.total)" + way
  }
}
