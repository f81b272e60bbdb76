import TipCore

/// The params of the methods that only name a session.
struct SessionName: Sendable {
  var session: String?

  static let members: [Member<SessionName>] = [.session { $0.session = $1 }]
}

/// The members of the params.
let sessionGetTable = MemberTable<SessionName>("session/get", SessionName.members)

/// Writes the session's complete picture.
func handleSessionGet(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try sessionGetTable.params(params, SessionName())
  let index: Int
  do {
    index = try state.store.index(read.session)
  } catch {
    throw .session(error, list: nil)
  }
  let session = state.store.sessions[index]
  writer.beginObject()
  writer.member("session", session.id)
  writer.key("revision")
  writer.value(session.revision)
  writer.member("bounds", session.surroundings.bounds)
  writer.member("direction", session.surroundings.direction.rawValue)
  writer.key("overlay")
  if let overlay = session.overlayPicture {
    writer.value(overlay, motion: nil, form: state.forms.overlay)
  } else {
    writer.null()
  }
  writer.key("tips")
  writer.beginArray()
  for picture in session.tipPictures { writer.value(picture, motion: nil, outline: state.forms.outline) }
  writer.endArray()
  writer.key("hints")
  writer.beginArray()
  for picture in session.hintPictures { writer.value(picture) }
  writer.endArray()
  writer.regions(session.regions)
  writer.keys(session.keyPictures)
  writer.focus(session.focused)
  writer.tour(state.store.tourPicture(index))
  writer.endObject()
}
