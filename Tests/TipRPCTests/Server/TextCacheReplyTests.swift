import Testing
import TipRPC

/// What a server has measured before must not show in what it says.
@Suite("Replies about texts that came before")
struct TextCacheReplyTests {
  private static let texts: [JSON] = [
    "A sentence that is long enough to be kept.", "Ein Satz mit Ümlauten, der es auch ist.", "すべての人間は、生まれながらにして自由であり、",
    "a\u{323}\u{301} with marks in one order, then on", "a\u{301}\u{323} with marks in one order, then on",
    "Soft\u{AD}hyphens and\ttabs are in this one", "کوتاه و بلند، از راست به چپ نوشته می‌شود.",
  ]

  private static func params(_ text: JSON, _ number: Int) -> JSON {
    [
      "bounds": ["x": 0, "y": 0, "width": 400, "height": 300],
      "target": ["rect": ["x": 150, "y": .number(Double(number * 37 % 280)), "width": 60, "height": 20]],
      "content": number % 3 == 0 ? ["text": text] : ["title": text, "text": text, "progress": text],
      "options": [
        "preset": number % 5 == 0 ? "cells" : "tipd",
        "text": ["size": .number(Double(11 + number % 2)), "family": number % 2 == 0 ? "Own" : "Other"],
      ],
    ]
  }

  private static func face(_ width: Double) -> JSON {
    [
      "family": "Own", "unitsPerEm": 10, "ascent": 8, "descent": 2, "fallbackAdvance": .number(width),
      "advances": ["a": .number(width)],
    ]
  }

  /// The bytes of the reply to `layout`.
  private static func reply(_ conversation: inout Conversation, _ params: JSON) throws -> ArraySlice<UInt8> {
    let start = conversation.written.count
    try conversation.result("layout", params)
    return conversation.written[start...]
  }

  @Test("are byte for byte those of a server that has seen none, fonts that are replaced included")
  func layouts() throws {
    var used = try Conversation.begun()
    for width in [nil, 4, 7] as [Double?] {
      if let width { try used.result("font/register", Self.face(width)) }
      for number in 0..<60 {
        var fresh = try Conversation.begun()
        if let width { try fresh.result("font/register", Self.face(width)) }
        let params = Self.params(Self.texts[number % Self.texts.count], number)
        let (seen, new) = (try Self.reply(&used, params), try Self.reply(&fresh, params))
        #expect(seen.elementsEqual(new))
        // The items of a batch share what was measured, alone and together.
        let items: JSON = [
          "bounds": params["bounds"], "options": params["options"], "together": .bool(number % 2 == 0),
          "items": [
            ["target": params["target"], "content": params["content"]],
            ["target": params["target"], "content": params["content"]],
          ],
        ]
        let (seenItems, newItems) = (try Self.reply(&used, items), try Self.reply(&fresh, items))
        #expect(seenItems.elementsEqual(newItems))
      }
    }
  }

  @Test("are those of a tip shown for the first time, when a session lays it out again")
  func sessions() throws {
    var used = try Conversation.begun()
    try used.result("session/open", ["bounds": ["x": 0, "y": 0, "width": 400, "height": 300]])
    for number in 1..<30 {
      let params = Self.params(Self.texts[number % Self.texts.count], number)
      let tip: JSON = [
        "id": .string("t\(number)"), "target": params["target"], "content": params["content"],
        "options": params["options"],
      ]
      let show: JSON = ["tip": tip, "animated": false]
      let again = try used.result("show", show)
      try used.result("dismiss", ["animated": false])
      var fresh = try Conversation.begun()
      try fresh.result("session/open", ["bounds": ["x": 0, "y": 0, "width": 400, "height": 300]])
      let first = try fresh.result("show", show)
      for member in ["bubble", "lines", "parts", "content"] {
        #expect(put(again)[member].text == put(first)[member].text)
      }
    }
  }

  /// The picture of the tip that a reply puts.
  private func put(_ reply: JSON) -> JSON {
    reply["changes"].elements.first { $0["put"] == "tip" } ?? .null
  }
}
