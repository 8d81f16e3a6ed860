import Platform

/// A program that reads a text and uses the terminal, such as a pager or a filter.
enum TextSink {
  /// Gives a text to a command of the system's shell and waits until it ends; its code, or nil if it
  /// cannot be run.
  static func run(_ command: String, reading text: String) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var launch = Launch(shell: command)
    launch.input = .descriptor(ends[0])
    // This process ignores it; a filter whose output is no longer read has to end by it.
    launch.usualSignals = [SIGPIPE]
    let child = try? launch.start()
    close(ends[0])
    // A program that does not read all of it has seen enough.
    if child != nil { _ = OpenFile(descriptor: ends[1]).write(text.utf8) }
    close(ends[1])
    guard let status = child.flatMap(Launch.end) else { return nil }
    return ChildProcess.Ending(status: status).code
  }

  /// The command that shows a long text page by page: `$PAGER`, else `less` where it is; nil for
  /// none.
  ///
  /// `less` ends by itself if all fits, shows colours, and leaves the text on the screen.
  static var pager: String? {
    if let value = getenv("PAGER").map({ String(cString: $0) }) {
      return value.isEmpty || value == "cat" ? nil : value
    }
    return Program.isThere("less") ? "LESS=${LESS-FRX} less" : nil
  }
}
