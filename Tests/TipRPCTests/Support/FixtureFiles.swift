import Foundation
import Testing

/// The files in a folder of the shared fixtures, in the order of their names.
struct FixtureFile: CustomTestStringConvertible, Sendable {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  static func all(in folder: String) -> [FixtureFile] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(folder)
    let found = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }.map { FixtureFile(url: $0) }
  }
}
