/** What carries messages: a module, a worker, a WebSocket. */
export interface Transport {
  /** Sends the text of one message. */
  send(message: string): void;
  /** Whether a message that is sent now is answered before `send` returns. */
  readonly answersAtOnce?: boolean;
  /** The result of `layout` without a message, or undefined where it takes one: what is in this memory may have a shorter way. */
  layout?(params: object | undefined): object | undefined;
  /** Set by the client: called with the text of each message that arrives, also before `send` returns. */
  onmessage: ((message: string) => void) | null;
  /** Set by the client: called when what arrives is no message; the client then closes the transport. */
  onerror?: ((error: Error) => void) | null;
  /** Set by the client: called once when nothing can arrive any more. */
  onclose: ((error?: Error) => void) | null;
  /** Ends the peer; `onclose` is called in the end. */
  close?(): void | Promise<void>;
  /** The same at once, after a start that failed; `close` if left out. */
  kill?(): void | Promise<void>;
  /** What the peer said last on the side, for error messages. */
  stderrTail?(): string;
}

/** What carries bytes, which the client frames: a process, a socket. */
export interface ByteTransport {
  send(bytes: Uint8Array): void;
  /** Registers the one function that gets what arrives; chunks may be cut anywhere. */
  onData(listener: (chunk: Uint8Array) => void): void;
  /** Registers the one function that is called once when nothing can arrive any more. */
  onClose(listener: (error?: Error) => void): void;
  /** Ends the peer; `onClose`'s listener is called in the end. */
  close?(): void | Promise<void>;
  /** The same at once, after a start that failed; `close` if left out. */
  kill?(): void | Promise<void>;
  /** What the peer said last on the side, for error messages. */
  stderrTail?(): string;
}
