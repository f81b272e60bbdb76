import TipRPC

/// What is to be drawn, as it came.
struct RenderInput {
  /// What stands below the drawing; empty if it has no name.
  var name = ""
  let scene: Scene

  /// Reads the input: one picture or params, or a list of them.
  static func read(_ json: JSONValue) throws(RenderError) -> [RenderInput] {
    guard json.kind == .array else { return [try RenderInput(json, "the input")] }
    guard json.count > 0 else {
      throw .picture(path: "the input", found: "an empty list", expected: RenderInput.allowed)
    }
    var inputs: [RenderInput] = []
    for (index, element) in json.elements.enumerated() { inputs.append(try RenderInput(element, "[\(index)]")) }
    return inputs
  }

  /// What can be drawn.
  private static let allowed = """
    the params of layout (with bounds), the result of session/get (with bounds and tips), a change result (with changes) \
    or a picture (with put)
    """

  private init(_ json: JSONValue, _ path: String) throws(RenderError) {
    let name = json.text("name") ?? ""
    do throws(RenderError) {
      scene = try Self.scene(Self.unwrapped(json), path)
    } catch {
      throw path.hasPrefix("[") ? error.within(name.isEmpty ? path : "\(path) \(name)") : error
    }
    self.name = name
  }

  /// What a message, or a named case of a list, is about: its params or its result.
  private static func unwrapped(_ json: JSONValue) throws(RenderError) -> JSONValue {
    if let error = json.member("error"), json.member("jsonrpc") != nil {
      throw .refused("the input is an error: \(error.text("message") ?? error.source)")
    }
    guard json.member("jsonrpc") != nil || json.member("name") != nil else { return json }
    return json.member("result") ?? json.member("params") ?? json
  }

  private static func scene(_ json: JSONValue, _ path: String) throws(RenderError) -> Scene {
    guard json.kind == .object else { throw .picture(path: path, found: json.summary, expected: allowed) }
    if json.member("put") != nil {
      try check(PictureReader(json: json, path: ""))
      return try Scene(Screen(change: json))
    }
    if json.member("changes") != nil { return try changes(json) }
    guard json.member("version") == nil else { throw .picture(path: path, found: summary(json), expected: allowed) }
    if json.member("tips") != nil { return try session(json) }
    if json.member("bounds") != nil { return try LayoutScene.scene(of: json) }
    throw .picture(path: path, found: summary(json), expected: allowed)
  }

  /// What an object is that cannot be drawn.
  private static func summary(_ json: JSONValue) -> String {
    if json.member("bubble") != nil { return "the result of layout, which has no colours" }
    if json.member("version") != nil { return "the state that session/export answers, which says where nothing is" }
    let names = json.members.prefix(4).map { (key: JSONValue, _) -> String in key.plain }
    return names.isEmpty ? json.summary : "an object with \(names.joined(separator: ", "))"
  }

  private static func changes(_ json: JSONValue) throws(RenderError) -> Scene {
    var screen = Screen()
    for change in try PictureReader(json: json, path: "").list("changes") {
      guard change.json.kind == .object else { throw change.error("a change") }
      if change.json.member("put") != nil { try check(change) }
      screen.apply(change: change.json)
    }
    guard !screen.isEmpty else {
      throw .picture(path: "changes", found: "nothing that stays on the screen", expected: "a change with put")
    }
    return try Scene(screen, path: "changes")
  }

  /// Refuses a change that puts something unknown.
  private static func check(_ change: PictureReader) throws(RenderError) {
    guard let put = change.json.text("put"), ["tip", "hint", "overlay"].contains(put) else {
      throw try change.member("put", "a string").error("tip, hint or overlay")
    }
  }

  private static func session(_ json: JSONValue) throws(RenderError) -> Scene {
    let reader = PictureReader(json: json, path: "")
    var scene = Scene()
    scene.bounds = try reader.rect("bounds")
    scene.overlay = try reader.optional("overlay").map { (overlay) throws(RenderError) in
      try OverlayDrawing(overlay)
    }
    var pieces: [(z: Double, piece: ScenePiece)] = []
    for picture in try reader.list("tips") + reader.list("hints") {
      pieces.append((picture.json.number("z") ?? 0, try ScenePiece(picture)))
    }
    // The sort is stable: what has no place of its own stays where it was.
    scene.pieces = pieces.sorted { (one, other) -> Bool in one.z < other.z }.map(\.piece)
    scene.regions = try RegionDrawing.list(reader)
    return scene
  }
}
