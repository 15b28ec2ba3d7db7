/* Preloaded into a program: ends it, as kill -9 would, before the STEPth step that changes what is on the disk below the
   directory BELOW: a write, a flush, a file made, renamed, cut or removed. Without a STEP it adds a line to COUNT for
   each. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static void step(const char *path, const char *what) {
  static atomic_int steps;
  const char *below = getenv("BELOW"), *wanted = getenv("STEP"), *count = getenv("COUNT");
  if (!below || strncmp(path, below, strlen(below)) != 0) return;
  if (wanted) {
    if (atomic_fetch_add(&steps, 1) + 1 == atoi(wanted)) kill(getpid(), SIGKILL);
  } else if (count) {
    char line[512];
    int length = snprintf(line, sizeof line, "%s %s\n", what, path);
    int file = syscall(SYS_openat, AT_FDCWD, count, O_WRONLY | O_CREAT | O_APPEND, 0600);
    syscall(SYS_write, file, line, length);
    syscall(SYS_close, file);
  }
}

static void step_of(int file, const char *what) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return;
  path[length] = 0;
  step(path, what);
}

#define BEFORE(result, name, parameters, arguments, noted)                     \
  result name parameters {                                                     \
    static result(*real) parameters;                                           \
    if (!real) real = dlsym(RTLD_NEXT, #name);                                 \
    noted;                                                                     \
    return real arguments;                                                     \
  }

BEFORE(ssize_t, write, (int f, const void *b, size_t n), (f, b, n), step_of(f, "write"))
BEFORE(ssize_t, pwrite, (int f, const void *b, size_t n, off_t o), (f, b, n, o), step_of(f, "write"))
BEFORE(ssize_t, pwrite64, (int f, const void *b, size_t n, off64_t o), (f, b, n, o), step_of(f, "write"))
BEFORE(int, fsync, (int f), (f), step_of(f, "sync"))
BEFORE(int, fdatasync, (int f), (f), step_of(f, "sync"))
BEFORE(int, ftruncate, (int f, off_t n), (f, n), step_of(f, "cut"))
BEFORE(int, ftruncate64, (int f, off64_t n), (f, n), step_of(f, "cut"))
BEFORE(int, rename, (const char *a, const char *b), (a, b), step(b, "rename"))
BEFORE(int, link, (const char *a, const char *b), (a, b), step(b, "link"))
BEFORE(int, unlink, (const char *p), (p), step(p, "remove"))
BEFORE(int, mkdir, (const char *p, mode_t m), (p, m), step(p, "folder"))

#define OPEN(name)                                                             \
  int name(const char *path, int flags, ...) {                                 \
    static int (*real)(const char *, int, ...);                                \
    if (!real) real = dlsym(RTLD_NEXT, #name);                                 \
    va_list rest;                                                              \
    va_start(rest, flags);                                                     \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;                  \
    va_end(rest);                                                              \
    if (flags & O_CREAT && access(path, F_OK) != 0) step(path, "make");        \
    return real(path, flags, mode);                                            \
  }

OPEN(open)
OPEN(open64)
