// Prints what is no frame and stays.
process.stdout.write('loading fonts...\n');
process.stdin.resume();
