import TipRPC

/// Any stream has the same frames as a whole, byte by byte, and cut at the place that its first byte says.
enum FramingFuzzing {
  /// What a stream came to.
  private struct End: Equatable {
    var frames: [[UInt8]] = []
    var errors: [Frame] = []
    var style: FramingStyle?
    var isInside = false
  }

  static func complaint(about input: [UInt8]) -> String? {
    let stream = input.dropFirst()
    let whole = end(of: [stream])
    guard end(of: stream.indices.map { stream[$0...$0] }) == whole else { return "other frames byte by byte" }
    let cut = min(stream.endIndex, stream.startIndex + Int(input.first ?? 0))
    return end(of: [stream[..<cut], stream[cut...]]) == whole ? nil : "other frames in two pieces"
  }

  private static func end(of pieces: [ArraySlice<UInt8>]) -> End {
    // Small limits, so that a few bytes pass them.
    var decoder = FrameDecoder(limits: FrameLimits(headerBlock: 64, body: 40))
    var end = End()
    for piece in pieces {
      decoder.append(piece)
      while let frame = decoder.next() { add(frame, decoder, &end) }
    }
    end.isInside = decoder.isInsideMessage
    if let frame = decoder.endOfInput() { add(frame, decoder, &end) }
    end.style = decoder.style
    return end
  }

  private static func add(_ frame: Frame, _ decoder: FrameDecoder, _ end: inout End) {
    if case .message(let range) = frame {
      end.frames.append(Array(decoder.buffer[range]))
    } else {
      end.errors.append(frame)
    }
  }
}
