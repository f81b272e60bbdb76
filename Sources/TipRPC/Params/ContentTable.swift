import TipCore

/// The members of a content as they are read.
struct ContentParams: Sendable {
  var size: Size?
  var sizes: [Size]?
  var parts = ContentParts()
}

let contentTable = MemberTable<ContentParams>(
  "content",
  [
    .object("size", sizeTable, "The size of what the host draws itself.") { $0.size = $1 },
    .value("sizes", .list(.object("size"), sizesLength), "Several sizes that it can take.", readSizes) {
      $0.sizes = $1
    },
    .value("title", .text(titleLength), "A heading.", readTitle) { $0.parts.title = $1 },
    .value("text", .text(textLength), "A text for tipd to break into lines.", readText) { $0.parts.text = $1 },
    .object("image", sizeTable, "The size of a picture that the host draws.") { $0.parts.image = $1 },
    .value("buttons", .list(.object("button"), buttonsLength), "Buttons, in reading order.", readButtons) {
      $0.parts.buttons = $1
    },
    .value("progress", progressShape, "How far the tour has come; true counts its steps.", readProgress) {
      $0.parts.progress = $1
    },
    .flag("close", "Whether there is a close box.") { $0.parts.hasClose = $1 },
  ])

/// Reads a content: one that is a text and nothing else is no content of parts.
func readContent(_ json: JSONValue) throws(ParamsError) -> Content {
  // What is often laid out has a size and no more.
  if let size = json.onlyMember("size") { return .size(try sizeTable.read(size, as: "size")) }
  var params = ContentParams()
  try contentTable.read(json, into: &params)
  switch (params.size, params.sizes, params.parts.isEmpty) {
  case (let size?, nil, true): return .size(size)
  case (nil, let sizes?, true): return .sizes(sizes)
  case (nil, nil, false):
    if let text = params.parts.text, params.parts.isNothingButText { return .text(text) }
    try checkIDs(params.parts)
    return .parts(params.parts)
  default:
    throw ParamsError(
      json,
      expected: "exactly one of size, sizes and parts: at least one of title, text, image, buttons, progress, close")
  }
}

/// How many sizes a content may offer.
private let sizesLength = 1...64

private func readSizes(_ json: JSONValue) throws(ParamsError) -> [Size] {
  try readList(json, .object("size"), sizesLength) { (json: JSONValue) throws(ParamsError) -> Size in
    try sizeTable.read(json)
  }
}

/// How long a title may be.
private let titleLength = 1...100_000

private func readTitle(_ json: JSONValue) throws(ParamsError) -> String { try json.text(titleLength) }

private func readText(_ json: JSONValue) throws(ParamsError) -> String { try json.text(textLength) }
