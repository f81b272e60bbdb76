// Dies by a signal at the first request.
import { serve } from './serve.js';

serve(({ id }) => {
  if (id !== undefined) process.kill(process.pid, 'SIGKILL');
});
