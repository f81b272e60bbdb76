import Testing
import TipCore

@Suite("The policy steady")
struct SteadyPolicyTests {
  private func trial(_ target: Rect, _ change: (inout Trial) -> Void = { _ in }) -> Layout {
    Trial {
      $0.target = target
      change(&$0)
    }.layout
  }

  @Test("slides along and keeps its side")
  func slides() {
    let layout = trial(Rect(x: 370, y: 120, width: 24, height: 24))
    #expect(layout.placement == Placement(.bottom))
    // Centred it would reach from 322 to 442; the clip ends at 392.
    #expect(layout.bubble.origin == Point(x: 272, y: 154))
    #expect(layout.why.slide == Point(x: -50, y: 0))
    #expect(layout.why.choice == .preferred)
  }

  @Test("takes the opposite side, then the others, then the one with most room")
  func fallbacks() {
    let low = trial(Rect(x: 160, y: 250, width: 80, height: 30))
    #expect(low.placement == Placement(.top))
    #expect(low.why.choice == .opposite)
    #expect(low.why.rejected.map(\.placement) == [Placement(.bottom)])
    // Below it would end at 290 + 40: 38 beyond the clip.
    #expect(low.why.rejected.first?.overflow.bottom == 38)

    let tall = trial(Rect(x: 100, y: 20, width: 80, height: 260))
    #expect(tall.placement == Placement(.right))
    #expect(tall.why.choice == .fallback)
    #expect(tall.why.rejected.map(\.placement) == [Placement(.bottom), Placement(.top)])

    let full = trial(Rect(x: 30, y: 20, width: 350, height: 265))
    // Sticks out: bottom 295 + 40 − 292 = 43, top 8 + 30 = 38, right 390 + 120 − 392 = 118, left 8 + 100 = 108.
    #expect(full.placement == Placement(.top))
    #expect(full.why.choice == .mostRoom)
    #expect(full.why.lastResort == .cover)
    #expect(full.why.overlap)
    #expect(full.bubble.origin == Point(x: 145, y: 8))
    #expect(full.arrow == nil)
  }

  @Test("keeps the alignment on every side")
  func alignment() {
    let layout = trial(Rect(x: 100, y: 20, width: 80, height: 260)) {
      $0.options.placement = .physical(Placement(.bottom, .end))
    }
    #expect(layout.placement == Placement(.right, .end))
    #expect(layout.why.rejected.map(\.placement) == [Placement(.bottom, .end), Placement(.top, .end)])
  }

  @Test("fits when just flush, and not when one unit is missing")
  func flush() {
    // Below: 10 of gap, 40 of bubble, 8 of margin.
    #expect(trial(Rect(x: 160, y: 212, width: 80, height: 30)).placement == Placement(.bottom))
    #expect(trial(Rect(x: 160, y: 213, width: 80, height: 30)).placement == Placement(.top))
    let slack = trial(Rect(x: 160, y: 212, width: 80, height: 30)) { $0.options.slack = Lengths(1) }
    #expect(slack.placement == Placement(.top))
  }

  @Test("keeps the placement that was there while it fits")
  func previous() {
    let kept = trial(Rect(x: 160, y: 120, width: 80, height: 30)) { $0.previous = Placement(.left, .start) }
    #expect(kept.placement == Placement(.left, .start))
    #expect(kept.why.choice == .previous)
    let left = trial(Rect(x: 60, y: 120, width: 80, height: 30)) { $0.previous = Placement(.left, .start) }
    #expect(left.placement == Placement(.bottom))
    #expect(left.why.rejected.map(\.placement) == [Placement(.left, .start)])
  }

  @Test("counts the safe area and the margin")
  func clip() {
    let layout = trial(Rect(x: 0, y: 270, width: 20, height: 20)) {
      $0.surroundings.safeArea = Insets(top: 40, right: 0, bottom: 0, left: 30)
      $0.options.margin = Insets(top: 1, right: 2, bottom: 3, left: 4)
    }
    #expect(layout.placement == Placement(.top))
    #expect(layout.bubble == Rect(x: 34, y: 220, width: 120, height: 40))
  }

  @Test("lets the start and the top win when the bubble is larger than the clip")
  func oversize() {
    let size = Content.size(Size(width: 600, height: 500))
    let target = Rect(x: 160, y: 120, width: 80, height: 30)
    #expect(trial(target) { $0.content = size }.bubble.origin == Point(x: 8, y: 8))
    let mirrored = trial(target) {
      $0.content = size
      $0.surroundings.direction = .rtl
    }
    #expect(mirrored.bubble.origin == Point(x: 392 - 616, y: 8))
  }
}
