import Testing

/// What a person at a terminal sees, read from the screen of tmux.
@Suite(
  .serialized,
  .enabled(if: Program.tmux != nil, "SKIPPED: no tmux on the PATH, nobody has seen the prompt"))
enum TerminalTests {}
