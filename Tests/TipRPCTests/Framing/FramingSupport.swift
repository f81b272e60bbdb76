import TipRPC

/// A frame with its body as text, to compare with.
enum Piece: Equatable, Sendable {
  case message(String)
  case refused(FrameRefusal)
  case lost(FrameLoss)
}

/// What became of a whole stream.
struct Outcome: Equatable {
  var pieces: [Piece] = []
  var style: FramingStyle?
  var wasInside = false
  var isInside = false
  var largestBuffer = 0

  static func == (one: Outcome, other: Outcome) -> Bool {
    one.pieces == other.pieces && one.style == other.style && one.wasInside == other.wasInside
      && one.isInside == other.isInside
  }
}

/// Sends a stream in pieces that end where `cuts` says, and ends it.
func decoded(_ stream: [UInt8], cuts: [Int] = [], limits: FrameLimits = FrameLimits()) -> Outcome {
  var decoder = FrameDecoder(limits: limits)
  var outcome = Outcome()
  func take(_ frame: Frame) {
    switch frame {
    case .message(let range): outcome.pieces.append(.message(String(decoding: decoder.buffer[range], as: UTF8.self)))
    case .refused(let refusal): outcome.pieces.append(.refused(refusal))
    case .lost(let loss): outcome.pieces.append(.lost(loss))
    }
  }
  var start = 0
  for end in cuts + [stream.count] {
    decoder.append(stream[start..<end])
    outcome.largestBuffer = max(outcome.largestBuffer, decoder.buffer.count)
    while let frame = decoder.next() { take(frame) }
    start = end
  }
  outcome.wasInside = decoder.isInsideMessage
  if let frame = decoder.endOfInput() { take(frame) }
  outcome.isInside = decoder.isInsideMessage
  outcome.style = decoder.style
  return outcome
}

/// Sends a stream in pieces that end where `cuts` says, and ends it.
func decoded(_ stream: String, cuts: [Int] = [], limits: FrameLimits = FrameLimits()) -> Outcome {
  decoded(Array(stream.utf8), cuts: cuts, limits: limits)
}

/// The frames of a stream.
func pieces(_ stream: String, limits: FrameLimits = FrameLimits()) -> [Piece] {
  decoded(stream, limits: limits).pieces
}

/// A message with its header.
func framed(_ body: String) -> String {
  "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
}
