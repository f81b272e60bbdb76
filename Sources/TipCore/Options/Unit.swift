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
    var options = self
    options.scale(by: unit)
    return options
  }

  /// Brings these options from points to a host's units.
  mutating func scale(by unit: Unit) {
    guard unit != Unit() else { return }
    slack.scale(unit)
    quantum.scale(unit)
    offset.scale(unit)
    margin.scale(unit)
    along /= unit.greatest
    alignedAlong = alignedAlong.map { (length: Double) -> Double in length / unit.greatest }
    flip.margin?.scale(unit)
    mostRoom.margin?.scale(unit)
    slide.margin?.scale(unit)
    resize.margin?.scale(unit)
    slide.limitOffset /= unit.greatest
    slide.limitSideOffset /= unit.greatest
    arrow.width.scale(unit)
    arrow.length.scale(unit)
    arrow.inset.scale(unit)
    arrow.slack.scale(unit)
    arrow.offset /= unit.greatest
    arrow.tipRadius /= unit.greatest
    bubble.cornerRadius /= unit.greatest
    bubble.padding.scale(unit)
    bubble.minWidth /= unit.x
    bubble.minHeight /= unit.y
    bubble.maxHeight = bubble.maxHeight.map { (height: Double) -> Double in height / unit.y }
    bubble.maxWidth = bubble.maxWidth.map { (width: Double) -> Double in width / unit.x }
    text.size /= unit.y
    text.maxWidth = text.maxWidth.map { (width: Double) -> Double in width / unit.x }
    text.widthInset /= unit.x
    text.minWidth /= unit.x
    text.lineHeight = text.lineHeight.map { (height: Double) -> Double in height / unit.y }
    scaleContent(unit)
    border.width /= unit.greatest
    shadow.x /= unit.x
    shadow.y /= unit.y
    shadow.blur /= unit.greatest
    cutout.padding.scale(unit)
    cutout.radius /= unit.greatest
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

extension Insets {
  fileprivate mutating func scale(_ unit: Unit) {
    self = Insets(top: top / unit.y, right: right / unit.x, bottom: bottom / unit.y, left: left / unit.x)
  }
}
