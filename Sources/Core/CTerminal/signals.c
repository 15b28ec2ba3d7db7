#define _GNU_SOURCE
#include "cterminal.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

/* Blocked once one has come, and no earlier: a loop that is stuck must not keep the process from ending. */
static const int endings[] = {SIGTERM, SIGHUP};
enum { ENDINGS = sizeof endings / sizeof *endings };
static struct sigaction endings_before[ENDINGS];
static sigset_t mask_before;
static pid_t loop_thread;

/* Starts the clock, then leaves the signal to the descriptor: blocked from now on, and sent again. */
static void hurry(int number, siginfo_t *info, void *context) {
  (void)info;
  const int saved = errno;
  if ((pid_t)syscall(SYS_gettid) == loop_thread) {
    ct_guard_hurry(number);
    sigaddset(&((ucontext_t *)context)->uc_sigmask, number);
  }
  syscall(SYS_tgkill, getpid(), loop_thread, number);
  errno = saved;
}

int ct_signals_open(void) {
  const int blocked[] = {SIGWINCH, SIGINT, SIGCONT, SIGTSTP, SIGTTOU};
  sigset_t set;
  sigemptyset(&set);
  for (size_t i = 0; i < sizeof blocked / sizeof *blocked; i++) sigaddset(&set, blocked[i]);
  pthread_sigmask(SIG_BLOCK, &set, &mask_before);
  loop_thread = (pid_t)syscall(SYS_gettid);
  struct sigaction action = {0};
  action.sa_sigaction = hurry;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigfillset(&action.sa_mask);
  sigset_t open;
  sigemptyset(&open);
  for (int i = 0; i < ENDINGS; i++) {
    sigaddset(&set, endings[i]);
    sigaddset(&open, endings[i]);
    sigaction(endings[i], NULL, &endings_before[i]);
    if (endings_before[i].sa_handler != SIG_IGN) sigaction(endings[i], &action, NULL);
  }
  /* Whoever started us may have blocked them, and the guard's clock, which runs on when all this is closed. */
  sigaddset(&open, SIGALRM);
  sigdelset(&mask_before, SIGALRM);
  pthread_sigmask(SIG_UNBLOCK, &open, NULL);
  sigdelset(&set, SIGTTOU);
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
  for (int i = 0; i < ENDINGS; i++) sigaction(endings[i], &endings_before[i], NULL);
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
