import Platform

/// A program of the system that is run for what it prints.
enum OutsideProgram {
  /// What a program printed, and how it ended.
  struct Outcome {
    var output: [UInt8]
    var errors: [UInt8]
    var ending: ChildProcess.Ending

    /// What it printed as text.
    var text: String { String(decoding: output, as: UTF8.self) }
    /// The first line of what it complained about.
    var complaint: String {
      let text = String(decoding: errors, as: UTF8.self)
      return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }
  }

  /// Runs a program that the path of the system leads to, with nothing to read; nil if there is none.
  static func run(_ words: [String]) -> Outcome? {
    var out: [Int32] = [-1, -1]
    var err: [Int32] = [-1, -1]
    guard pipe(&out) == 0 else { return nil }
    guard pipe(&err) == 0 else {
      for end in out { close(end) }
      return nil
    }
    for end in out + err { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var launch = Launch(words)
    launch.input = .nothing
    (launch.output, launch.errors) = (.descriptor(out[1]), .descriptor(err[1]))
    let child = try? launch.start()
    close(out[1])
    close(err[1])
    defer {
      close(out[0])
      close(err[0])
    }
    guard let child else { return nil }
    var texts: [Int32: [UInt8]] = [out[0]: [], err[0]: []]
    var open = [out[0], err[0]]
    while !open.isEmpty {
      var sources = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&sources, nfds_t(sources.count), -1) > 0 else { continue }
      for source in sources where source.revents != 0 {
        var block = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(source.fd, &block, block.count)
        if count > 0 {
          texts[source.fd]?.append(contentsOf: block[..<count])
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
          open.removeAll { $0 == source.fd }
        }
      }
    }
    return Outcome(
      output: texts[out[0]] ?? [], errors: texts[err[0]] ?? [],
      ending: ChildProcess.Ending(status: Launch.end(of: child) ?? 0))
  }
}
