import TipCore

/// How far sums may differ from what they should be.
let closeness = 1e-6

/// Whether two numbers are equal but for rounding.
func close(_ one: Double, _ other: Double) -> Bool {
  abs(one - other) <= closeness
}

/// Whether two points are equal but for rounding.
func close(_ one: Point, _ other: Point) -> Bool {
  close(one.x, other.x) && close(one.y, other.y)
}

/// Whether two rects are equal but for rounding.
func close(_ one: Rect, _ other: Rect) -> Bool {
  close(one.x, other.x) && close(one.y, other.y) && close(one.width, other.width) && close(one.height, other.height)
}
