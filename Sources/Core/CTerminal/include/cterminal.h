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

/* Returns a descriptor that reads WINCH INT TERM HUP CONT TSTP as they come to this thread, -1 on failure. All but TERM
   and HUP are blocked, and TTOU with them, so that the terminal can be given back in the background; TERM and HUP are
   from when they come, and start the guard's clock (`ct_guard_hurry`), which ends the process even when nobody reads.
   The mask of before is kept, but for ALRM. Other threads must not take signals. */
int ct_signals_open(void);
/* The next signal that waits, 0 when none does. */
int ct_signals_next(int fd);
/* Closes the descriptor and puts back what was there before. A clock that runs goes on. */
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

/* The crash guard. `save` keeps the termios of `fd` as they are now: call it before changing them. `arm` says which bytes
   to write to the terminal before the process dies (at most 512 are kept), takes the calling thread for the one that
   draws, and sets the handlers of all signals that would end the process and that no loop takes, once. While disarmed a
   handler leaves the terminal alone. */
int ct_guard_save(int fd);
void ct_guard_arm(int fd, const char *restore, size_t count);
void ct_guard_disarm(void);
/* Gives the calling thread an alternate stack, so that a stack overflow is answered too. */
void ct_guard_thread(void);
/* Gives the process 900 ms to end by itself; then the terminal is restored, in at most 400 ms, and this signal ends it,
   whatever it does. While the clock runs a further call changes nothing. Async-signal-safe. `rest` takes it back. */
void ct_guard_hurry(int signal);
void ct_guard_rest(void);

/* What a crash leaves: one of ten files in `directory`, which begins with `heading` (at most 1023 bytes). Nothing is made
   or opened before a crash. A path that is too long leaves no file. `shown` is the directory as a terminal may get it. */
void ct_crash_prepare(const char *directory, const char *shown, const char *heading);
/* The last 200 keys are kept; a name is cut at 23 bytes. For the thread that draws. */
void ct_crash_note_key(const char *name, size_t count);

/* What a fault leaves where somebody asked for it: a file that begins with `heading` (at most 4095 bytes), says what
   happened, and has what can be read of `tape` and the last screen. Nothing is made or opened before. 0 where the path is
   too long. `screen` keeps a copy; for the thread that draws. */
int ct_report_prepare(const char *path, const char *shown, const char *heading, int tape);
void ct_report_screen(const char *bytes, size_t count);
/* Leaves it, once: 1 if it is there now. What happened is said by both texts, one behind the other. Async-signal-safe. */
int ct_report_leave(const char *reason, const char *name);
/* Sets the guard's handlers without a terminal, for a report of what happens there. */
void ct_guard_watch(void);

/* Keeps what is written to standard error away from the screen while the terminal is held; `release` shows it. */
void ct_errors_hold(void);
void ct_errors_release(void);

#endif
