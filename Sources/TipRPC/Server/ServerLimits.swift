/// What a server does at most, beside the limits of frames and of sessions.
package struct ServerLimits: Sendable {
  /// The messages of one batch.
  package let batch: Int
  /// The bytes of the answers to one batch before the rest of it is refused.
  package let batchReply: Int
  /// The bytes that wait in the output before the server pauses.
  package let output: Int

  /// Creates limits: 1,000 messages in a batch, 64 MiB of answers to it, and no limit of the output, for a host that
  /// takes it at once.
  package init(batch: Int = 1_000, batchReply: Int = 64 << 20, output: Int = .max) {
    self.batch = max(batch, 1)
    self.batchReply = max(batchReply, 1)
    self.output = max(output, 1)
  }
}
