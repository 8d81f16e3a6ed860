#include "Session.h"

#include <stdlib.h>

static const wchar_t *entry(edit_session *s, int depth) {
  HistEventW event;
  int result = history_w(s->history, &event, H_FIRST);
  while (result == 0 && --depth > 0) result = history_w(s->history, &event, H_NEXT);
  return result == 0 ? event.str : NULL;
}

static void show(edit_session *s, const wchar_t *text) {
  edit_set_line(s->el, 0, edit_length_of(s->el), text);
  edit_replace(&s->shown, wcsdup(text));
}

// Up and Down walk among the lines that begin as the line did before the cursor.
static void begin_walk(edit_session *s) {
  const LineInfoW *line = el_wline(s->el);
  size_t length = (size_t)(line->lastchar - line->buffer);
  if (s->shown && wcslen(s->shown) == length && !wmemcmp(s->shown, line->buffer, length)) return;
  wchar_t *copy = calloc(length + 1, sizeof *copy);
  wmemcpy(copy, line->buffer, length);
  edit_replace(&s->origin, copy);
  edit_replace(&s->shown, wcsdup(copy));
  s->prefix = (int)(line->cursor - line->buffer);
  s->depth = 0;
}

static int fits(edit_session *s, const wchar_t *text) {
  return wcsncmp(text, s->origin, (size_t)s->prefix) == 0 && wcscmp(text, s->shown) != 0;
}

unsigned char edit_older(EditLine *el, int key) {
  (void)key;
  edit_session *s = edit_session_of(el);
  begin_walk(s);
  const wchar_t *text;
  for (int depth = s->depth + 1; (text = entry(s, depth)); depth++) {
    if (!fits(s, text)) continue;
    s->depth = depth;
    show(s, text);
    int length = edit_length_of(el), at = s->suggested_at;
    if (s->suggestion && !wcscmp(text, s->suggestion) && at >= 0 && at < length)
      el_cursor(el, at - length);
    return CC_REFRESH;
  }
  return CC_ERROR;
}

unsigned char edit_newer(EditLine *el, int key) {
  (void)key;
  edit_session *s = edit_session_of(el);
  begin_walk(s);
  if (s->depth == 0) return CC_ERROR;
  while (--s->depth > 0) {
    const wchar_t *text = entry(s, s->depth);
    if (!text || !fits(s, text)) continue;
    show(s, text);
    return CC_REFRESH;
  }
  show(s, s->origin);
  return CC_REFRESH;
}

int edit_enter(edit_session *s, const wchar_t *line) {
  HistEventW event;
  const wchar_t *newest = entry(s, 1);
  if (!line[0] || (newest && wcscmp(newest, line) == 0)) return -1;
  return history_w(s->history, &event, H_ENTER, line) >= 0 ? event.num : -1;
}

void edit_remember(edit_session *s, const char *line) {
  wchar_t *wide = edit_widen(line, 0);
  edit_enter(s, wide);
  free(wide);
}

void edit_suggest(edit_session *s, const char *line, int cursor) {
  edit_replace(&s->suggestion, edit_widen(line, 0));
  s->suggested_at = cursor;
}

void edit_forget(edit_session *s, int number) {
  HistEventW event = {0, NULL};
  // libedit hands over a copy of what it deletes.
  if (number >= 0 && history_w(s->history, &event, H_DEL, number) == 0) free((void *)event.str);
}
