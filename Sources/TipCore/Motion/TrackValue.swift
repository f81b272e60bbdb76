/// What a track of a motion changes.
public enum TrackProperty: String, CaseIterable, Sendable {
  /// How opaque a tip or the dim is.
  case opacity
  /// Where the tip is drawn, about the motion's origin.
  case transform
  /// The dim's colour.
  case color
  /// The dim's holes.
  case cutouts
}

/// A value of a track's property.
public enum TrackValue: Equatable, Sendable {
  /// An opacity.
  case number(Double)
  /// A transform.
  case transform(Transform)
  /// A colour.
  case color(Color)
  /// Holes.
  case cutouts([Cutout])

  /// The value a share of the way to another of the same form; the share may lie outside of 0 and 1.
  public func mixed(with end: TrackValue, _ share: Double) -> TrackValue {
    let (first, last) = (components, end.components)
    guard first.count == last.count else { return share < 1 ? self : end }
    // The ends are met exactly, whatever sums round to.
    if share == 0 { return self }
    if share == 1 { return end }
    var mixed: [Double] = []
    for index in first.indices { mixed.append(first[index] + (last[index] - first[index]) * share) }
    return end.with(mixed)
  }

  /// Its numbers in a fixed order.
  var components: [Double] {
    switch self {
    case .number(let number): return [number]
    case .transform(let transform):
      return [
        transform.translate.x, transform.translate.y, transform.scale.x, transform.scale.y, transform.rotate,
        transform.shear,
      ]
    case .color(let color):
      return [24, 16, 8, 0].map { (shift: UInt32) -> Double in Double(color.rgba >> shift & 0xFF) }
    case .cutouts(let cutouts):
      var numbers: [Double] = []
      for cutout in cutouts {
        let (rect, radii) = (cutout.rect, cutout.cornerRadius)
        numbers += [rect.x, rect.y, rect.width, rect.height]
        numbers += [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      }
      return numbers
    }
  }

  /// A value of this form with other numbers, each kept to what it may be.
  private func with(_ numbers: [Double]) -> TrackValue {
    switch self {
    case .number: return .number(min(max(numbers[0], 0), 1))
    case .transform:
      return .transform(
        Transform(
          translate: Point(x: numbers[0], y: numbers[1]), scale: Point(x: numbers[2], y: numbers[3]),
          rotate: numbers[4], shear: numbers[5]))
    case .color:
      var rgba: UInt32 = 0
      for number in numbers { rgba = rgba << 8 | UInt32(min(max(number, 0), 255).rounded()) }
      return .color(Color(rgba: rgba))
    case .cutouts:
      let starts = stride(from: 0, to: numbers.count, by: 8)
      return .cutouts(starts.map { (start: Int) -> Cutout in cutout(numbers[start..<start + 8]) })
    }
  }

  /// A hole by its eight numbers, its extent and its rounding kept to what they may be.
  private func cutout(_ numbers: ArraySlice<Double>) -> Cutout {
    let start = numbers.startIndex
    let rect = Rect(
      x: numbers[start], y: numbers[start + 1], width: max(0, numbers[start + 2]), height: max(0, numbers[start + 3]))
    let radii = CornerRadii(
      topLeft: max(0, numbers[start + 4]), topRight: max(0, numbers[start + 5]),
      bottomRight: max(0, numbers[start + 6]), bottomLeft: max(0, numbers[start + 7]))
    return Cutout(rect: rect, cornerRadius: radii.fitted(in: rect.size))
  }
}
