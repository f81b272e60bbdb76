import { ProtocolError } from './errors.js';
import { VERSION } from './version.js';

/** Shakes hands: says who we are, and refuses who is not tipd. */
export async function greet(connection, { processId = null, initializationOptions }, options) {
  const clientInfo = { name: 'tipd-js', version: VERSION };
  // With `whole` a picture is all that `session/get` would answer.
  const choices = { whole: true, ...initializationOptions };
  const params = { processId, clientInfo, capabilities: {}, initializationOptions: choices };
  const result = await connection.request('initialize', params, options);
  checkServer(result?.serverInfo);
  connection.notify('initialized', {});
  return result;
}

function checkServer(serverInfo) {
  if (serverInfo?.name !== 'tipd') {
    throw new ProtocolError(`the program is not tipd, it says it is ${JSON.stringify(serverInfo)}`);
  }
  const major = VERSION.split('.')[0];
  if (String(serverInfo.version).split('.')[0] === major) return;
  throw new ProtocolError(`the program is tipd ${serverInfo.version}, but this client speaks with ${major}.x`);
}
