// Dies at once.
process.stderr.write('first line\ncannot open the display\n', () => process.exit(3));
