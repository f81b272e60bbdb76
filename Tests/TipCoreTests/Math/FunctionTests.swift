import Foundation
import Testing
import TipCore

/// The functions against values of 60 digits: Tests/Fixtures/math, by scripts/generate-math-fixtures.
@Suite("Functions of our own")
struct FunctionTests {
  static let table: [String: [[Double]]] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/math/functions.json")
    let data = (try? Data(contentsOf: url)) ?? Data()
    return (try? JSONDecoder().decode([String: [[Double]]].self, from: data)) ?? [:]
  }()

  /// How many doubles apart two numbers are, in units of the expected one.
  private func units(_ found: Double, _ expected: Double) -> Double {
    abs(found - expected) / expected.ulp
  }

  @Test("exp is within 1 unit in the last place")
  func exponentials() {
    let rows = Self.table["exp"] ?? []
    #expect(rows.count > 300)
    for row in rows { #expect(units(exponential(row[0]), row[1]) <= 1, "exp \(row[0])") }
  }

  @Test("exp at its ends")
  func ends() {
    #expect(exponential(0) == 1)
    #expect(exponential(-1e9) == 0)
    #expect(exponential(-.infinity) == 0)
    #expect(exponential(1e9) == .infinity)
    #expect(exponential(.nan).isNaN)
  }

  @Test("sin and cos are within 2 units in the last place")
  func trigonometry() {
    let (sines, cosines) = (Self.table["sin"] ?? [], Self.table["cos"] ?? [])
    #expect(sines.count > 300 && cosines.count == sines.count)
    for row in sines { #expect(units(sineAndCosine(row[0]).sine, row[1]) <= 2, "sin \(row[0])") }
    for row in cosines { #expect(units(sineAndCosine(row[0]).cosine, row[1]) <= 2, "cos \(row[0])") }
  }

  @Test("an angle out of range counts as 0")
  func outOfRange() {
    for angle in [1.1e6, -.infinity, Double.nan] { #expect(sineAndCosine(angle) == (0, 1)) }
  }

  @Test("the angle of a vector")
  func angles() {
    let rows = Self.table["angle"] ?? []
    #expect(rows.count > 100)
    for row in rows { #expect(abs(angle(y: row[1], x: row[0]) - row[2]) <= 2e-15, "\(row)") }
    #expect(angle(y: 0, x: 0) == 0)
  }
}
