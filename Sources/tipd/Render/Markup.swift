import TipCore

/// Elements and text, written so that an HTML parser and an XML parser read the same.
struct Markup {
  /// An element's attributes; one that is nil is left out.
  typealias Attributes = KeyValuePairs<String, String?>

  /// Everything written so far.
  private(set) var text = ""

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: Attributes = [:], more: Attributes = [:]) {
    open(name, attributes, more)
    text += "/>\n"
  }

  /// Writes an element with what `content` writes inside; `place` is where it lies, if that is to be said.
  mutating func element(
    _ name: String, _ attributes: Attributes = [:], place: Rect? = nil, _ content: (inout Markup) -> Void
  ) {
    open(name, attributes, place.map { (rect: Rect) -> Attributes in placing(rect) } ?? [:])
    text += ">"
    content(&self)
    text += "</\(name)>\n"
  }

  /// Writes an element with a text inside, and no white space after it: it may stand in a sentence.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text plain: String) {
    open(name, attributes, [:])
    text += ">\(escaped(plain))</\(name)>"
  }

  /// Writes a rect of SVG.
  mutating func rect(_ rect: Rect, radius: Double? = nil, _ paint: Attributes) {
    element("rect", placing(rect, radius: radius), more: paint)
  }

  /// Writes a text.
  mutating func write(_ plain: String) { text += escaped(plain) }

  /// Writes what is markup already.
  mutating func raw(_ markup: String) { text += markup }

  private mutating func open(_ name: String, _ attributes: Attributes, _ more: Attributes) {
    text += "<\(name)"
    for (key, value) in Array(attributes) + Array(more) {
      guard let value else { continue }
      text += " \(key)=\"\(escaped(value))\""
    }
  }
}

/// Where a rect lies, as attributes.
private func placing(_ rect: Rect, radius: Double? = nil) -> Markup.Attributes {
  [
    "x": exact(rect.x), "y": exact(rect.y), "width": exact(rect.width), "height": exact(rect.height),
    "rx": radius.map(exact),
  ]
}

/// `plain` as it must stand between tags or quotes.
private func escaped(_ plain: String) -> String {
  var escaped = ""
  for scalar in plain.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "\n", "\t": escaped.unicodeScalars.append(scalar)
    // XML has no way to write these.
    case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
