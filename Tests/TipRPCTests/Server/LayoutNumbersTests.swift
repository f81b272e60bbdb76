import Foundation
import Testing
import TipRPC

@Suite("Layouts as numbers")
struct LayoutNumbersTests {
  private let params = """
    {"bounds":{"x":0,"y":0,"width":400,"height":300},"target":{"rect":{"x":160,"y":120,"width":80,"height":30}},
    "content":{"size":{"width":104,"height":24}}}
    """
  private let items = """
    {"bounds":{"x":0,"y":0,"width":400,"height":300},"items":[
    {"target":null,"content":{"size":{"width":84,"height":4}}}]}
    """

  /// By hand: a bubble below, and an arrow up to the target.
  private let numbers: [Double] =
    [-1, 0, 6, 140, 154, 120, 46, 140, 160, 120, 40, 148, 168, 104, 24]
    + [0, 200, 154, 200, 160, 12, 6, 1, 0, 0, 1, 156, 116, 88, 38, 6]

  private func numbers(of text: String, _ server: inout Server) -> [Double]? {
    server.layoutNumbers(Array(text.utf8)) ? server.numbers.list : nil
  }

  private func server(_ options: JSON = ["outline": "none", "why": "none"]) throws -> Server {
    try Conversation.begun(options).server
  }

  @Test("are one layout, or items")
  func forms() throws {
    var server = try server()
    let one = numbers(of: params, &server)
    #expect(one == numbers)
    let list = numbers(of: items, &server)
    // A bubble of 100 × 20 in the middle, no arrow, no target and so nothing to see of it and no hole.
    #expect(
      list == [1, 0, -1, 150, 140, 100, 20, 150, 140, 100, 20, 158, 148, 84, 4]
        + [-1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0])
    #expect(server.output.isEmpty)
  }

  @Test("end with what decided, if that is asked for")
  func explained() throws {
    var server = try server(["outline": "none"])
    let found = numbers(of: params, &server)
    // Steady, preferred, not moved, not resized, no last resort, no overlap, nothing rejected.
    #expect(found == [-1, 1] + numbers.dropFirst(2) + [0, 0, 0, 0, 0, -1, 0, 0])
    // In a window of 170 it does not fit below, and goes to the opposite side.
    let low = numbers(of: params.replacingOccurrences(of: "300", with: "170"), &server)
    #expect(low?.suffix(9) == [0, 2, 0, 0, 0, -1, 0, 1, 6])
  }

  @Test("are not found before initialize, after shutdown, and while a trace is told")
  func states() throws {
    var fresh = Server()
    let early = numbers(of: params, &fresh)
    #expect(early == nil)
    for (method, params): (String, JSON?) in [("$/setTrace", ["value": "messages"]), ("shutdown", nil)] {
      var conversation = try Conversation.begun(["outline": "none", "why": "none"])
      var server = conversation.server
      let before = numbers(of: self.params, &server)
      #expect(before == numbers)
      _ = method == "shutdown" ? try conversation.exchange(method) : try conversation.notify(method, params)
      server = conversation.server
      let after = numbers(of: self.params, &server)
      #expect(after == nil)
    }
  }

  @Test("are not found for what is refused or is more than a place")
  func refused() throws {
    var plain = try server()
    for text in ["", "{", "[1]", "{}", params + "x", items.replacingOccurrences(of: "null", with: "1")] {
      let found = numbers(of: text, &plain)
      #expect(found == nil, "\(text)")
    }
    #expect(plain.output.isEmpty)
    for options: JSON in [["outline": "none", "why": "full"], ["why": "none", "outline": "svg"]] {
      var server = try server(options)
      let found = numbers(of: params, &server)
      #expect(found == nil)
    }
  }
}
