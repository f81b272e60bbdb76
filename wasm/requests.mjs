import { Random } from './random.mjs';
import { SCREEN, Values } from './values.mjs';

const SEPARATE = ['initialize', 'initialized', 'shutdown', 'exit', 'session/open', 'session/close'];

/** So many conversations, always the same, that call every method of a schema with every param and option. */
export function randomConversations(count, schema, texts) {
  return Array.from({ length: count }, (_, index) => ({
    name: `random conversation ${index}`,
    messages: conversation(schema, new Values(schema, texts, new Random(index + 1))),
  }));
}

/** Most of a conversation has one session, for which calls need no name; then come two. */
function conversation(schema, values) {
  const methods = schema.methods.filter(({ name }) => !SEPARATE.includes(name));
  const open = schema.methods.find(({ name }) => name === 'session/open');
  const calls = (count) => Array.from({ length: count }, () => call(values.random.pick(methods), values));
  const options = { ...values.object('', schema.objects.initializationOptions), clock: 'manual' };
  const messages = [
    { method: 'initialize', params: { initializationOptions: options } },
    { method: 'session/open', params: { session: 'a', bounds: SCREEN } },
    ...calls(100),
    call(open, values),
    ...calls(20),
    { method: 'session/close', params: { session: 'a' } },
    { method: 'shutdown' },
  ];
  const numbered = messages.map((message, id) => JSON.stringify({ jsonrpc: '2.0', id, ...message }));
  return [...numbered, '{"jsonrpc":"2.0","method":"exit"}'];
}

/** A call of a method; a few requests are sent as notifications. */
function call({ name, kind, params = [] }, values) {
  const call = { method: name, params: values.object(name, params) };
  return kind === 'notification' || values.random.chance(0.05) ? { ...call, id: undefined } : call;
}
