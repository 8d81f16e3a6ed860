#include "Session.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { pause_ms = 200, rest_ms = 80, burst_limit = 4096 };

static int is_searching(edit_session *s) {  // vi's / puts its own row into the line
  const LineInfoW *line = el_wline(s->el);
  return wmemchr(line->buffer, '\n', (size_t)(line->lastchar - line->buffer)) != NULL;
}

// The next byte typed; signals are answered while it waits.
int edit_next_byte(edit_session *s, int timeout) {
  if (s->queued > 0) {
    unsigned char byte = s->queue[0];
    memmove(s->queue, s->queue + 1, (size_t)--s->queued);
    return byte;
  }
  for (;;) {
    struct pollfd sources[2] = {{edit_wake, POLLIN, 0}, {STDIN_FILENO, POLLIN, 0}};
    int ready = poll(sources, 2, timeout);
    if (ready == 0) return byte_none;
    if (ready < 0) {
      if (errno == EINTR) continue;
      return byte_end;
    }
    unsigned char byte;
    if (sources[0].revents && read(edit_wake, &byte, 1) == 1) {
      if (byte == SIGINT) {
        // A search gives the line back first.
        if (!s->is_searching) edit_interrupt(s);
        return byte_interrupt;
      }
      if (byte == wake_ghost) edit_show_ghost(s);
      if (byte == wake_hint) edit_show_hint(s);
      if (byte == SIGTSTP) edit_suspend(s);
      if (byte == SIGCONT) {
        const LineInfoW *line = el_wline(s->el);
        edit_resume(s, (int)(line->cursor - line->buffer));
      }
      if (s->is_searching) {
        if (byte == SIGWINCH) edit_resize(s);
        return byte_resized;
      }
      if (byte == SIGWINCH && edit_is_editing(s)) {
        edit_erase(s);
        edit_resize(s);
        el_wset(s->el, EL_REFRESH);
        edit_join_rows(s);
      }
      continue;
    }
    ssize_t count = read(STDIN_FILENO, &byte, 1);
    if (count == 1) {
      // Before it gives every key the terminal takes Ctrl-D for the end of its input, and keeps a
      // zero for it. One in the middle of what was typed is rather a part of a paste.
      if (s->typed_ahead > 0 && --s->typed_ahead == 0 && byte == 0) byte = 'D' - '@';
      return byte;
    }
    if (count == 0 || (errno != EINTR && errno != EAGAIN)) return byte_end;
  }
}

int edit_waiting(void) {
  int count = 0;
  return ioctl(STDIN_FILENO, FIONREAD, &count) == 0 ? count : 0;
}

int edit_is_pasting(edit_session *s) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  long milliseconds =
      (now.tv_sec - s->pasted.tv_sec) * 1000 + (now.tv_nsec - s->pasted.tv_nsec) / 1000000;
  return s->pasted.tv_sec > 0 && milliseconds < pause_ms;
}

void edit_skip_paste(edit_session *s, const char *end) {
  // Ctrl-C may have thrown the end away with all that waited, so a pause ends it as well.
  struct pollfd source = {STDIN_FILENO, POLLIN, 0};
  s->pasted = (struct timespec){0, 0};
  size_t found = 0;
  unsigned char byte, before = 0;
  while (!end || end[found]) {
    int ready = poll(&source, 1, pause_ms);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0 || read(STDIN_FILENO, &byte, 1) != 1) return;
    s->dropped += byte == '\r' || (byte == '\n' && before != '\r');
    before = byte;
    if (end) found = byte == (unsigned char)end[found] ? found + 1 : byte == (unsigned char)end[0];
  }
}

static void put_back(edit_session *s, int byte) {
  memmove(s->queue + 1, s->queue, (size_t)s->queued++);
  s->queue[0] = (unsigned char)byte;
}

// What an escape stands for. A paste becomes one key, so that it is one in every mode and in a
// search; a search would take an arrow key for "cancel" and type the rest of it, so there arrows
// become keys that accept what was found.
static int escape(edit_session *s) {
  static const char paste[] = "[200~";
  unsigned char ahead[sizeof paste];
  int count = 0, byte = 0;
  while (count < (int)sizeof paste - 1) {
    if ((byte = edit_next_byte(s, escape_wait_ms)) < 0) break;
    ahead[count++] = (unsigned char)byte;
    if (byte != paste[count - 1]) break;
    if (!paste[count]) return key_paste;
  }
  if (byte == byte_interrupt || byte == byte_end) return byte;
  // At the end of the line the right arrow has a meaning of its own.
  const LineInfoW *line = el_wline(s->el);
  if (line->cursor == line->lastchar && !is_searching(s)) {
    if (count == 1 && ahead[0] == 'O' && (byte = edit_next_byte(s, escape_wait_ms)) >= 0)
      ahead[count++] = (unsigned char)byte;
    if (byte == byte_interrupt || byte == byte_end) return byte;
    if (count == 2 && ahead[1] == 'C' && (ahead[0] == '[' || ahead[0] == 'O')) return key_accept;
  }
  if (count > 0 && is_searching(s) && (ahead[0] == '[' || ahead[0] == 'O')) {
    while (byte >= 0 && (count == 1 || byte < '@')) {
      byte = edit_next_byte(s, escape_wait_ms);
      count = 2;
    }
    return byte == 'D' ? 'B' - '@' : 'E' - '@';
  }
  while (count > 0) put_back(s, ahead[--count]);
  return '\033';
}

// Two of libedit's commands leave the cursor outside of the line in vi mode: the end of an empty
// line is one before its beginning, and the first word of a line of blanks is somewhere behind it.
// The next command would write there, into the heap.
static void keep_cursor_inside(EditLine *el) {
  const LineInfoW *line = el_wline(el);
  int cursor = (int)(line->cursor - line->buffer), length = edit_length_of(el);
  if (cursor < 0 || cursor > length) el_cursor(el, (cursor < 0 ? 0 : length) - cursor);
}

// libedit draws the whole line again at each key. So characters that wait behind one that was just
// written into the line, as those of a paste do, are written there all at once, but for the last one.
static int take_burst(edit_session *s, wchar_t *out) {
  const LineInfoW *line = el_wline(s->el);
  int cursor = (int)(line->cursor - line->buffer), length = edit_length_of(s->el);
  int was_written = s->typed && cursor == s->typed_at + 1 && length == s->length_before + 1
                    && line->cursor[-1] == s->typed;
  if (!was_written || s->queued > 0 || is_searching(s)) return 0;
  int waiting = edit_waiting();
  if (waiting < burst) return 0;
  clock_gettime(CLOCK_MONOTONIC, &s->pasted);
  char bytes[burst_limit + 4];
  int count = 0, byte = 0;
  while (count < burst_limit && count < waiting) {
    byte = edit_next_byte(s, 0);
    if (byte < ' ' || byte == 0x7f) break;
    bytes[count++] = (char)byte;
    byte = 0;
  }
  if (byte == byte_interrupt) return byte_interrupt;
  // A character that is cut in two is read to its end.
  while (byte == 0 && count > 0 && count < burst_limit + 3 && (byte = edit_next_byte(s, 0)) >= 0x80
         && (byte & 0xc0) == 0x80) {
    bytes[count++] = (char)byte;
    byte = 0;
  }
  if (byte == byte_interrupt) return byte_interrupt;
  if (byte > 0) put_back(s, byte);
  if (count == 0) return 0;
  bytes[count] = 0;
  wchar_t *text = edit_widen(bytes, 0);
  size_t size = wcslen(text);
  if (size > 0) {
    *out = text[size - 1];
    text[size - 1] = 0;
    if (size > 1) el_winsertstr(s->el, text);
  }
  free(text);
  return size > 0;
}

// Remembers a character that libedit may write into the line.
static int hand_over(edit_session *s, wchar_t key) {
  const LineInfoW *line = el_wline(s->el);
  s->typed = key >= ' ' && key != 0x7f ? key : 0;
  s->typed_at = (int)(line->cursor - line->buffer);
  s->length_before = edit_length_of(s->el);
  return 1;
}

int edit_next_character(EditLine *el, wchar_t *out) {
  edit_session *s = edit_session_of(el);
  keep_cursor_inside(el);
  if (s->outcome == edit_interrupted) {
    // A search of vi's goes on without its key and has drawn the prompt again.
    edit_emit("\r\033[J\033[A");
    return -1;
  }
  if (!s->is_ready) edit_begin_line(s);
  if (edit_is_editing(s)) edit_find_end(s);
  if (edit_is_editing(s) && s->queued == 0) edit_join_rows(s);
  if (edit_is_editing(s)) {
    int taken = take_burst(s, out);
    if (taken == byte_interrupt) {
      edit_skip_paste(s, NULL);
      return -1;
    }
    if (taken) return hand_over(s, *out);
  }
  int byte = edit_next_byte(s, rest_ms);
  if (byte == byte_none) {
    edit_begin_rest(s);
    byte = edit_next_byte(s, -1);
  }
  edit_end_rest(s);
  while (byte == key_paste || byte == key_submit || byte == key_accept) byte = edit_next_byte(s, -1);
  if (byte == '\033' && edit_is_editing(s)) byte = escape(s);
  if (byte == byte_interrupt) {
    // The lines that are pasted behind this one do not run either.
    if (edit_is_pasting(s)) edit_skip_paste(s, NULL);
    return -1;
  }
  if (byte < 0) return 0;
  if (edit_waiting() >= burst) clock_gettime(CLOCK_MONOTONIC, &s->pasted);
  char bytes[5] = {(char)byte};
  int more = byte > 0xf4 ? 0 : byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 ? 1 : 0;
  for (int i = 1; i <= more; i++) {
    int next = edit_next_byte(s, escape_wait_ms);
    if (next == byte_interrupt) return -1;
    if (next >= 0 && (next & 0xc0) != 0x80) put_back(s, next);
    if (next < 0 || (next & 0xc0) != 0x80) break;
    bytes[i] = (char)next;
  }
  *out = byte;
  if (byte >= 0x80) {
    wchar_t *wide = edit_widen(bytes, 0);
    *out = wide[0] ? wide[0] : 0xfffd;
    free(wide);
  }
  return hand_over(s, *out);
}
