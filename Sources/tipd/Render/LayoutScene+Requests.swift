import TipRPC

/// What is asked of the server.
extension LayoutScene {
  /// The members that describe a window.
  private static let window = ["bounds", "safeArea", "direction", "unit", "workAreas", "obstacles", "options"]
  /// The forms of an outline that need not be known here.
  private static let forms = ["none", "commands", "polygon"]

  /// The request itself, with the outline as a path.
  var layoutRequest: Request {
    Request("layout") { (json: inout JSONWriter) -> Void in
      for (name, value) in params.members {
        json.key(named: name.plain)
        if name.equals("outline"), Self.forms.contains(value.plain) {
          json.value("svg")
        } else {
          json.raw(value.raw)
        }
      }
    }
  }

  /// A session with the same window.
  var sessionRequest: Request {
    Request("session/open") { (json: inout JSONWriter) -> Void in
      for (name, value) in params.members where Self.window.contains(name.plain) {
        json.key(named: name.plain)
        json.raw(value.raw)
      }
    }
  }

  /// Shows a tip on the side where its layout is.
  func showRequest(_ item: JSONValue, at placement: String?) -> Request {
    Request("show") { (json: inout JSONWriter) -> Void in
      json.key("tip")
      json.beginObject()
      json.key("target")
      let target = item.member("target")
      json.raw(target.flatMap { $0.count > 0 ? $0.raw : nil } ?? nowhere)
      json.key("content")
      json.raw(item.member("content")?.raw ?? noContent)
      json.key("options")
      json.beginObject()
      // What items share is the session's.
      let own = params.member("items") == nil ? nil : item.member("options")
      for (name, value) in own?.members.map({ ($0.key, $0.value) }) ?? [] where !Self.choosing.contains(name.plain) {
        json.key(named: name.plain)
        json.raw(value.raw)
      }
      json.member("placement", placement ?? "top")
      json.member("policy", "fixed")
      json.member("lastResort", "overflow")
      json.member("trigger", "now")
      json.member("showDelay", 0)
      json.endObject()
      json.endObject()
    }
  }

  /// The options that choose a placement or a time, which are chosen already.
  private static let choosing = ["placement", "policy", "lastResort", "trigger", "showDelay"]
}

/// A target for a tip that has none: only its looks are asked for.
private let nowhere = Array(#"{"point":{"x":0,"y":0}}"#.utf8)[...]

/// A content for an outline alone.
private let noContent = Array(#"{"size":{"width":0,"height":0}}"#.utf8)[...]
