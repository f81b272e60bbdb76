// Answers nothing after the start, ignores SIGTERM and the end of stdin.
import { serve } from './serve.js';

process.on('SIGTERM', () => {});
setInterval(() => {}, 1000);
process.stderr.write('waiting for the moon\n', () => serve(() => {}));
