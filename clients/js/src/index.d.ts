export { ConnectOptions, ListenerTypes, Notification, SpawnOptions, Tipd } from './client.js';
export { CallOptions, Connection, Handlers, Signal, Trace, Transport } from './connection.js';
export {
  Exit,
  ProgramNotFound,
  ProtocolError,
  RequestTimeout,
  RpcError,
  ServerExited,
  TipdError,
} from './errors.js';
export { Picture } from './picture.js';
export * from './tipd.js';
