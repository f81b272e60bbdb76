import TipCore
import TipRPC

/// A motion as it is drawn: each value as declarations of CSS.
struct MotionDrawing {
  /// One property's way from one value to another.
  struct Track {
    let property: TrackProperty
    /// What is declared before and at the start; empty for holes.
    var from = ""
    /// What is declared from the end on; empty for holes.
    var to = ""
    /// The holes before and after; none of other properties.
    var holes: (from: [Hole], to: [Hole]) = ([], [])
    let delay: Double
    let duration: Double
    /// The easing in CSS.
    let timing: String

    /// When it ends, in seconds.
    var end: Double { delay + duration }

    /// What is declared of one hole at the ends.
    func declared(hole index: Int, asPath isPath: Bool) -> Track {
      var track = self
      (track.from, track.to) = (holes.from[index].css(asPath: isPath), holes.to[index].css(asPath: isPath))
      return track
    }
  }

  /// When it is over, in seconds.
  let end: Double
  /// What stays in place under a transform.
  var origin: Point?
  let repeats: Bool
  var tracks: [Track]

  /// The tracks of a property, in the order in which they begin.
  func tracks(of property: TrackProperty) -> [Track] {
    tracks.filter { (track: Track) -> Bool in track.property == property }
  }
}

extension MotionDrawing {
  /// The motion without a property.
  func without(_ property: TrackProperty) -> MotionDrawing {
    var motion = self
    motion.tracks.removeAll { (track: Track) -> Bool in track.property == property }
    return motion
  }

  /// Reads a motion; nil without one, and for `"none"`.
  init?(_ motion: PictureReader?) throws(RenderError) {
    guard let motion, motion.json.string() != "none" else { return nil }
    guard motion.json.kind == .object else { throw motion.error(#""none" or a motion"#) }
    end = try motion.number("end", in: 0...1e9)
    origin = try motion.optional("origin")?.point()
    repeats = motion.json.member("repeat")?.bool() == true
    tracks = try motion.list("tracks") { (track: PictureReader) throws(RenderError) -> Track in try Track(track) }
  }
}

extension MotionDrawing.Track {
  fileprivate init(_ track: PictureReader) throws(RenderError) {
    let name = try track.text("property")
    guard let property = TrackProperty(rawValue: name) else {
      throw try track.member("property", "a string").error("opacity, transform, color or cutouts")
    }
    self.property = property
    if property == .cutouts {
      holes = (try track.holes("from"), try track.holes("to"))
      guard holes.from.count == holes.to.count else {
        throw try track.member("to", "a list").error("as many cutouts as in from, \(holes.from.count)")
      }
    } else {
      from = try track.declaration("from", property)
      to = try track.declaration("to", property)
    }
    delay = try track.number("delay")
    duration = try track.number("duration", in: 0...1e9)
    let easing = try track.member("easing", "an easing").easing()
    // What the track's values are does not matter to its easing.
    let pattern = TipCore.Track(
      property: .opacity, from: .number(0), to: .number(1), delay: 0, duration: duration, easing: easing)
    timing = pattern.css(Sampling())
  }
}

extension PictureReader {
  /// The holes of a track's end.
  fileprivate func holes(_ name: String) throws(RenderError) -> [Hole] {
    try list(name) { (cutout: PictureReader) throws(RenderError) -> Hole in try Hole(cutout) }
  }

  /// The value of a track's end as a declaration of CSS.
  fileprivate func declaration(_ name: String, _ property: TrackProperty) throws(RenderError) -> String {
    switch property {
    case .opacity: "opacity:\(exact(try number(name, in: 0...1)))"
    case .color: "fill:\(try color(name))"
    case .transform: "transform:\(try member(name, "a transform").transform())"
    case .cutouts: ""
    }
  }

  /// The value as a list of CSS's functions; two of the same form are mixed number by number.
  private func transform() throws(RenderError) -> String {
    let (way, scale) = (try point("translate"), try point("scale"))
    let shear = try optional("shear")?.number() ?? 0
    return "translate(\(exact(way.x))px,\(exact(way.y))px) rotate(\(exact(try number("rotate")))deg) "
      + "matrix(1,0,\(exact(shear)),1,0,0) scale(\(exact(scale.x)),\(exact(scale.y)))"
  }

  /// The value as an easing.
  fileprivate func easing() throws(RenderError) -> Easing {
    if json.string() == "linear" { return .linear }
    if let curve = optional("cubicBezier") { return .cubicBezier(try curve.curve()) }
    if let spring = optional("spring") {
      return .spring(
        Spring(
          damping: try spring.number("damping", in: 0...1), velocity: try spring.number("velocity"),
          frequency: try spring.number("frequency", in: 0...1e9)))
    }
    guard optional("steps") != nil else { throw error(#""linear", a cubicBezier, steps or a spring"#) }
    let count = try number("steps", in: 1...1e6)
    guard let jump = StepJump(rawValue: try text("jump")) else {
      throw try member("jump", "a string").error("start, end, none or both")
    }
    return .steps(Steps(Int(count), jump: jump))
  }

  private func curve() throws(RenderError) -> CubicBezier {
    var numbers: [Double] = []
    for (index, number) in try elements().enumerated() {
      numbers.append(try number.number(in: index % 2 == 0 ? 0...1 : -1e9...1e9))
    }
    guard numbers.count == 4 else { throw error("four numbers") }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
