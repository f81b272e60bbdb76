import TipCore

extension JSONWriter {
  /// Writes a layout as an object.
  mutating func value(
    _ layout: Layout, outline form: PathForm, why detail: Detail, positioner: Positioner? = nil
  ) {
    beginObject()
    layoutMembers(layout, outline: form)
    if let positioner { self.positioner(positioner) }
    if detail != .none { why(layout.why, isFull: detail == .full) }
    endObject()
  }

  /// Writes the members of a layout, but for `why`, into the object at hand.
  mutating func layoutMembers(_ layout: Layout, outline form: PathForm) {
    append(atMost: JSONRoom.longestPlace) { room in room.append(placeOf: layout) }
    outlines(layout, form)
    append(atMost: 16 + layout.cutouts.count * JSONRoom.longestCutout) { room in room.append(layout.cutouts) }
    if let parts = layout.parts {
      key("parts")
      beginArray()
      for part in parts { value(part) }
      endArray()
    } else if layout.measure != .host {
      lines(layout.lines)
    }
    append(atMost: 40) { room in
      room.append("\"measure\":")
      room.append(quoted: layout.measure.rawValue.utf8.span)
    }
    if !layout.missing.isEmpty { member("missing", layout.missing) }
    if layout.isCut { member("cut", true) }
    append(atMost: 40) { room in
      room.append("\"visibility\":")
      room.append(quoted: layout.visibility.rawValue.utf8.span)
    }
    if layout.isHidden { member("hidden", true) }
  }

  /// Writes a cutout.
  mutating func value(_ cutout: Cutout) {
    append(atMost: JSONRoom.longestCutout) { room in room.append(cutout) }
  }

  private mutating func why(_ why: Why, isFull: Bool) {
    append(atMost: 100) { room in
      room.append("\"why\":{\"policy\":")
      room.append(quoted: why.policy.rawValue.utf8.span)
      room.append(",\"choice\":")
      room.append(quoted: why.choice.rawValue.utf8.span)
    }
    if why.slide != Point() { member("slide", why.slide) }
    if why.isResized { member("resized", true) }
    if let lastResort = why.lastResort { member("lastResort", word: lastResort.rawValue) }
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

extension JSONRoom {
  /// How many bytes the members of a place take at most: three rects, three points and sizes of an arrow, and names.
  fileprivate static var longestPlace: Int { 6 * longestRect }

  /// Appends the members of a layout that say where it is.
  fileprivate mutating func append(placeOf layout: Layout) {
    append("\"placement\":")
    if let placement = layout.placement {
      append(quoted: placement.name.utf8.span)
    } else {
      append("null")
    }
    append(",\"frame\":")
    append(layout.frame)
    append(",\"bubble\":")
    append(layout.bubble)
    append(",\"content\":")
    append(layout.content)
    append(",\"arrow\":")
    if let arrow = layout.arrow {
      append(arrow)
    } else {
      append("null")
    }
  }

  /// How many bytes a cutout takes at most.
  fileprivate static var longestCutout: Int { longestRect + 17 + longestRadii }

  fileprivate mutating func append(_ cutouts: [Cutout]) {
    append("\"cutouts\":[")
    for index in cutouts.indices {
      if index > 0 { append(UInt8(ascii: ",")) }
      append(cutouts[index])
    }
    append(UInt8(ascii: "]"))
  }

  fileprivate mutating func append(_ cutout: Cutout) {
    append("{")
    append(membersOf: cutout.rect)
    append(",\"cornerRadius\":")
    append(cutout.cornerRadius)
    append("}")
  }

  private mutating func append(_ arrow: Arrow) {
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
