/** What carries the bytes: a process, a WebSocket, a worker, a module. */
export interface Transport {
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

/** The part of AbortSignal that is used, so that these types need no library. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: any;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface CallOptions {
  /** Gives the call up when aborted; the promise rejects with the signal's reason. */
  signal?: Signal;
  /** Milliseconds; null for none. */
  timeout?: number | null;
}

export type Trace = (direction: 'send' | 'receive', message: unknown) => void;

export interface Handlers {
  onNotification?: (method: string, params: unknown) => void;
  /** Every result in the order of arrival, before its promise is settled, even one whose call was given up. */
  onResult?: (result: unknown) => void;
  /** Once, when the transport has closed. */
  onEnd?: (error: Error) => void;
  trace?: Trace;
}

/** JSON-RPC over anything that carries bytes: ids, pending calls, and whose answer is whose. */
export class Connection {
  constructor(transport: Transport, handlers?: Handlers);
  /** Sends a request and promises its result. */
  request(method: string, params?: object, options?: CallOptions): Promise<any>;
  /** Sends a notification. */
  notify(method: string, params?: object): void;
}
