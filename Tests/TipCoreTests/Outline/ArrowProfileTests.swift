import Testing
import TipCore

@Suite("The form of an arrow")
struct ArrowProfileTests {
  /// PopupArrow's worked example: 185 × 195, radius 10, arrow 15 high and 57.5 off the middle of its edge.
  private func outline(_ edge: Side, offset: Double = 57.5, _ change: (inout Options) -> Void = { _ in }) -> Path {
    var options = Options()
    options.bubble.cornerRadius = 10
    options.arrow.style = .curved
    options.arrow.width = Lengths(15 * 2_000 / 811.0)
    options.arrow.length = Lengths(15)
    options.arrow.offset = offset
    change(&options)
    return layout(
      LayoutInput(
        target: nil, content: .size(Size()), surroundings: Surroundings(bounds: Rect()), options: options,
        frame: Rect(width: 185, height: 195), edge: edge)
    ).outline
  }

  /// The points of the arrow's steps, controls among them: what is no corner and no end of an edge.
  private func arrowPoints(_ path: Path) -> [Point] {
    let points = path.steps.flatMap { step -> [Point] in
      switch step {
      case .line(let end): [end]
      case .quad(let control, let end): [control, end]
      case .move, .cubic, .close: []
      }
    }
    let first = path.steps.firstIndex { if case .quad = $0 { true } else { false } }
    return first == nil ? [] : points
  }

  /// From the article's own model, printed to four decimals.
  private let top = [
    (131.5043, 15), (136.1282, 15), (138.9026, 11.25), (147.2441, 1.296), (150, -2.184), (152.7559, 1.296),
    (161.0974, 11.25), (163.8718, 15), (168.4957, 15),
  ]

  private func expect(_ path: Path, holds points: [(Double, Double)]) {
    let found = arrowPoints(path)
    for (x, y) in points {
      #expect(found.contains { distance($0, Point(x: x, y: y)) < 1e-4 }, "\(x), \(y)")
    }
  }

  @Test("is PopupArrow's curve at the top")
  func curvedTop() {
    expect(outline(.top), holds: top)
  }

  @Test("is its exact mirror at the bottom; the article's stuck out by 0.888")
  func curvedBottom() {
    expect(outline(.bottom), holds: top.map { ($0.0, 195 - $0.1) })
  }

  @Test("is the same turned at the sides, less the article's shift of 0.444")
  func curvedSides() {
    // The article's trailing example, of which 0.444 of x is the shift.
    let trailing = [
      (170.444, 136.5043), (170.444, 141.1282), (174.194, 143.9026), (184.148, 152.2441), (187.628, 155),
      (184.148, 157.7559), (174.194, 166.0974), (170.444, 168.8718), (170.444, 173.4957),
    ].map { ($0.0 - 0.444, $0.1) }
    expect(outline(.right), holds: trailing)
    expect(outline(.left), holds: trailing.map { (185 - $0.0, $0.1) })
  }

  @Test("keeps off the corners; the article's left the body")
  func clamped() {
    // The article's own limit: half the edge less the radius and half the arrow's base, 64.004.
    for (offset, x) in [(64.0, 156.5), (65, 156.504), (1_000, 156.504), (-1_000, 28.496)] {
      let points = arrowPoints(outline(.top, offset: offset))
      let peak = points.min { $0.y < $1.y }
      #expect(abs((peak?.x ?? 0) - x) < 1e-3, "\(offset)")
    }
  }

  @Test("is closed, clockwise and without a seam in every style")
  func closed() {
    for style in ArrowStyle.allCases {
      for edge in Side.allCases {
        let path = outline(edge) { $0.arrow.style = style }
        #expect(path.steps.last == .close)
        let polygon = path.polygon(flatness: 0.01)
        #expect(area(polygon) > 0)
        // A start on the arrow's base, as in the article, would come twice and be drawn as a seam.
        #expect(Set(polygon.map { "\($0.x) \($0.y)" }).count == polygon.count, "\(style) \(edge)")
      }
    }
  }

  @Test("is a triangle with a round point, as far as the rounding goes")
  func rounded() {
    let path = outline(.top, offset: 0) {
      $0.arrow.style = .rounded
      $0.arrow.width = Lengths(12)
      $0.arrow.length = Lengths(6)
      $0.arrow.tipRadius = 2
    }
    // Half a right angle at the point: a circle of 2 ends 2·√2 − 2 before it.
    #expect(abs(bounds(path.polygon(flatness: 1e-4)).y - (2 * 2.0.squareRoot() - 2)) < 1e-3)
    // The circle touches the edges 2 from the point: √2 across and down.
    let touch = Point(x: 92.5 - 2.0.squareRoot(), y: 2.0.squareRoot())
    #expect(path.steps.compactMap(\.end).contains { distance($0, touch) < 1e-9 })
    let sharp = outline(.top, offset: 0) {
      $0.arrow.style = .rounded
      $0.arrow.tipRadius = 0
    }
    #expect(sharp == outline(.top, offset: 0) { $0.arrow.style = .triangle })
  }
}
