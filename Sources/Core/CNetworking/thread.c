#define _GNU_SOURCE
#include "CNetworking.h"

#include <pthread.h>
#include <time.h>

int stoa_thread_join(unsigned long thread, int milliseconds) {
  struct timespec limit;
  clock_gettime(CLOCK_REALTIME, &limit);
  limit.tv_sec += milliseconds / 1000;
  limit.tv_nsec += (long)(milliseconds % 1000) * 1000000;
  if (limit.tv_nsec >= 1000000000) {
    limit.tv_sec += 1;
    limit.tv_nsec -= 1000000000;
  }
  return pthread_timedjoin_np((pthread_t)thread, NULL, &limit);
}
