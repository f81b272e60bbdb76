/// What a screen reader needs to know of a tip.
public struct Accessibility: Equatable, Sendable {
  /// What it is: never `auto`.
  public var role = Role.none
  /// Its name.
  public var label: String?
  /// What it says beside its name.
  public var description: String?
  /// What to say when it comes.
  public var announcement: String?
  /// Whether nothing else can be used while it is there.
  public var isModal = false
  /// Where the focus goes when it is gone: the host's own words, else the name of its target.
  public var returnFocus: String?
  /// The ids of its buttons in the order of Tab.
  public var tabOrder: [String] = []
}

extension Session {
  /// What a screen reader needs to know of a visible tip.
  func accessibility(_ tip: VisibleTip, _ options: Options) -> Accessibility {
    let words = tip.spec.extras.accessibility
    let content = tip.spec.content.words
    let progress = tip.spec.content.progressText(stepPicture(tip), options.progress.format)
    let isModal = options.overlay.visible && options.tap.overlay.consume
    var result = Accessibility(role: role(tip, options), isModal: isModal, tabOrder: tip.spec.content.tabOrder)
    result.label = words.label ?? content.title ?? content.text
    result.description = words.description ?? (content.title == nil ? nil : content.text)
    result.announcement = words.announcement ?? result.label
    if words.announcement == nil {
      for text in [result.description, progress] {
        guard let text else { continue }
        result.announcement = result.announcement.map { (said: String) -> String in said + ". " + text } ?? text
      }
    }
    result.returnFocus = words.returnFocus ?? tip.spec.targetName
    return result
  }

  func hintAccessibility(_ spec: TipSpec) -> Accessibility {
    let words = spec.extras.accessibility
    var result = Accessibility(role: .note)
    result.label = words.label ?? spec.content.words.title ?? spec.content.words.text
    result.returnFocus = words.returnFocus ?? spec.targetName
    return result
  }

  private func role(_ tip: VisibleTip, _ options: Options) -> Role {
    guard options.living.role == .auto else { return options.living.role }
    if tip.trigger == .hover { return .tooltip }
    let isDialog = tip.step != nil || tip.guest != nil || options.overlay.visible || !tip.spec.content.tappable.isEmpty
    return isDialog ? .dialog : .status
  }
}

extension TipSpec {
  fileprivate var targetName: String? {
    guard case .ref(let name) = target else { return nil }
    return name
  }
}

extension Content {
  fileprivate var words: (title: String?, text: String?) {
    switch self {
    case .size, .sizes: (nil, nil)
    case .text(let text): (nil, text)
    case .parts(let parts): (parts.title, parts.text)
    }
  }

  fileprivate func progressText(_ step: StepPicture?, _ format: String) -> String? {
    guard case .parts(let parts) = self else { return nil }
    return parts.progress?.text(step, format: format)
  }
}
