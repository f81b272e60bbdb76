import Foundation
import Testing
import TipRPC

/// The conversations in Tests/Fixtures/transcripts, which the clients and the WebAssembly build replay too.
///
/// With TIPD_RECORD=1 the expectations are rewritten, those of "…" apart, and the run fails all the same: whoever
/// records must read what was recorded.
@Suite("The shared conversations")
struct TranscriptFixtureTests {
  static let files = FixtureFile.all(in: "transcripts")
  static let isRecording = ProcessInfo.processInfo.environment["TIPD_RECORD"] == "1"

  @Test("are there")
  func present() {
    #expect(Self.files.count >= 5)
  }

  @Test("go as they say", arguments: files)
  func transcripts(file: FixtureFile) throws {
    let transcript = try Transcript(String(contentsOf: file.url, encoding: .utf8))
    let replay = try transcript.replay()
    #expect(replay.differences.isEmpty, "\(replay.differences.joined(separator: "\n"))")
    guard Self.isRecording else { return }
    try replay.recorded.write(to: file.url, atomically: true, encoding: .utf8)
    Issue.record("recorded \(file.testDescription): read it")
  }

  @Test("give the same bytes however they arrive in pieces", arguments: files)
  func pieces(file: FixtureFile) throws {
    let transcript = try Transcript(String(contentsOf: file.url, encoding: .utf8))
    let stream = transcript.stream
    let whole = written(stream, cuts: [])
    #expect(!whole.isEmpty)
    #expect(written(stream, cuts: Array(1..<stream.count)) == whole)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<3 {
      let cuts = (0..<20).map { _ in Int.random(in: 0...stream.count, using: &random) }.sorted()
      #expect(written(stream, cuts: cuts) == whole)
    }
  }

  private func written(_ stream: [UInt8], cuts: [Int]) -> [UInt8] {
    var conversation = Conversation()
    var start = 0
    for end in cuts + [stream.count] {
      conversation.receive(Array(stream[start..<end]))
      start = end
    }
    return conversation.server.output
  }
}
