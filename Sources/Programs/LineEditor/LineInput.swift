/// What a person did at the prompt.
package enum LineInput: Sendable, Equatable {
  /// The person pressed Enter; the value is the line after ``LineAids/rewrite`` changed it.
  case line(String)
  /// A paste with at least one newline; the value is the typed line with the pasted text at the
  /// cursor.
  ///
  /// Nothing of it has run yet, and its row is removed from the screen: the caller prints what it
  /// makes of it.
  case pasted(String)
  /// Enter on several lines that are one entry of the history; the value is the lines.
  ///
  /// The row is removed from the screen: the caller prints the lines.
  case block(String)
  /// The person wants to go on in a text editor; the value is the half-typed line.
  ///
  /// Its row is removed from the screen.
  case composing(String)
  /// The person pressed Ctrl-C; the value is the half-typed line, which is in the history already.
  ///
  /// `dropped` is the number of lines of a paste that were taken and will not be returned.
  case interrupted(String, dropped: Int = 0)
  /// The person pressed Ctrl-D on an empty line, or the terminal was closed.
  case endOfInput
}
