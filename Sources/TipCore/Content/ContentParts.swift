/// The parts of a content that tipd stacks in a bubble, as the host described them.
public struct ContentParts: Equatable, Sendable {
  /// The heading.
  public var title: String?
  /// The text below it.
  public var text: String?
  /// The size of a picture above the title; the host draws it.
  public var image: Size?
  /// The buttons below the text, in reading order; no two have the same id.
  public var buttons: [ContentButton]
  /// How far a tour has come.
  public var progress: ContentProgress?
  /// Whether there is a close box in the upper end corner.
  public var hasClose: Bool

  /// Creates a content of parts.
  public init(
    title: String? = nil, text: String? = nil, image: Size? = nil, buttons: [ContentButton] = [],
    progress: ContentProgress? = nil, hasClose: Bool = false
  ) {
    self.title = title
    self.text = text
    self.image = image
    self.buttons = buttons
    self.progress = progress
    self.hasClose = hasClose
  }

  /// Whether there is nothing to stack.
  public var isEmpty: Bool { text == nil && isNothingButText }

  /// Whether there is nothing to stack beside the text, if there is one.
  public var isNothingButText: Bool {
    title == nil && image == nil && buttons.isEmpty && progress == nil && !hasClose
  }

  /// Everything that reacts to taps by an id, in drawing order: the buttons, then the close box.
  var tappable: [ContentButton] { hasClose ? buttons + [.close] : buttons }
}

/// A button in a bubble.
public struct ContentButton: Equatable, Sendable {
  /// Its name within the content.
  public var id: String
  /// What is written on it.
  public var label: String
  /// What a tap does: `next`, `previous`, `dismiss`, `close`, `end`, `none`, or the host's own name.
  public var action: String

  /// Creates a button, whose id is its action if it has no other.
  public init(id: String, label: String, action: String? = nil) {
    self.id = id
    self.label = label
    self.action = action ?? id
  }

  /// The id of the close box, and what a tap on it does.
  public static let closeID = "close"

  /// The close box as one of the buttons.
  static let close = ContentButton(id: closeID, label: "")
}

/// How far a tour has come, as a content says it.
public enum ContentProgress: Equatable, Sendable {
  /// The tip's place among the steps of its tour; nothing for a tip that is no step.
  case steps
  /// The host's own count.
  case count(current: Int, total: Int)
  /// The host's own words.
  case text(String)

  /// The words for it; nil if there is nothing to count.
  func text(_ step: StepPicture?, format: String) -> String? {
    switch self {
    case .steps:
      guard let step else { return nil }
      return Self.filled(format, current: step.number, total: step.total)
    case .count(let current, let total): return Self.filled(format, current: current, total: total)
    case .text(let text): return text
    }
  }

  /// A format with numbers in place of `{current}` and `{total}`.
  private static func filled(_ format: String, current: Int, total: Int) -> String {
    var text: [UInt8] = []
    var rest = Array(format.utf8)[...]
    while let byte = rest.first {
      if rest.begins(with: "{current}") {
        text += Array(String(current).utf8)
        rest = rest.dropFirst("{current}".utf8.count)
      } else if rest.begins(with: "{total}") {
        text += Array(String(total).utf8)
        rest = rest.dropFirst("{total}".utf8.count)
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
