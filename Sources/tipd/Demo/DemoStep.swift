import TipCore
import TipRPC

/// A tip of the demo.
struct DemoTip {
  let id: String
  let target: DemoTarget
  /// Its content as JSON.
  let content: [UInt8]
  /// Its options as JSON.
  let options: String

  init(_ id: String, at target: DemoTarget, _ text: String, options: String = "{}") {
    var content = JSONWriter()
    content.beginObject()
    content.member("text", text)
    content.endObject()
    self.init(id, at: target, content: content.bytes, options: options)
  }

  init(_ id: String, at target: DemoTarget, content: [UInt8], options: String = "{}") {
    self.id = id
    self.target = target
    self.content = content
    self.options = options
  }
}

/// What a tip of the demo belongs to.
enum DemoTarget {
  /// A control of the window, by name.
  case control(String)
  case point(Point)
}

/// One step of the demo: some requests, and the picture after them.
struct DemoStep {
  let title: String
  /// What there is to see, in a sentence or two.
  let text: String
  let calls: [Request]
}

/// Steps that share one window and one session.
struct DemoChapter {
  let window: DemoWindow
  /// The session's options as JSON.
  let options: String
  /// All tips of the chapter.
  let tips: [DemoTip]
  /// The requests between `session/open` and the first step.
  let preparation: [Request]
  let steps: [DemoStep]
}
