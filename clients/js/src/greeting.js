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
  const needed = compatible(VERSION);
  if (compatible(serverInfo.version) === needed) return;
  throw new ProtocolError(`the program is tipd ${serverInfo.version}, but this client speaks with ${needed}.x`);
}

/** What two versions that fit have in common: the major number; before 1.0 the minor one too. */
function compatible(version) {
  const numbers = String(version).split('.');
  return numbers.slice(0, numbers[0] === '0' ? 2 : 1).join('.');
}
