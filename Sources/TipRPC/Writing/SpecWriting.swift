import TipCore

extension JSONWriter {
  /// Writes a tip or a step, as it is read.
  mutating func value(_ spec: TipSpec) {
    beginObject()
    member("id", spec.id)
    key("target")
    switch spec.target {
    case .none: null()
    case .fixed(let target): self.target(target)
    case .ref(let name):
      beginObject()
      member("ref", name)
      endObject()
    }
    key("content")
    value(spec.content)
    if !spec.overrides.isEmpty {
      key("options")
      value(spec.overrides)
    }
    if !spec.data.isEmpty {
      key("data")
      raw(spec.data[...])
    }
    extras(spec.extras)
    endObject()
  }

  private mutating func extras(_ extras: TipExtras) {
    if !extras.group.isEmpty { member("group", extras.group) }
    if !extras.conditions.isEmpty {
      key("when")
      beginArray()
      for condition in extras.conditions { value((condition.isNegated ? "!" : "") + condition.name) }
      endArray()
    }
    if !extras.advanceOn.isEmpty { member("advanceOn", extras.advanceOn) }
    if !extras.home.isEmpty { member("session", extras.home) }
    let words = extras.accessibility
    guard words != AccessibleWords() else { return }
    key("accessibility")
    beginObject()
    if let label = words.label { member("label", label) }
    if let description = words.description { member("description", description) }
    if let announcement = words.announcement { member("announcement", announcement) }
    if let returnFocus = words.returnFocus { member("returnFocus", returnFocus) }
    endObject()
  }

  /// Writes a target, or null.
  mutating func target(_ target: Target?) {
    guard let target else { return null() }
    beginObject()
    switch target.shape {
    case .rect(let rect): member("rect", rect)
    case .point(let point): member("point", point)
    case .lines(let rects, let pointer):
      key("rects")
      beginArray()
      for rect in rects { value(rect) }
      endArray()
      if let pointer { member("pointer", pointer) }
    }
    if target.cornerRadius != 0 { member("cornerRadius", target.cornerRadius) }
    if let clip = target.clip { member("clip", clip) }
    endObject()
  }

  private mutating func value(_ content: Content) {
    beginObject()
    switch content {
    case .size(let size): self.size("size", size)
    case .sizes(let sizes):
      key("sizes")
      beginArray()
      for size in sizes { value(size) }
      endArray()
    case .text(let text): member("text", text)
    case .parts(let parts): members(parts)
    }
    endObject()
  }

  private mutating func members(_ parts: ContentParts) {
    if let title = parts.title { member("title", title) }
    if let text = parts.text { member("text", text) }
    if let image = parts.image { size("image", image) }
    if !parts.buttons.isEmpty {
      key("buttons")
      beginArray()
      for button in parts.buttons {
        beginObject()
        member("id", button.id)
        member("label", button.label)
        member("action", button.action)
        endObject()
      }
      endArray()
    }
    switch parts.progress {
    case nil: break
    case .steps?: member("progress", true)
    case .text(let text)?: member("progress", text)
    case .count(let current, let total)?:
      key("progress")
      beginObject()
      member("current", current)
      member("total", total)
      endObject()
    }
    if parts.hasClose { member("close", true) }
  }

  private mutating func size(_ name: StaticString, _ size: Size) {
    key(name)
    value(size)
  }

  private mutating func value(_ size: Size) {
    beginObject()
    member("width", size.width)
    member("height", size.height)
    endObject()
  }
}
