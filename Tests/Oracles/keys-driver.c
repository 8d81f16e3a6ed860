// The line editor's C layer without the rest of plumb, to be built with AddressSanitizer. It takes
// lines like the prompt, answers `apropos WORD` as the prompt does, and completes and rewrites
// something in every way that there is.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CLibEdit.h"

static edit_change complete(void *context, const char *line, int cursor, int columns) {
  (void)context;
  (void)columns;
  edit_change change = {0};
  switch (strlen(line) % 4) {
    case 0: change.listing = strdup("frames  the frames as a table\r\nfix     applies a repair"); break;
    case 1:
      change.start = cursor > 0 ? cursor - 1 : 0;
      change.end = cursor;
      change.text = strdup("größe ");
      break;
    case 2: change.text = strdup(""); break;
    default: break;
  }
  return change;
}

static char *rewrite(void *context, const char *line) {
  (void)context;
  char *text = NULL;
  if (strncmp(line, "fr", 2) != 0 || asprintf(&text, "frames%s", line + 2) < 0) return NULL;
  return text;
}

int main(void) {
  edit_callbacks callbacks = {.complete = complete, .rewrite = rewrite};
  edit_session *session = edit_open("plumb", callbacks);
  if (!session) return 9;
  edit_remember(session, "root card 320x200");
  edit_remember(session, "view title in card content 96x20");
  char *initial = strdup("");
  for (int number = 0;; number++) {
    edit_outcome outcome;
    char *line = edit_read(session, number % 7 == 6 ? "..> " : "plumb> ",
                           number % 3 ? "+ 2 free" : "", initial, &outcome);
    free(initial);
    // What stands behind the last line break of a paste waits to be edited.
    char *last = outcome == edit_pasted ? strrchr(line, '\n') : NULL;
    initial = strdup(last ? last + 1 : "");
    if (outcome == edit_ended) {
      free(line);
      break;
    }
    if (outcome == edit_entered && strncmp(line, "apropos ", 8) == 0)
      printf("no help about %s\n", line + 8);
    fflush(stdout);
    edit_remember(session, line);
    if (number % 5 == 0) edit_suggest(session, "pin title top leading");
    free(line);
  }
  free(initial);
  edit_close(session);
  return 0;
}
