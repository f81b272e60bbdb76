import TipRPC

/// What a host has on its screen: the newest picture of everything, kept by applying changes in order.
struct Screen {
  /// The overlay, if there is one.
  private(set) var overlay: JSONValue?
  /// The tips from back to front.
  private(set) var tips: [JSONValue] = []

  /// An empty screen.
  init() {}

  /// Whether there is nothing on it.
  var isEmpty: Bool { overlay == nil && tips.isEmpty }

  /// The screen after one change.
  init(change: JSONValue) { apply(change: change) }

  /// Applies the changes of one result.
  mutating func apply(_ result: JSONValue) {
    for change in result.list("changes") { apply(change: change) }
  }

  /// Applies one change.
  mutating func apply(change: JSONValue) {
    switch (change.text("put"), change.text("remove")) {
    case ("overlay", _): overlay = change
    case ("tip", _): put(change)
    case (_, "overlay"): overlay = nil
    case (_, "tip"): remove(change)
    default: return
    }
  }

  private mutating func put(_ tip: JSONValue) {
    remove(tip)
    let z = tip.number("z") ?? 0
    let place = tips.firstIndex { (other: JSONValue) -> Bool in other.number("z") ?? 0 > z }
    tips.insert(tip, at: place ?? tips.endIndex)
  }

  private mutating func remove(_ tip: JSONValue) {
    let id = tip.text("id")
    tips.removeAll { (other: JSONValue) -> Bool in other.text("id") == id }
  }
}
