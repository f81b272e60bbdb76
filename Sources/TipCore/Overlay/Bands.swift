/// A frame less its holes as rects that do not overlap: for hosts without transparency.
///
/// The frame is cut at the top and bottom of each hole; strips that have the same parts are joined. The rects come from
/// top to bottom and from left to right.
public func bands(around holes: [Rect], in frame: Rect) -> [Rect] {
  var cuts = [frame.y, frame.maxY]
  let inside = holes.map { (hole: Rect) -> Rect in hole.intersection(frame) }
    .filter { (hole: Rect) -> Bool in hole.width > 0 && hole.height > 0 }
  for hole in inside {
    cuts.append(hole.y)
    cuts.append(hole.maxY)
  }
  cuts = cuts.ordered(by: <)
  var finished: [Rect] = []
  var open: [Rect] = []
  for index in cuts.indices.dropFirst() where cuts[index] > cuts[index - 1] {
    let strip = Rect(x: frame.x, y: cuts[index - 1], width: frame.width, height: cuts[index] - cuts[index - 1])
    let parts = parts(of: strip, without: inside)
    if sameColumns(open, parts) {
      for part in open.indices { open[part].height = strip.maxY - open[part].y }
    } else {
      finished += open
      open = parts
    }
  }
  return finished + open
}

/// What is left of a strip that each hole crosses from top to bottom or not at all.
private func parts(of strip: Rect, without holes: [Rect]) -> [Rect] {
  let crossing = holes.filter { (hole: Rect) -> Bool in hole.y < strip.maxY && hole.maxY > strip.y }
    .ordered { (first: Rect, second: Rect) -> Bool in first.x < second.x }
  var parts: [Rect] = []
  var left = strip.x
  for hole in crossing {
    if hole.x > left { parts.append(Rect(x: left, y: strip.y, width: hole.x - left, height: strip.height)) }
    left = max(left, hole.maxX)
  }
  if left < strip.maxX { parts.append(Rect(x: left, y: strip.y, width: strip.maxX - left, height: strip.height)) }
  return parts
}

private func sameColumns(_ first: [Rect], _ second: [Rect]) -> Bool {
  guard first.count == second.count else { return false }
  for (one, other) in zip(first, second) where one.x != other.x || one.width != other.width { return false }
  return true
}
