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
