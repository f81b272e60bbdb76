import TipCore

extension Server {
  /// Does what the method `layout` does with params, without a message: `numbers` holds the result.
  ///
  /// False if that takes a message: before `initialize` and after `shutdown`, while a trace is told, for what is refused,
  /// and for what numbers cannot say. Nothing has happened then.
  package mutating func layoutNumbers(_ params: [UInt8]) -> Bool {
    guard state.phase == .running, state.exitStatus == nil, state.trace == .off, stopwatch == nil else { return false }
    // In a message they would lie in an object, which is one of those that may nest.
    let depth = JSONParser.depth - 1
    guard (try? JSONParser.parse(params, in: params.indices, into: &tokens, depth: depth)) != nil else { return false }
    guard let request = try? LayoutRequest(JSONValue(bytes: params, tokens: tokens), state), request.isPlain else {
      return false
    }
    numbers.begin(items: request.items?.count, areExplained: request.why == .compact)
    guard let items = request.items else {
      guard let input = try? request.input() else { return false }
      return numbers.append(layout(input, &state.store.texts))
    }
    var index = 0
    for element in items.elements {
      guard let input = try? request.input(element, at: index) else { return false }
      guard numbers.append(layout(input, &state.store.texts)) else { return false }
      index += 1
    }
    return true
  }
}

extension LayoutRequest {
  /// Whether placements are asked for, explained in short or not, and nothing else.
  fileprivate var isPlain: Bool {
    outline == .none && why != .full && !params.isTogether && !params.wantsPositioner
  }
}
