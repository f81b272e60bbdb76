import TipCore

extension JSONWriter {
  /// Writes an event.
  mutating func value(_ event: Event) {
    beginObject()
    member("event", event.kind.name.rawValue)
    members(event.kind)
    member("origin", event.origin.rawValue)
    endObject()
  }

  private mutating func members(_ kind: Event.Kind) {
    switch kind {
    case .paused, .resumed, .faded: break
    case .shown(let tip), .entered(let tip), .exited(let tip): member("tip", tip)
    case .hidden(let tip, let reason): members(tip, reason.rawValue)
    case .dismissed(let tip, let reason): members(tip, reason)
    case .ended(let reason): member("reason", reason)
    case .unchanged(let reason, let tip):
      member("reason", reason.rawValue)
      if let tip { member("tip", tip) }
    case .left(let tip, let from, let to, let direction):
      member("tip", tip)
      way(from: from, to: to, direction)
    case .skipped(let tip, let index, let reason):
      member("tip", tip)
      member("index", index)
      member("reason", reason.rawValue)
    case .waiting(let tip, let index, let ref): members(tip, index: index, ref: ref)
    case .confirm(let question, let tip, let move, let from, let to, let direction):
      member("question", question)
      member("tip", tip)
      member("move", move.rawValue)
      way(from: from, to: to, direction)
    case .resolve(let question, let tip, let index, let ref, let reveal):
      member("question", question)
      members(tip, index: index, ref: ref)
      if let reveal { member("reveal", reveal) }
    case .withdrawn(let question): member("question", question)
    case .tapped(let region, let tip, let button, let point):
      member("region", region.rawValue)
      member("tip", tip)
      if let button { member("button", button) }
      if let point { member("point", point) }
    case .pointed(let kind, let tip, let point):
      member("kind", kind.rawValue)
      member("tip", tip)
      member("point", point)
    case .focused(let tip, let button):
      member("tip", tip)
      member("button", button)
    case .action(let name, let tip):
      member("name", name)
      member("tip", tip)
    }
  }

  private mutating func members(_ tip: String, _ reason: String) {
    member("tip", tip)
    member("reason", reason)
  }

  private mutating func members(_ tip: String, index: Int, ref: String?) {
    member("tip", tip)
    member("index", index)
    if let ref { member("ref", ref) }
  }

  private mutating func way(from: Int?, to: Int?, _ direction: TourDirection) {
    member("from", from)
    member("to", to)
    member("direction", direction.rawValue)
  }

  /// Writes the member `tour`.
  mutating func tour(_ tour: TourPicture) {
    key("tour")
    beginObject()
    member("state", tour.state.name)
    member("index", tour.state.index)
    member("count", tour.count)
    member("step", tour.step)
    member("number", tour.place?.number)
    member("total", tour.place?.total ?? tour.total)
    member("isFirst", tour.place?.isFirst ?? false)
    member("isLast", tour.place?.isLast ?? false)
    member("coming", tour.coming)
    member("question", tour.question)
    if tour.isDismissed { member("dismissed", true) }
    endObject()
  }
}
