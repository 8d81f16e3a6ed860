// One line editor on the process's terminal: libedit without its variadic and wide-character sides.
// Texts are UTF-8 both ways; positions count Unicode scalars. Every text a function or a callback
// returns was made by malloc and belongs to the receiver; every text passed in stays the caller's.
#ifndef CLIBEDIT_H
#define CLIBEDIT_H

typedef struct edit_session edit_session;

typedef enum {
  edit_entered,      // Enter
  edit_pasted,       // a paste of several lines; its row is erased
  edit_block,        // Enter on several lines in one, between signs for line feeds; it is erased
  edit_composing,    // the line is to be opened in an editor; its row is erased
  edit_interrupted,  // Ctrl-C
  edit_ended,        // Ctrl-D on an empty line, or the terminal is gone
} edit_outcome;

// What TAB does: the scalars start ..< end become `text` (NULL: no change), and `listing` (NULL:
// nothing) is shown below the line.
typedef struct {
  int start, end;
  char *text, *listing;
} edit_change;

// How a character is painted; in what a callback returns they are letters, from a on.
enum {
  edit_plain, edit_command, edit_keyword, edit_name, edit_number, edit_priority, edit_sign,
  edit_string, edit_comment, edit_mistake,
};

typedef struct {
  void *context;
  edit_change (*complete)(void *context, const char *line, int cursor, int columns);
  // What the line becomes on Enter; NULL: it stays.
  char *(*rewrite)(void *context, const char *line);
  // What the line becomes before a blank is typed at its end; NULL: it stays.
  char *(*expand)(void *context, const char *line);
  // What can only follow the line, or NULL.
  char *(*accept)(void *context, const char *line);
  // A letter for each scalar of the line, or NULL if none is painted; no colours at all without it.
  char *(*paint)(void *context, const char *line);
  // Called when no key has come for a while: until the next key, which calls it with NULL as the line,
  // edit_ghost() may show a text of at most that many columns for the rest with this number.
  void (*rest)(void *context, const char *line, int is_at_end, int columns, unsigned number);
} edit_callbacks;

// Begins editing on standard input and output and takes over SIGINT and the fatal signals. NULL if
// either is not a terminal, it cannot move its cursor, no UTF-8 locale exists or an editor is open.
edit_session *edit_open(const char *program, edit_callbacks callbacks);
// Waits for one input. The result is "" where the outcome has no text.
char *edit_read(edit_session *session, const char *prompt, const char *right_prompt,
                const char *initial, edit_outcome *outcome);
// How many lines of a paste the last read dropped, because it was interrupted in the middle of it.
int edit_dropped(edit_session *session);
// Adds a line to the history of the session, unless it equals the newest one.
void edit_remember(edit_session *session, const char *line);
// Shows a text in place of the right prompt of the line that is read now, or is read next. Any thread
// may ask for it at any time: the text is taken over between two keys, by the thread that reads.
void edit_hint(const char *text);
// What edit_hint() left for a terminal that cannot edit lines; NULL if nothing.
char *edit_take_hint(void);
// Shows a faint text behind the line until the next key, if this rest is not over. Any thread may ask.
void edit_ghost(unsigned rest, const char *text);
// Lets the next read show this line first in its history, with the cursor there (-1: at its end).
void edit_suggest(edit_session *session, const char *line, int cursor);
void edit_close(edit_session *session);

// Takes over SIGINT alone, and gives it back: for a terminal that cannot edit lines.
void edit_catch_interrupts(void);
void edit_release_interrupts(void);
// Whether SIGINT came since the last question, while no line was read.
int edit_take_interrupt(void);
// Acts as if SIGINT had come again: the next read discards the waiting input if it was pasted.
void edit_renew_interrupt(void);
// Lets SIGINT end the process with this message, on standard error, and this code, for as long as no
// editor takes it over; the message must stay. Where SIGINT is ignored it stays so.
void edit_end_at_interrupts(const char *message, int code);
// In a forked child: SIGINT is ignored, and the child is killed when its parent ends.
void edit_leave_interrupts_to_parent(void);
// Between these it waits until what is being written is whole, but not longer than 50 ms.
void edit_hold_interrupts(void);
void edit_let_interrupts(void);
// The columns of the terminal on a file descriptor, 0 if there is none.
int edit_columns(int descriptor);
// Its lines, 24 if they are not known.
int edit_rows(int descriptor);
int edit_is_terminal(int descriptor);

#endif
