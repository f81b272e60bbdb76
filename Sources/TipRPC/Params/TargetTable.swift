import TipCore

/// The members of a target as they are read.
struct TargetParams: Sendable {
  var rect: Rect?
  var cornerRadius: Double?
  var point: Point?
  var rects: [Rect]?
  var pointer: Point?
  var clip: Rect?
  var ref: String?

  /// The target of a shape with the other members.
  func target(_ shape: TargetShape) -> Target { Target(shape, cornerRadius: cornerRadius ?? 0, clip: clip) }
}

let targetTable = MemberTable<TargetParams>(
  "target",
  [
    .object("rect", rectTable, "A rect.") { $0.rect = $1 },
    .number("cornerRadius", extents, standard: "0", "The rounding of the rect's corners.") { $0.cornerRadius = $1 },
    .object("point", pointTable, "A point.") { $0.point = $1 },
    .value("rects", .list(.object("rect"), rectsLength), "The rects of a text over several lines.", readRects) {
      $0.rects = $1
    },
    .object("pointer", pointTable, "With rects: where the pointer is; its line is taken.") { $0.pointer = $1 },
    .value("clip", .oneOrList(.object("rect"), rectsLength), "What its scroll views leave of it.", readClip) {
      $0.clip = $1
    },
    Member("ref", .text(idLength), "The name of one of the session's targets.") {
      (value: inout TargetParams, json: JSONValue) throws(ParamsError) in value.ref = try json.text(idLength)
    },
  ])

/// How many rects a target may be made of, or be cut by.
private let rectsLength = 1...1_000

/// A target where there is no session whose targets it could name, or where one is named.
let fixedTarget = Shape.objectWithout("target", "ref")

/// Reads a rect.
func readRect(_ json: JSONValue) throws(ParamsError) -> Rect { try rectTable.read(json) }

/// Reads a list of rects.
func readRects(_ json: JSONValue) throws(ParamsError) -> [Rect] {
  try readList(json, .object("rect"), rectsLength, readRect)
}

/// Reads one rect or a chain of them: what they have in common is what can be seen.
private func readClip(_ json: JSONValue) throws(ParamsError) -> Rect {
  guard json.kind == .array else { return try readRect(json) }
  let rects = try readRects(json)
  var clip = rects[0]
  for rect in rects.dropFirst() { clip = clip.intersection(rect) }
  return clip
}

/// Reads a target that may name one of the session's.
func readTargetReference(_ json: JSONValue) throws(ParamsError) -> TargetReference {
  // Nearly all targets are a rect and no more, for which no table has to be gone through.
  if let rect = json.onlyMember("rect") { return .fixed(.rect(try rectTable.read(rect, as: "rect"))) }
  var params = TargetParams()
  try targetTable.read(json, into: &params)
  guard params.pointer == nil || params.rects != nil else {
    throw ParamsError(path: "pointer", found: "a pointer without rects", expected: "pointer beside rects")
  }
  guard params.cornerRadius == nil || (params.point == nil && params.ref == nil) else {
    throw ParamsError(
      path: "cornerRadius", found: "a cornerRadius without corners", expected: "cornerRadius beside rect or rects")
  }
  guard params.clip == nil || params.ref == nil else {
    throw ParamsError(path: "clip", found: "clip beside ref", expected: "clip in the target that ref names")
  }
  switch (params.rect, params.point, params.rects, params.ref) {
  case (let rect?, nil, nil, nil): return .fixed(params.target(.rect(rect)))
  case (nil, let point?, nil, nil): return .fixed(params.target(.point(point)))
  case (nil, nil, let rects?, nil): return .fixed(params.target(.lines(rects, pointer: params.pointer)))
  case (nil, nil, nil, let ref?): return .ref(ref)
  default: throw ParamsError(json, expected: "exactly one of rect, point, rects and ref")
  }
}
