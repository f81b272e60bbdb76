import TipRPC

/// What a host has on its screen: the newest picture of everything, kept by applying changes in order.
struct Screen {
  /// The overlay, if there is one.
  private(set) var overlay: JSONValue?
  /// The tips and hints from back to front.
  private(set) var pieces: [JSONValue] = []

  /// An empty screen.
  init() {}

  /// The screen after one change.
  init(change: JSONValue) { apply(change: change) }

  /// Whether there is nothing on it.
  var isEmpty: Bool { overlay == nil && pieces.isEmpty }

  /// The tips from back to front.
  var tips: [JSONValue] { pieces.filter { (piece: JSONValue) -> Bool in piece.text("put") == "tip" } }

  /// Applies the changes of one result.
  mutating func apply(_ result: JSONValue) {
    for change in result.list("changes") { apply(change: change) }
  }

  /// Applies one change.
  mutating func apply(change: JSONValue) {
    switch (change.text("put"), change.text("remove")) {
    case ("overlay", _): overlay = change
    case ("tip", _), ("hint", _): put(change)
    case (_, "overlay"): overlay = nil
    case (_, "tip"?): remove("tip", change)
    case (_, "hint"?): remove("hint", change)
    default: return
    }
  }

  private mutating func put(_ piece: JSONValue) {
    remove(piece.text("put"), piece)
    let z = piece.number("z") ?? 0
    let place = pieces.firstIndex { (other: JSONValue) -> Bool in other.number("z") ?? 0 > z }
    pieces.insert(piece, at: place ?? pieces.endIndex)
  }

  /// Removes what is of a kind and has the id that a change names: a tip and its hint share one.
  private mutating func remove(_ kind: String?, _ change: JSONValue) {
    let id = change.text("id")
    pieces.removeAll { (other: JSONValue) -> Bool in other.text("put") == kind && other.text("id") == id }
  }
}
