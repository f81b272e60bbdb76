import TipRPC

/// Plays the demo: sends what the steps say, keeps the screen, and writes down how it went.
struct DemoPlayer: ~Copyable {
  private var client: DemoClient
  private var screen = Screen()
  private(set) var records: [DemoRecord] = []

  /// Plays with a child that was just started.
  init(_ child: consuming DemoChild) { client = DemoClient(child) }

  /// Plays everything from hello to the end of the child, printing a line for each step.
  mutating func play() throws(DemoError) {
    try client.begin()
    guard printText(DemoRecord.heading) else { throw .outputClosed }
    for chapter in DemoTour.chapters { try play(chapter) }
    try playGallery()
    try client.finish()
  }

  private mutating func play(_ chapter: DemoChapter) throws(DemoError) {
    var opening: [DemoMessage] = []
    for call in [.open(chapter)] + chapter.preparation { opening += try exchange(call) }
    for step in chapter.steps {
      var record = try play(step, in: chapter.window)
      record.messages = opening + record.messages
      opening = []
      try explain(chapter, in: &record)
      try finish(record)
    }
    _ = try exchange(Request("session/close"))
  }

  private mutating func playGallery() throws(DemoError) {
    var record = try play(DemoGallery.step, in: DemoGallery.window)
    let layouts = record.messages.last?.answer?.list("items") ?? []
    for (name, layout) in zip(DemoGallery.placements, layouts) {
      record.facts.append(DemoFacts(id: name, picture: layout, layout: layout))
      let tip = try drawn { () throws(RenderError) in
        try TipDrawing(layout: PictureReader(json: layout, path: name))
      }
      record.scene.pieces.append(.tip(tip))
    }
    try finish(record)
  }

  private mutating func play(_ step: DemoStep, in window: DemoWindow) throws(DemoError) -> DemoRecord {
    var messages: [DemoMessage] = []
    for call in step.calls { messages += try exchange(call) }
    let scene = try drawn { () throws(RenderError) in try Scene(screen) }
    return DemoRecord(number: records.count + 1, step: step, window: window, messages: messages, scene: scene)
  }

  /// Asks why the tips on the screen are where they are: a picture does not say, but a layout does.
  private mutating func explain(_ chapter: DemoChapter, in record: inout DemoRecord) throws(DemoError) {
    var shown: [(tip: DemoTip, picture: JSONValue)] = []
    for picture in screen.tips {
      let tip = chapter.tips.first { (tip: DemoTip) -> Bool in tip.id == picture.text("id") }
      if let tip { shown.append((tip, picture)) }
    }
    guard !shown.isEmpty else { return }
    record.messages += try exchange(.explain(shown.map(\.tip), in: chapter))
    let layouts = record.messages.last?.answer?.list("items") ?? []
    for (shown, layout) in zip(shown, layouts) {
      record.facts.append(DemoFacts(id: shown.tip.id, picture: shown.picture, layout: layout))
    }
  }

  /// Sends one request and applies what comes back; everything that was said, the result last.
  private mutating func exchange(_ call: Request) throws(DemoError) -> [DemoMessage] {
    let answer = try client.call(call)
    for notice in answer.notices { screen.apply(notice) }
    screen.apply(answer.result)
    let notices = answer.notices.map { (notice: JSONValue) -> DemoMessage in .notification(notice) }
    return [.request(call)] + notices + [.result(answer.result)]
  }

  private mutating func finish(_ record: DemoRecord) throws(DemoError) {
    records.append(record)
    guard printText(record.lines) else { throw .outputClosed }
  }
}

/// Does what draws a reply, which is to be such that it can be drawn.
private func drawn<Value>(_ draw: () throws(RenderError) -> Value) throws(DemoError) -> Value {
  do throws(RenderError) {
    return try draw()
  } catch {
    throw .garbled(error.message)
  }
}
