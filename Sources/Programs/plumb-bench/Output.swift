import Platform

/// The output streams: standard output for data, standard error for progress.
enum Output {
  /// Writes a line of data.
  static func data(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  /// Reports progress.
  static func talk(_ text: String) { write("plumb-bench: \(text)\n", to: STDERR_FILENO) }

  /// Writes all bytes, however slow the reader is; gives up silently if the reader has gone.
  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Platform.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        return
      }
    }
  }
}
