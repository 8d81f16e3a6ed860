// What the parts of the editor share; no part of the interface.
#ifndef SESSION_H
#define SESSION_H

#include <histedit.h>
#include <signal.h>
#include <stddef.h>
#include <time.h>
#include <wchar.h>

#include "CLibEdit.h"

// Keys no person can type: edit_next_character() drops them when they come from the terminal.
enum { key_accept = 0x1d, key_paste = 0x1e, key_submit = 0x1f };
// What wakes the reader besides signals, by a number that none has.
enum { wake_ghost = 0xfe, wake_hint = 0xff };
// What edit_next_byte() answers besides a byte.
enum { byte_none = -1, byte_end = -2, byte_interrupt = -3, byte_resized = -4 };
// How long the keys of an escape may keep each other waiting.
enum { escape_wait_ms = 30 };

struct edit_session {
  EditLine *el;
  HistoryW *history;
  edit_callbacks callbacks;
  wchar_t *prompt, *right_prompt, *initial, *suggestion;
  int suggested_at;  // where the cursor goes in the suggestion, or -1
  int hides_right_prompt;
  int is_ready;  // the line that is read now has begun, and shows its prompt
  int is_at_end;  // where the cursor stood when the last key was asked for
  int rows;  // that libedit believes in
  int is_painted;  // whether something of the line on the screen has a colour
  int is_searching;  // whether the list of Ctrl-R is on the screen in place of the line
  int is_resting;  // whether the callback has been asked for a text behind the line
  unsigned rest;  // how often it was
  int ghost;  // the columns of the text behind the line
  int typed_ahead;  // bytes that may have been typed before the terminal gave every key
  int dropped;  // lines of a paste that was interrupted
  struct timespec pasted;  // when more waited behind a key than anybody types
  // The last key if it was a character, and where it was to be written: what is behind it and waits
  // already is taken with it.
  wchar_t typed;
  int typed_at, length_before;
  edit_outcome outcome;
  int is_over;  // the end of input was asked for, rather than made up by libedit
  char *text;  // of an outcome that is not libedit's own
  unsigned char queue[16];  // bytes read ahead after an escape
  int queued;
  // The walk through the history: the line it began with, what it shows, how far back it is.
  wchar_t *origin, *shown;
  int prefix, depth;
};

// Text.c: a wide copy. Control characters would reach the terminal as commands: only tabs, and
// newlines if asked for, survive.
wchar_t *edit_widen(const char *text, int keeps_newlines);
char *edit_narrow(const wchar_t *wide, size_t count);

// Signals.c: libedit and the signals know only one editor per process.
extern volatile sig_atomic_t edit_was_interrupted;
extern int edit_wake;  // the reading end of a pipe that gives the number of each signal
int edit_catch_signals(void);
void edit_release_signals(void);
void edit_wake_reader(unsigned char reason);  // gives edit_wake that byte, from any thread
void edit_begin_reading(void);
void edit_end_reading(void);
int edit_stop_process(void);

// Screen.c: a terminal with fewer columns than least_columns is taken for one that has them. Where
// text ends that begins that many cells into the rows is edit_advance().
enum { least_columns = 8 };
int edit_advance(int cells, const wchar_t *text, const wchar_t *end, int columns);
int edit_cursor_cells(int cells, const LineInfoW *line, int columns);
int edit_is_editing(edit_session *s);
void edit_emit(const char *text);
void edit_erase(edit_session *s);
void edit_join_rows(edit_session *s);
void edit_resize(edit_session *s);
void edit_begin_line(edit_session *s);
void edit_find_end(edit_session *s);
int edit_finish_line(edit_session *s);
void edit_return_to_line(edit_session *s, int cursor);
void edit_paste_mode(int on);
void edit_suspend(edit_session *s);
void edit_resume(edit_session *s, int cursor);
void edit_interrupt(edit_session *s);
void edit_show_hint(edit_session *s);
wchar_t *edit_give_prompt(EditLine *el);
wchar_t *edit_give_right_prompt(EditLine *el);

// Paint.c: edit_end_rest() also takes the text behind the line off the screen.
void edit_paint(edit_session *s);
void edit_begin_rest(edit_session *s);
void edit_show_ghost(edit_session *s);
void edit_end_rest(edit_session *s);

// Keys.c
int edit_next_byte(edit_session *s, int timeout);
int edit_next_character(EditLine *el, wchar_t *out);
// This many waiting keys were not typed but pasted, into a terminal that does not bracket pastes.
enum { burst = 64 };
int edit_waiting(void);  // the bytes that can be read at once
int edit_is_pasting(edit_session *s);  // whether there was a burst a moment ago
// Discards the rest of a paste, up to its end or until no more arrives, and counts its lines.
void edit_skip_paste(edit_session *s, const char *end);

// History.c: entering a line answers the number it can be forgotten by, or -1.
unsigned char edit_older(EditLine *el, int key);
unsigned char edit_newer(EditLine *el, int key);
int edit_enter(edit_session *s, const wchar_t *line);
void edit_forget(edit_session *s, int number);

// Search.c
unsigned char edit_search(EditLine *el, int key);

// CLibEdit.c
void edit_set_line(EditLine *el, int start, int end, const wchar_t *text);
int edit_length_of(EditLine *el);
edit_session *edit_session_of(EditLine *el);
void edit_replace(wchar_t **slot, wchar_t *value);  // frees what was there
void edit_take_text(edit_session *s, edit_outcome outcome);

#endif
