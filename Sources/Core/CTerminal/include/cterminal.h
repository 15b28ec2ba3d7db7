/* What the loop needs from Linux and Swift's Glibc module does not show: descriptors for wake-ups, signals and
   memory files, and a crash guard whose handlers are async-signal-safe. */
#ifndef STOA_CTERMINAL_H
#define STOA_CTERMINAL_H

#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* A counter another thread adds to so that `poll` returns; -1 with errno set on failure. */
int ct_wake_open(void);
void ct_wake(int fd);
void ct_wake_clear(int fd);

/* `poll` in nanoseconds; a negative time is for ever. */
int ct_poll(struct pollfd *descriptors, size_t count, int64_t nanoseconds);

/* Nanoseconds of the monotonic clock. */
uint64_t ct_now(void);

/* Blocks WINCH INT TERM HUP CONT TSTP in this thread and returns a descriptor that reads them, -1 on failure; the
   mask of before is kept. Threads started later inherit the block; those that run already must not take signals. */
int ct_signals_open(void);
/* The next signal that waits, 0 when none does. */
int ct_signals_next(int fd);
/* Closes the descriptor and puts the mask of before back. */
void ct_signals_close(int fd);
/* Ends the process by this signal's default action; returns only when the signal is ignored or cannot end it. */
void ct_signal_raise(int signal);
/* Stops the whole process group as the terminal's own ^Z would; returns after it was continued. */
void ct_stop(void);
/* 1 when this signal was ignored when the process started (or is now). */
int ct_signal_is_ignored(int signal);

/* Runs `newterm` without its signal handlers: keeps the dispositions of INT TERM TSTP WINCH, and puts them back. */
void ct_dispositions_keep(void);
void ct_dispositions_restore(void);

/* An anonymous file in memory, -1 on failure. */
int ct_memory_file(const char *name);

/* One heap for all threads, which grows by a megabyte: a heap of a thread's own grows by a page at a time, each with a
   system call that holds up the other threads' page faults. Called before the first thread is started. */
void ct_memory_share(void);

/* The C library's width of one scalar in the current locale: -1 when it is not printable. */
int ct_scalar_width(uint32_t scalar);

/* The crash guard. `save` keeps the termios of `fd` as they are now: call it before changing them. `arm` says
   which bytes to write to the terminal before the process dies (at most 512 are kept) and sets the handlers of
   ILL TRAP SEGV BUS FPE ABRT SYS QUIT once. While disarmed a handler only hands the signal on. */
int ct_guard_save(int fd);
void ct_guard_arm(int fd, const char *restore, size_t count);
void ct_guard_disarm(void);
/* Gives the calling thread an alternate stack, so that a stack overflow is answered too. */
void ct_guard_thread(void);
/* Puts the kept termios back; 0 on success. */
int ct_guard_restore_modes(void);

/* Keeps what is written to standard error away from the screen while the terminal is held; `end` shows it. */
void ct_errors_hold(void);
void ct_errors_release(void);

#endif
