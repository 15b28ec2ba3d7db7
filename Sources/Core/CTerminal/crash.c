#define _GNU_SOURCE
#include "crash.h"
#include "cterminal.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* As many files are kept: the names are as few, and the oldest makes room. */
enum { FILES = 10, KEYS = 200, KEY_SIZE = 24 };

static char directory[1024], shown[3 * sizeof directory], heading[1024], path[sizeof directory + 32];
static struct timespec prepared;
static char keys[KEYS][KEY_SIZE];
static unsigned long keys_noted;

void ct_crash_prepare(const char *where, const char *where_shown, const char *what) {
  directory[0] = 0;
  if (strlen(where) >= sizeof directory) return;
  strcpy(directory, where);
  strncpy(shown, where_shown, sizeof shown - 1);
  strncpy(heading, what, sizeof heading - 1);
  clock_gettime(CLOCK_MONOTONIC, &prepared);
}

void ct_crash_note_key(const char *name, size_t count) {
  char *key = keys[keys_noted % KEYS];
  if (count > KEY_SIZE - 1) count = KEY_SIZE - 1;
  memcpy(key, name, count);
  key[count] = 0;
  keys_noted++;
}

/* Everything below runs in a signal handler. */

void ct_crash_put_path(struct ct_text *text) {
  ct_put(text, shown);
  ct_put(text, path + strlen(directory));
}

const char *ct_crash_name(int signal) {
  switch (signal) {
    case SIGILL: return "SIGILL";
    case SIGTRAP: return "SIGTRAP";
    case SIGSEGV: return "SIGSEGV";
    case SIGBUS: return "SIGBUS";
    case SIGFPE: return "SIGFPE";
    case SIGABRT: return "SIGABRT";
    case SIGSYS: return "SIGSYS";
    case SIGQUIT: return "SIGQUIT";
    default: return NULL;
  }
}

static void make_directories(void) {
  char part[sizeof directory];
  for (size_t i = 1;; i++) {
    if (directory[i] != '/' && directory[i] != 0) continue;
    memcpy(part, directory, i);
    part[i] = 0;
    mkdir(part, 0700);
    if (directory[i] == 0) return;
  }
}

static void name_file(int number) {
  const size_t length = strlen(directory);
  memcpy(path, directory, length);
  strcpy(path + length, "/crash-0.txt");
  path[length + 7] = (char)('0' + number);
}

static int create(void) { return open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600); }

static int open_file(void) {
  if (directory[0] == 0) return -1;
  make_directories();
  struct timespec oldest = {0, 0};
  int chosen = -1;
  for (int number = 0; number < FILES; number++) {
    name_file(number);
    const int fd = create();
    struct stat state;
    if (fd >= 0 || (errno != EEXIST && errno != EISDIR)) return fd;
    if (lstat(path, &state) < 0 || S_ISDIR(state.st_mode)) continue;
    const struct timespec time = state.st_mtim;
    if (chosen >= 0 &&
        (time.tv_sec > oldest.tv_sec || (time.tv_sec == oldest.tv_sec && time.tv_nsec >= oldest.tv_nsec)))
      continue;
    oldest = time;
    chosen = number;
  }
  if (chosen < 0) return -1;
  name_file(chosen);
  unlink(path);
  return create();
}

static void put_keys(struct ct_text *text) {
  const unsigned long count = keys_noted < KEYS ? keys_noted : KEYS;
  ct_put(text, "\nThe last ");
  ct_put_number(text, count, 10, 0);
  ct_put(text, " keys, the newest last; what was typed as text is shown as \xE2\x80\xA2:\n");
  for (unsigned long i = 0; i < count; i++) {
    ct_put(text, i % 20 == 0 ? (i == 0 ? "  " : "\n  ") : " ");
    ct_put(text, keys[(keys_noted - count + i) % KEYS]);
  }
  ct_put(text, count == 0 ? "" : "\n");
}

int ct_crash_open(int signal, int is_loop_thread) {
  const int fd = open_file();
  if (fd < 0) return -1;
  fchmod(fd, 0600);
  struct timespec now, wall;
  clock_gettime(CLOCK_MONOTONIC, &now);
  clock_gettime(CLOCK_REALTIME, &wall);
  struct ct_text text = {.fd = fd};
  ct_put(&text, heading);
  ct_put(&text, "\nended by signal ");
  ct_put_number(&text, (unsigned long)signal, 10, 0);
  ct_put(&text, " (");
  ct_put(&text, ct_crash_name(signal));
  ct_put(&text, is_loop_thread ? ") in the thread of the screen, " : ") in another thread than that of the screen, ");
  ct_put_time(&text, wall.tv_sec);
  ct_put(&text, ", ");
  ct_put_number(&text, (unsigned long)(now.tv_sec - prepared.tv_sec), 10, 0);
  ct_put(&text, " s after the start\n");
  if (ct_errors_are_held()) {
    ct_put(&text, "\nSaid on standard error:\n");
    ct_flush(&text);
    if (ct_errors_copy(fd, 4096) == 0) ct_put(&text, "  (nothing)\n");
  } else {
    ct_put(&text, "\nWhat was said is where standard error was sent.\n");
  }
  put_keys(&text);
  ct_flush(&text);
  /* A full disk takes the name and nothing else. */
  if (lseek(fd, 0, SEEK_CUR) > 0) return fd;
  close(fd);
  unlink(path);
  return -1;
}
