/// How a tip is painted: the resolved style of its picture.
struct TipLook {
  /// How letters are set and painted.
  struct Letters {
    var size: Double
    var weight: String
    var color: String
  }

  /// How a shadow falls.
  struct Shadow {
    let color: String
    let x: Double
    let y: Double
    let blur: Double
  }

  let fill: String
  let family: String
  let text: Letters
  let title: Letters
  let progress: Letters
  let button: Letters
  let buttonFill: String?
  let buttonRadius: Double
  let imageRadius: Double
  let cornerRadius: Radii
  let borderWidth: Double
  let borderColor: String
  /// Nil if none can be seen.
  let shadow: Shadow?
}

extension TipLook {
  /// Reads the member `style`.
  init(_ style: PictureReader) throws(RenderError) {
    let font = try style.member("font", "an object")
    let letters = Letters(
      size: try font.number("size", in: PictureReader.lengths), weight: try font.text("weight"),
      color: try style.color("color"))
    text = letters
    family = try font.text("family")
    fill = try style.color("fill")
    title = try style.letters("title", letters)
    button = try style.letters("button", letters)
    progress = try style.letters("progress", letters)
    buttonFill = try style.optional("button")?.color("fill")
    buttonRadius = try style.radius("button")
    imageRadius = try style.radius("image")
    cornerRadius = try style.radii("cornerRadius")
    let border = try style.member("border", "an object")
    borderWidth = try border.number("width", in: PictureReader.lengths)
    borderColor = try border.color("color")
    shadow = try style.shadow()
  }
}

extension PictureReader {
  /// The letters of a part: what it does not name are those of the text.
  fileprivate func letters(_ name: String, _ text: TipLook.Letters) throws(RenderError) -> TipLook.Letters {
    guard let part = optional(name) else { return text }
    var letters = text
    if part.optional("size") != nil { letters.size = try part.number("size", in: PictureReader.lengths) }
    if part.optional("weight") != nil { letters.weight = try part.text("weight") }
    if part.optional("color") != nil { letters.color = try part.color("color") }
    return letters
  }

  fileprivate func radius(_ name: String) throws(RenderError) -> Double {
    try optional(name)?.number("cornerRadius", in: PictureReader.lengths) ?? 0
  }

  fileprivate func shadow() throws(RenderError) -> TipLook.Shadow? {
    let shadow = try member("shadow", "an object")
    let look = TipLook.Shadow(
      color: try shadow.color("color"), x: try shadow.number("x"), y: try shadow.number("y"),
      blur: try shadow.number("blur", in: PictureReader.lengths))
    return look.color.hasSuffix("00") ? nil : look
  }
}
