import Platform

/// A stream, or a file that grows and may be replaced.
struct GrowingFile {
  /// What was read.
  enum Piece {
    case bytes(ArraySlice<UInt8>)
    /// Nothing came within the time.
    case nothing
    case end
  }

  private let path: String?
  private var descriptor = STDIN_FILENO
  private var offset = 0

  /// Opens a file; nil if that is impossible.
  init?(_ path: String?) {
    self.path = path == "-" ? nil : path
    if let path = self.path {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
    }
  }

  /// Waits for the next piece at most `time` milliseconds; -1 waits without a limit.
  mutating func read(waiting time: Int32, untilEnd: Bool) -> Piece {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    var waited: Int32 = 0
    while true {
      if path == nil {
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = poll(&source, 1, time)
        if ready == 0 { return .nothing }
        if ready < 0 { continue }
      }
      let count = Platform.read(descriptor, &block, block.count)
      if count > 0 {
        offset += count
        return .bytes(block[..<count])
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard path != nil, count == 0, !untilEnd else { return .end }
      if isReplaced() { continue }
      if time >= 0, waited >= time { return .nothing }
      usleep(20_000)
      waited += 20
    }
  }

  /// Opens the file anew if another one has its name now, or if it was emptied.
  private mutating func isReplaced() -> Bool {
    guard let path else { return false }
    var (now, before) = (stat(), stat())
    guard stat(path, &now) == 0, fstat(descriptor, &before) == 0 else { return false }
    guard now.st_ino != before.st_ino || Int(now.st_size) < offset else { return false }
    let new = open(path, O_RDONLY | O_CLOEXEC)
    guard new >= 0 else { return false }
    close(descriptor)
    (descriptor, offset) = (new, 0)
    return true
  }
}
