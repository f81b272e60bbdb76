import TipCore

extension JSONWriter {
  /// Writes a whole change result; members of one method's own are written by `extra`.
  mutating func changeResult(
    _ session: Session, _ outcome: Outcome, _ news: SessionNews, forms: Forms,
    extra: (inout JSONWriter) -> Void = { _ in }
  ) {
    beginObject()
    member("session", session.id)
    key("revision")
    value(session.revision)
    key("changes")
    beginArray()
    for change in outcome.changes { value(change, forms) }
    endArray()
    key("events")
    beginArray()
    for event in outcome.events { value(event) }
    endArray()
    value(news, session)
    extra(&self)
    endObject()
  }

  /// Writes the members of what is new beside changes.
  private mutating func value(_ news: SessionNews, _ session: Session) {
    if let bounds = news.bounds { member("bounds", bounds) }
    if let direction = news.direction { member("direction", direction.rawValue) }
    if let keys = news.keys { self.keys(keys) }
    if news.movesFocus { focus(session.focused) }
    if let tour = news.tour { self.tour(tour) }
  }

  private mutating func value(_ change: Change, _ forms: Forms) {
    switch change {
    case .putTip(let picture, let motion): value(picture, motion: motion, outline: forms.outline)
    case .putHint(let picture): value(picture)
    case .putOverlay(let picture, let motion): value(picture, motion: motion, form: forms.overlay)
    case .removeTip(let id, let motion): removal("tip", id, motion)
    case .removeHint(let id): removal("hint", id, .none)
    case .removeOverlay(let motion): removal("overlay", overlayID, motion)
    }
  }

  private mutating func removal(_ what: String, _ id: String, _ motion: Motion) {
    beginObject()
    member("remove", what)
    member("id", id)
    self.motion(motion)
    endObject()
  }
}
