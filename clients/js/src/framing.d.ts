/** Turns a message into the bytes of one frame, header and body together. */
export function encode(message: unknown): Uint8Array;

/** Finds the messages in a stream of bytes that may be cut anywhere; it does no I/O. */
export class FrameReader {
  /** `maxBody`: the longest body in bytes that is accepted; 256 MiB by default. */
  constructor(options?: { maxBody?: number });

  /**
   * Takes a chunk and returns the messages that are complete now. The chunk is kept, not copied.
   * Throws a ProtocolError that holds the messages before the fault; after that the stream is lost.
   */
  push(chunk: Uint8Array): unknown[];
}
