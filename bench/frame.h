/* Frames of the LSP base protocol over blocking descriptors, for echo.c and client.c. */
#ifndef FRAME_H
#define FRAME_H

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct reader {
  int fd;
  int polls; /* Whether to poll before each read, as the event loop of a host does. */
  char *data;
  size_t start, end, room;
};

/* Ends the program with a message: nothing here can be mended at run time. */
static inline void fail(const char *what) {
  fprintf(stderr, "%s: %s\n", what, errno ? strerror(errno) : "unexpected");
  exit(2);
}

static inline void write_all(int fd, const char *data, size_t length) {
  while (length > 0) {
    ssize_t count = write(fd, data, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) fail("write");
    data += count;
    length -= (size_t)count;
  }
}

/* Reads once behind what is held; 0 at the end of the input. */
static inline int fill(struct reader *in) {
  if (in->start == in->end) in->start = in->end = 0;
  if (in->room - in->end < 65536) {
    memmove(in->data, in->data + in->start, in->end - in->start);
    in->end -= in->start;
    in->start = 0;
    if (in->room - in->end < 65536) {
      in->room = in->room * 2 + 131072;
      in->data = realloc(in->data, in->room);
      if (!in->data) fail("realloc");
    }
  }
  struct pollfd ready = {.fd = in->fd, .events = POLLIN};
  while (in->polls && poll(&ready, 1, -1) < 0)
    if (errno != EINTR) fail("poll");
  ssize_t count;
  do count = read(in->fd, in->data + in->end, in->room - in->end);
  while (count < 0 && errno == EINTR);
  if (count < 0) fail("read");
  in->end += (size_t)count;
  return count > 0;
}

/* The body of the next frame, valid until the next call; NULL at the end of the input. */
static inline char *read_frame(struct reader *in, size_t *length) {
  static const char name[] = "Content-Length: ";
  for (;;) {
    size_t held = in->end - in->start;
    char *head = in->data + in->start;
    char *blank = held ? memmem(head, held, "\r\n\r\n", 4) : NULL;
    if (!blank) {
      if (!fill(in)) return NULL;
      continue;
    }
    if (strncmp(head, name, sizeof name - 1) != 0) fail("header");
    size_t body = strtoul(head + sizeof name - 1, NULL, 10);
    size_t offset = (size_t)(blank + 4 - head);
    if (held < offset + body) {
      if (!fill(in)) return NULL;
      continue;
    }
    *length = body;
    in->start += offset + body;
    return head + offset;
  }
}

#endif
