import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomConversations } from '../../../wasm/requests.mjs';
import { Picture, RpcError, Tipd } from '../src/index.js';
import { module, needsModule } from '../support/module.js';
import { needsProgram, program } from '../support/program.js';
import { readSchema } from '../support/schema.js';

const CONVERSATIONS = 30;
const NOT_CALLS = ['initialize', 'initialized', 'shutdown', 'exit', 'session/close'];

/** Calls what a message says; whether it was served. */
async function call(tipd, { id, method, params }) {
  if (id === undefined) return tipd.notify(method, params), true;
  try {
    await tipd.request(method, params);
    return true;
  } catch (error) {
    assert.ok(error instanceof RpcError, error);
    return false;
  }
}

test('after any calls a picture is what tipd has', { skip: needsProgram.skip || needsModule.skip }, async () => {
  let compared = 0;
  for (const { name, messages } of randomConversations(CONVERSATIONS, readSchema(program), ['Save', 'Größe 🎈'])) {
    const tipd = await Tipd.load({ module, initializationOptions: { clock: 'manual' } });
    const picture = new Picture('a');
    tipd.on('change', (result) => picture.apply(result));
    await tipd.sessionOpen({ session: 'a', bounds: { x: 0, y: 0, width: 400, height: 300 } });
    for (const message of messages.map((text) => JSON.parse(text))) {
      if (NOT_CALLS.includes(message.method) || (message.method === 'session/open' && message.params.session === 'a')) continue;
      if (!(await call(tipd, message))) continue;
      const whole = await tipd.sessionGet({ session: 'a' });
      const context = `${name}, ${message.method} with the id ${message.id}`;
      assert.deepEqual(Object.fromEntries(Object.keys(whole).map((member) => [member, picture[member]])), whole, context);
      compared += whole.tips.length + whole.hints.length + whole.keys.length;
    }
    await tipd.close();
  }
  assert.ok(compared > 100, `there was little to compare: ${compared}`);
});
