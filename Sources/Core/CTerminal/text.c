#define _GNU_SOURCE
#include "crash.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

static int patience = 300;

void ct_write_all(int fd, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(fd, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN) {
      /* A terminal that drips must not spend the time anew with each drop. */
      if (patience <= 0) return;
      const int step = 50;
      struct pollfd wait = {fd, POLLOUT, 0};
      if (poll(&wait, 1, step) != 1) patience -= step;
      continue;
    }
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

void ct_flush(struct ct_text *text) {
  ct_write_all(text->fd, text->bytes, text->count);
  text->count = 0;
}

void ct_put_bytes(struct ct_text *text, const char *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (text->count == sizeof text->bytes) ct_flush(text);
    text->bytes[text->count++] = bytes[i];
  }
}

void ct_put(struct ct_text *text, const char *string) { ct_put_bytes(text, string, strlen(string)); }

void ct_put_number(struct ct_text *text, unsigned long number, unsigned base, int width) {
  char digits[24];
  int count = 0;
  do {
    digits[sizeof digits - ++count] = "0123456789abcdef"[number % base];
    number /= base;
  } while (number > 0);
  while (count < width && count < (int)sizeof digits) digits[sizeof digits - ++count] = '0';
  ct_put_bytes(text, digits + sizeof digits - count, count);
}

void ct_put_time(struct ct_text *text, long seconds) {
  long day = seconds / 86400, rest = seconds % 86400;
  int year = 1970;
  for (;;) {
    const int leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    if (day < 365 + leap) break;
    day -= 365 + leap;
    year++;
  }
  const int leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  const int lengths[] = {31, 28 + leap, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  int month = 0;
  while (day >= lengths[month]) day -= lengths[month++];
  const struct {
    long number;
    int width;
    const char *after;
  } parts[] = {{year, 4, "-"},        {month + 1, 2, "-"},      {day + 1, 2, "T"},
               {rest / 3600, 2, ":"}, {rest / 60 % 60, 2, ":"}, {rest % 60, 2, "Z"}};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    ct_put_number(text, parts[i].number, 10, parts[i].width);
    ct_put(text, parts[i].after);
  }
}
