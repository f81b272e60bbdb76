import TipRPC

/// A whole conversation has the same answers however it is cut and however slowly they are read.
///
/// The first byte says whether it begins with `initialize`, and where the stream is cut.
enum ConversationFuzzing {
  private static let hello = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"trace":"verbose"}}"# + "\n"

  static func complaint(about input: [UInt8]) -> String? {
    let first = input.first ?? 0
    let stream = (first & 1 == 0 ? [] : Array(hello.utf8)) + input.dropFirst()
    let whole = said([stream[...]], Server())
    guard said(stream.indices.map { stream[$0...$0] }, Server()) == whole else { return "other answers byte by byte" }
    let cut = min(stream.endIndex, Int(first) * 4)
    // With no room at all the server pauses after each message.
    guard said([stream[..<cut], stream[cut...]], Server(ServerLimits(output: 1))) == whole else {
      return "other answers to one that reads slowly"
    }
    // A stream with headers is looked at by the decoder alone.
    return isLines(whole) ? SaidLines(Array(whole.dropLast())).complaint : complaint(aboutFrames: whole)
  }

  private static func isLines(_ said: [UInt8]) -> Bool {
    said.first == UInt8(ascii: "{") || said.first == UInt8(ascii: "[")
  }

  /// What is said to pieces that come at one time, then as time passes, and at the end.
  private static func said(_ pieces: [ArraySlice<UInt8>], _ fresh: Server) -> [UInt8] {
    var server = fresh
    var said: [UInt8] = []
    func take() {
      repeat {
        said += server.output
        server.dropOutput(server.output.count)
        server.resume()
      } while !server.output.isEmpty || server.isPaused
    }
    for piece in pieces {
      server.receive(piece, at: 1)
      take()
    }
    for time in [1.1, 2.0, 1e6] {
      server.advance(to: time)
      take()
    }
    server.endOfInput(at: 1e6)
    take()
    return said + [UInt8(truncatingIfNeeded: server.exitStatus ?? -1)]
  }

  private static func complaint(aboutFrames said: [UInt8]) -> String? {
    var decoder = FrameDecoder(limits: FrameLimits(body: .max))
    decoder.append(said.dropLast())
    while let frame = decoder.next() {
      guard case .message(let range) = frame else { return "an answer that is no frame" }
      var tokens: [JSONToken] = []
      guard (try? JSONParser.parse(decoder.buffer, in: range, into: &tokens, depth: 1_000)) != nil else {
        return "an answer that is not JSON"
      }
    }
    return decoder.isInsideMessage ? "half an answer" : nil
  }
}
