// Listens and answers nothing.
process.stdin.resume();
