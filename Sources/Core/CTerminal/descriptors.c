#define _GNU_SOURCE
#include "cterminal.h"

#include <errno.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

int ct_wake_open(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void ct_wake(int fd) {
  const uint64_t one = 1;
  while (write(fd, &one, sizeof one) < 0 && errno == EINTR) {
  }
}

void ct_wake_clear(int fd) {
  uint64_t count;
  while (read(fd, &count, sizeof count) < 0 && errno == EINTR) {
  }
}

int ct_poll(struct pollfd *descriptors, size_t count, int64_t nanoseconds) {
  if (nanoseconds < 0) return poll(descriptors, count, -1);
  const struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  return ppoll(descriptors, count, &time, NULL);
}

uint64_t ct_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

int ct_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int ct_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
