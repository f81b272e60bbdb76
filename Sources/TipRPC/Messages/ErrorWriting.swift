import TipCore

extension JSONWriter {
  /// Writes an error object.
  mutating func error(_ error: RPCError) {
    beginObject()
    member("code", error.kind.code)
    member("message", error.message)
    key("data")
    beginObject()
    member("kind", error.kind.rawValue)
    errorDetails(error)
    endObject()
    endObject()
  }

  private mutating func errorDetails(_ error: RPCError) {
    switch error {
    case .parse(let error): member("offset", error.offset)
    case .lost(let loss): limit(loss.limit)
    case .refused(let refusal): limit(refusal.limit)
    case .tooLarge(_, let limit): self.limit(limit)
    case .methodNotFound(let name): nearest(nearestName(to: name, among: MethodTable.names))
    case .invalidParams(let error):
      member("path", RPCError.path(error))
      member("found", error.found)
      member("expected", error.expected)
      nearest(error.nearest)
    case .session(.tipExists(_, let index), let list): path(index, list, "id")
    case .session(.unknownTarget(_, let index), let list): path(index, list, "target.ref")
    case .session(.unknownButton(let id, let known), _): nearest(nearestName(to: id, among: known))
    case .session(.limit(let name, let value), _):
      member("name", name)
      limit(value)
    case .restoring(let error, let path):
      if let path { member("path", "params." + path) }
      errorDetails(.session(error, list: nil))
    case .session, .invalidRequest, .notInitialized, .clockNotManual: break
    }
  }

  private mutating func limit(_ limit: Int?) {
    if let limit { member("limit", limit) }
  }

  private mutating func nearest(_ name: String?) {
    if let name { member("nearest", name) }
  }

  /// The member that a session refused, if the request named one: `tip` alone or an element of `tips`.
  private mutating func path(_ index: Int?, _ list: String?, _ name: String) {
    guard let index, let list else { return }
    member("path", list == "tip" ? "params.tip.\(name)" : "params.\(list)[\(index)].\(name)")
  }
}
