import CLibEdit

/// The terminals behind the standard streams of the process.
package enum Terminal {
  /// One of the standard streams.
  package enum Stream: Int32, Sendable {
    /// Standard input.
    case input = 0
    /// Standard output, for answers.
    case output = 1
    /// Standard error, for messages that are not answers.
    case error = 2
  }

  /// Returns whether the stream is a terminal.
  package static func isTerminal(_ stream: Stream) -> Bool {
    edit_is_terminal(stream.rawValue) != 0
  }

  /// Returns the width of the stream's terminal in columns, or `nil` if it is not a terminal or the
  /// width is unknown.
  package static func columns(of stream: Stream) -> Int? {
    let columns = Int(edit_columns(stream.rawValue))
    return columns > 0 ? columns : nil
  }

  /// Returns the height of the stream's terminal in lines, or `nil` if it is not a terminal.
  package static func rows(of stream: Stream) -> Int? {
    isTerminal(stream) ? Int(edit_rows(stream.rawValue)) : nil
  }
}
