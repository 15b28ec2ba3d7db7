/* What the guard does in signal handlers: async-signal-safe calls only. */
#define _GNU_SOURCE
#include "crash.h"
#include "cterminal.h"
#include "guard.h"

#include <errno.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* The thread that ends the process, and the signal that it ends of. */
static pid_t dying;
static volatile sig_atomic_t first_signal;
/* The signal that ends the process if it has not ended itself by then; 0 while no clock runs. */
static volatile sig_atomic_t late_signal;
/* Who has ALRM while no clock runs. */
static struct sigaction alarm_before;
static int is_parked;

static pid_t this_thread(void) { return (pid_t)syscall(SYS_gettid); }

/* 0 for the thread that ends the process from now on; else the thread that does already. */
static pid_t claim(void) {
  pid_t first = 0;
  __atomic_compare_exchange_n(&dying, &first, this_thread(), 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  return first;
}

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
  const pid_t drawing = ct_guarded.drawing;
  if (drawing == 0 || drawing == this_thread()) return;
  if (syscall(SYS_tgkill, getpid(), drawing, SIGRTMAX) < 0) return;
  /* By the clock: on a busy machine each nap takes many times as long, and another clock runs meanwhile. */
  const uint64_t limit = ct_now() + 100 * 1000000u;
  while (!__atomic_load_n(&is_parked, __ATOMIC_SEQ_CST) && ct_now() < limit) doze(2);
}

static void wait_for_the_end(void) {
  if (this_thread() == ct_guarded.drawing) __atomic_store_n(&is_parked, 1, __ATOMIC_SEQ_CST);
  for (int i = 0; i < 200; i++) doze(10);
  end_now(0);
}

int ct_guard_restore(void) {
  if (!__sync_lock_test_and_set(&ct_guarded.armed, 0)) return 0;
  ct_write_all(ct_guarded.terminal, ct_guarded.restore_bytes, ct_guarded.restore_count);
  if (ct_guarded.have_modes) tcsetattr(ct_guarded.modes_fd, TCSANOW, &ct_guarded.modes);
  return 1;
}

/* One line says what happened and where the file is, and one where the report is. */
static void tell(int fd, int signal_number, int has_file, int has_report) {
  struct ct_text text = {.fd = fd};
  if (has_file || !has_report) {
    ct_put(&text, program_invocation_short_name);
    ct_put(&text, ": ended by ");
    ct_put(&text, ct_crash_name(signal_number));
    ct_put(&text, has_file ? "; what happened is in " : "; no file tells what happened");
    if (has_file) ct_crash_put_path(&text);
    ct_put(&text, "\r\n");
  }
  if (has_report) {
    ct_put(&text, program_invocation_short_name);
    ct_put(&text, ": ended by ");
    ct_put(&text, ct_crash_name(signal_number));
    ct_put(&text, "; the report is in ");
    ct_report_put_path(&text);
    ct_put(&text, "\r\n");
  }
  ct_flush(&text);
}

static void give_back(int signal_number, const ucontext_t *context) {
  const int is_loop_thread = ct_guarded.drawing == this_thread();
  park_drawing();
  const int was_armed = ct_guard_restore();
  /* The kept standard error may block; the terminal under our own number does not. */
  const int fd = was_armed && ct_guarded.terminal >= 0 ? ct_guarded.terminal : STDERR_FILENO;
  if (was_armed) ct_errors_copy(fd, 4096);
  if (ct_crash_name(signal_number) == NULL) return;
  const int report = ct_report_leave("ended by ", ct_crash_name(signal_number));
  const int file = ct_crash_open(signal_number, is_loop_thread);
  tell(fd, signal_number, file >= 0, report);
  /* Last, since a stack that is broken may break this, too. */
  if (file >= 0) ct_crash_trace(file, context);
}

void ct_guard_die(int signal_number, siginfo_t *info, void *context) {
  const pid_t first = claim();
  if (first == 0) {
    first_signal = signal_number;
    /* Whatever the handler waits for, the process is gone within a second. */
    after(700, end_now);
    give_back(signal_number, context);
  } else if (first != this_thread()) {
    wait_for_the_end();
  } else if (info->si_code <= 0 && info->si_code != SI_TKILL) {
    /* Sent once more while the first is answered; not an `abort` within it. */
    return;
  }
  end_now(0);
}

static void end_late(int ignored) {
  if (late_signal == 0 || claim() != 0) return;
  first_signal = late_signal;
  /* The terminal may be what the loop is stuck on. */
  after(400, end_now);
  park_drawing();
  ct_guard_restore();
  end_now(ignored);
}

void ct_guard_hurry(int signal_number) {
  /* A second signal gives no more time than the first, and who dies already has a clock that is faster. */
  if (late_signal != 0 || __atomic_load_n(&dying, __ATOMIC_SEQ_CST) != 0) return;
  late_signal = signal_number;
  sigaction(SIGALRM, NULL, &alarm_before);
  after(900, end_late);
}

void ct_guard_rest(void) {
  if (late_signal == 0) return;
  const struct itimerval never = {{0, 0}, {0, 0}};
  setitimer(ITIMER_REAL, &never, NULL);
  sigaction(SIGALRM, &alarm_before, NULL);
  late_signal = 0;
}
