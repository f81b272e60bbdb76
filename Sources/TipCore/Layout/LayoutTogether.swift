/// Lays out several tips so that, where there is room, none covers another or another's target.
///
/// Tips are placed in the order given, each once, and each takes what came before it as obstacles: every target but its
/// own, and the frames of the tips placed so far. So the result depends on the input alone, an earlier tip never moves
/// for a later one, and the work grows with the number of neighbours, which a grid finds: it is near linear unless the
/// tips crowd.
public func layoutTogether(_ inputs: [LayoutInput], _ texts: inout TextCache) -> [Layout] {
  var grid = ObstacleGrid(inputs)
  for (index, input) in inputs.enumerated() {
    if let target = input.target { grid.insert(target.rect, owner: index) }
  }
  var layouts: [Layout] = []
  layouts.reserveCapacity(inputs.count)
  for (index, input) in inputs.enumerated() {
    let layout: Layout
    if let target = input.target, input.frame == nil {
      var scene = LayoutScene(input, target: target, &texts)
      scene.obstacles += grid.obstacles(near: reach(of: scene, target), except: index)
      layout = TipCore.layout(input, target, in: scene)
    } else {
      layout = TipCore.layout(input, &texts)
    }
    if !layout.isHidden { grid.insert(layout.frame, owner: index) }
    layouts.append(layout)
  }
  return layouts
}

/// What a tip can reach: its target grown by the greatest extent of its bubble and the gap, along and across.
private func reach(of scene: LayoutScene, _ target: Target) -> Rect {
  var reach = 0.0
  for side in Side.allCases {
    let size = scene.bubbleSize(side)
    reach = max(reach, size.width + abs(scene.gap(side)), size.height + abs(scene.gap(side)))
  }
  return target.rect.grown(by: reach + abs(scene.options.along))
}

/// Rects sorted into the squares of a grid, to find those near a place without looking at all.
private struct ObstacleGrid {
  private struct Entry {
    var rect: Rect
    var owner: Int
  }

  private var entries: [Entry] = []
  private var cells: [Int64: [Int]] = [:]
  private let cell: Double

  /// How many squares one rect may fill before it is kept aside for everyone to see.
  private static let mostCells = 64.0
  private var large: [Int] = []

  /// Chooses squares of about the size of a tip.
  init(_ inputs: [LayoutInput]) {
    var sum = 0.0
    for input in inputs {
      if let rect = input.target?.rect { sum += rect.width + rect.height }
    }
    cell = max(1e-6, inputs.isEmpty ? 1 : 32 + sum / Double(inputs.count))
  }

  mutating func insert(_ rect: Rect, owner: Int) {
    entries.append(Entry(rect: rect, owner: owner))
    let index = entries.count - 1
    guard (rect.width / cell + 1) * (rect.height / cell + 1) <= Self.mostCells else {
      large.append(index)
      return
    }
    forEachCell(of: rect) { (key: Int64) in cells[key, default: []].append(index) }
  }

  /// The rects that overlap an area, in the order in which they came, without those of one owner.
  func obstacles(near area: Rect, except owner: Int) -> [Rect] {
    var found = large
    if (area.width / cell + 1) * (area.height / cell + 1) > Double(entries.count) {
      found = Array(entries.indices)
    } else {
      forEachCell(of: area) { (key: Int64) in
        found += cells[key] ?? []
      }
    }
    var rects: [Rect] = []
    var last: Int?
    for index in found.ordered(by: <)
    where index != last && entries[index].owner != owner && entries[index].rect.overlaps(area) {
      rects.append(entries[index].rect)
      last = index
    }
    return rects
  }

  private func forEachCell(of rect: Rect, _ body: (Int64) -> Void) {
    let (left, right) = (column(rect.x), column(rect.maxX))
    let (top, bottom) = (column(rect.y), column(rect.maxY))
    for x in left...max(left, right) {
      for y in top...max(top, bottom) { body(x &* 0x1_0000_0001 &+ y) }
    }
  }

  /// The number of a square on an axis; coordinates are bounded, but a total function does not rely on it.
  private func column(_ coordinate: Double) -> Int64 {
    let column = (coordinate / cell).rounded(.down)
    return column > -1e15 && column < 1e15 ? Int64(column) : 0
  }
}
