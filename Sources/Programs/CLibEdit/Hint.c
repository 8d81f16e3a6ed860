// A text that another thread wants to be shown beside the line that is read.
#include "Session.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *waiting;

static char *exchange(char *text) {
  pthread_mutex_lock(&lock);
  char *before = waiting;
  waiting = text;
  pthread_mutex_unlock(&lock);
  return before;
}

void edit_hint(const char *text) {
  free(exchange(strdup(text)));
  edit_wake_reader(wake_hint);
}

char *edit_take_hint(void) { return exchange(NULL); }

// The reader alone touches libedit and the screen. While a line is not drawn, or is on its way out, the
// text is taken over and drawn with it or not at all.
void edit_show_hint(edit_session *s) {
  char *text = edit_take_hint();
  if (!text) return;
  edit_replace(&s->right_prompt, edit_widen(text, 0));
  free(text);
  if (!edit_is_editing(s) || !s->is_ready || s->hides_right_prompt || s->is_searching) return;
  edit_erase(s);
  el_wset(s->el, EL_REFRESH);
  edit_join_rows(s);
}
