/// Reads what a person types, line by line.
package protocol LineReader: AnyObject {
  /// Waits for what the person does; `initial` stands in the line already, ready to be edited.
  func read(prompt: String, rightPrompt: String, initial: String) -> LineInput
  /// Keeps a line in the history.
  func remember(_ line: String)
  /// Offers a correction of the last line.
  func suggest(_ line: String)
  /// Gives the terminal and the signals back.
  func close()
}
