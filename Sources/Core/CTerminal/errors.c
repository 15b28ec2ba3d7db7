#define _GNU_SOURCE
#include "cterminal.h"
#include "crash.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static int errors_kept = -1, errors_file = -1;

void ct_errors_hold(void) {
  if (errors_kept >= 0 || !isatty(STDERR_FILENO)) return;
  int file = ct_memory_file("errors");
  if (file < 0) return;
  int kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (kept < 0) {
    close(file);
    return;
  }
  /* O_APPEND, since children that inherit it share the file. */
  fcntl(file, F_SETFL, O_APPEND);
  dup2(file, STDERR_FILENO);
  errors_file = file;
  errors_kept = kept;
}

int ct_errors_are_held(void) { return errors_kept >= 0; }

size_t ct_errors_copy(int fd, size_t limit) {
  struct stat state;
  if (errors_file < 0 || fstat(errors_file, &state) < 0) return 0;
  off_t offset = (size_t)state.st_size > limit ? state.st_size - (off_t)limit : 0;
  const off_t start = offset;
  char bytes[1024];
  ssize_t count;
  while ((count = pread(errors_file, bytes, sizeof bytes, offset)) > 0) {
    ct_write_all(fd, bytes, (size_t)count);
    offset += count;
  }
  return (size_t)(offset - start);
}

void ct_errors_release(void) {
  if (errors_kept < 0) return;
  ct_errors_copy(errors_kept, SIZE_MAX);
  dup2(errors_kept, STDERR_FILENO);
  close(errors_kept);
  close(errors_file);
  errors_kept = errors_file = -1;
}
