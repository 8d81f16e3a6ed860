#define _GNU_SOURCE
#include "Session.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

static struct termios sane;
static volatile sig_atomic_t reading;
static int wake_end = -1;

volatile sig_atomic_t edit_was_interrupted;
int edit_wake = -1;

static void restore_terminal(void) {
  if (!reading) return;
  reading = 0;
  tcsetattr(STDIN_FILENO, TCSANOW, &sane);
  static const char leave[] = "\033[?2004l\r\n";
  if (write(STDOUT_FILENO, leave, sizeof leave - 1) < 0) return;
}

static const int notices[] = {SIGWINCH, SIGTSTP, SIGCONT};  // taken over while a line is read
static const int fatals[] = {SIGTERM, SIGHUP,  SIGQUIT, SIGSEGV,   SIGBUS,  SIGILL,  SIGFPE,
                             SIGABRT, SIGTRAP, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
                             SIGXCPU, SIGSYS,  SIGIO,   SIGPWR,    SIGSTKFLT};
enum { notice_count = sizeof notices / sizeof *notices };
enum { fatal_count = sizeof fatals / sizeof *fatals };
static struct sigaction old_interrupt, old_notices[notice_count], old_fatals[fatal_count];

static void on_notice(int number) {
  int saved = errno;
  if (number == SIGINT) edit_was_interrupted = 1;
  unsigned char byte = (unsigned char)number;
  if (reading && write(wake_end, &byte, 1) < 0) { /* the pipe is full: it will wake anyway */ }
  errno = saved;
}

// Gives the terminal back, then lets whoever was there before (a crash reporter, or death) see the
// signal: a fault happens again by itself and keeps its address; anything else is sent again.
static void on_fatal(int number, siginfo_t *info, void *unused) {
  (void)unused;
  restore_terminal();
  for (int i = 0; i < fatal_count; i++)
    if (fatals[i] == number) sigaction(number, &old_fatals[i], NULL);
  int is_fault = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
  if (!is_fault || info->si_code <= 0) raise(number);
}

// SA_RESTART spares running commands half-done system calls. An interrupt ends them: who waits for
// a slow terminal is to hear of it.
static void catch_notice(int number, struct sigaction *old) {
  struct sigaction action = {.sa_handler = on_notice, .sa_flags = number == SIGINT ? 0 : SA_RESTART};
  sigaction(number, &action, old);
}

static void catch_fatals(void) {
  for (int i = 0; i < fatal_count; i++) {
    struct sigaction action = {.sa_sigaction = on_fatal, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigaction(fatals[i], NULL, &old_fatals[i]);
    // nohup and its like stay in force.
    if (old_fatals[i].sa_handler != SIG_IGN) sigaction(fatals[i], &action, NULL);
  }
}

void edit_catch_interrupts(void) {
  catch_notice(SIGINT, &old_interrupt);
  // Whoever started us may have blocked it; then Ctrl-C would never be heard.
  sigset_t heard;
  sigemptyset(&heard);
  sigaddset(&heard, SIGINT);
  pthread_sigmask(SIG_UNBLOCK, &heard, NULL);
}

void edit_release_interrupts(void) { sigaction(SIGINT, &old_interrupt, NULL); }

int edit_catch_signals(void) {
  static int registered;
  int ends[2];
  if (edit_wake < 0) {
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return 0;
    edit_wake = ends[0];
    wake_end = ends[1];
  }
  if (!registered++) atexit(restore_terminal);
  edit_catch_interrupts();
  catch_fatals();
  return 1;
}

void edit_release_signals(void) {
  edit_release_interrupts();
  for (int i = 0; i < fatal_count; i++) sigaction(fatals[i], &old_fatals[i], NULL);
}

// Forgets what came so far, and says whether one of it was that signal.
static int drain(int number) {
  unsigned char byte;
  int found = 0;
  while (read(edit_wake, &byte, 1) == 1) found |= byte == number;
  return found;
}

void edit_wake_reader(unsigned char reason) {
  if (write(wake_end, &reason, 1) < 0) { /* nobody reads, or the pipe is full: it will wake anyway */ }
}

void edit_begin_reading(void) {
  drain(0);
  edit_was_interrupted = 0;
  tcgetattr(STDIN_FILENO, &sane);
  reading = 1;
  for (int i = 0; i < notice_count; i++) catch_notice(notices[i], &old_notices[i]);
}

void edit_end_reading(void) {
  for (int i = 0; i < notice_count; i++) sigaction(notices[i], &old_notices[i], NULL);
  reading = 0;
}

// SIGTSTP, not SIGSTOP: where no shell could wake the process the kernel ignores it.
// Says whether it really slept.
int edit_stop_process(void) {
  signal(SIGTSTP, SIG_DFL);
  raise(SIGTSTP);
  catch_notice(SIGTSTP, NULL);
  return drain(SIGCONT);
}

int edit_take_interrupt(void) {
  return __atomic_exchange_n(&edit_was_interrupted, 0, __ATOMIC_RELAXED);
}

void edit_renew_interrupt(void) { __atomic_store_n(&edit_was_interrupted, 1, __ATOMIC_RELAXED); }
