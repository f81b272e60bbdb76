import TipCore

extension JSONWriter {
  /// Writes the member `motion`.
  mutating func motion(_ motion: Motion) {
    key("motion")
    value(motion)
  }

  /// Writes a motion: `"none"`, or an object.
  mutating func value(_ motion: Motion) {
    guard !motion.isNone else { return value("none") }
    beginObject()
    member("kind", motion.kind.rawValue)
    member("end", motion.end)
    if let origin = motion.origin { member("origin", origin) }
    if motion.repeats { member("repeat", true) }
    key("tracks")
    beginArray()
    for track in motion.tracks { value(track, motion.sampling) }
    endArray()
    endObject()
  }

  private mutating func value(_ track: Track, _ sampling: Sampling) {
    beginObject()
    member("property", track.property.rawValue)
    key("from")
    value(track.from)
    key("to")
    value(track.to)
    member("delay", track.delay)
    member("duration", track.duration)
    key("easing")
    value(track.easing)
    if sampling.hasKeyframes { keyframes(track.keyframes(sampling)) }
    if sampling.css { member("css", track.css(sampling)) }
    endObject()
  }

  private mutating func keyframes(_ keyframes: [Keyframe]) {
    key("keyframes")
    beginArray()
    for keyframe in keyframes {
      beginArray()
      value(keyframe.offset)
      value(keyframe.progress)
      endArray()
    }
    endArray()
  }

  private mutating func value(_ value: TrackValue) {
    switch value {
    case .number(let number): self.value(number)
    case .transform(let transform): self.value(transform)
    case .color(let color): self.value(color)
    case .cutouts(let cutouts):
      beginArray()
      for cutout in cutouts { self.value(cutout) }
      endArray()
    }
  }

  /// Writes a transform as it is given: as parts, or, if it has others than can be given, as a matrix.
  mutating func given(_ transform: Transform) {
    let (x, y) = (transform.scale.x, transform.scale.y)
    beginObject()
    if transform.shear == 0, factors.contains(x), factors.contains(y) {
      member("translate", transform.translate)
      member("scale", transform.scale)
      member("rotate", transform.rotate)
    } else {
      self.matrix(transform)
    }
    endObject()
  }

  /// Writes a transform as parts and as a matrix.
  mutating func value(_ transform: Transform) {
    beginObject()
    member("translate", transform.translate)
    member("scale", transform.scale)
    member("rotate", transform.rotate)
    if transform.shear != 0 { member("shear", transform.shear) }
    matrix(transform)
    endObject()
  }

  /// Writes the member `matrix`.
  private mutating func matrix(_ transform: Transform) {
    let matrix = Matrix(transform)
    key("matrix")
    numbers([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
  }

  private mutating func value(_ easing: Easing) {
    guard easing != .linear else { return value("linear") }
    beginObject()
    switch easing {
    case .linear: break
    case .cubicBezier(let curve):
      key("cubicBezier")
      numbers([curve.x1, curve.y1, curve.x2, curve.y2])
    case .steps(let steps):
      member("steps", steps.count)
      member("jump", steps.jump.rawValue)
    case .spring(let spring):
      key("spring")
      beginObject()
      member("damping", spring.damping)
      member("velocity", spring.velocity)
      member("frequency", spring.frequency)
      endObject()
    }
    endObject()
  }

  private mutating func numbers(_ numbers: [Double]) {
    beginArray()
    for number in numbers { value(number) }
    endArray()
  }
}
