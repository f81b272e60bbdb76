import TipCore
import TipRPC

/// Where one tip is, in words.
struct DemoFacts {
  let id: String
  let placement: String
  let frame: String
  let arrow: String
  let why: String

  /// Puts the numbers of a picture or layout into words.
  ///
  /// `layout` is the same tip laid out once more, for the sake of its `why`. It is not believed if it came out
  /// otherwise, as it may for a tip whose target has moved.
  init(id: String, picture: JSONValue, layout: JSONValue) {
    self.id = id
    placement = picture.text("placement") ?? "-"
    frame = picture.rect("frame").map { (rect: Rect) -> String in text(rect) } ?? "-"
    arrow = picture.member("arrow")?.text("edge") ?? "none"
    let isSame = layout.text("placement") == picture.text("placement")
    why = (isSame ? layout.member("why") : nil).map { (why: JSONValue) -> String in explanation(why) } ?? "-"
  }
}

/// A place and a size.
private func text(_ rect: Rect) -> String {
  "\(plain(rect.x)),\(plain(rect.y)) \(plain(rect.width))x\(plain(rect.height))"
}

/// What a layout says of why it is as it is.
private func explanation(_ why: JSONValue) -> String {
  var parts = [why.text("choice") ?? "-"]
  if let lastResort = why.text("lastResort") { parts.append("last resort \(lastResort)") }
  if why.member("overlap")?.bool() == true { parts.append("overlaps the target") }
  if let slide = why.point("slide") { parts.append("slid by \(plain(slide.x)),\(plain(slide.y))") }
  let rejected = why.list("rejected").map { (rejection: JSONValue) -> String in misfit(rejection) }
  if !rejected.isEmpty { parts.append("no room at \(rejected.joined(separator: ", "))") }
  return parts.joined(separator: "; ")
}

/// A placement that did not fit, and by how much the tip would stick out.
private func misfit(_ rejection: JSONValue) -> String {
  let placement = rejection.text("placement") ?? rejection.plain
  let excesses = ["top", "right", "bottom", "left"].compactMap { (edge: String) -> String? in
    guard let excess = rejection.member("overflow")?.number(edge), excess > 0 else { return nil }
    return "+\(plain(excess)) \(edge)"
  }
  return excesses.isEmpty ? placement : "\(placement) (\(excesses.joined(separator: ", ")))"
}
