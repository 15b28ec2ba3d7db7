#define _GNU_SOURCE
#include "guard.h"
#include "cterminal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
/* Those that end no process, that nobody may handle, that the loop takes, and PIPE, which the program ignores. */
static const int others[] = {SIGCHLD, SIGCONT, SIGURG,  SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU,
                             SIGKILL, SIGSTOP, SIGINT, SIGTERM,  SIGHUP,  SIGPIPE};

struct ct_guarded ct_guarded = {.modes_fd = -1, .terminal = -1};
static int installed;

static int is_among(int signal_number, const int *list, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (list[i] == signal_number) return 1;
  return 0;
}

static void restore_at_exit(void) {
  if (ct_guard_restore()) ct_errors_release();
}

static void install(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = ct_guard_die;
  /* A fault within the handler comes back to it, to end the process at once; nothing else interrupts. */
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) sigdelset(&action.sa_mask, faults[i]);
  for (int number = 1; number <= SIGRTMAX; number++) {
    if (is_among(number, others, sizeof others / sizeof *others)) continue;
    struct sigaction before;
    /* Whoever started us with a signal ignored does not want us to end of it. That is rare, so the handler is set first:
       one call a signal, of which there are sixty, at every start. */
    if (sigaction(number, &action, &before) == 0 && before.sa_handler == SIG_IGN) sigaction(number, &before, NULL);
  }
  /* For a library that calls exit. */
  atexit(restore_at_exit);
}

int ct_guard_save(int fd) {
  ct_guarded.modes_fd = fd;
  ct_guarded.have_modes = tcgetattr(fd, &ct_guarded.modes) == 0;
  return ct_guarded.have_modes ? 0 : -1;
}

void ct_guard_watch(void) {
  if (installed) return;
  installed = 1;
  ct_guard_thread();
  install();
}

void ct_guard_arm(int fd, const char *restore, size_t count) {
  ct_guard_disarm();
  ct_guarded.terminal = fcntl(fd, F_DUPFD_CLOEXEC, 3);
  ct_guarded.restore_count = count < sizeof ct_guarded.restore_bytes ? count : sizeof ct_guarded.restore_bytes;
  memcpy(ct_guarded.restore_bytes, restore, ct_guarded.restore_count);
  ct_guarded.drawing = (pid_t)syscall(SYS_gettid);
  ct_guard_watch();
  ct_guarded.armed = 1;
}

void ct_guard_disarm(void) {
  ct_guarded.armed = 0;
  if (ct_guarded.terminal >= 0) close(ct_guarded.terminal);
  ct_guarded.terminal = -1;
}

void ct_guard_thread(void) {
  const size_t size = 64 * 1024;
  void *stack = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return;
  stack_t alternate = {0};
  alternate.ss_sp = stack;
  alternate.ss_size = size;
  sigaltstack(&alternate, NULL);
}
