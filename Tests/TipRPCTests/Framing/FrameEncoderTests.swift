import Testing
import TipRPC

@Suite("The frame encoder")
struct FrameEncoderTests {
  @Test("writes the length in bytes and nothing else", arguments: [0, 1, 9, 10, 99, 100, 999, 1000, 12_345, 1_000_000])
  func header(length: Int) {
    var bytes: [UInt8] = []
    let mark = FrameEncoder.begin(.contentLength, into: &bytes)
    bytes.append(contentsOf: [UInt8](repeating: UInt8(ascii: "x"), count: length))
    FrameEncoder.finish(mark, in: &bytes)
    let expected = "Content-Length: \(length)\r\n\r\n" + String(repeating: "x", count: length)
    #expect(bytes == Array(expected.utf8))
  }

  @Test("frames several messages of one writer in one array", arguments: [FramingStyle.contentLength, .lines])
  func messages(style: FramingStyle) {
    var writer = JSONWriter()
    let texts = ["é", "", String(repeating: "x", count: 200), String(repeating: "😀", count: 900), "\n"]
    for text in texts {
      let mark = FrameEncoder.begin(style, into: &writer.bytes)
      writer.beginArray()
      writer.value(text)
      writer.endArray()
      FrameEncoder.finish(mark, in: &writer.bytes)
    }
    let outcome = decoded(writer.bytes)
    #expect(outcome.pieces == texts.map { .message("[\"\($0 == "\n" ? "\\n" : $0)\"]") })
    #expect(outcome.style == style)
  }

  @Test("ends a line with a newline")
  func line() {
    var bytes: [UInt8] = []
    let mark = FrameEncoder.begin(.lines, into: &bytes)
    bytes.append(contentsOf: "{\r\"a\":1}".utf8)
    FrameEncoder.finish(mark, in: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "{\r\"a\":1}\n")
  }

  @Test("takes a message back", arguments: [FramingStyle.contentLength, .lines])
  func cancel(style: FramingStyle) {
    var bytes = Array("before\n".utf8)
    let mark = FrameEncoder.begin(style, into: &bytes)
    bytes.append(contentsOf: "body".utf8)
    FrameEncoder.cancel(mark, in: &bytes)
    #expect(bytes == Array("before\n".utf8))
  }
}
