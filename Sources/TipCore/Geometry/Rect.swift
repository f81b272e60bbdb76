/// A rectangle in the host's units, half-open: its right and bottom edges do not belong to it.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent along x, 0 or more.
  public var width: Double
  /// The extent along y, 0 or more.
  public var height: Double

  /// Creates a rect, empty at the origin by default.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rect from its top left corner and its size.
  public init(_ origin: Point, _ size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The top left corner.
  public var origin: Point {
    get { Point(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }
  /// The extents.
  public var size: Size { Size(width: width, height: height) }
  /// The middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// The first coordinate on an axis.
  public func start(_ axis: Axis) -> Double { axis == .x ? x : y }
  /// The last coordinate on an axis.
  public func end(_ axis: Axis) -> Double { axis == .x ? maxX : maxY }
  /// The extent on an axis.
  public func length(_ axis: Axis) -> Double { axis == .x ? width : height }
  /// The middle on an axis.
  public func middle(_ axis: Axis) -> Double { start(axis) + length(axis) / 2 }

  /// The coordinate of an edge on its axis.
  public func edge(_ side: Side) -> Double { side.isFar ? end(side.axis) : start(side.axis) }

  /// Whether a point lies inside, the left and top edges counted and the right and bottom ones not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether the insides of two rects meet; touching is not overlapping.
  public func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// The common part; of extent 0 on an axis where the two only touch or lie apart.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The least rect that holds both.
  public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rect made smaller by insets; an axis with too little room becomes empty at its middle.
  public func inset(by insets: Insets) -> Rect {
    let (width, height) = (width - insets.sum(on: .x), height - insets.sum(on: .y))
    return Rect(
      x: width < 0 ? x + insets.left + width / 2 : x + insets.left,
      y: height < 0 ? y + insets.top + height / 2 : y + insets.top,
      width: max(0, width), height: max(0, height))
  }

  /// The rect made larger by a distance on every side; a negative one makes it smaller.
  public func grown(by distance: Double) -> Rect { inset(by: Insets(all: -distance)) }

  /// The rect moved along both axes.
  package func moved(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}
