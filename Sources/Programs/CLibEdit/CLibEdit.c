#include "Session.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { history_limit = 10000, line_feed = 0x240a };
static edit_session *current;

edit_session *edit_session_of(EditLine *el) {
  edit_session *s = NULL;
  el_wget(el, EL_CLIENTDATA, &s);
  return s;
}

void edit_replace(wchar_t **slot, wchar_t *value) {
  free(*slot);
  *slot = value;
}

void edit_take_text(edit_session *s, edit_outcome outcome) {
  const LineInfoW *line = el_wline(s->el);
  s->outcome = outcome;
  free(s->text);
  s->text = edit_narrow(line->buffer, (size_t)(line->lastchar - line->buffer));
}

int edit_is_terminal(int descriptor) { return isatty(descriptor); }

int edit_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

int edit_rows(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 ? size.ws_row : 24;
}

// MARK: What keys do

void edit_set_line(EditLine *el, int start, int end, const wchar_t *text) {
  const LineInfoW *line = el_wline(el);
  el_cursor(el, end - (int)(line->cursor - line->buffer));
  el_wdeletestr(el, end - start);
  if (text[0]) el_winsertstr(el, text);
}

int edit_length_of(EditLine *el) {
  const LineInfoW *line = el_wline(el);
  return (int)(line->lastchar - line->buffer);
}

static char *line_of(EditLine *el) {
  const LineInfoW *line = el_wline(el);
  return edit_narrow(line->buffer, (size_t)(line->lastchar - line->buffer));
}

static unsigned char complete(EditLine *el, int key) {
  (void)key;
  edit_session *s = edit_session_of(el);
  const LineInfoW *info = el_wline(el);
  int cursor = (int)(info->cursor - info->buffer), length = edit_length_of(el);
  int columns = edit_columns(STDOUT_FILENO);
  char *line = line_of(el);
  edit_change change =
      s->callbacks.complete(s->callbacks.context, line, cursor, columns > 0 ? columns : 80);
  free(line);
  unsigned char result = change.text || change.listing ? CC_REFRESH : CC_REFRESH_BEEP;
  if (change.listing) {
    int at = edit_finish_line(s);
    edit_emit("\r\n");
    edit_emit(change.listing);
    edit_emit("\r\n");
    edit_return_to_line(s, at);
  }
  if (change.text && 0 <= change.start && change.start <= change.end && change.end <= length) {
    wchar_t *text = edit_widen(change.text, 0);
    edit_set_line(el, change.start, change.end, text);
    free(text);
  }
  free(change.text);
  free(change.listing);
  return result;
}

// Ends the line with its text as it is, and takes it off the screen.
static unsigned char leave(edit_session *s, edit_outcome outcome) {
  edit_erase(s);
  edit_take_text(s, outcome);
  return CC_EOF;
}

static unsigned char compose(EditLine *el, int key) {
  (void)key;
  return leave(edit_session_of(el), edit_composing);
}

// Enter: shows what the line becomes, then lets libedit end it. The right prompt goes, so that what
// stays on the screen is the command alone.
static unsigned char submit(EditLine *el, int key) {
  (void)key;
  edit_session *s = edit_session_of(el);
  const LineInfoW *info = el_wline(el);
  // Several lines that were one entry of the history are shown as such when they run.
  if (wmemchr(info->buffer, line_feed, (size_t)(info->lastchar - info->buffer)))
    return leave(s, edit_block);
  char *line = line_of(el), *text = s->callbacks.rewrite(s->callbacks.context, line);
  if (text) {
    wchar_t *wide = edit_widen(text, 0);
    edit_set_line(el, 0, edit_length_of(el), wide);
    free(wide);
  }
  s->is_ready = s->hides_right_prompt = 1;
  if ((text || !s->is_painted) && edit_is_editing(s)) {
    edit_erase(s);
    el_wset(el, EL_REFRESH);
    edit_join_rows(s);
  }
  free(line);
  free(text);
  static const wchar_t end[] = {key_submit, 0};
  el_wpush(el, end);
  return CC_REFRESH;
}

// Ctrl-D: the end of input on an empty line, else it deletes. libedit's own leaves a "^D".
static unsigned char end_or_delete(EditLine *el, int key) {
  (void)key;
  const LineInfoW *line = el_wline(el);
  int cursor = (int)(line->cursor - line->buffer);
  if (line->lastchar == line->buffer) {
    edit_session *s = edit_session_of(el);
    s->is_over = 1;
    edit_finish_line(s);
    edit_emit("\r\n");
    return CC_EOF;
  }
  if (line->cursor == line->lastchar) return CC_ERROR;
  edit_set_line(el, cursor, cursor + 1, L"");
  return CC_REFRESH;
}

// A blank: writes out the word in front of it, if it stands for others.
static unsigned char type_blank(EditLine *el, int key) {
  (void)key;
  edit_session *s = edit_session_of(el);
  const LineInfoW *info = el_wline(el);
  char *line = info->cursor == info->lastchar ? line_of(el) : NULL;
  char *text = line ? s->callbacks.expand(s->callbacks.context, line) : NULL;
  if (text) {
    wchar_t *wide = edit_widen(text, 0);
    edit_set_line(el, 0, edit_length_of(el), wide);
    free(wide);
  }
  free(line);
  free(text);
  el_winsertstr(el, L" ");
  return CC_REFRESH;
}

// The right arrow at the end of the line: takes what can only follow.
static unsigned char take_certain(EditLine *el, int key) {
  (void)key;
  edit_session *s = edit_session_of(el);
  char *line = line_of(el), *text = s->callbacks.accept(s->callbacks.context, line);
  free(line);
  if (!text) return CC_ERROR;
  wchar_t *wide = edit_widen(text, 0);
  el_winsertstr(el, wide);
  free(wide);
  free(text);
  return CC_REFRESH;
}

static unsigned char paste(EditLine *el, int key) {
  (void)key;
  static const char end[] = "\033[201~";
  const size_t end_length = sizeof end - 1;
  edit_session *s = edit_session_of(el);
  size_t count = 0, room = 4096;
  char *bytes = malloc(room);
  while (count < end_length || memcmp(bytes + count - end_length, end, end_length) != 0) {
    int byte = edit_next_byte(s, -1);
    if (byte < 0) {
      s->is_over = 1;
      if (byte == byte_interrupt) {
        for (size_t i = 0; i < count; i++)
          s->dropped += bytes[i] == '\r' || (bytes[i] == '\n' && (i == 0 || bytes[i - 1] != '\r'));
        edit_skip_paste(s, end);
      }
      free(bytes);
      edit_emit("\r\n");
      return CC_EOF;
    }
    if (byte == 0) continue;
    // Terminals send a carriage return for each newline, or both.
    if (byte == '\n' && count > 0 && bytes[count - 1] == '\r') continue;
    if (count + 1 >= room) bytes = realloc(bytes, room *= 2);
    bytes[count++] = (char)byte;
  }
  bytes[count - end_length] = 0;
  for (char *p = bytes; *p; p++)
    if (*p == '\r') *p = '\n';
  wchar_t *text = edit_widen(bytes, 1);
  free(bytes);
  int is_block = wcschr(text, '\n') != NULL;
  if (is_block) edit_erase(s);
  if (text[0]) el_winsertstr(el, text);
  free(text);
  if (!is_block) return CC_REFRESH;
  edit_take_text(s, edit_pasted);
  return CC_EOF;
}

// MARK: Life

static int has_utf8(void) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  return setlocale(LC_CTYPE, "C.UTF-8") != NULL;
}

static void bind(EditLine *el, const wchar_t *key, const wchar_t *function) {
  el_wset(el, EL_BIND, key, function, NULL);
  el_wset(el, EL_BIND, L"-a", key, function, NULL);
}

static void bind_keys(EditLine *el) {
  // A `bind -v` or `bind -e` of the user's file wipes every binding: ours come after it, for both
  // keymaps. An unknown function would be an error there: ours are added before it.
  el_wset(el, EL_ADDFN, L"plumb-complete", L"Complete the word", complete);
  el_wset(el, EL_ADDFN, L"plumb-enter", L"Run the line", submit);
  el_wset(el, EL_ADDFN, L"plumb-end", L"End the input or delete", end_or_delete);
  el_wset(el, EL_ADDFN, L"plumb-paste", L"Insert what was pasted", paste);
  el_wset(el, EL_ADDFN, L"plumb-accept", L"Take what can only follow", take_certain);
  el_wset(el, EL_ADDFN, L"plumb-compose", L"Open the line in an editor", compose);
  el_wset(el, EL_ADDFN, L"plumb-older", L"An older line that begins alike", edit_older);
  el_wset(el, EL_ADDFN, L"plumb-newer", L"A newer line that begins alike", edit_newer);
  el_wset(el, EL_ADDFN, L"plumb-blank", L"Insert a blank behind the word in full", type_blank);
  el_wset(el, EL_ADDFN, L"plumb-search", L"List the lines that contain what is typed", edit_search);
  static const wchar_t *const habits[][2] = {
      {L"^W", L"ed-delete-prev-word"},       {L"\\e[3~", L"ed-delete-next-char"},
      {L"\\e[1~", L"ed-move-to-beg"},        {L"\\e[4~", L"ed-move-to-end"},
      {L"\\e[1;5C", L"em-next-word"},        {L"\\e[1;5D", L"ed-prev-word"},
  };
  for (size_t i = 0; i < sizeof habits / sizeof *habits; i++)
    el_wset(el, EL_BIND, habits[i][0], habits[i][1], NULL);
  el_source(el, NULL);
  bind(el, L"^L", L"ed-clear-screen");
  bind(el, L"^I", L"plumb-complete");
  bind(el, L"^D", L"plumb-end");
  bind(el, L"^J", L"plumb-enter");
  bind(el, L"^M", L"plumb-enter");
  bind(el, L"\\035", L"plumb-accept");
  bind(el, L"\\036", L"plumb-paste");
  bind(el, L"\\037", L"ed-newline");
  bind(el, L"^P", L"plumb-older");
  bind(el, L"^N", L"plumb-newer");
  bind(el, L"^R", L"plumb-search");
  el_wset(el, EL_BIND, L"\\040", L"plumb-blank", NULL);
  // Besides, libedit's own command line goes: it takes an open quote for words that are not there.
  const wchar_t *editor = NULL;
  el_wget(el, EL_EDITOR, &editor);
  if (editor && wcscmp(editor, L"vi") == 0) {
    // Escape leaves the insert mode at once, so arrows arrive in the command mode without it.
    // libedit repeats a change by typing what was inserted since, in all lines since: Enter, too.
    static const wchar_t *const keys[][2] = {
        {L"k", L"plumb-older"},  {L"j", L"plumb-newer"},   {L"[A", L"plumb-older"},
        {L"[B", L"plumb-newer"}, {L":", L"ed-unassigned"}, {L"v", L"plumb-compose"},
        {L".", L"ed-unassigned"},
    };
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
      el_wset(el, EL_BIND, L"-a", keys[i][0], keys[i][1], NULL);
  } else {
    bind(el, L"\\e[A", L"plumb-older");
    bind(el, L"\\e[B", L"plumb-newer");
    bind(el, L"\\eOA", L"plumb-older");
    bind(el, L"\\eOB", L"plumb-newer");
    bind(el, L"\\ee", L"plumb-compose");
    bind(el, L"\\ex", L"ed-unassigned");
    bind(el, L"\\eX", L"ed-unassigned");
  }
}

edit_session *edit_open(const char *program, edit_callbacks callbacks) {
  const char *term = getenv("TERM");
  if (current || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return NULL;
  if (!term || !term[0] || strcmp(term, "dumb") == 0 || !has_utf8()) return NULL;
  edit_session *s = calloc(1, sizeof *s);
  s->callbacks = callbacks;
  s->prompt = wcsdup(L"");
  s->right_prompt = wcsdup(L"");
  s->el = el_init(program, stdin, stdout, stderr);
  s->history = history_winit();
  if (!s->el || !s->history || !edit_catch_signals()) {
    if (s->history) history_wend(s->history);
    if (s->el) el_end(s->el);
    free(s->prompt);
    free(s->right_prompt);
    free(s);
    return NULL;
  }
  HistEventW event;
  history_w(s->history, &event, H_SETSIZE, history_limit);
  el_wset(s->el, EL_CLIENTDATA, s);
  el_wset(s->el, EL_SIGNAL, 0);
  el_wset(s->el, EL_HIST, history_w, s->history);
  el_wset(s->el, EL_PROMPT, edit_give_prompt);
  el_wset(s->el, EL_RPROMPT, edit_give_right_prompt);
  el_wset(s->el, EL_EDITOR, L"emacs");
  bind_keys(s->el);
  el_wset(s->el, EL_GETCFN, edit_next_character);
  return current = s;
}

char *edit_read(edit_session *s, const char *prompt, const char *right_prompt,
                const char *initial, edit_outcome *outcome) {
  edit_replace(&s->prompt, edit_widen(prompt, 0));
  edit_replace(&s->right_prompt, edit_widen(right_prompt, 0));
  edit_replace(&s->initial, edit_widen(initial, 0));
  edit_replace(&s->shown, NULL);
  s->hides_right_prompt = !edit_is_editing(s);
  s->queued = s->typed_ahead = s->dropped = 0;
  s->typed = 0;
  s->outcome = edit_ended;
  // Ctrl-C came while a line ran that was over too soon to hear of it: what is pasted behind it
  // does not run.
  if (edit_take_interrupt() && (edit_is_pasting(s) || edit_waiting() >= burst)) {
    edit_skip_paste(s, NULL);
    *outcome = edit_interrupted;
    return strdup("");
  }
  int number = s->suggestion ? edit_enter(s, s->suggestion) : -1;
  edit_begin_reading();
  char *hint = edit_take_hint();
  if (hint) edit_replace(&s->right_prompt, edit_widen(hint, 0));
  free(hint);
  int edits = edit_is_editing(s), count = 0;
  if (edits) edit_paste_mode(1);
  const wchar_t *line;
  for (;;) {
    s->is_over = 0;
    s->is_ready = !edits;
    line = el_wgets(s->el, &count);
    // In vi mode libedit takes "delete a character" on an empty line for the end of input, and
    // shows the key.
    if (line || !edits || count != 0 || s->is_over || s->outcome != edit_ended) break;
    edit_emit("\r\033[J");
  }
  if (edits) edit_paste_mode(0);
  if (line && s->outcome == edit_ended) {
    if (count > 0 && line[count - 1] == '\n') count--;
    s->outcome = edit_entered;
    free(s->text);
    s->text = edit_narrow(line, (size_t)count);
    char *text = edits ? NULL : s->callbacks.rewrite(s->callbacks.context, s->text);
    if (text) {
      free(s->text);
      s->text = text;
    }
  } else if (s->outcome != edit_pasted && s->outcome != edit_block && s->outcome != edit_composing
             && (count < 0 || !edits)) {
    edit_emit("\r\n");  // libedit ends the row itself, but not when its source of keys failed
  }
  if (!line) el_reset(s->el);
  edit_end_reading();
  edit_forget(s, number);
  edit_replace(&s->suggestion, NULL);
  *outcome = s->outcome;
  char *text = s->text ? s->text : strdup("");
  s->text = NULL;
  return text;
}

int edit_dropped(edit_session *s) { return s->dropped; }

void edit_close(edit_session *s) {
  edit_release_signals();
  // Keys that were typed ahead stay for the next reader of the terminal. libedit would discard them
  // when it restores the terminal, unless it believes that it does not edit.
  el_set(s->el, EL_PREP_TERM, 0);
  el_set(s->el, EL_EDITMODE, 0);
  el_end(s->el);
  history_wend(s->history);
  wchar_t *texts[] = {s->prompt, s->right_prompt, s->initial, s->suggestion, s->origin, s->shown};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) free(texts[i]);
  free(s->text);
  free(s);
  current = NULL;
}
