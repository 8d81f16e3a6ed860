import Platform

/// The lines of standard input, with a way to tell whether the next one can be read without
/// blocking.
struct InputLines {
  private var bytes: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// Returns the next line without its newline, or `nil` at the end.
  mutating func next() -> String? {
    while true {
      if let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return line(start..<end)
      }
      guard isAtEnd else {
        read()
        continue
      }
      guard start < bytes.count else { return nil }
      defer { start = bytes.count }
      return line(start..<bytes.count)
    }
  }

  /// Returns whether the next line, or the end of input, can be read without blocking.
  mutating func isWaiting() -> Bool {
    while !isAtEnd, !bytes[start...].contains(UInt8(ascii: "\n")) {
      var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 0) > 0 else { return false }
      read()
    }
    return true
  }

  private func line(_ range: Range<Int>) -> String {
    let isReturned = range.upperBound > range.lowerBound && bytes[range.upperBound - 1] == 0x0D
    return String(decoding: bytes[isReturned ? range.dropLast() : range], as: UTF8.self)
  }

  private mutating func read() {
    bytes.removeFirst(start)
    start = 0
    var block = [UInt8](repeating: 0, count: 65_536)
    let count = block.withUnsafeMutableBytes {
      Platform.read(STDIN_FILENO, $0.baseAddress, $0.count)
    }
    if count > 0 {
      bytes += block[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}
