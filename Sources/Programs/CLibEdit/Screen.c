#define _GNU_SOURCE
#include "Session.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int edit_is_editing(edit_session *s) {
  int mode = 0;
  el_wget(s->el, EL_EDITMODE, &mode);
  return mode;
}

void edit_emit(const char *text) {
  fputs(text, stdout);
  fflush(stdout);
}

static wchar_t no_prompt[] = L"";

wchar_t *edit_give_prompt(EditLine *el) {
  edit_session *s = edit_session_of(el);
  return s->is_ready ? s->prompt : no_prompt;
}

wchar_t *edit_give_right_prompt(EditLine *el) {
  edit_session *s = edit_session_of(el);
  return s->is_ready && !s->hides_right_prompt ? s->right_prompt : no_prompt;
}

// Where text ends that begins that many cells into the rows; a wide character is never cut in two.
int edit_advance(int cells, const wchar_t *text, const wchar_t *end, int columns) {
  for (; text < end; text++) {
    int width = wcwidth(*text);
    if (*text == '\n') cells += columns - cells % columns;
    else if (*text == '\t') cells += 8 - cells % columns % 8;
    else if (width == 2 && cells % columns == columns - 1) cells += 3;
    else cells += width >= 0 ? width : *text < ' ' ? 2 : 7;
  }
  return cells;
}

// Where the cursor is: in front of a wide character that does not fit into its row, in the next one.
int edit_cursor_cells(int cells, const LineInfoW *line, int columns) {
  cells = edit_advance(cells, line->buffer, line->cursor, columns);
  int is_wide = line->cursor < line->lastchar && wcwidth(*line->cursor) == 2;
  return is_wide && cells % columns == columns - 1 ? cells + 1 : cells;
}

static int width_of_screen(void) {
  int columns = edit_columns(STDOUT_FILENO);
  return columns > 0 ? columns : 80;
}

static int prompt_cells(edit_session *s, int columns) {
  return edit_advance(0, s->prompt, s->prompt + wcslen(s->prompt), columns);
}

// Takes prompt and line off the screen. Terminals rewrap long lines when they are resized, so the
// rows above the cursor follow from the columns of now. EL_REFRESH alone would leave a stale copy.
void edit_erase(edit_session *s) {
  int columns = width_of_screen();
  const LineInfoW *line = el_wline(s->el);
  int cells = edit_cursor_cells(prompt_cells(s, columns), line, columns);
  fputc('\r', stdout);
  if (cells >= columns) fprintf(stdout, "\033[%dA", cells / columns);
  edit_emit("\033[J");
  s->is_painted = s->ghost = 0;
}

// Paints the line, once it is on the screen in full. A terminal rewraps only rows that ran into the
// next one. libedit leaves out a blank at the end of a row and moves down by itself, so such rows are
// written once more across the edge.
void edit_join_rows(edit_session *s) {
  int columns = width_of_screen(), rows = edit_rows(STDOUT_FILENO);
  const LineInfoW *line = el_wline(s->el);
  int cells = prompt_cells(s, columns);
  int end = edit_advance(cells, line->buffer, line->lastchar, columns);
  if (end <= columns || end / columns >= rows) {
    edit_paint(s);
    return;
  }
  int row = edit_cursor_cells(cells, line, columns) / columns, wrote = 0;
  for (const wchar_t *p = line->buffer; p + 1 < line->lastchar; p++) {
    cells = edit_advance(cells, p, p + 1, columns);
    int up = row - (cells / columns - 1);
    if (*p != ' ' || p[1] < ' ' || cells % columns != 0) continue;
    char *next = edit_narrow(p + 1, 1);
    fputs("\0337", stdout);
    if (up > 0) fprintf(stdout, "\033[%dA", up);
    if (up < 0) fprintf(stdout, "\033[%dB", -up);
    fprintf(stdout, "\033[%dG %s\0338", columns, next);
    free(next);
    wrote = 1;
  }
  if (wrote) fflush(stdout);
  edit_paint(s);
}

// libedit keeps as many rows as the screen has, drops the first ones of a longer line, and then loses
// count: the next letter may be written behind the rows it keeps, into memory that is not there. It
// looks for them at each key that is pressed, but not within a macro or what vi's "." types again.
// So it is told of more rows than the line and all that can be typed in between fill: it never drops
// any, and the terminal scrolls by itself. And it is never told of a row that is shorter than the
// longest picture of one character, \U+10ffff: it takes that for two rows at the most.
enum { room = 1 << 16 };

static int columns_kept(void) {
  int columns = width_of_screen();
  return columns < least_columns ? least_columns : columns;
}

// Twice the line, as libedit's count of its rows may be behind them all.
static int rows_needed(edit_session *s, int room) {
  int columns = columns_kept();
  const LineInfoW *line = el_wline(s->el);
  int cells = edit_advance(prompt_cells(s, columns), line->buffer, line->lastchar, columns);
  return (2 * cells + room) / columns;
}

static void set_size(edit_session *s, const wchar_t *name, int value) {
  wchar_t number[16];
  swprintf(number, sizeof number / sizeof *number, L"%d", value);
  el_wset(s->el, EL_SETTC, name, number, NULL);
}

// Takes over the size of the screen. libedit then knows nothing of what is on it: EL_REFRESH is to
// follow.
void edit_resize(edit_session *s) {
  el_resize(s->el);
  if (!edit_is_editing(s)) return;
  if (width_of_screen() < least_columns) set_size(s, L"co", least_columns);
  s->rows = rows_needed(s, room);
  set_size(s, L"li", s->rows);
}

// Shows the prompt, and what stands in the line already. libedit draws before it makes the terminal
// give every key, and takes over its rows then; there is nothing to be seen before it does both.
void edit_begin_line(edit_session *s) {
  if (edit_length_of(s->el) > 0) edit_emit("\r\033[J");  // a macro went on
  s->is_ready = s->is_at_end = 1;
  s->is_painted = s->ghost = 0;
  if (ioctl(STDIN_FILENO, FIONREAD, &s->typed_ahead) != 0) s->typed_ahead = 0;
  edit_resize(s);
  if (s->initial && s->initial[0]) el_winsertstr(s->el, s->initial);
  edit_replace(&s->initial, NULL);
  el_wset(s->el, EL_REFRESH);
}

// Where a line has more rows than the screen, moving up ends at the top of it and moving down again
// at the wrong place. A cursor that comes to the end of the line finds it by drawing.
void edit_find_end(edit_session *s) {
  int columns = width_of_screen(), rows = edit_rows(STDOUT_FILENO);
  const LineInfoW *line = el_wline(s->el);
  int was_at_end = s->is_at_end, has_rows = rows_needed(s, room / 2) <= s->rows;
  s->is_at_end = line->cursor == line->lastchar;
  int cells = edit_advance(prompt_cells(s, columns), line->buffer, line->lastchar, columns);
  if (has_rows && (was_at_end || !s->is_at_end || cells / columns < rows)) return;
  edit_erase(s);
  if (!has_rows) edit_resize(s);
  el_wset(s->el, EL_REFRESH);
}

// Draws the line with the terminal's cursor behind it. In vi's command mode libedit stays on the
// last character instead.
static void draw_to_end(edit_session *s) {
  const LineInfoW *line = el_wline(s->el);
  s->hides_right_prompt = 1;
  el_cursor(s->el, (int)(line->lastchar - line->cursor));
  el_wset(s->el, EL_REFRESH);
  edit_paint(s);
  line = el_wline(s->el);
  int width = edit_advance(0, line->cursor, line->lastchar, width_of_screen());
  if (width > 0) fprintf(stdout, "\033[%dC", width);
  fflush(stdout);
}

// Shows the line once more in full, without the right prompt and with the cursor behind it, and
// says where the cursor was.
int edit_finish_line(edit_session *s) {
  edit_erase(s);
  const LineInfoW *line = el_wline(s->el);
  int cursor = (int)(line->cursor - line->buffer);
  draw_to_end(s);
  return cursor;
}

void edit_return_to_line(edit_session *s, int cursor) {
  const LineInfoW *line = el_wline(s->el);
  s->hides_right_prompt = 0;
  el_cursor(s->el, cursor - (int)(line->cursor - line->buffer));
  edit_emit("\r\033[J");
  el_wset(s->el, EL_REFRESH);
}

void edit_paste_mode(int on) { edit_emit(on ? "\033[?2004h" : "\033[?2004l"); }

void edit_resume(edit_session *s, int cursor) {
  el_set(s->el, EL_PREP_TERM, 0);  // libedit may think it is still raw, and then would do nothing
  el_set(s->el, EL_PREP_TERM, 1);
  edit_resize(s);
  if (!edit_is_editing(s)) return;
  edit_paste_mode(1);
  edit_return_to_line(s, cursor);
  edit_join_rows(s);
}

void edit_suspend(edit_session *s) {
  int cursor = 0;
  if (edit_is_editing(s)) {
    cursor = edit_finish_line(s);
    edit_paste_mode(0);
  }
  el_set(s->el, EL_PREP_TERM, 0);
  int stopped = edit_stop_process();
  if (!stopped && edit_is_editing(s)) edit_erase(s);
  edit_resume(s, cursor);
}

// Ends the line as it stands; in a search what was found, without the row of the search.
void edit_interrupt(edit_session *s) {
  edit_was_interrupted = 0;
  if (edit_is_editing(s)) {
    edit_erase(s);
    const LineInfoW *line = el_wline(s->el);
    wchar_t *newline = wmemchr(line->buffer, '\n', (size_t)(line->lastchar - line->buffer));
    el_cursor(s->el, (int)(line->lastchar - line->cursor));
    if (newline) el_wdeletestr(s->el, (int)(line->lastchar - newline));
    draw_to_end(s);
    edit_emit("^C");
  }
  edit_take_text(s, edit_interrupted);
}
