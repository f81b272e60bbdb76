import Testing
import TipCore

@Suite("The store of sessions")
struct SessionStoreTests {
  private let window = Surroundings(bounds: Rect(width: 400, height: 300))

  private func open(_ store: inout SessionStore, _ id: String) throws(SessionError) -> Int {
    try store.open(id, surroundings: window, overrides: OptionOverrides(), targets: [], now: 0)
  }

  private func refusal(_ body: () throws(SessionError) -> Void) -> SessionError? {
    do throws(SessionError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private func spec(_ id: String, at x: Double = 100) -> TipSpec {
    TipSpec(id: id, target: .fixed(.rect(Rect(x: x, y: 100, width: 20, height: 20))), content: .size(Size()))
  }

  @Test("finds a session by its id, or the only one")
  func index() throws {
    var store = SessionStore()
    #expect(refusal { () throws(SessionError) in _ = try store.index(nil) } == .noSession(open: 0))
    _ = try open(&store, "a")
    #expect(try store.index(nil) == 0)
    _ = try open(&store, "b")
    #expect(refusal { () throws(SessionError) in _ = try store.index(nil) } == .noSession(open: 2))
    #expect(try store.index("b") == 1)
    #expect(refusal { () throws(SessionError) in _ = try store.index("c") } == .unknownSession("c"))
    #expect(refusal { () throws(SessionError) in _ = try store.index("") } == .unknownSession(""))
    let closed = store.close(at: 0, now: 0)
    #expect(closed.session.id == "a")
    #expect(try store.index(nil) == 0)
    #expect(try store.index("b") == 0)
  }

  @Test("gives ids that are free")
  func ids() throws {
    var store = SessionStore()
    _ = try open(&store, "session-1")
    _ = try open(&store, "session-3")
    for expected in ["session-2", "session-4", "session-5"] {
      let index = try open(&store, "")
      #expect(store.sessions[index].id == expected)
    }
    #expect(refusal { () throws(SessionError) in _ = try open(&store, "session-4") } == .sessionExists("session-4"))
    _ = store.close(at: try store.index("session-4"), now: 0)
    let again = try open(&store, "session-4")
    #expect(store.sessions[again].id == "session-4")
  }

  @Test("keeps no more sessions, tips and targets than its limits say")
  func limits() throws {
    var store = SessionStore()
    store.limits.sessions = 1
    store.limits.tipsPerSession = 3
    store.limits.targetsPerSession = 2
    _ = try open(&store, "a")
    #expect(refusal { () throws(SessionError) in _ = try open(&store, "b") } == .limit(name: "sessions", value: 1))
    let tooMany = SessionError.limit(name: "tipsPerSession", value: 3)
    try store.with(0) { (session: inout Session) throws(SessionError) in
      let specs = ["a", "b", "c", "d"].map { spec($0) }
      #expect(refusal { () throws(SessionError) in _ = try session.show(specs, animated: false, now: 0) } == tooMany)
      _ = try session.add([specs[0], specs[1]], now: 0)
      _ = try session.show([specs[2]], animated: false, now: 0)
      #expect(refusal { () throws(SessionError) in _ = try session.add([specs[3]], now: 0) } == tooMany)
      #expect(session.tourPicture.count == 2)
      #expect(session.tipPictures.map(\.id) == ["c"])
    }
  }

  @Test("counts new targets towards the limit, not those that move or are gone")
  func targets() throws {
    var store = SessionStore()
    store.limits.targetsPerSession = 2
    let named: [(name: String, target: Target?)] = [
      ("a", .point(Point())), ("b", .point(Point())), ("c", .point(Point())),
    ]
    let tooMany = SessionError.limit(name: "targetsPerSession", value: 2)
    #expect(
      refusal { () throws(SessionError) in
        _ = try store.open("s", surroundings: window, overrides: OptionOverrides(), targets: named, now: 0)
      } == tooMany)
    _ = try store.open(
      "s", surroundings: window, overrides: OptionOverrides(), targets: Array(named.prefix(2)), now: 0)
    try store.with(0) { (session: inout Session) throws(SessionError) in
      var update = SessionUpdate()
      update.targets = [("a", nil), ("b", .point(Point())), ("a", .point(Point(x: 1, y: 1)))]
      _ = try session.update(update, now: 0)
      update.targets = [("c", .point(Point()))]
      #expect(refusal { () throws(SessionError) in _ = try session.update(update, now: 0) } == tooMany)
      update.targets = [("a", nil), ("c", .point(Point())), ("d", nil)]
      _ = try session.update(update, now: 0)
      #expect(session.snapshot.targets.map(\.name) == ["b", "c"])
      update.targets = [("b", nil), ("b", .point(Point())), ("d", .point(Point())), ("e", .point(Point())), ("e", nil)]
      #expect(refusal { () throws(SessionError) in _ = try session.update(update, now: 0) } == tooMany)
    }
  }

  @Test("asks to be woken for the first timer of all sessions")
  func deadlines() throws {
    var store = SessionStore()
    _ = try open(&store, "a")
    _ = try open(&store, "b")
    #expect(store.nextDeadline == nil)
    func show(_ index: Int, at time: Double) throws(SessionError) {
      try store.with(index) { (session: inout Session) throws(SessionError) in
        _ = try session.show([spec("t")], animated: true, now: time)
      }
    }
    try show(0, at: 10)
    #expect(store.nextDeadline == 10.15)
    try show(1, at: 5)
    #expect(store.nextDeadline == 5.15)
    let outcome = store.with(1) { (session: inout Session) -> Outcome in session.advance(to: 7) }
    #expect(outcome.events.map(\.kind) == [.shown(tip: "t")])
    #expect(store.nextDeadline == 10.15)
    _ = store.close(at: 0, now: 7)
    #expect(store.nextDeadline == nil)
  }
}
