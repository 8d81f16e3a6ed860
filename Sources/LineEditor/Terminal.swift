import CLibEdit

/// The terminals behind the standard streams.
package enum Terminal {
  /// One of the standard streams.
  package enum Stream: Int32, Sendable {
    /// Where input comes from.
    case input = 0
    /// Where answers go.
    case output = 1
    /// Where complaints go.
    case error = 2
  }

  /// Whether the stream is a terminal.
  package static func isTerminal(_ stream: Stream) -> Bool {
    edit_is_terminal(stream.rawValue) != 0
  }

  /// How many columns the stream's terminal has; nil if it is none or does not know.
  package static func columns(of stream: Stream) -> Int? {
    let columns = Int(edit_columns(stream.rawValue))
    return columns > 0 ? columns : nil
  }
}
