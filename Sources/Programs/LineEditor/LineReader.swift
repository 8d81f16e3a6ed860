/// Reads what a person types, line by line.
package protocol LineReader: AnyObject {
  /// Waits for the person to finish a line, which starts out as `initial` if the reader can edit.
  func read(prompt: String, rightPrompt: String, initial: String) -> LineInput
  /// Adds a line, or several that belong together, to the history; not one that begins with a blank.
  func remember(_ line: String)
  /// Offers a correction of the last line.
  ///
  /// The cursor is that many scalars from its beginning, or at its end.
  func suggest(_ line: String, cursor: Int?)
  /// Restores the terminal and the signal handlers.
  func close()
}
