import TipRPC

/// Reading an outline in any of the forms that a host may choose, as an SVG path.
extension PictureReader {
  /// The value as a path.
  func outline() throws(RenderError) -> String {
    switch json.kind {
    case .string: return try svgPath()
    case .array:
      let first = try elements().first?.json.elements.first { (_: JSONValue) -> Bool in true }
      return try first?.kind == .string ? commands() : polygon()
    case .null, .false, .true, .number, .object: throw error("an outline: a string, commands or points")
    }
  }

  /// A path as it came, if it holds nothing but what paths are made of.
  private func svgPath() throws(RenderError) -> String {
    let text = try text()
    let isPath = text.utf8.allSatisfy { (byte: UInt8) -> Bool in pathCharacters.contains(byte) }
    guard isPath, text.utf8.first.map({ (byte: UInt8) -> Bool in byte == UInt8(ascii: "M") }) ?? true else {
      throw error("a path of M, L, C, Q and Z")
    }
    return text
  }

  private func commands() throws(RenderError) -> String {
    var path = ""
    for command in try elements() {
      let words = try command.elements()
      let letter = words.first?.json.string() ?? ""
      guard let count = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0][letter], words.count == count + 1 else {
        throw command.error(#"a command: ["M", x, y], ["L", x, y], ["Q", …], ["C", …] or ["Z"]"#)
      }
      path += letter + (try joined(words.dropFirst()))
    }
    return path
  }

  private func polygon() throws(RenderError) -> String {
    var path = ""
    for corner in try elements() {
      let numbers = try corner.elements()
      guard numbers.count == 2 else { throw corner.error("a point: [x, y]") }
      path += (path.isEmpty ? "M" : "L") + (try joined(numbers[...]))
    }
    return path.isEmpty ? path : path + "Z"
  }

  private func joined(_ numbers: ArraySlice<PictureReader>) throws(RenderError) -> String {
    var texts: [String] = []
    for number in numbers { texts.append(exact(try number.number())) }
    return texts.joined(separator: " ")
  }
}

/// What a path of the protocol is written with.
private let pathCharacters = Set("MLCQZ0123456789.,+-eE ".utf8)
