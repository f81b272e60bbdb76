/* The floor of a round trip: frames each request and answers with padding of a fixed length.
 *
 * usage: echo BYTES      the length of each reply's body
 *
 * It reads nothing of a request but its length and its id, so what it takes is pipes and process switches. */
#define _GNU_SOURCE
#include "frame.h"

int main(int argc, char **argv) {
  if (argc != 2) fail("usage: echo BYTES");
  size_t size = strtoul(argv[1], NULL, 10);
  char *reply = malloc(size + 256);
  if (!reply) fail("malloc");
  struct reader in = {.fd = 0};
  size_t length;
  char *body;
  while ((body = read_frame(&in, &length))) {
    char *id = memmem(body, length, "\"id\":", 5);
    if (!id) break; /* The notification that ends the connection. */
    char text[160];
    int head = snprintf(text, sizeof text, "{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":\"", strtol(id + 5, NULL, 10));
    size_t padding = size > (size_t)head + 2 ? size - (size_t)head - 2 : 0;
    int offset = sprintf(reply, "Content-Length: %zu\r\n\r\n%s", (size_t)head + padding + 2, text);
    memset(reply + offset, 'x', padding);
    memcpy(reply + offset + padding, "\"}", 2);
    write_all(1, reply, (size_t)offset + padding + 2);
  }
  return 0;
}
