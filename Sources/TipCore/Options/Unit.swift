/// Points per host unit on each axis: 1 and 1 for points, about 8 and 16 for the cells of a terminal.
public struct Unit: Equatable, Sendable {
  /// Points per unit along x, more than 0.
  public var x: Double
  /// Points per unit along y, more than 0.
  public var y: Double

  /// Creates a unit, one point by default.
  public init(x: Double = 1, y: Double = 1) {
    self.x = x
    self.y = y
  }

  /// The greater of the two, by which lengths without an axis are divided.
  var greatest: Double { max(x, y) }
}

extension Options {
  /// These options, given in points, in a host's units: every length divided by the points per unit of its axis.
  package func scaled(by unit: Unit) -> Options {
    guard unit != Unit() else { return self }
    var options = self
    options.slack.scale(unit)
    options.quantum.scale(unit)
    options.offset.scale(unit)
    options.margin.scale(unit)
    options.along /= unit.greatest
    options.alignedAlong = options.alignedAlong.map { (length: Double) -> Double in length / unit.greatest }
    options.flip.margin?.scale(unit)
    options.mostRoom.margin?.scale(unit)
    options.slide.margin?.scale(unit)
    options.resize.margin?.scale(unit)
    options.slide.limitOffset /= unit.greatest
    options.slide.limitSideOffset /= unit.greatest
    options.arrow.width.scale(unit)
    options.arrow.length.scale(unit)
    options.arrow.inset.scale(unit)
    options.arrow.slack.scale(unit)
    options.arrow.offset /= unit.greatest
    options.arrow.tipRadius /= unit.greatest
    options.bubble.cornerRadius.scale(unit)
    options.bubble.padding.scale(unit)
    options.bubble.minWidth /= unit.x
    options.bubble.minHeight /= unit.y
    options.bubble.maxHeight = options.bubble.maxHeight.map { (height: Double) -> Double in height / unit.y }
    options.bubble.maxWidth = options.bubble.maxWidth.map { (width: Double) -> Double in width / unit.x }
    options.text.size /= unit.y
    options.text.maxWidth = options.text.maxWidth.map { (width: Double) -> Double in width / unit.x }
    options.text.widthInset /= unit.x
    options.text.minWidth /= unit.x
    options.text.lineHeight = options.text.lineHeight.map { (height: Double) -> Double in height / unit.y }
    options.scaleContent(unit)
    options.border.width /= unit.greatest
    options.shadow.x /= unit.x
    options.shadow.y /= unit.y
    options.shadow.blur /= unit.greatest
    options.cutout.padding.scale(unit)
    options.cutout.radius.scale(unit)
    options.living.hint.size.scale(unit)
    for role in MotionRole.allCases { options.motion[role].distance /= unit.greatest }
    return options
  }

  private mutating func scaleContent(_ unit: Unit) {
    content.gap /= unit.y
    title.size /= unit.y
    image.cornerRadius /= unit.greatest
    progress.size /= unit.y
    close.size.scale(unit)
    close.gap /= unit.x
    button.padding.scale(unit)
    button.minWidth /= unit.x
    button.gap.scale(unit)
    button.cornerRadius /= unit.greatest
  }
}

extension Lengths {
  fileprivate mutating func scale(_ unit: Unit) {
    x /= unit.x
    y /= unit.y
  }
}

extension CornerRadii {
  fileprivate mutating func scale(_ unit: Unit) {
    self = mapped { (radius: Double) -> Double in radius / unit.greatest }
  }
}

extension Insets {
  fileprivate mutating func scale(_ unit: Unit) {
    self = Insets(top: top / unit.y, right: right / unit.x, bottom: bottom / unit.y, left: left / unit.x)
  }
}
