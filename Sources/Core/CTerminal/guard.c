#define _GNU_SOURCE
#include "cterminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
/* The signals that end no process, that nobody may handle, and that the loop takes. */
static const int others[] = {SIGCHLD, SIGCONT, SIGURG,   SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU,
                             SIGPIPE, SIGKILL, SIGSTOP, SIGINT,   SIGTERM, SIGHUP};

static struct termios modes;
static int modes_fd = -1, have_modes;
static int terminal_fd = -1;
static char restore_bytes[512];
static size_t restore_count;
static volatile sig_atomic_t armed;
static int installed;

static int errors_kept = -1, errors_file = -1;

static int is_among(int signal_number, const int *list, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (list[i] == signal_number) return 1;
  return 0;
}

/* Everything below here until `arm` runs in signal handlers: async-signal-safe calls only. */

static void write_all(int fd, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(fd, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN) {
      struct pollfd wait = {fd, POLLOUT, 0};
      if (poll(&wait, 1, 300) == 1) continue;
    }
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

int ct_guard_restore_modes(void) {
  if (!have_modes) return -1;
  int result;
  do {
    result = tcsetattr(modes_fd, TCSADRAIN, &modes);
  } while (result < 0 && errno == EINTR);
  return result;
}

void ct_errors_release(void) {
  if (errors_kept < 0) return;
  char bytes[1024];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(errors_file, bytes, sizeof bytes, offset)) > 0) {
    write_all(errors_kept, bytes, (size_t)count);
    offset += count;
  }
  dup2(errors_kept, STDERR_FILENO);
  close(errors_kept);
  close(errors_file);
  errors_kept = errors_file = -1;
}

static void restore_once(void) {
  if (!__sync_lock_test_and_set(&armed, 0)) return;
  write_all(terminal_fd, restore_bytes, restore_count);
  if (have_modes) tcsetattr(modes_fd, TCSANOW, &modes);
  ct_errors_release();
}

static void die(int signal_number, siginfo_t *info, void *context) {
  (void)context;
  const int saved = errno;
  restore_once();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(signal_number, &action, NULL);
  errno = saved;
  /* A fault of the processor comes again when the handler returns; a sent signal must be sent again. */
  if (info->si_code <= 0 || !is_among(signal_number, faults, sizeof faults / sizeof *faults))
    syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), signal_number);
}

int ct_guard_save(int fd) {
  modes_fd = fd;
  have_modes = tcgetattr(fd, &modes) == 0;
  return have_modes ? 0 : -1;
}

static void install(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = die;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int number = 1; number <= SIGRTMAX; number++) {
    if (is_among(number, others, sizeof others / sizeof *others)) continue;
    struct sigaction before;
    /* Whoever started us with a signal ignored does not want us to end of it. That is rare, so the handler is set first:
       one call a signal, of which there are sixty, at every start. */
    if (sigaction(number, &action, &before) == 0 && before.sa_handler == SIG_IGN) sigaction(number, &before, NULL);
  }
  /* For a library that calls exit. */
  atexit(restore_once);
}

void ct_guard_arm(int fd, const char *restore, size_t count) {
  terminal_fd = fd;
  restore_count = count < sizeof restore_bytes ? count : sizeof restore_bytes;
  memcpy(restore_bytes, restore, restore_count);
  if (!installed) {
    installed = 1;
    ct_guard_thread();
    install();
  }
  armed = 1;
}

void ct_guard_disarm(void) { armed = 0; }

void ct_guard_thread(void) {
  const size_t size = 64 * 1024;
  void *stack = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return;
  stack_t alternate = {0};
  alternate.ss_sp = stack;
  alternate.ss_size = size;
  sigaltstack(&alternate, NULL);
}

void ct_errors_hold(void) {
  if (errors_kept >= 0 || !isatty(STDERR_FILENO)) return;
  int file = ct_memory_file("errors");
  if (file < 0) return;
  int kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (kept < 0) {
    close(file);
    return;
  }
  /* O_APPEND, since children that inherit it share the file. */
  fcntl(file, F_SETFL, O_APPEND);
  dup2(file, STDERR_FILENO);
  errors_file = file;
  errors_kept = kept;
}
