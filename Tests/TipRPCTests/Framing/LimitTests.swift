import Testing
import TipRPC

@Suite("Limits of messages")
struct LimitTests {
  @Test("let a header block of their size pass and no larger one")
  func headerBlock() {
    let tail = "\r\nContent-Length: 2\r\n\r\n"
    let limit = FrameLimits().headerBlock
    let filler = "X: " + String(repeating: "y", count: limit - 3 - tail.utf8.count)
    #expect(pieces(filler + tail + "{}" + framed("[]")) == [.message("{}"), .message("[]")])
    #expect(pieces(filler + "y" + tail + "{}") == [.lost(.headerTooLong(limit: limit))])
    #expect(pieces(String(repeating: "x", count: limit)) == [.lost(.headerTooLong(limit: limit))])
    #expect(pieces(String(repeating: "x", count: limit - 1)).isEmpty)
    #expect(pieces(String(repeating: "a:\n", count: limit)) == [.lost(.headerTooLong(limit: limit))])
  }

  @Test("let a body of their size pass and drop larger ones")
  func body() {
    let limits = FrameLimits(body: 10)
    let refused = Piece.refused(.bodyTooLong(length: 11, limit: 10))
    let stream = framed("0123456789") + framed("0123456789a") + framed("[]") + framed("0123456789a")
    #expect(pieces(stream, limits: limits) == [.message("0123456789"), refused, .message("[]"), refused])
  }

  @Test("hold for a body that is too long without keeping it")
  func droppedBody() {
    let length = 1 << 20
    let chunk = [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
    var decoder = FrameDecoder(limits: FrameLimits(body: 1000))
    decoder.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    #expect(decoder.next() == .refused(.bodyTooLong(length: Int64(length), limit: 1000)))
    for _ in 0..<length / chunk.count {
      #expect(decoder.isInsideMessage)
      decoder.append(chunk)
      #expect(decoder.next() == nil)
      #expect(decoder.buffer.count < 100)
    }
    #expect(!decoder.isInsideMessage)
  }

  @Test("hold for lengths near the largest integer", arguments: [Int64.max, 1 << 62, 1 << 32])
  func hugeBody(length: Int64) {
    var decoder = FrameDecoder()
    decoder.append(Array("Content-Length: \(length)\r\n\r\n{}".utf8))
    #expect(decoder.next() == .refused(.bodyTooLong(length: length, limit: 16 << 20)))
    #expect(decoder.next() == nil)
    #expect(decoder.isInsideMessage)
  }

  @Test("stay where every count is safe, whatever was asked for", arguments: [Int.max, Int.min, 0])
  func extremes(size: Int) {
    let limits = FrameLimits(headerBlock: size, body: size)
    #expect((1...1 << 30).contains(limits.body))
    #expect((1...1 << 30).contains(limits.headerBlock))
    #expect(decoded("{}\n{", cuts: [1], limits: limits).style == .lines)
  }

  @Test("reserve nothing for a declared length")
  func noReservation() {
    var decoder = FrameDecoder()
    decoder.append(Array("Content-Length: 16000000\r\n\r\n{".utf8))
    #expect(decoder.next() == nil)
    #expect(decoder.buffer.capacity < 1000)
  }

  @Test("give back the memory of a large message")
  func memory() {
    let body = String(repeating: " ", count: 4 << 20)
    var decoder = FrameDecoder()
    decoder.append(Array(framed(body).utf8))
    #expect(decoder.next() != nil)
    decoder.append(Array(framed("{}").utf8))
    #expect(decoder.next() != nil)
    #expect(decoder.buffer.capacity < 1000)
  }

  @Test("keep the buffer small over many messages")
  func steady() {
    var decoder = FrameDecoder()
    let message = Array(framed("{\"id\":1}").utf8)
    for _ in 0..<10_000 {
      // Each append leaves a part of a message behind.
      decoder.append(message[10...])
      decoder.append(message[..<10])
      while decoder.next() != nil {}
    }
    #expect(decoder.buffer.count < 200)
  }
}
