export { Tipd } from './client.js';
export { Connection } from './connection.js';
export {
  ProgramNotFound,
  ProtocolError,
  RequestTimeout,
  RpcError,
  ServerExited,
  TipdError,
} from './errors.js';
export { Picture } from './picture.js';
export { bridgeTransport } from './transports/bridge.js';
export { joinPort, portTransport, socketTransport } from './transports/port.js';
export { loadModule, ModuleTransport } from './transports/wasm.js';
