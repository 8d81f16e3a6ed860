// Colours of the line that is read, and the text behind it: both are drawn between two keys, over what
// libedit has drawn, with the terminal's cursor left where libedit believes it to be.
#define _GNU_SOURCE
#include "Session.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Only the first eight colours and attributes, which all terminals have and people choose themselves.
// A mistake is underlined, so that it can be seen without colours.
static const char *const looks[] = {
    [edit_plain] = "0",  [edit_command] = "0;1",   [edit_keyword] = "0;34", [edit_name] = "0;36",
    [edit_number] = "0;35", [edit_priority] = "0;1;33", [edit_sign] = "0;33",  [edit_string] = "0;32",
    [edit_comment] = "0;2;3", [edit_mistake] = "0;4;31",
};
enum { look_count = sizeof looks / sizeof *looks };

// Where the line is on the screen, in cells from the beginning of the row of the prompt.
typedef struct {
  int columns, start, cursor, end, is_whole;
} place;

static place find(edit_session *s) {
  const LineInfoW *line = el_wline(s->el);
  place p = {.columns = edit_columns(STDOUT_FILENO)};
  int rows = edit_rows(STDOUT_FILENO);
  if (p.columns < least_columns) return p;
  p.start = edit_advance(0, s->prompt, s->prompt + wcslen(s->prompt), p.columns);
  p.cursor = edit_cursor_cells(p.start, line, p.columns);
  p.end = edit_advance(p.start, line->buffer, line->lastchar, p.columns);
  // Rows that have scrolled off the top of the screen cannot be painted.
  p.is_whole = p.end / p.columns < rows;
  return p;
}

// From a row to a cell; answers its row.
static int move(int row, int cell, int columns) {
  int down = cell / columns - row;
  if (down < 0) fprintf(stdout, "\033[%dA", -down);
  if (down > 0) fprintf(stdout, "\033[%dB", down);
  fprintf(stdout, "\033[%dG", cell % columns + 1);
  return cell / columns;
}

static void draw(edit_session *s, place at, const char *styles, size_t length) {
  const LineInfoW *line = el_wline(s->el);
  size_t count = styles ? strlen(styles) : 0;
  // Blanks at the end look like nothing. libedit leaves out those that do not fit into the last row,
  // and to write one there would scroll the screen under the cursor.
  while (length > 0 && line->buffer[length - 1] == ' ') length--;
  int cells = at.start, style = edit_plain, is_lost = 0;
  fputs("\0337", stdout);
  int row = move(at.cursor / at.columns, cells, at.columns);
  fputs("\033[m", stdout);
  for (size_t i = 0; i < length; i++) {
    const wchar_t *p = line->buffer + i;
    int next = edit_advance(cells, p, p + 1, at.columns);
    // What libedit writes in its own way, such as tabs, stays; what follows is found again.
    if (*p < ' ' || wcwidth(*p) < 0) {
      is_lost = 1;
      cells = next;
      continue;
    }
    if (is_lost) row = move(row, cells, at.columns);
    is_lost = 0;
    // A wide character that does not fit into the row begins the next one, whatever the terminal does.
    if (next - cells > 2) row = move(row, cells + 1, at.columns);
    int wanted = i < count ? styles[i] - 'a' : edit_plain;
    // libedit takes a blank for what it is, however it looks, and leaves it where the line goes.
    if (*p == ' ' || wanted < 0 || wanted >= look_count) wanted = edit_plain;
    if (wanted != style) fprintf(stdout, "\033[%sm", looks[style = wanted]);
    char *text = edit_narrow(p, 1);
    fputs(text, stdout);
    free(text);
    cells = next;
    row = (cells > 0 ? cells - 1 : 0) / at.columns;
  }
  fputs("\033[m\0338", stdout);
  fflush(stdout);
}

void edit_paint(edit_session *s) {
  if (!s->callbacks.paint || !s->is_ready || !edit_is_editing(s)) return;
  // While more keys are waiting, as in a paste, nothing is painted: the last key paints it all.
  if (s->queued > 0 || edit_waiting() > 0) return;
  place at = find(s);
  if (!at.is_whole) {
    if (!s->is_painted) return;
    s->is_painted = 0;
    edit_erase(s);
    el_wset(s->el, EL_REFRESH);
    return;
  }
  const LineInfoW *line = el_wline(s->el);
  size_t length = (size_t)(line->lastchar - line->buffer);
  // Behind a newline there is the row of a search.
  const wchar_t *newline = wmemchr(line->buffer, '\n', length);
  if (newline) length = (size_t)(newline - line->buffer);
  char *text = edit_narrow(line->buffer, length);
  char *styles = s->callbacks.paint(s->callbacks.context, text);
  free(text);
  int has_style = styles && strspn(styles, "a") < strlen(styles);
  if (has_style || s->is_painted) draw(s, at, styles, length);
  s->is_painted = has_style;
  free(styles);
}

// MARK: The text behind the line

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *waiting;
static unsigned waiting_rest;

void edit_ghost(unsigned rest, const char *text) {
  pthread_mutex_lock(&lock);
  free(waiting);
  waiting = strdup(text);
  waiting_rest = rest;
  pthread_mutex_unlock(&lock);
  edit_wake_reader(wake_ghost);
}

// The columns behind the line, up to the right prompt.
static int room_behind(edit_session *s, place at) {
  int room = at.columns - 1 - at.end % at.columns;
  int right = edit_advance(0, s->right_prompt, s->right_prompt + wcslen(s->right_prompt), 10000);
  if (right > 0 && !s->hides_right_prompt && at.end < at.columns && room > right) room -= right + 1;
  return room;
}

static int can_show_ghost(edit_session *s, place *at) {
  const LineInfoW *line = el_wline(s->el);
  size_t length = (size_t)(line->lastchar - line->buffer);
  if (!s->callbacks.rest || !s->is_ready || s->hides_right_prompt || !edit_is_editing(s)) return 0;
  if (length == 0 || wmemchr(line->buffer, '\n', length)) return 0;
  *at = find(s);
  return at->is_whole && s->queued == 0 && edit_waiting() == 0;
}

void edit_begin_rest(edit_session *s) {
  place at;
  if (!can_show_ghost(s, &at)) return;
  const LineInfoW *line = el_wline(s->el);
  char *text = edit_narrow(line->buffer, (size_t)(line->lastchar - line->buffer));
  s->is_resting = 1;
  int is_at_end = line->cursor == line->lastchar;
  s->callbacks.rest(s->callbacks.context, text, is_at_end, room_behind(s, at), ++s->rest);
  free(text);
}

void edit_show_ghost(edit_session *s) {
  pthread_mutex_lock(&lock);
  char *text = waiting;
  waiting = NULL;
  int is_meant = waiting_rest == s->rest && s->is_resting;
  pthread_mutex_unlock(&lock);
  place at;
  if (text && text[0] && is_meant && s->ghost == 0 && can_show_ghost(s, &at)) {
    wchar_t *wide = edit_widen(text, 0);
    int width = edit_advance(0, wide, wide + wcslen(wide), 10000);
    if (width <= room_behind(s, at)) {
      fputs("\0337", stdout);
      move(at.cursor / at.columns, at.end, at.columns);
      fprintf(stdout, "\033[0;2m%s\033[m\0338", text);
      fflush(stdout);
      s->ghost = width;
    }
    free(wide);
  }
  free(text);
}

void edit_end_rest(edit_session *s) {
  if (s->is_resting) s->callbacks.rest(s->callbacks.context, NULL, 0, 0, s->rest);
  s->is_resting = 0;
  if (s->ghost == 0) return;
  place at = find(s);
  fputs("\0337", stdout);
  move(at.cursor / at.columns, at.end, at.columns);
  fprintf(stdout, "%*s\0338", s->ghost, "");
  fflush(stdout);
  s->ghost = 0;
}
