/* Starts a server, times requests over its pipes, and prints one JSON object.
 *
 * usage: client [-n REQUESTS] [-w WARM_UP] [-d IN_FLIGHT] [-s SETUP] BODY -- SERVER [ARGUMENT...]
 *
 * BODY is a file with what follows the id in each request: "method":"layout","params":{...}}
 * SETUP holds such texts, one a line, that are sent once before. Latency runs from before the write of a request until
 * its whole reply was read. Ends with status 2 if a reply is no result, or if the server's own status is not 0. */
#define _GNU_SOURCE
#include "frame.h"

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static int to_server;
static struct reader from_server = {.polls = 1};
static size_t reply_length;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static char *read_file(const char *path, size_t *length) {
  FILE *file = fopen(path, "r");
  if (!file) fail(path);
  char *text = NULL;
  size_t room = 0;
  ssize_t count = getdelim(&text, &room, EOF, file);
  if (count < 0) fail(path);
  fclose(file);
  *length = (size_t)count;
  return text;
}

/* One write for header and body, as a client would. */
static void send_request(long id, const char *rest, size_t length) {
  static char *message;
  static size_t room;
  if (room < length + 128) message = realloc(message, room = length + 128);
  if (!message) fail("realloc");
  char head[64];
  int size = snprintf(head, sizeof head, "{\"jsonrpc\":\"2.0\",\"id\":%ld,", id);
  int offset = sprintf(message, "Content-Length: %zu\r\n\r\n%s", (size_t)size + length, head);
  memcpy(message + offset, rest, length);
  write_all(to_server, message, (size_t)offset + length);
}

static void read_reply(void) {
  char *body = read_frame(&from_server, &reply_length);
  errno = 0;
  if (!body) fail("the server ended");
  if (memmem(body, reply_length < 64 ? reply_length : 64, "\"result\"", 8)) return;
  fprintf(stderr, "%.*s\n", (int)(reply_length < 400 ? reply_length : 400), body);
  fail("a reply without a result");
}

static void ask(long id, const char *rest, size_t length) {
  send_request(id, rest, length);
  read_reply();
}

static pid_t start(char **command) {
  int in[2], out[2];
  if (pipe(in) || pipe(out)) fail("pipe");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], 0);
  posix_spawn_file_actions_adddup2(&actions, out[1], 1);
  for (int end = 0; end < 2; end++) {
    posix_spawn_file_actions_addclose(&actions, in[end]);
    posix_spawn_file_actions_addclose(&actions, out[end]);
  }
  pid_t server;
  if ((errno = posix_spawnp(&server, command[0], &actions, NULL, command, environ))) fail(command[0]);
  close(in[0]);
  close(out[1]);
  to_server = in[1];
  from_server.fd = out[0];
  return server;
}

static int ascending(const void *a, const void *b) {
  double first = *(const double *)a, second = *(const double *)b;
  return (first > second) - (first < second);
}

static double measure(long count, long in_flight, const char *body, size_t length, double *times) {
  double *sent = malloc(sizeof *sent * (size_t)in_flight);
  if (!sent) fail("malloc");
  double begin = now();
  for (long asked = 0, answered = 0; answered < count;) {
    while (asked < count && asked - answered < in_flight) {
      sent[asked % in_flight] = now();
      send_request(asked++, body, length);
    }
    read_reply();
    times[answered] = now() - sent[answered % in_flight];
    answered++;
  }
  free(sent);
  return now() - begin;
}

static void send_setup(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail(path);
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  while ((length = getline(&line, &room, file)) > 0) ask(0, line, (size_t)length);
  free(line);
  fclose(file);
}

/* Ends the server as a host does, and returns its peak memory in KiB. */
static long stop(pid_t server) {
  static const char shutdown[] = "\"method\":\"shutdown\"}";
  static const char exit_[] = "Content-Length: 33\r\n\r\n{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}";
  ask(0, shutdown, sizeof shutdown - 1);
  write_all(to_server, exit_, sizeof exit_ - 1);
  int status;
  struct rusage usage;
  if (wait4(server, &status, 0, &usage) < 0) fail("wait4");
  errno = 0;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) fail("the server's exit status");
  return usage.ru_maxrss;
}

int main(int argc, char **argv) {
  long count = 1000, warm_up = 100, in_flight = 1;
  const char *setup = NULL;
  int option;
  while ((option = getopt(argc, argv, "+n:w:d:s:")) != -1) {
    if (option == 'n') count = atol(optarg);
    else if (option == 'w') warm_up = atol(optarg);
    else if (option == 'd') in_flight = atol(optarg);
    else if (option == 's') setup = optarg;
    else return 2;
  }
  if (argc - optind < 3 || count < 1 || warm_up < 0 || in_flight < 1) fail("usage: see client.c");
  size_t length;
  char *body = read_file(argv[optind], &length);
  double *times = malloc(sizeof *times * (size_t)(count > warm_up ? count : warm_up + 1));
  if (!times) fail("malloc");

  static const char initialize[] = "\"method\":\"initialize\",\"params\":{\"processId\":null,\"capabilities\":{}}}";
  double begin = now();
  pid_t server = start(argv + optind + 2);
  ask(0, initialize, sizeof initialize - 1);
  double spawned = now() - begin;
  if (setup) send_setup(setup);
  measure(warm_up, in_flight, body, length, times);
  double total = measure(count, in_flight, body, length, times);
  size_t reply = reply_length;
  long memory = stop(server);
  qsort(times, (size_t)count, sizeof *times, ascending);
  printf("{\"median\":%.3f,\"p99\":%.3f,\"perSecond\":%.1f,\"spawn\":%.1f,\"memory\":%ld,\"reply\":%zu}\n",
         times[count / 2], times[count * 99 / 100], (double)count / total * 1e6, spawned, memory, reply);
  return 0;
}
