import TipCore

/// The members of a button as they are read.
struct ButtonParams: Sendable {
  var id = ""
  var label = ""
  var action: String?
}

let buttonTable = MemberTable<ButtonParams>(
  "button",
  [
    .value("id", .text(idLength), required: true, "Its name within the content.", readID) { $0.id = $1 },
    .value("label", .text(idLength), required: true, "What is written on it.", readID) { $0.label = $1 },
    .value("action", .text(idLength), "What a tap does; without it what its id says.", readID) { $0.action = $1 },
  ])

/// How many buttons a content may have.
let buttonsLength = 1...16

/// Reads the buttons of a content.
func readButtons(_ json: JSONValue) throws(ParamsError) -> [ContentButton] {
  try readList(json, .object("button"), buttonsLength) { (json: JSONValue) throws(ParamsError) -> ContentButton in
    var params = ButtonParams()
    try buttonTable.read(json, into: &params)
    return ContentButton(id: params.id, label: params.label, action: params.action)
  }
}

/// Refuses an id that two buttons have, or a button and the close box.
func checkIDs(_ parts: ContentParts) throws(ParamsError) {
  var seen: Set<String> = parts.hasClose ? [ContentButton.closeID] : []
  for (index, button) in parts.buttons.enumerated() where !seen.insert(button.id).inserted {
    throw ParamsError(
      path: "buttons[\(index)].id", found: "\"\(button.id)\" again",
      expected: "an id that nothing else in the content has" + (parts.hasClose ? "; the close box is close" : ""))
  }
}
