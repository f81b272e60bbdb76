import Testing
import TipCore

@Suite("Transforms")
struct TransformTests {
  private func close(_ one: Matrix, _ other: Matrix, by tolerance: Double = 1e-9) -> Bool {
    let pairs = [
      (one.a, other.a), (one.b, other.b), (one.c, other.c), (one.d, other.d), (one.tx, other.tx), (one.ty, other.ty),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0)) }
  }

  @Test("have the matrices that CSS gives them")
  func matrices() {
    #expect(Matrix(.identity) == Matrix(1, 0, 0, 1, 0, 0))
    #expect(Matrix(Transform(translate: Point(x: 3, y: -4), scale: Point(x: 2, y: 5))) == Matrix(2, 0, 0, 5, 3, -4))
    #expect(Matrix(Transform(rotate: 90)) == Matrix(0, 1, -1, 0, 0, 0))
    #expect(Matrix(Transform(rotate: -630)) == Matrix(0, 1, -1, 0, 0, 0))
    let half = 3.0.squareRoot() / 2
    #expect(close(Matrix(Transform(rotate: 30)), Matrix(half, 0.5, -0.5, half, 0, 0), by: 1e-15))
  }

  @Test("come out of their matrices again", arguments: 1...200)
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let matrix = Matrix(
      number(-3...3), number(-3...3), number(-3...3), number(-3...3), number(-99...99), number(-99...99))
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard abs(determinant) > 0.01 else { return }
    let transform = Transform(matrix)
    #expect(transform != nil)
    #expect(close(Matrix(transform ?? .identity), matrix))
  }

  @Test("cannot be read from a matrix without a way back")
  func singular() {
    let bad = [
      Matrix(0, 0, 0, 0, 1, 1), Matrix(1, 2, 2, 4, 0, 0), Matrix(0, 0, 1, 1, 0, 0), Matrix(.nan, 0, 0, 1, 0, 0),
      Matrix(.infinity, 0, 0, 1, 0, 0), Matrix(1, 0, 0, 1, .infinity, 0), Matrix(1, 0, 0, 1, 0, .nan),
      Matrix(1e-200, 0, 0, 1e-200, 0, 0),
    ]
    for matrix in bad { #expect(Transform(matrix) == nil, "\(matrix)") }
    #expect(!Transform(scale: Point(x: 0, y: 1)).isInvertible && Transform.identity.isInvertible)
  }
}
