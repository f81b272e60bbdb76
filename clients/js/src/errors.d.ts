import type { ErrorData, ErrorKind, WireError } from './protocol/errors.js';

/** What every error of this package is. */
export class TipdError extends Error {}

/** tipd refused a request; nothing has changed. */
export class RpcError extends TipdError {
  constructor(error: WireError, method?: string);
  readonly method?: string;
  readonly code: number;
  /** The name of the error in protocol.md. */
  readonly kind?: ErrorKind;
  /** The member that was refused: `params.options.arrow.width`. */
  readonly path?: string;
  /** Everything tipd said about it. */
  readonly data?: ErrorData;
}

/** How the program ended. All null and empty while that is not known. */
export interface Exit {
  readonly exitCode: number | null;
  readonly signalName: string | null;
  /** The last 64 KiB that it wrote to stderr. */
  readonly stderrTail: string;
}

/** The program has ended, or speaks and listens no more. */
export class ServerExited extends TipdError implements Exit {
  constructor(exit?: Partial<Exit>);
  readonly exitCode: number | null;
  readonly signalName: string | null;
  readonly stderrTail: string;
}

/** No answer came in time. */
export class RequestTimeout extends TipdError {
  constructor(call: { method: string; timeout: number; stderrTail?: string });
  readonly method: string;
  /** Milliseconds. */
  readonly timeout: number;
  readonly stderrTail: string;
}

/** What arrived is not the protocol. */
export class ProtocolError extends TipdError {
  constructor(message: string, details?: { messages?: unknown[] });
  /** What `FrameReader.push` had read from the chunk before the fault. */
  readonly messages: unknown[];
}

/** There is no such program, or it may not be executed. */
export class ProgramNotFound extends TipdError {
  constructor(details: { program: string; reason: string; tried?: string[]; cause?: unknown });
  readonly program: string;
  /** Where it was looked for, when no program was named. */
  readonly tried: readonly string[];
}
