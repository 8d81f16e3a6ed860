/// What an editor asks about a line while it is typed; what is `nil` is not asked.
package struct LineAids {
  /// Returns the candidates for the text at the cursor when TAB is pressed.
  package var complete: ((_ line: String, _ cursor: Int) -> Completion)?
  /// Returns what a line becomes when Enter is pressed; the result replaces the line on the screen
  /// and is what ``LineEditor/read(prompt:rightPrompt:initial:)`` returns.
  package var rewrite: ((String) -> String)?
  /// Returns what a line becomes before a blank is typed at its end; `nil` if it stays.
  package var expand: ((String) -> String?)?
  /// Returns what can only follow a line, for the right arrow at its end; `nil` if nothing does.
  package var accept: ((String) -> String?)?
  /// Returns how each scalar of a line is painted.
  package var paint: ((String) -> [LineStyle])?
  /// Is called when no key has come for a while, and with `nil` when one comes.
  ///
  /// What ``LineEditor/show(_:for:)`` is given meanwhile is shown behind the line.
  package var rest: ((Rest?) -> Void)?

  /// Makes aids that do nothing.
  package init() {}
}
