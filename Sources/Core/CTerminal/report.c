#define _GNU_SOURCE
#include "crash.h"
#include "cterminal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static char path[1024], shown[3 * sizeof path], heading[4096];
static int tape = -1;
/* Of two, so that a fault while one is filled finds the other whole. */
static struct screen {
  char *bytes;
  size_t count, room;
} screens[2];
static volatile int current;
static int is_left;

int ct_report_prepare(const char *where, const char *where_shown, const char *what, int tape_fd) {
  path[0] = 0;
  tape = tape_fd;
  is_left = 0;
  if (strlen(where) >= sizeof path) return 0;
  strcpy(path, where);
  strncpy(shown, where_shown, sizeof shown - 1);
  strncpy(heading, what, sizeof heading - 1);
  return 1;
}

void ct_report_screen(const char *bytes, size_t count) {
  const int next = 1 - current;
  struct screen *screen = &screens[next];
  if (screen->room < count) {
    char *room = realloc(screen->bytes, 2 * count);
    if (room == NULL) return;
    screen->bytes = room;
    screen->room = 2 * count;
  }
  memcpy(screen->bytes, bytes, count);
  screen->count = count;
  __atomic_store_n(&current, next, __ATOMIC_SEQ_CST);
}

/* Everything below runs in a signal handler, too. */

void ct_report_put_path(struct ct_text *text) { ct_put(text, shown); }

static void copy_tape(int fd) {
  char bytes[4096];
  off_t place = 0;
  for (;;) {
    const ssize_t count = pread(tape, bytes, sizeof bytes, place);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    ct_write_all(fd, bytes, (size_t)count);
    place += count;
  }
}

int ct_report_leave(const char *reason, const char *name) {
  if (path[0] == 0 || __atomic_exchange_n(&is_left, 1, __ATOMIC_SEQ_CST)) return 0;
  const int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (fd < 0) return 0;
  struct timespec wall;
  clock_gettime(CLOCK_REALTIME, &wall);
  struct ct_text text = {.fd = fd};
  ct_put(&text, heading);
  ct_put(&text, "# What happened: ");
  ct_put(&text, reason);
  ct_put(&text, name);
  ct_put(&text, "\n# When: ");
  ct_put_time(&text, wall.tv_sec);
  ct_put(&text, "\n\n");
  ct_flush(&text);
  copy_tape(fd);
  const struct screen *screen = &screens[current];
  if (screen->count > 0) {
    ct_put(&text, "\n# The last screen:\n");
    ct_flush(&text);
    ct_write_all(fd, screen->bytes, screen->count);
  }
  /* A full disk takes the name and nothing else. */
  const int is_there = lseek(fd, 0, SEEK_CUR) > 0;
  close(fd);
  if (!is_there) unlink(path);
  return is_there;
}
