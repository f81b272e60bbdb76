import TipCore
import TipRPC

/// The requests of the demo.
extension Request {
  /// Lets time go by, in seconds.
  static func advance(_ seconds: Double) -> Request {
    Request("clock/advance") { (params: inout JSONWriter) -> Void in params.member("by", seconds) }
  }

  /// Asks what a tap at a point means.
  static func tap(_ x: Double, _ y: Double) -> Request {
    Request("tap") { (params: inout JSONWriter) -> Void in params.member("point", Point(x: x, y: y)) }
  }

  /// Puts tips on the screen.
  static func show(_ tips: [DemoTip]) -> Request { Request("show", tips) }

  /// Adds steps to the tour.
  static func add(_ tips: [DemoTip]) -> Request { Request("add", tips) }

  private init(_ method: String, _ tips: [DemoTip]) {
    self.init(method) { (params: inout JSONWriter) -> Void in
      params.list("tips", tips) { (tip: DemoTip, json: inout JSONWriter) -> Void in
        json.member("id", tip.id)
        json.key("target")
        json.target(tip.target)
        json.contentAndOptions(tip)
      }
    }
  }

  /// Opens the session of a chapter, with the window's controls as targets.
  static func open(_ chapter: DemoChapter) -> Request {
    Request("session/open") { (params: inout JSONWriter) -> Void in
      params.surroundings(chapter)
      params.key("targets")
      params.beginObject()
      for control in chapter.window.controls where !control.name.isEmpty {
        params.key(named: control.name)
        params.target(control)
      }
      params.endObject()
    }
  }

  /// Asks where tips of a chapter go and why, without a session.
  static func explain(_ tips: [DemoTip], in chapter: DemoChapter) -> Request {
    Request("layout") { (params: inout JSONWriter) -> Void in
      params.surroundings(chapter)
      params.member("why", "full")
      params.list("items", tips) { (tip: DemoTip, json: inout JSONWriter) -> Void in
        json.key("target")
        if case .control(let name) = tip.target, let control = chapter.window.control(name) {
          json.target(control)
        } else {
          json.target(tip.target)
        }
        json.contentAndOptions(tip)
      }
    }
  }
}
