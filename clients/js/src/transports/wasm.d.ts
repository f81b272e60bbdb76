import type { Transport } from './transport.js';

/** A compiled module (WebAssembly.Module), its bytes, a Response, or where it is. */
export type ModuleSource = string | { readonly href: string } | ArrayBuffer | ArrayBufferView | ResponseLike | CompiledModule;

/** The part of Response that is used, so that these types need no library. */
export interface ResponseLike {
  readonly ok: boolean;
  readonly status: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A WebAssembly.Module, which needs a library's types to say more of. */
export type CompiledModule = object;

/** Compiles the module of tipd; without a source the one inside the package. */
export function loadModule(source?: ModuleSource): Promise<CompiledModule>;

/** The server inside this page, worker or process: a message is answered before `send` returns. */
export class ModuleTransport implements Transport {
  /** `now`: the time in seconds, on any clock that does not go back. */
  constructor(module: CompiledModule, options?: { now?: () => number });
  onmessage: ((message: string) => void) | null;
  onclose: ((error?: Error) => void) | null;
  readonly answersAtOnce: boolean;
  layout(params: object | undefined): object | undefined;
  send(message: string): void;
  close(): void;
}
