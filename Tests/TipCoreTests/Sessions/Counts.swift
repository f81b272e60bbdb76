import Testing
import TipCore

/// How often each tip came, left and was told as shown, hidden and dismissed, and how often the tour ended.
struct Counts {
  private var isThere: Set<String> = []
  private var markers: Set<String> = []
  /// How many events are owed for a tip that has left the screen.
  private var owed: [String: Int] = [:]
  private var mayBeShown: [String: Int] = [:]
  private var isRunning = false

  mutating func count(_ outcome: Outcome) {
    for change in outcome.changes {
      switch change {
      case .putTip(let tip, _):
        isThere.insert(tip.id)
        mayBeShown[tip.id, default: 0] += 1
      case .removeTip(let id, _):
        #expect(isThere.remove(id) != nil, "\(id) left without having come")
        owed[id, default: 0] += 1
      case .putHint(let hint): markers.insert(hint.id)
      case .removeHint(let id): #expect(markers.remove(id) != nil, "the marker of \(id) left without having come")
      case .putOverlay, .removeOverlay: break
      }
    }
    for event in outcome.events { count(event) }
  }

  private mutating func count(_ event: Event) {
    switch event.kind {
    case .shown(let tip):
      mayBeShown[tip, default: 0] -= 1
      #expect(mayBeShown[tip, default: 0] >= 0, "\(tip) was shown more often than put")
    case .hidden(let tip, _):
      owed[tip, default: 0] -= 1
      #expect(owed[tip, default: 0] >= 0, "\(tip) was hidden without having left")
    case .dismissed(let tip, _):
      // A tip that was hidden, or never came, is dismissed without leaving the screen.
      owed[tip, default: 0] = max(0, owed[tip, default: 0] - 1)
    case .left, .paused, .resumed: isRunning = true
    case .ended:
      isRunning = false
    default: break
    }
  }

  /// Every tip that left was told, nothing is left, and no tour runs on.
  func expectEachOnce() {
    #expect(isThere.isEmpty)
    #expect(markers.isEmpty)
    #expect(owed.values.allSatisfy { $0 == 0 })
    #expect(!isRunning)
  }
}
