import Testing
import TipCore

@Suite("The policy ordered")
struct OrderedPolicyTests {
  private func trial(_ change: (inout Trial) -> Void) -> Layout {
    Trial {
      $0.options.policy = .ordered
      change(&$0)
    }.layout
  }

  @Test("takes the preferred placement, then the first of the list that fits")
  func order() {
    let layout = trial {
      $0.target = Rect(x: 160, y: 250, width: 80, height: 30)
      $0.options.order = PlacementList([
        .physical(Placement(.bottom, .start)), .trailing(.end), .physical(Placement(.top)),
      ])
    }
    #expect(layout.placement == Placement(.right, .end))
    #expect(layout.why.choice == .fallback)
    // `auto` prefers the first of the list.
    #expect(layout.why.rejected.map(\.placement) == [Placement(.bottom, .start)])
    let mirrored = trial {
      $0.target = Rect(x: 160, y: 250, width: 80, height: 30)
      $0.surroundings.direction = .rtl
      $0.options.order = PlacementList([.physical(Placement(.bottom)), .trailing(.center)])
    }
    #expect(mirrored.placement == Placement(.left))
  }

  @Test("returns to the preferred placement when nothing fits")
  func nothing() {
    let layout = trial {
      $0.target = Rect(x: 30, y: 20, width: 350, height: 265)
      $0.options.placement = .physical(Placement(.left))
    }
    #expect(layout.placement == Placement(.left))
    #expect(layout.why.choice == .preferred)
    #expect(layout.why.lastResort == .cover)
    #expect(layout.bubble.origin == Point(x: 8, y: 132.5))
    #expect(layout.why.rejected.count == 4)
  }

  @Test("tries no placement twice")
  func once() {
    let layout = trial {
      $0.target = Rect(x: 30, y: 20, width: 350, height: 265)
      $0.options.placement = .physical(Placement(.right))
      $0.previous = Placement(.top)
    }
    #expect(
      layout.why.rejected.map(\.placement) == [
        Placement(.top), Placement(.right), Placement(.bottom), Placement(.left),
      ])
  }

  @Test("with fit clear takes any place where the moved tip leaves its target free")
  func clear() {
    // The tip below sticks out by 8, and moved up by 8 it still clears a target that ends at 240.
    let below = trial {
      $0.options.fit = .clear
      $0.target = Rect(x: 160, y: 205, width: 80, height: 35)
      $0.options.margin = Insets()
      $0.options.offset = Insets(all: 4)
    }
    #expect(below.placement == Placement(.bottom))
    let above = trial {
      $0.options.fit = .clear
      $0.target = Rect(x: 160, y: 220, width: 80, height: 35)
      $0.options.margin = Insets()
    }
    // 255 + 10 + 40 is 5 beyond the window; moved up, the gap would reach into the target.
    #expect(above.placement == Placement(.top))
    #expect(above.why.choice == .fallback)
  }
}
