/// Why there is no picture; the text is that of the error that a host would get.
package struct PictureError: Error {
  /// One sentence.
  package let message: String
}

extension Server {
  /// Returns the picture of a session as `session/get` would answer it now, whatever the connection's phase.
  ///
  /// Without a name it is that of the only session.
  package func picture(of session: String?) throws(PictureError) -> [UInt8] {
    var params = JSONWriter()
    params.beginObject()
    if let session { params.member("session", session) }
    params.endObject()
    var tokens: [JSONToken] = []
    var state = state
    var picture = JSONWriter()
    do {
      try JSONParser.parse(params.bytes, in: 0..<params.bytes.count, into: &tokens)
    } catch {
      throw PictureError(message: error.reason.text)
    }
    do {
      try handleSessionGet(&state, JSONValue(bytes: params.bytes, tokens: tokens), &picture)
    } catch {
      throw PictureError(message: error.message)
    }
    return picture.bytes
  }
}
