// Ctrl-R: the lines of before that contain what is typed, below it; the list narrows with each key.
#include "Session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wctype.h>

enum { most_rows = 10, most_found = 200, query_limit = 200 };

struct search {
  wchar_t query[query_limit + 1];
  int length;
  const wchar_t *found[most_found];
  int count, chosen;
  int cells;  // in front of the cursor, when it was drawn last
};

// Whether a line contains every word of the query, in any order; capitals make no difference.
static int fits(const struct search *f, const wchar_t *line) {
  const wchar_t *word = f->query;
  while (*word) {
    size_t size = wcscspn(word, L" ");
    const wchar_t *p = line;
    while (size > 0 && *p) {
      size_t i = 0;
      while (i < size && towlower((wint_t)p[i]) == towlower((wint_t)word[i])) i++;
      if (i == size) break;
      p++;
    }
    if (size > 0 && !*p) return 0;
    word += size;
    if (*word) word++;
  }
  return 1;
}

// The newest line comes first, and each only once.
static void find(edit_session *s, struct search *f) {
  HistEventW event;
  f->count = f->chosen = 0;
  for (int result = history_w(s->history, &event, H_FIRST); result == 0 && f->count < most_found;
       result = history_w(s->history, &event, H_NEXT)) {
    int is_known = 0;
    for (int i = 0; i < f->count && !is_known; i++) is_known = !wcscmp(f->found[i], event.str);
    if (!is_known && fits(f, event.str)) f->found[f->count++] = event.str;
  }
}

// Writes as much of a text as the row has room for, and says how many cells that is.
static int emit_clipped(const wchar_t *text, int cells, int columns) {
  size_t count = 0;
  while (text[count] && edit_advance(cells, text, text + count + 1, 1 << 20) < columns) count++;
  char *bytes = edit_narrow(text, count);
  fputs(bytes, stdout);
  free(bytes);
  return edit_advance(cells, text, text + count, 1 << 20);
}

// Takes the search off the screen; a terminal that became narrower has rewrapped its row.
static void erase(int cells) {
  int columns = edit_columns(STDOUT_FILENO);
  fputc('\r', stdout);
  if (columns > 0 && cells >= columns) fprintf(stdout, "\033[%dA", cells / columns);
  edit_emit("\033[J");
}

// Draws the row of the search and the list below it; the cursor stays behind what is typed.
static void draw(struct search *f) {
  static const char title[] = "search: ";
  int columns = edit_columns(STDOUT_FILENO), rows = edit_rows(STDOUT_FILENO) - 3;
  if (columns <= 0) columns = 80;
  if (rows > most_rows) rows = most_rows;
  if (rows > f->count) rows = f->count;
  erase(f->cells);
  if (columns > (int)sizeof title) fputs(title, stdout);
  int start = columns > (int)sizeof title ? (int)sizeof title - 1 : 0;
  int cursor = f->cells = emit_clipped(f->query, start, columns);
  int first = rows > 0 && f->chosen >= rows ? f->chosen - rows + 1 : 0, below = 0;
  for (int i = first; i < first + rows; i++, below++) {
    fputs(i == f->chosen ? "\r\n> " : "\r\n  ", stdout);
    emit_clipped(f->found[i], 2, columns);
  }
  wchar_t end[80];
  if (f->count == 0) wcscpy(end, L"no earlier line contains that; Escape leaves the line as it was");
  else
    swprintf(end, sizeof end / sizeof *end, L"%d of %d%ls: Enter takes it, Escape takes none",
             f->chosen + 1, f->count, f->count == most_found ? L" or more" : L"");
  fputs("\r\n  ", stdout);
  emit_clipped(end, 2, columns);
  fprintf(stdout, "\033[%dA\r", below + 1);
  if (cursor > 0) fprintf(stdout, "\033[%dC", cursor);
  fflush(stdout);
}

static void move(struct search *f, int by) {
  int to = f->chosen + by;
  if (to >= 0 && to < f->count) f->chosen = to;
}

// The rest of an escape: an arrow moves, a paste begins or ends; alone it is the end of the search.
static int escape(edit_session *s, struct search *f, int *is_paste) {
  int byte = edit_next_byte(s, escape_wait_ms), number = 0;
  if (byte == byte_none) return '\033';
  if (byte != '[' && byte != 'O') return byte < 0 ? byte : 0;
  while ((byte = edit_next_byte(s, escape_wait_ms)) >= 0 && byte < '@')
    if (byte >= '0' && byte <= '9' && number < 1000) number = number * 10 + byte - '0';
  if (byte == 'A') move(f, -1);
  if (byte == 'B') move(f, 1);
  if (byte == 'C') return '\r';
  if (byte == '~' && (number == 200 || number == 201)) *is_paste = number == 200;
  return byte == byte_none ? 0 : byte < 0 ? byte : 0;
}

static void type(edit_session *s, struct search *f, int byte) {
  char bytes[5] = {(char)byte};
  int more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 ? 1 : 0;
  for (int i = 1; i <= more; i++) {
    int next = edit_next_byte(s, escape_wait_ms);
    if (next < 0) return;
    bytes[i] = (char)next;
  }
  wchar_t *wide = edit_widen(bytes, 0);
  if (wide[0] && f->length < query_limit) {
    f->query[f->length++] = wide[0];
    f->query[f->length] = 0;
    find(s, f);
  }
  free(wide);
}

// What ends the search: Enter, Escape, or what edit_next_byte() answers besides a byte.
static int run(edit_session *s, struct search *f) {
  int is_paste = 0;
  find(s, f);
  for (;;) {
    // What waits is read first, as a paste would be drawn once for each of its letters.
    if (edit_waiting() == 0) draw(f);
    int byte = edit_next_byte(s, -1);
    if (byte == '\033') byte = escape(s, f, &is_paste);
    if (byte == byte_resized) continue;
    if (byte < 0) return byte;
    if (is_paste && (byte == '\r' || byte == '\n' || byte == '\t')) byte = ' ';
    switch (byte) {
      case '\r': case '\n': case '\t': return '\r';
      case '\033': case 'G' - '@': return '\033';
      case 'R' - '@': case 'N' - '@': move(f, 1); break;
      case 'S' - '@': case 'P' - '@': move(f, -1); break;
      case '\b': case 0x7f:
        if (f->length > 0) f->length--;
        f->query[f->length] = 0;
        find(s, f);
        break;
      case 'U' - '@': case 'W' - '@':
        f->query[f->length = 0] = 0;
        find(s, f);
        break;
      default:
        if (byte >= ' ') type(s, f, byte);
    }
  }
}

unsigned char edit_search(EditLine *el, int key) {
  (void)key;
  edit_session *s = edit_session_of(el);
  const LineInfoW *line = el_wline(el);
  size_t length = (size_t)(line->lastchar - line->buffer);
  wchar_t *typed = calloc(length + 1, sizeof *typed);
  wmemcpy(typed, line->buffer, length);
  struct search *f = calloc(1, sizeof *f);
  for (size_t i = 0; i < length && f->length < query_limit; i++)
    if (typed[i] >= ' ' && typed[i] != 0x7f) f->query[f->length++] = typed[i];
  edit_erase(s);
  edit_set_line(el, 0, (int)length, L"");
  s->is_searching = 1;
  int end = run(s, f);
  s->is_searching = 0;
  const wchar_t *taken = end == '\r' && f->count > 0 ? f->found[f->chosen] : typed;
  edit_set_line(el, 0, edit_length_of(el), taken);
  erase(f->cells);
  free(f);
  free(typed);
  el_wset(el, EL_REFRESH);
  edit_join_rows(s);
  if (end >= 0) return CC_REFRESH;
  if (end == byte_interrupt) edit_interrupt(s);
  s->is_over = 1;
  edit_emit("\r\n");
  return CC_EOF;
}
