export { Tipd } from './client.js';
export type { ConnectOptions, ListenerTypes, LoadOptions, Notification, SpawnOptions } from './client.js';
export { Connection } from './connection.js';
export type { CallOptions, Handlers, Signal, Trace } from './connection.js';
export {
  ProgramNotFound,
  ProtocolError,
  RequestTimeout,
  RpcError,
  ServerExited,
  TipdError,
} from './errors.js';
export type { Exit } from './errors.js';
export { Picture } from './picture.js';
export type { Confirmation, ConfirmHandler, QuestionContext, Resolution, ResolveHandler } from './questions.js';
export { bridgeTransport } from './transports/bridge.js';
export { joinPort, portTransport, socketTransport } from './transports/port.js';
export type { PortLike, SocketLike } from './transports/port.js';
export type { ByteTransport, Transport } from './transports/transport.js';
export { loadModule, ModuleTransport } from './transports/wasm.js';
export type { CompiledModule, ModuleSource } from './transports/wasm.js';
export * from './tipd.js';
