import TipCore

extension JSONWriter {
  /// Writes a tip's picture; with a motion as a change, without one as part of the session's picture.
  mutating func value(_ picture: TipPicture, motion: Motion?, outline form: PathForm) {
    beginObject()
    member("put", "tip")
    member("id", picture.id)
    member("z", picture.z)
    layoutMembers(picture.layout, outline: form)
    key("style")
    style(picture.options, picture.layout)
    regions(picture.regions)
    accessibility(picture.accessibility)
    if !picture.data.isEmpty {
      key("data")
      raw(picture.data[...])
    }
    if let step = picture.step { self.step(step) }
    if !picture.idle.isNone {
      key("idle")
      value(picture.idle)
    }
    if let motion { self.motion(motion) }
    endObject()
  }

  /// Writes the overlay's picture; with a motion as a change.
  mutating func value(_ picture: OverlayPicture, motion: Motion?, form: OverlayForm) {
    beginObject()
    member("put", "overlay")
    member("id", overlayID)
    member("z", 0)
    member("frame", picture.frame)
    member("color", picture.color)
    member("opacity", picture.opacity)
    key("cutouts")
    beginArray()
    for cutout in picture.cutouts { value(cutout) }
    endArray()
    overlay(picture, form)
    regions(picture.regions)
    if let motion { self.motion(motion) }
    endObject()
  }

  /// Writes the member `regions`.
  mutating func regions(_ regions: [Region]) {
    key("regions")
    beginArray()
    for region in regions { value(region) }
    endArray()
  }

  private mutating func value(_ region: Region) {
    beginObject()
    member("region", region.kind.rawValue)
    member("tip", region.tip)
    if let button = region.button { member("button", button) }
    if let shape = region.shape {
      key("shape")
      self.shape(shape)
    }
    member("consumed", region.consumed)
    member("reported", region.reported)
    member("action", region.action)
    endObject()
  }

  private mutating func shape(_ shape: RegionShape) {
    switch shape {
    case .rect(let rect): value(rect)
    case .hole(let cutout): value(cutout)
    case .triangle(let first, let second, let third): points([first, second, third])
    case .quad(let first, let second, let third, let fourth): points([first, second, third, fourth])
    }
  }

  private mutating func points(_ points: [Point]) {
    beginObject()
    key("points")
    beginArray()
    for point in points { value(point) }
    endArray()
    endObject()
  }

  private mutating func step(_ step: StepPicture) {
    key("step")
    beginObject()
    member("index", step.index)
    member("count", step.count)
    member("number", step.number)
    member("total", step.total)
    member("isFirst", step.isFirst)
    member("isLast", step.isLast)
    endObject()
  }
}

/// The id of the overlay, of which a session has at most one.
let overlayID = "overlay"
