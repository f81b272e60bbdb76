import type { ByteTransport, Transport } from './transports/transport.js';

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
  /** Every result in the order of arrival, before its promise is settled, even one whose call was given up; and the call. */
  onResult?: (result: unknown, method: string, params: object | undefined) => void;
  /** Once, when the transport has closed. */
  onEnd?: (error: Error) => void;
  trace?: Trace;
}

/** JSON-RPC over anything that carries bytes: ids, pending calls, and whose answer is whose. */
export class Connection {
  constructor(transport: Transport | ByteTransport, handlers?: Handlers);
  /** Sends a request and promises its result. */
  request(method: string, params?: object, options?: CallOptions): Promise<any>;
  /** Sends a request over a transport that answers at once, and returns the result. */
  requestSync(method: string, params?: object): any;
  /** Sends a notification. */
  notify(method: string, params?: object): void;
  /** Why nothing can be sent any more. */
  readonly fault: Error | null;
  /** Says so with another error from now on. */
  giveUp(error: Error): void;
}
