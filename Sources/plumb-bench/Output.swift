import Glibc

/// The two streams of the process: data goes to one, talk about the work to the other.
enum Output {
  /// Writes lines of data.
  static func data(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  /// Tells how far the work is.
  static func talk(_ text: String) { write("plumb-bench: \(text)\n", to: STDERR_FILENO) }

  /// Writes all of it, however slow the reader is; one who has gone is told nothing.
  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        return
      }
    }
  }
}
