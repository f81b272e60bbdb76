import TipCore

/// The members of a transform as they are read.
struct TransformParams: Sendable {
  var translate = Point()
  var scale = Point(x: 1, y: 1)
  var rotate = 0.0
  var hasParts = false
  var matrix: [Double]?
}

/// Bounds of the factors of a transform.
let factors = -1000.0...1000

/// Bounds of a turn, in degrees.
private let turns = -360_000.0...360_000

/// The factors on each axis.
let scaleTable = NumbersTable<Point>(
  "scale",
  [
    NumberMember("x", factors, required: true, "The factor along x."),
    NumberMember("y", factors, required: true, "The factor along y."),
  ]
) { (numbers: SIMD4<Double>) -> Point in
  Point(x: numbers.x, y: numbers.y)
}

let transformTable = MemberTable<TransformParams>(
  "transform",
  [
    .object("translate", pointTable, standard: "{\"x\":0,\"y\":0}", "How far it moves.") {
      $0.translate = $1
      $0.hasParts = true
    },
    .object("scale", scaleTable, standard: "{\"x\":1,\"y\":1}", "The factors of the extents.") {
      $0.scale = $1
      $0.hasParts = true
    },
    .number("rotate", turns, standard: "0", "How far it turns, in degrees, clockwise.") {
      $0.rotate = $1
      $0.hasParts = true
    },
    .value("matrix", .list(.number(coordinates), matrixLength), "The six numbers of CSS's matrix.", readMatrix) {
      $0.matrix = $1
    },
  ])

private let matrixLength = 6...6

private func readMatrix(_ json: JSONValue) throws(ParamsError) -> [Double] {
  try readList(json, .number(coordinates), matrixLength) { (json: JSONValue) throws(ParamsError) -> Double in
    try json.number(in: coordinates)
  }
}

extension JSONValue {
  /// Reads a transform, of parts or of a matrix; one that loses an extent only if it need not have a way back.
  func transform(isInvertible: Bool) throws(ParamsError) -> Transform {
    guard isObjectLike else { throw ParamsError(self, expected: Shape.nullable(.object("transform")).text) }
    var params = TransformParams()
    try transformTable.read(self, into: &params)
    guard let matrix = params.matrix else {
      let transform = Transform(translate: params.translate, scale: params.scale, rotate: params.rotate)
      guard transform.isInvertible || !isInvertible else {
        throw ParamsError(
          path: transform.scale.x == 0 ? "scale.x" : "scale.y", found: "0",
          expected: "a number from -1000 to 1000 other than 0: a tip at rest must have an extent")
      }
      return transform
    }
    guard !params.hasParts else {
      throw ParamsError(path: "matrix", found: "matrix beside translate, scale or rotate", expected: "one or the other")
    }
    let numbers = Matrix(matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5])
    guard let transform = Transform(numbers) else {
      throw ParamsError(
        path: "matrix", found: "a matrix that cannot be inverted", expected: "[a, b, c, d, tx, ty] with a d - b c not 0"
      )
    }
    return transform
  }

  /// Reads an easing.
  func easing() throws(ParamsError) -> EasingChoice {
    if let text = string(), let easing = EasingChoice(text) { return easing }
    var error = ParamsError(self, expected: Shape.easing.text)
    if let text = string() {
      let names = EasingName.allCases.map { (name: EasingName) -> String in name.rawValue }
      error.nearest = nearestName(to: text, among: names)
    }
    throw error
  }
}
