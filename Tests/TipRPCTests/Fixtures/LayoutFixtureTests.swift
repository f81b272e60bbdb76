import Foundation
import Testing

/// The layouts in Tests/Fixtures/layouts, which the clients and the WebAssembly build read too.
@Suite("The shared layouts")
struct LayoutFixtureTests {
  static let files = FixtureFile.all(in: "layouts")

  @Test("are there")
  func present() {
    #expect(Self.files.count >= 5)
  }

  @Test("come out as they say", arguments: files)
  func layouts(file: FixtureFile) throws {
    let cases = try JSON(Data(contentsOf: file.url)).elements
    try #require(!cases.isEmpty)
    var names: Set<String> = []
    for fixture in cases {
      let name = try #require(fixture["name"].string)
      #expect(names.insert(name).inserted, "twice: \(name)")
      #expect(fixture.has("expect") != fixture.has("error"), "\(name)")
      var conversation = try Conversation.begun()
      let reply = try conversation.request("layout", fixture["params"])
      let differences =
        fixture.has("error")
        ? fixture["error"].differences(reply["error"], whole: false, tolerance: 1e-6, at: "error")
        : fixture["expect"].differences(reply["result"], whole: false, tolerance: 1e-6)
      #expect(differences.isEmpty, "\(name)\n\(differences.joined(separator: "\n"))")
    }
  }
}
