/// What a person did at the prompt.
package enum LineInput: Sendable, Equatable {
  /// Enter, after the line was rewritten.
  case line(String)
  /// A paste that holds at least one newline: the typed line with the pasted text at the cursor.
  ///
  /// Nothing of it has run, and its row is off the screen: the host shows what it does with it.
  case pasted(String)
  /// Ctrl-C, with the half-typed line; the history has it already.
  case interrupted(String)
  /// Ctrl-D on an empty line, or the terminal is gone.
  case endOfInput
}
