import TipCore

extension JSONWriter {
  /// Writes a layout as an object.
  mutating func value(
    _ layout: Layout, outline form: PathForm, why detail: Detail, positioner: Positioner? = nil
  ) {
    beginObject()
    layoutMembers(layout, outline: form)
    if let positioner { self.positioner(positioner) }
    if detail != .none {
      key("why")
      value(layout.why, isFull: detail == .full)
    }
    endObject()
  }

  /// Writes the members of a layout, but for `why`, into the object at hand.
  mutating func layoutMembers(_ layout: Layout, outline form: PathForm) {
    member("placement", layout.placement?.name)
    member("frame", layout.frame)
    member("bubble", layout.bubble)
    member("content", layout.content)
    key("arrow")
    value(layout.arrow)
    outlines(layout, form)
    key("cutouts")
    beginArray()
    for cutout in layout.cutouts { value(cutout) }
    endArray()
    if let parts = layout.parts {
      key("parts")
      beginArray()
      for part in parts { value(part) }
      endArray()
    } else if layout.measure != .host {
      lines(layout.lines)
    }
    member("measure", layout.measure.rawValue)
    if !layout.missing.isEmpty { member("missing", layout.missing) }
    if layout.isCut { member("cut", true) }
    member("visibility", layout.visibility.rawValue)
    if layout.isHidden { member("hidden", true) }
  }

  private mutating func value(_ arrow: Arrow?) {
    guard let arrow else {
      null()
      return
    }
    append(atMost: 3 * OutputSpan.longestRect) { out in out.append(arrow) }
  }

  /// Writes a cutout.
  mutating func value(_ cutout: Cutout) {
    append(atMost: OutputSpan.longestRect + 17 + OutputSpan.longestRadii) { out in
      out.append("{")
      out.append(membersOf: cutout.rect)
      out.append(",\"cornerRadius\":")
      out.append(cutout.cornerRadius)
      out.append("}")
    }
  }

  private mutating func value(_ why: Why, isFull: Bool) {
    beginObject()
    member("policy", why.policy.rawValue)
    member("choice", why.choice.rawValue)
    if why.slide != Point() { member("slide", why.slide) }
    if why.isResized { member("resized", true) }
    if let lastResort = why.lastResort { member("lastResort", lastResort.rawValue) }
    if why.overlap { member("overlap", true) }
    if isFull {
      key("overflow")
      value(why.overflow)
    }
    if !why.rejected.isEmpty { rejected(why.rejected, isFull: isFull) }
    endObject()
  }

  private mutating func rejected(_ rejected: [Rejection], isFull: Bool) {
    key("rejected")
    beginArray()
    for rejection in rejected {
      guard isFull else {
        value(rejection.placement.name)
        continue
      }
      beginObject()
      member("placement", rejection.placement.name)
      key("overflow")
      value(rejection.overflow)
      endObject()
    }
    endArray()
  }
}

extension OutputSpan<UInt8> {
  fileprivate mutating func append(_ arrow: Arrow) {
    append("{\"edge\":")
    append(quoted: arrow.edge.rawValue.utf8.span)
    append(",\"tip\":")
    append(arrow.tip)
    append(",\"base\":")
    append(arrow.base)
    append(",\"width\":")
    append(number: arrow.width)
    append(",\"length\":")
    append(number: arrow.length)
    append(",\"pointsAtTarget\":")
    append(arrow.pointsAtTarget ? "true}" : "false}")
  }
}
