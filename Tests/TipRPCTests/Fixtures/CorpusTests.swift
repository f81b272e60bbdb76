import Foundation
import Testing

@Suite("The inputs that fuzzing has kept")
struct CorpusTests {
  @Test("become what they should", arguments: FuzzTarget.allCases)
  func complaints(target: FuzzTarget) throws {
    let files = FixtureFile.all(in: "../../fuzz/corpus/\(target.rawValue)")
    try #require(!files.isEmpty)
    for file in files {
      #expect(target.complaint(about: Array(try Data(contentsOf: file.url))) == nil, "\(file.testDescription)")
    }
  }
}
