export { Tipd } from './client.js';
export type { ConnectOptions, ListenerTypes, Notification, SpawnOptions } from './client.js';
export { Connection } from './connection.js';
export type { CallOptions, Handlers, Signal, Trace, Transport } from './connection.js';
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
export * from './tipd.js';
