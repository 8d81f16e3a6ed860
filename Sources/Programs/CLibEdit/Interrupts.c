// Ctrl-C where nobody edits a line: the process ends, but what is being written is written whole.
#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "CLibEdit.h"

// Who does not take what is written for so long does not get the rest, in nanoseconds.
enum { patience = 50 * 1000 * 1000 };

static const char *farewell;
static int farewell_code;
static int has_timer;
static int held;
static int is_due;

// Without a clock of its own the process has one timer, which nothing else uses.
#ifdef __APPLE__
static int make_timer(void) { return 1; }
static void start_timer(void) {
  struct itimerval once = {.it_value = {.tv_usec = patience / 1000}};
  setitimer(ITIMER_REAL, &once, NULL);
}
#else
static timer_t timer;
static int make_timer(void) {
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGALRM};
  return timer_create(CLOCK_MONOTONIC, &event, &timer) == 0;
}
static void start_timer(void) {
  struct itimerspec once = {.it_value = {.tv_nsec = patience}};
  timer_settime(timer, 0, &once, NULL);
}
#endif

static void leave(int number) {
  (void)number;
  if (write(STDERR_FILENO, farewell, strlen(farewell)) < 0) { /* nobody listens any more */ }
  _exit(farewell_code);
}

// The time is over, or somebody else has sent the signal of a timer.
static void on_alarm(int number) {
  if (__atomic_load_n(&is_due, __ATOMIC_SEQ_CST)) leave(number);
  signal(number, SIG_DFL);
  raise(number);
}

static void on_interrupt(int number) {
  if (!__atomic_load_n(&held, __ATOMIC_SEQ_CST) || !has_timer) leave(number);
  __atomic_store_n(&is_due, 1, __ATOMIC_SEQ_CST);
  start_timer();
}

void edit_end_at_interrupts(const char *message, int code) {
  struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = SA_RESTART}, old;
  sigaction(SIGINT, NULL, &old);
  // What a shell starts in the background, or nohup, is not meant by Ctrl-C.
  if (old.sa_handler == SIG_IGN) return;
  farewell = message;
  farewell_code = code;
  struct sigaction late = {.sa_handler = on_alarm};
  has_timer = sigaction(SIGALRM, &late, NULL) == 0 && make_timer();
  sigaction(SIGINT, &action, NULL);
}

void edit_hold_interrupts(void) { __atomic_add_fetch(&held, 1, __ATOMIC_SEQ_CST); }

void edit_let_interrupts(void) {
  if (__atomic_sub_fetch(&held, 1, __ATOMIC_SEQ_CST) == 0
      && __atomic_load_n(&is_due, __ATOMIC_SEQ_CST))
    leave(SIGINT);
}

void edit_leave_interrupts_to_parent(void) {
  signal(SIGINT, SIG_IGN);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}
