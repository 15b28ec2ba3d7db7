/* Between the two halves of the guard: what one sets up, the other uses in signal handlers. */
#ifndef STOA_GUARD_H
#define STOA_GUARD_H

#include <signal.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

struct ct_guarded {
  struct termios modes;
  int modes_fd, have_modes;
  /* The terminal under a number of our own, which nobody closes or sends elsewhere. */
  int terminal;
  char restore_bytes[512];
  size_t restore_count;
  volatile sig_atomic_t armed;
  /* The thread that draws. */
  pid_t drawing;
};

extern struct ct_guarded ct_guarded;

/* Gives the terminal back if it is armed; 1 if it was. */
int ct_guard_restore(void);
/* The handler of every signal that ends the process and that no loop takes. */
void ct_guard_die(int signal_number, siginfo_t *info, void *context);

#endif
