// Closes stdout at the first request and lives on.
import { closeSync } from 'node:fs';
import { serve } from './serve.js';

serve(({ id }) => {
  if (id !== undefined) closeSync(1);
});
