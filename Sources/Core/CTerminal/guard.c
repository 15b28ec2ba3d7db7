#define _GNU_SOURCE
#include "cterminal.h"
#include "crash.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
/* The signals that end no process, that nobody may handle, and that the loop takes. */
static const int others[] = {SIGCHLD, SIGCONT, SIGURG,   SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU,
                             SIGPIPE, SIGKILL, SIGSTOP, SIGINT,   SIGTERM, SIGHUP};

static struct termios modes;
static int modes_fd = -1, have_modes;
/* The terminal under a number of our own, which nobody closes or sends elsewhere. */
static int terminal = -1;
static char restore_bytes[512];
static size_t restore_count;
static volatile sig_atomic_t armed;
static int installed;

/* The thread that draws, the thread that ends the process, and the signal that it ends of. */
static pid_t drawing, dying;
static volatile sig_atomic_t first_signal;
/* The signal that ends the process if it has not ended itself by then. */
static volatile sig_atomic_t late_signal;
static int is_parked;

static pid_t this_thread(void) { return (pid_t)syscall(SYS_gettid); }

static int is_among(int signal_number, const int *list, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (list[i] == signal_number) return 1;
  return 0;
}

/* Everything from here to `install` runs in signal handlers: async-signal-safe calls only. */

static void doze(long milliseconds) {
  const struct timespec time = {0, milliseconds * 1000000};
  nanosleep(&time, NULL);
}

static void take_default(int signal_number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(signal_number, &action, NULL);
}

static void unblock(int signal_number) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal_number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static void end_now(int ignored) {
  (void)ignored;
  const int number = first_signal;
  take_default(number);
  unblock(number);
  syscall(SYS_tgkill, getpid(), this_thread(), number);
  _exit(128 + number);
}

static void after(long milliseconds, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_ONSTACK;
  sigfillset(&action.sa_mask);
  sigaction(SIGALRM, &action, NULL);
  unblock(SIGALRM);
  const struct itimerval limit = {{0, 0}, {0, milliseconds * 1000}};
  setitimer(ITIMER_REAL, &limit, NULL);
}

/* What the thread that draws still wrote would be seen on the screen that is given back. */
static void park_drawing(void) {
  if (drawing == 0 || drawing == this_thread()) return;
  if (syscall(SYS_tgkill, getpid(), drawing, SIGRTMAX) < 0) return;
  for (int i = 0; i < 50 && !__atomic_load_n(&is_parked, __ATOMIC_SEQ_CST); i++) doze(2);
}

static void wait_for_the_end(void) {
  if (this_thread() == drawing) __atomic_store_n(&is_parked, 1, __ATOMIC_SEQ_CST);
  for (int i = 0; i < 200; i++) doze(10);
  end_now(0);
}

static int restore_terminal(void) {
  if (!__sync_lock_test_and_set(&armed, 0)) return 0;
  ct_write_all(terminal, restore_bytes, restore_count);
  if (have_modes) tcsetattr(modes_fd, TCSANOW, &modes);
  return 1;
}

static void restore_at_exit(void) {
  if (restore_terminal()) ct_errors_release();
}

/* One line says what happened and where the file is. */
static void tell(int fd, int signal_number, int has_file) {
  struct ct_text text = {.fd = fd};
  ct_put(&text, program_invocation_short_name);
  ct_put(&text, ": ended by ");
  ct_put(&text, ct_crash_name(signal_number));
  ct_put(&text, has_file ? "; what happened is in " : "; no file tells what happened");
  if (has_file) ct_put(&text, ct_crash_path());
  ct_put(&text, "\r\n");
  ct_flush(&text);
}

static void give_back(int signal_number, const ucontext_t *context) {
  const int is_loop_thread = drawing == this_thread();
  park_drawing();
  const int was_armed = restore_terminal();
  /* The kept standard error may block; the terminal under our own number does not. */
  const int fd = was_armed && terminal >= 0 ? terminal : STDERR_FILENO;
  if (was_armed) ct_errors_copy(fd, 4096);
  if (ct_crash_name(signal_number) == NULL) return;
  const int file = ct_crash_open(signal_number, is_loop_thread);
  tell(fd, signal_number, file >= 0);
  /* Last, since a stack that is broken may break this, too. */
  if (file >= 0) ct_crash_trace(file, context);
}

static void die(int signal_number, siginfo_t *info, void *context) {
  const pid_t self = this_thread();
  pid_t first = 0;
  if (__atomic_compare_exchange_n(&dying, &first, self, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
    first_signal = signal_number;
    /* Whatever the handler waits for, the process is gone within a second. */
    after(700, end_now);
    give_back(signal_number, context);
  } else if (first != self) {
    wait_for_the_end();
  } else if (info->si_code <= 0 && info->si_code != SI_TKILL) {
    /* Sent once more while the first is answered; not an `abort` within it. */
    return;
  }
  end_now(0);
}

static void end_late(int ignored) {
  pid_t first = 0;
  if (!__atomic_compare_exchange_n(&dying, &first, this_thread(), 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) return;
  first_signal = late_signal;
  park_drawing();
  restore_terminal();
  end_now(ignored);
}

void ct_guard_hurry(int signal_number) {
  late_signal = signal_number;
  after(900, end_late);
}

void ct_guard_rest(void) {
  const struct itimerval never = {{0, 0}, {0, 0}};
  setitimer(ITIMER_REAL, &never, NULL);
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

void ct_guard_arm(int fd, const char *restore, size_t count) {
  ct_guard_disarm();
  terminal = fcntl(fd, F_DUPFD_CLOEXEC, 3);
  restore_count = count < sizeof restore_bytes ? count : sizeof restore_bytes;
  memcpy(restore_bytes, restore, restore_count);
  drawing = this_thread();
  if (!installed) {
    installed = 1;
    ct_guard_thread();
    install();
  }
  armed = 1;
}

void ct_guard_disarm(void) {
  armed = 0;
  if (terminal >= 0) close(terminal);
  terminal = -1;
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
