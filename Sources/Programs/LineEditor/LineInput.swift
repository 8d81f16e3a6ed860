/// What a person did at the prompt.
package enum LineInput: Sendable, Equatable {
  /// The person pressed Enter; the value is the line after ``LineEditor/rewrite`` changed it.
  case line(String)
  /// A paste with at least one newline; the value is the typed line with the pasted text at the
  /// cursor.
  ///
  /// Nothing of it has run yet, and its row is removed from the screen: the caller prints what it
  /// makes of it.
  case pasted(String)
  /// The person pressed Ctrl-C; the value is the half-typed line, which is in the history already.
  ///
  /// `dropped` is the number of lines of a paste that were taken and will not be returned.
  case interrupted(String, dropped: Int = 0)
  /// The person pressed Ctrl-D on an empty line, or the terminal was closed.
  case endOfInput
}
