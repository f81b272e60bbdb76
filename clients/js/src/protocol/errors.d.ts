/** An error as it is on the wire. */
export interface WireError {
  code: number;
  message: string;
  data?: ErrorData;
}

export interface ErrorData {
  kind: ErrorKind;
  /** The member that was refused. */
  path?: string;
  /** What was there. */
  found?: string;
  /** What is allowed. */
  expected?: string;
  /** The nearest known name. */
  nearest?: string;
  /** The byte where the message stops being JSON. */
  offset?: number;
  /** The value of the limit that would be passed. */
  limit?: number;
}

/** The names of the errors. */
export type ErrorKind =
  | 'parse'
  | 'invalidRequest'
  | 'methodNotFound'
  | 'invalidParams'
  | 'internal'
  | 'notInitialized'
  | 'noSession'
  | 'unknownSession'
  | 'sessionExists'
  | 'tipExists'
  | 'unknownTip'
  | 'unknownTarget'
  | 'limit'
  | 'clockNotManual'
  | 'unknownButton'
  | 'unknownStep'
  | 'unknownQuestion'
  | 'wrongAnswer';
