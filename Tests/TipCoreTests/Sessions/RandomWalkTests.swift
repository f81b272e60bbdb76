import Testing
import TipCore

@Suite("A session on random walks")
struct RandomWalkTests {
  /// One walk: every input is given to session and model, and both must say the same.
  private func walk(seed: UInt64, steps: Int) throws {
    var random = SeededGenerator(seed: seed)
    var session = try SessionUnderTest()
    var model = SessionModel()
    var counts = Counts()
    for _ in 0..<steps {
      let input = Input.random(&random)
      let before = model
      do {
        let outcome = try session.take(input)
        try model.take(input)
        #expect(outcome.changeWords == model.changes, "\(input) after \(before)")
        #expect(outcome.eventWords == model.events, "\(input) after \(before)")
        counts.count(outcome)
      } catch let error as SessionError {
        #expect(refusal(of: input, model) == error.refusal, "\(input) after \(before)")
      }
      try #require(session.session.revision == Int64(model.revision), "\(input) after \(before)")
      #expect(session.nextDeadline == model.nextDeadline, "\(input) after \(before)")
      #expect(session.session.tipPictures.map(\.id) == model.tips.map(\.id))
      #expect(session.session.overlayPicture?.words == model.overlay)
      #expect(session.session.tourPicture.words == model.tourWords)
    }
    counts.count(session.close())
    counts.expectEachOnce()
  }

  /// Why the model refuses an input; nil if it does not.
  private func refusal(of input: Input, _ model: SessionModel) -> SessionModel.Refusal? {
    var model = model
    do throws(SessionModel.Refusal) {
      try model.take(input)
      return nil
    } catch {
      return error
    }
  }

  @Test("does what the model does", arguments: 1...40)
  func walks(seed: Int) throws {
    try walk(seed: UInt64(seed), steps: 600)
  }
}

extension SessionModel {
  /// The tour in words.
  fileprivate var tourWords: String {
    switch tour {
    case .idle: "idle \(steps.count)"
    case .ended: "ended \(steps.count)"
    case .at(let index): "running \(index) of \(steps.count) at \(steps[index])"
    }
  }
}

extension TourPicture {
  /// The same of what the session says.
  fileprivate var words: String {
    guard let index = state.index else { return "\(state.name) \(count)" }
    return "\(state.name) \(index) of \(count) at \(step ?? "nothing")"
  }
}

/// How often each tip came, left and was told as shown and dismissed.
private struct Counts {
  private var isThere: Set<String> = []
  private var owed: [String: Int] = [:]
  private var begun = 0
  private var ended = 0

  mutating func count(_ outcome: Outcome) {
    for change in outcome.changes {
      switch change {
      case .putTip(let tip, _): isThere.insert(tip.id)
      case .removeTip(let id, _):
        #expect(isThere.remove(id) != nil, "\(id) left without having come")
        owed[id, default: 0] += 1
      case .putOverlay, .removeOverlay, .putHint, .removeHint: break
      }
    }
    for event in outcome.events {
      switch event.kind {
      case .dismissed(let tip, _):
        owed[tip, default: 0] -= 1
        #expect(owed[tip, default: 0] >= 0, "\(tip) was dismissed twice")
      case .ended: ended += 1
      default: break
      }
    }
  }

  /// Every tip that left was told once, nothing is left, and a tour ends at most once.
  func expectEachOnce() {
    #expect(isThere.isEmpty)
    #expect(owed.values.allSatisfy { $0 == 0 })
    #expect(ended <= 1)
  }
}
