#define _GNU_SOURCE
#include "cterminal.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

static sigset_t mask_before;

static void loop_signals(sigset_t *set) {
  sigemptyset(set);
  sigaddset(set, SIGWINCH);
  sigaddset(set, SIGINT);
  sigaddset(set, SIGTERM);
  sigaddset(set, SIGHUP);
  sigaddset(set, SIGCONT);
  sigaddset(set, SIGTSTP);
}

int ct_signals_open(void) {
  sigset_t set;
  loop_signals(&set);
  pthread_sigmask(SIG_BLOCK, &set, &mask_before);
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int ct_signals_next(int fd) {
  struct signalfd_siginfo info;
  ssize_t count;
  do {
    count = read(fd, &info, sizeof info);
  } while (count < 0 && errno == EINTR);
  return count == (ssize_t)sizeof info ? (int)info.ssi_signo : 0;
}

void ct_signals_close(int fd) {
  if (fd >= 0) close(fd);
  pthread_sigmask(SIG_SETMASK, &mask_before, NULL);
}

static void default_action(int signal_number, struct sigaction *before) {
  struct sigaction action = {0};
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(signal_number, &action, before);
}

static void unblock(int signal_number, sigset_t *before) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal_number);
  pthread_sigmask(SIG_UNBLOCK, &set, before);
}

void ct_signal_raise(int signal_number) {
  if (ct_signal_is_ignored(signal_number)) return;
  default_action(signal_number, NULL);
  raise(signal_number);
  unblock(signal_number, NULL);
}

void ct_stop(void) {
  struct sigaction action;
  sigset_t mask;
  default_action(SIGTSTP, &action);
  /* The whole group, so that a wrapper script or a pipeline stops with us, as it does for the terminal's ^Z. */
  kill(0, SIGTSTP);
  unblock(SIGTSTP, &mask);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &action, NULL);
}

int ct_signal_is_ignored(int signal_number) {
  struct sigaction action;
  return sigaction(signal_number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

static const int curses_signals[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
static struct sigaction dispositions[sizeof curses_signals / sizeof *curses_signals];

void ct_dispositions_keep(void) {
  for (size_t i = 0; i < sizeof curses_signals / sizeof *curses_signals; i++)
    sigaction(curses_signals[i], NULL, &dispositions[i]);
}

void ct_dispositions_restore(void) {
  for (size_t i = 0; i < sizeof curses_signals / sizeof *curses_signals; i++)
    sigaction(curses_signals[i], &dispositions[i], NULL);
}
