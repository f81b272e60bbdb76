import TipCore

let accessibilityTable = MemberTable<AccessibleWords>(
  "accessibility",
  [
    .value("label", .text(textLength), "Its name; without it the title, else the text.", readWords) { $0.label = $1 },
    .value("description", .text(textLength), "What it says; without it the text below a title.", readWords) {
      $0.description = $1
    },
    .value("announcement", .text(textLength), "What is said when it comes; without it all of that.", readWords) {
      $0.announcement = $1
    },
    .value("returnFocus", .text(idLength), "Where the focus goes afterwards; without it the target's ref.", readID) {
      $0.returnFocus = $1
    },
  ])

private func readWords(_ json: JSONValue) throws(ParamsError) -> String { try json.text(textLength) }

private func readAccessibility(_ json: JSONValue) throws(ParamsError) -> AccessibleWords {
  var words = AccessibleWords()
  try accessibilityTable.read(json, into: &words)
  return words
}

extension Member {
  /// The member `accessibility` of a tip.
  static func accessibility(standard: Doc? = "{}", _ set: @escaping @Sendable (inout Value, AccessibleWords) -> Void)
    -> Member
  {
    .value(
      "accessibility", .object("accessibility"), standard: standard, "Words for a screen reader.", readAccessibility,
      set)
  }
}
