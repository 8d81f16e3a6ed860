import LineEditor
import Platform

/// A copy of this process that runs some work and ends, with a channel between the two.
struct ChildProcess: Sendable {
  /// How a process ended.
  struct Ending: Error, Codable, Sendable {
    /// The status that the system gives.
    var status: Int32

    /// In words, behind "the process": `ended by signal 4 (Illegal instruction)`.
    var text: String {
      let signal = status & 0x7F
      guard signal != 0 else { return "ended with code \(status >> 8 & 0xFF)" }
      let name = strsignal(signal).map { " (\(String(cString: $0)))" } ?? ""
      return "ended by signal \(signal)\(name)"
    }

    /// The code that it exited with; nil if a signal ended it.
    var code: Int32? { status & 0x7F == 0 ? status >> 8 & 0xFF : nil }
  }

  private let id: pid_t
  /// This side of the channel.
  let channel: Int32

  /// Starts a copy, which runs `body` with its side of the channel; nil if the system has no room
  /// for it.
  ///
  /// Only the calling thread is copied. Ctrl-C is left to this process, with which the copy ends,
  /// unless it `hearsInterrupts`. `others` are descriptors that the copy has no use for.
  init?(
    hearsInterrupts: Bool = false, without others: [Int32] = [], _ body: (Int32) -> Void
  ) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let parent = getpid()
    let child = fork()
    guard child != 0 else {
      if !hearsInterrupts { Interrupts.leaveToParent() }
      // The parent may have ended before.
      if getppid() != parent { _exit(0) }
      for descriptor in others + [ends[0]] { close(descriptor) }
      body(ends[1])
      _exit(0)
    }
    close(ends[1])
    guard child > 0 else {
      close(ends[0])
      return nil
    }
    (id, channel) = (child, ends[0])
  }

  /// Sends bytes; false if it has ended.
  func send(_ bytes: [UInt8]) -> Bool { OpenFile(descriptor: channel).write(bytes) == 0 }

  /// Waits for bytes and returns what there are; nil if it has ended.
  func receive() -> [UInt8]? {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(channel, &block, block.count)
      if count > 0 { return Array(block[..<count]) }
      guard count < 0, errno == EINTR || errno == EAGAIN else { return nil }
    }
  }

  /// Waits for its end, once the channel has been closed on the other side.
  func end() -> Ending {
    close(channel)
    return Ending(status: Launch.end(of: id) ?? 0)
  }

  /// Ends it at once.
  func kill() {
    Platform.kill(id, SIGKILL)
    _ = end()
  }
}
