// Listens, says why on stderr, and answers nothing.
process.stderr.write('waiting for the moon\n', () => process.stdin.resume());
