import TipCore

extension JSONWriter {
  /// Writes a hint's picture, as a change and as part of the session's.
  mutating func value(_ picture: HintPicture) {
    beginObject()
    member("put", "hint")
    member("id", picture.id)
    member("z", picture.z)
    member("frame", picture.frame)
    member("color", picture.color)
    regions(picture.region.map { (region: Region) -> [Region] in [region] } ?? [])
    accessibility(picture.accessibility)
    if !picture.data.isEmpty {
      key("data")
      raw(picture.data[...])
    }
    if !picture.idle.isNone {
      key("idle")
      value(picture.idle)
    }
    endObject()
  }

  /// Writes the member `accessibility`.
  mutating func accessibility(_ words: Accessibility) {
    key("accessibility")
    beginObject()
    member("role", words.role.rawValue)
    if let label = words.label { member("label", label) }
    if let description = words.description { member("description", description) }
    if let announcement = words.announcement { member("announcement", announcement) }
    if words.isModal { member("modal", true) }
    if let returnFocus = words.returnFocus { member("returnFocus", returnFocus) }
    if !words.tabOrder.isEmpty {
      key("tabOrder")
      beginArray()
      for id in words.tabOrder { value(id) }
      endArray()
    }
    endObject()
  }

  /// Writes the member `focus`.
  mutating func focus(_ focused: (tip: String, button: String)?) {
    key("focus")
    guard let focused else { return null() }
    beginObject()
    member("tip", focused.tip)
    member("button", focused.button)
    endObject()
  }

  /// Writes the member `keys`.
  mutating func keys(_ keys: [KeyPicture]) {
    key("keys")
    beginArray()
    for picture in keys {
      beginObject()
      member("key", picture.key.rawValue)
      if picture.shift { member("shift", true) }
      member("tip", picture.tip)
      if let button = picture.button { member("button", button) }
      member("action", picture.action)
      member("consumed", picture.consumed)
      endObject()
    }
    endArray()
  }
}
