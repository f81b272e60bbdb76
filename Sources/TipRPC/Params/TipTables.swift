import TipCore

/// How long a name may be.
let idLength = 1...256

/// How long a text may be.
let textLength = 0...100_000

/// The members of a target as they are read.
struct TargetParams: Sendable {
  var rect: Rect?
  var cornerRadius = 0.0
  var point: Point?
  var ref: String?
}

let targetTable = MemberTable<TargetParams>(
  "target",
  [
    .object("rect", rectTable, Rect(), "A rect.") { $0.rect = $1 },
    .number("cornerRadius", extents, standard: "0", "The rounding of the rect's corners.") { $0.cornerRadius = $1 },
    .object("point", pointTable, Point(), "A point.") { $0.point = $1 },
    Member("ref", .text(idLength), "The name of one of the session's targets.") {
      (value: inout TargetParams, json: JSONValue) throws(ParamsError) in value.ref = try json.text(idLength)
    },
  ])

/// Reads a target that may name one of the session's.
func readTargetReference(_ json: JSONValue) throws(ParamsError) -> TargetReference {
  var params = TargetParams()
  try targetTable.read(json, into: &params)
  switch (params.rect, params.point, params.ref) {
  case (let rect?, nil, nil): return .fixed(.rect(rect, cornerRadius: params.cornerRadius))
  case (nil, let point?, nil): return .fixed(.point(point))
  case (nil, nil, let ref?): return .ref(ref)
  default: throw ParamsError(json, expected: "exactly one of rect, point and ref")
  }
}

/// Reads a target that must stand for itself.
func readTarget(_ json: JSONValue) throws(ParamsError) -> Target {
  guard case .fixed(let target) = try readTargetReference(json) else {
    throw ParamsError(path: "ref", found: "a name", expected: "rect or point: no session can resolve it here")
  }
  return target
}

struct ContentParams: Sendable {
  var size: Size?
  var text: String?
}

let contentTable = MemberTable<ContentParams>(
  "content",
  [
    .object("size", sizeTable, Size(), "The size of what the host draws itself.") { $0.size = $1 },
    Member("text", .text(textLength), "A text for tipd to break into lines.") {
      (value: inout ContentParams, json: JSONValue) throws(ParamsError) in value.text = try json.text(textLength)
    },
  ])

/// Reads a content.
func readContent(_ json: JSONValue) throws(ParamsError) -> Content {
  var params = ContentParams()
  try contentTable.read(json, into: &params)
  switch (params.size, params.text) {
  case (let size?, nil): return .size(size)
  case (nil, let text?): return .text(text)
  default: throw ParamsError(json, expected: "exactly one of size and text")
  }
}

extension Member {
  /// A target, a content or options, read by a function.
  static func value<Inner>(
    _ name: String, _ shape: Shape, required: Bool = false, standard: String? = nil, _ doc: String,
    _ read: @escaping @Sendable (JSONValue) throws(ParamsError) -> Inner,
    _ set: @escaping @Sendable (inout Value, Inner) -> Void
  ) -> Member {
    Member(name, shape, required: required, standard: standard, doc) {
      (value: inout Value, json: JSONValue) throws(ParamsError) in set(&value, try read(json))
    }
  }
}

/// A tip as it is read; without an id the session gives one.
private let emptyTip = TipSpec(id: "", target: .ref(""), content: .size(Size()))

let tipTable = MemberTable<TipSpec>(
  "tip",
  [
    .value("id", .text(idLength), "Its name within the session.", readID) { $0.id = $1 },
    .value("target", .object("target"), required: true, "What it belongs to.", readTargetReference) { $0.target = $1 },
    .value("content", .object("content"), required: true, "What stands in it.", readContent) { $0.content = $1 },
    .value("options", .object("options"), standard: "{}", "Its own options.", readOptions) { $0.overrides = $1 },
    .value("data", .any, "Anything of the host's; comes back untouched.", readData) { $0.data = $1 },
  ])

/// Reads a name.
func readID(_ json: JSONValue) throws(ParamsError) -> String { try json.text(idLength) }

/// Keeps any JSON as it is.
func readData(_ json: JSONValue) throws(ParamsError) -> [UInt8] { Array(json.raw) }

/// Reads one tip.
func readTip(_ json: JSONValue) throws(ParamsError) -> TipSpec {
  var tip = emptyTip
  try tipTable.read(json, into: &tip)
  return tip
}

/// How many tips or items one request may bring.
let listLength = 1...100_000

/// Reads a list, with the place of an element in errors.
func readList<Element>(
  _ json: JSONValue, _ shape: Shape, _ read: (JSONValue) throws(ParamsError) -> Element
) throws(ParamsError) -> [Element] {
  guard json.kind == .array, listLength.contains(json.count) else {
    throw ParamsError(json, expected: Shape.list(shape, listLength).text)
  }
  var list: [Element] = []
  for element in json.elements {
    do throws(ParamsError) {
      list.append(try read(element))
    } catch {
      throw error.within(index: list.count)
    }
  }
  return list
}
