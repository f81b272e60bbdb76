import TipCore

/// Lays a text out below a target in a wide window, with lines of at most `width`.
func textLayout(_ text: String, width: Double?, _ change: (inout Trial) -> Void = { _ in }) -> Layout {
  Trial {
    $0.content = .text(text)
    $0.surroundings.bounds = Rect(width: 100_000, height: 100_000)
    $0.options.text.maxWidth = width
    change(&$0)
  }.layout
}

/// The lines of a text of at most `width`.
func lines(_ text: String, width: Double?) -> [String] {
  textLayout(text, width: width).lines.map(\.text)
}

/// The width of a text on one line at 13 units, as the sum of its graphemes; these are tested against FreeType.
func width(_ text: some StringProtocol) -> Double {
  text.reduce(0) { $0 + BuiltInWidths.advance(of: $1, weight: .regular) * 13 }
}

/// The width that a text needs so as to be broken neither before nor behind it.
func room(_ text: String) -> Double { width(text) }
