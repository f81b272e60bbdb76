import TipCore

extension JSONWriter {
  /// Writes the member `positioner`.
  mutating func positioner(_ positioner: Positioner) {
    key("positioner")
    beginObject()
    key("size")
    beginObject()
    member("width", positioner.size.width)
    member("height", positioner.size.height)
    endObject()
    member("anchorRect", positioner.anchorRect)
    member("anchor", positioner.anchor.name)
    member("gravity", positioner.gravity.name)
    var bits = 0
    key("constraints")
    beginArray()
    for constraint in positioner.constraints {
      value(constraint.rawValue)
      bits |= constraint.bit
    }
    endArray()
    member("constraintAdjustment", bits)
    member("offset", positioner.offset)
    endObject()
  }
}
