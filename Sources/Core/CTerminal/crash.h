/* Between the parts of the guard; all of it is async-signal-safe. */
#ifndef STOA_CRASH_H
#define STOA_CRASH_H

#include <signal.h>
#include <stddef.h>

/* A text on its way to a descriptor, which gets it in large pieces. */
struct ct_text {
  int fd;
  size_t count;
  char bytes[1024];
};

void ct_put(struct ct_text *text, const char *string);
void ct_put_bytes(struct ct_text *text, const char *bytes, size_t count);
void ct_put_number(struct ct_text *text, unsigned long number, unsigned base, int width);
/* The seconds since 1970 as 2026-12-01T09:30:00Z. */
void ct_put_time(struct ct_text *text, long seconds);
void ct_flush(struct ct_text *text);

/* Writes all that the descriptor takes; waits, some 300 ms in all, while it takes nothing. */
void ct_write_all(int fd, const char *bytes, size_t count);

/* What was kept from standard error, at most its last `limit` bytes, to another descriptor. The number of bytes. */
size_t ct_errors_copy(int fd, size_t limit);
/* Whether what goes to standard error is kept. */
int ct_errors_are_held(void);

/* The name of a signal of which a crash file tells; NULL for the others. */
const char *ct_crash_name(int signal);
/* Makes the file with all but the addresses, and returns its descriptor; -1 when there is none. */
int ct_crash_open(int signal, int is_loop_thread);
/* Where the file is, as it may be shown on a terminal. */
void ct_crash_put_path(struct ct_text *text);
/* Where the report is, as it may be shown on a terminal. */
void ct_report_put_path(struct ct_text *text);
/* Adds where it happened, innermost first. */
void ct_crash_trace(int fd, const ucontext_t *context);

#endif
