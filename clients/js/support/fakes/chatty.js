// Fills stderr's pipe many times over before it answers.
import { send, serve } from './serve.js';

serve(({ id, method }) => {
  if (method === 'exit') process.exit(0);
  if (id === undefined) return;
  const flood = `${'x'.repeat(1024)}\n`.repeat(1024);
  process.stderr.write(`${flood}the last line\n`, () => send({ id, result: null }));
});
