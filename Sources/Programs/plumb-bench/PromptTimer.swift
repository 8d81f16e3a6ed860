import Platform

/// Measures how long a program takes until it prompts at a terminal.
enum PromptTimer {
  /// Starts a program and waits until it has written a text.
  ///
  /// - Parameters:
  ///   - arguments: The program with its arguments.
  ///   - prompt: The text it writes when it is ready; it must exit at the end of its input.
  ///   - home: The folder it uses as the user's home.
  /// - Returns: The time between the two, in seconds.
  /// - Throws: ``UsageError`` if it cannot be started or never writes the text.
  static func seconds(_ arguments: [String], until prompt: String, home: String) throws -> Double {
    var (terminal, line): (Int32, Int32) = (0, 0)
    guard openpty(&terminal, &line, nil, nil, nil) == 0, let name = ttyname(line) else {
      throw UsageError("no terminal could be opened")
    }
    // The program opens the terminal itself, which makes it the controlling terminal of its
    // session.
    let path = String(cString: name)
    close(line)
    defer { close(terminal) }
    _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
    let watch = Stopwatch()
    var launch = Launch(arguments)
    launch.environment = ProcessInfo.processInfo.environment.merging(
      ["HOME": home, "TERM": "xterm"]
    ) { $1 }.map { "\($0.key)=\($0.value)" }.sorted()
    launch.startsSession = true
    launch.input = .file(path, flags: O_RDWR)
    (launch.output, launch.errors) = (.descriptor(0), .descriptor(0))
    let child = try ChildProcess.start(launch)
    defer { _ = ChildProcess.wait(for: child) }
    var written = ""
    while let chunk = ChildProcess.read(terminal, for: 10), !chunk.isEmpty {
      written += String(decoding: chunk, as: UTF8.self)
      guard written.contains(prompt) else { continue }
      let seconds = watch.seconds
      leave(child, terminal)
      return seconds
    }
    kill(child, SIGKILL)
    throw UsageError("\(arguments[0]) shows no prompt, but: \(written.prefix(200))")
  }

  /// Ends the input, and kills the program if it does not exit.
  private static func leave(_ child: pid_t, _ terminal: Int32) {
    _ = write(terminal, "\u{4}", 1)
    // The remaining output has to be read, or the program could block while writing it.
    while let rest = ChildProcess.read(terminal, for: 2), !rest.isEmpty {}
    kill(child, SIGKILL)
  }
}
