/* Preloaded into a program: ends it, as kill -9 would, before the STEPth step that changes what is on the disk below the
   directory BELOW: a write, a flush, a file made, renamed, cut or removed. With FULL the disk of that directory is full
   instead. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int is_below(const char *path) {
  const char *below = getenv("BELOW");
  return below && strncmp(path, below, strlen(below)) == 0;
}

static void step(const char *path) {
  static atomic_int steps;
  const char *wanted = getenv("STEP");
  if (wanted && is_below(path) && atomic_fetch_add(&steps, 1) + 1 == atoi(wanted)) kill(getpid(), SIGKILL);
}

/* Whether there is no room to write to the file. */
static int step_of(int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  step(path);
  return getenv("FULL") && is_below(path);
}

#define BEFORE(result, name, parameters, arguments, refused)                   \
  result name parameters {                                                     \
    static result(*real) parameters;                                           \
    if (!real) real = dlsym(RTLD_NEXT, #name);                                 \
    if (refused) return errno = ENOSPC, -1;                                    \
    return real arguments;                                                     \
  }

BEFORE(ssize_t, write, (int f, const void *b, size_t n), (f, b, n), step_of(f))
BEFORE(ssize_t, pwrite, (int f, const void *b, size_t n, off_t o), (f, b, n, o), step_of(f))
BEFORE(ssize_t, pwrite64, (int f, const void *b, size_t n, off64_t o), (f, b, n, o), step_of(f))
BEFORE(int, fsync, (int f), (f), (step_of(f), 0))
BEFORE(int, fdatasync, (int f), (f), (step_of(f), 0))
BEFORE(int, ftruncate, (int f, off_t n), (f, n), (step_of(f), 0))
BEFORE(int, ftruncate64, (int f, off64_t n), (f, n), (step_of(f), 0))
BEFORE(int, rename, (const char *a, const char *b), (a, b), (step(b), 0))
BEFORE(int, link, (const char *a, const char *b), (a, b), (step(b), 0))
BEFORE(int, unlink, (const char *p), (p), (step(p), 0))
BEFORE(int, mkdir, (const char *p, mode_t m), (p, m), (step(p), 0))

#define OPEN(name)                                                             \
  int name(const char *path, int flags, ...) {                                 \
    static int (*real)(const char *, int, ...);                                \
    if (!real) real = dlsym(RTLD_NEXT, #name);                                 \
    va_list rest;                                                              \
    va_start(rest, flags);                                                     \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;                  \
    va_end(rest);                                                              \
    if (flags & O_CREAT && access(path, F_OK) != 0) step(path);        \
    return real(path, flags, mode);                                            \
  }

OPEN(open)
OPEN(open64)
