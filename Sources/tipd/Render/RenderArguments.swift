/// What `tipd render` is to draw, and how.
struct RenderOptions: Equatable {
  /// The file to read; nil for standard input.
  var input: String?
  /// The file to write; nil for standard output.
  var output: String?
  /// Whether a page is written, in place of an SVG.
  var isPage = false
  /// Whether what moves does so.
  var isAnimated = false
  /// Whether what reacts to taps is outlined.
  var showsRegions = false
  /// Whether the window is dark.
  var isDark = false

  /// The colours of the window and the page.
  var palette: Palette { isDark ? .dark : .light }
}

extension Command {
  /// The command in the words after `render`.
  init(renderWith arguments: ArraySlice<String>) throws(UsageError) {
    var options = RenderOptions()
    var rest = arguments
    while let argument = rest.popFirst() {
      if let path = try rest.value(of: "--output", in: argument, "the name of a file") {
        options.output = path
        continue
      }
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--html": options.isPage = true
      case "--animate": options.isAnimated = true
      case "--regions": options.showsRegions = true
      case "--dark": options.isDark = true
      case "-": options.input = nil
      case _ where argument.hasPrefix("-") || argument.isEmpty:
        throw UsageError(
          unknown: argument, known: ["--html", "--animate", "--regions", "--dark", "--output", "--help"])
      default:
        guard options.input == nil else { throw UsageError("render draws one file, not '\(argument)' as well") }
        options.input = argument
      }
    }
    self = .render(options)
  }
}
