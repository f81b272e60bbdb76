import Foundation

/// Reads a file of Tests/Fixtures/text.
func textFixture<Fixture: Decodable>(_ name: String, as kind: Fixture.Type) throws -> Fixture {
  let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/text/\(name)")
  return try JSONDecoder().decode(kind, from: Data(contentsOf: path))
}
