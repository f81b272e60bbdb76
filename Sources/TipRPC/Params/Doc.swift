#if hasFeature(Embedded)
  /// A text for the schema, which the module for pages does not print: nothing of it is kept.
  struct Doc: ExpressibleByStringLiteral, Sendable {
    /// Forgets a text.
    @inline(__always)
    init(stringLiteral text: StaticString) {}
  }
#else
  /// A text for the schema.
  typealias Doc = String
#endif
