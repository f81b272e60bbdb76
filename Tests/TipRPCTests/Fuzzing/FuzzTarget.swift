/// What is fed with random bytes: by libFuzzer in scripts/fuzz, and by the tests with the inputs that were kept.
enum FuzzTarget: String, CaseIterable, Sendable {
  /// Texts for the parser.
  case json
  /// Streams for the decoder.
  case framing
  /// Params of `layout`.
  case layout
  /// Params of any method, for a server with tips and a tour.
  case params
  /// Whole conversations.
  case conversation

  /// What is wrong with what becomes of an input; nil if nothing is.
  func complaint(about input: [UInt8]) -> String? {
    switch self {
    case .json: JSONFuzzing.complaint(about: input)
    case .framing: FramingFuzzing.complaint(about: input)
    case .layout: LayoutFuzzing.complaint(about: input)
    case .params: ParamsFuzzing.complaint(about: input)
    case .conversation: ConversationFuzzing.complaint(about: input)
    }
  }
}
