import type { CallOptions, Signal, Trace } from './connection.js';
import type { Exit } from './errors.js';
import type { ConfirmHandler, ResolveHandler } from './questions.js';
import { Requests } from './requests.js';
import type { ByteTransport, Transport } from './transports/transport.js';
import type { ModuleSource } from './transports/wasm.js';
import type * as tipd from './tipd.js';

declare global {
  // As in TypeScript's own library from 5.2 on, for older compilers.
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol;
  }
}

export interface ConnectOptions {
  /** tipd ends when this process is gone. */
  processId?: number | null;
  initializationOptions?: tipd.InitializationOptions;
  /** How long every call may take, in milliseconds; 5000 by default, null for ever. */
  timeout?: number | null;
  /** Gives the start up when aborted. */
  signal?: Signal;
  /** Gets every message that is sent or received. */
  trace?: Trace;
  /** Makes the transport to another tipd when this one has ended by itself: what it knew is told to that one. */
  restart?: () => Transport | ByteTransport | Promise<Transport | ByteTransport>;
}

export interface SpawnOptions extends Omit<ConnectOptions, 'restart'> {
  /** The program; else TIPD_PROGRAM, one next to the package, or one of PATH. */
  program?: string;
  args?: string[];
  /** Whether a tipd that has ended by itself is started again, with its sessions. */
  restart?: boolean;
}

export interface LoadOptions extends Omit<ConnectOptions, 'processId' | 'restart'> {
  /** The module, or where it is; the one inside the package if left out. */
  module?: ModuleSource;
  /** Whether a tipd that has failed is started again, with its sessions. */
  restart?: boolean;
}

/** Something that tipd said by itself. */
export interface Notification {
  method: string;
  params?: any;
}

/** What listeners are called with. */
export interface ListenerTypes {
  /** Each event, of replies and notifications alike, in order. */
  event: (event: tipd.TipdEvent, result: tipd.ChangeResult) => void;
  /** Each result with changes, of replies and notifications alike, in order. */
  change: (result: tipd.ChangeResult) => void;
  notification: (notification: Notification) => void;
  /** The picture of each session after tipd was started again, before any further change. */
  restore: (picture: tipd.SessionPicture) => void;
  /** Once, when tipd is gone for good. */
  exit: (exit: Exit) => void;
}

/** A running tipd. */
export class Tipd extends Requests {
  /** Starts the program and shakes hands. */
  static spawn(options?: SpawnOptions): Promise<Tipd>;
  /** Starts the server inside this page, worker or process, and shakes hands. */
  static load(options?: LoadOptions): Promise<Tipd>;
  /** Shakes hands with a tipd at the other end of a transport. */
  static connect(transport: Transport | ByteTransport, options?: ConnectOptions): Promise<Tipd>;
  private constructor();

  readonly serverInfo: tipd.ServerInfo;
  readonly capabilities: tipd.Capabilities;
  /** The process id of the program that runs, or null. */
  readonly pid: number | null;

  /** Adds a listener; returns what takes it away again. */
  on<Name extends keyof ListenerTypes>(name: Name, listener: ListenerTypes[Name]): () => void;
  /** Lets the function say whether a step may be left or entered; returns what takes it away. */
  onConfirm(handler: ConfirmHandler): () => void;
  /** Lets the function say where a step's target is; returns what takes it away. */
  onResolve(handler: ResolveHandler): () => void;
  /** Each event from now on, for `for await`; ends with tipd, or when aborted. */
  events(options?: { signal?: Signal }): AsyncIterableIterator<tipd.TipdEvent>;
  /** Each result with changes from now on, likewise. */
  changes(options?: { signal?: Signal }): AsyncIterableIterator<tipd.ChangeResult>;
  /** Sends any request by its name and promises its result. */
  request(method: string, params?: object, options?: CallOptions): Promise<any>;
  /**
   * Sends any request to a tipd inside this page, worker or process, and returns its result. A TypeError with any other
   * tipd, and from within a listener.
   */
  requestSync(method: string, params?: object): any;
  /** Asks such a tipd where one tip goes, or where many do. */
  layoutSync(params: tipd.LayoutParams): tipd.Layout;
  layoutSync(params: tipd.LayoutItemsParams): tipd.LayoutItemsResult;
  /** Sends any method as a notification: what it changes comes back as a change. */
  notify(method: string, params?: object): void;
  /** Sets how much tipd tells about its work in `$/logTrace` notifications. */
  setTrace(params: tipd.SetTraceParams): Promise<void>;
  /** Ends tipd and waits until it is gone; calls made before are answered. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}
