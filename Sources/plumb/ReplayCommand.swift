import ArgumentParser
import LayoutNotation
import LayoutShell

/// `plumb replay`: sessions as tests.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Run sessions as tests.")

  @Argument(help: "Sessions, or folders of sessions.")
  var paths: [String] = []

  @Option(
    help: "Solve each document a second way: none, batch or all.",
    transform: { word in
      guard let oracle = Oracle(rawValue: word) else {
        throw ValidationError("--oracle takes none, batch or all, not \(word)")
      }
      return oracle
    })
  var oracle: Oracle = .batch

  @Option(help: "Only sessions with this tag; several may be given.")
  var tags: [String] = []

  @Option(help: "Only sessions whose path matches this regular expression.")
  var filter: String?

  @Option(name: .customLong("repeat"), help: "How often to replay each session.")
  var repeating: Int = 1

  @Flag(name: [.short, .long], help: "Print nothing but failures.")
  var quiet = false

  @Flag(name: [.short, .long], help: "Print each session with its outcome.")
  var verbose = false

  @Flag(help: "Stop at the first session that fails.")
  var bail = false

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    var files: [String]
    do throws(Files.Problem) {
      files = try DiskFiles.sessions(at: paths.isEmpty ? ["Sessions"] : paths)
    } catch {
      console.tell(["plumb: \(error.reason)"])
      return try end(.usage)
    }
    if let filter {
      guard let expression = try? Regex(filter) else {
        console.tell(["plumb: --filter takes a regular expression, not \(filter)"])
        return try end(.usage)
      }
      files = files.filter { $0.contains(expression) }
    }
    guard !files.isEmpty else {
      console.tell(["plumb: no session there (files that end in .plumb)"])
      return try end(.usage)
    }
    var summary = ReplaySummary()
    var codes: [ExitCode] = []
    var quitCode: Int?
    // Somebody who waits at a terminal sees how far it is.
    let showsProgress = Console.isTerminal(2) && !quiet && files.count > 1
    for (index, path) in files.enumerated() {
      if showsProgress { console.progress("\(index + 1)/\(files.count)  \(path)") }
      let outcome = replay(path, console, &summary, isAlone: files.count == 1)
      codes.append(outcome.code)
      if let quit = outcome.quit { quitCode = quit }
      if bail, outcome.code != .good { break }
    }
    if showsProgress { console.progress("") }
    if !quiet { console.print([summary.line]) }
    let worst = ExitCode.worst(codes)
    if worst == .good, let quitCode { throw ArgumentParser.ExitCode(Int32(quitCode)) }
    try end(worst)
  }

  private func replay(
    _ path: String, _ console: Console, _ summary: inout ReplaySummary, isAlone: Bool
  ) -> (code: ExitCode, quit: Int?) {
    let session: Session
    switch SessionFile.read(path) {
    case .success(let found): session = found
    case .failure(let failure):
      summary.addUnreadable()
      console.tell(failure.lines)
      return (failure.code, nil)
    }
    guard tags.isEmpty || tags.contains(where: session.tags.contains) else { return (.good, nil) }
    var replay = Replay(
      session, files: DiskFiles.confined(to: DiskFiles.folder(of: path)), oracle: oracle)
    for _ in 1..<max(1, repeating) {
      guard case .passed = replay.outcome else { break }
      replay = Replay(
        session, files: DiskFiles.confined(to: DiskFiles.folder(of: path)), oracle: oracle)
    }
    if let reason = session.knownFailure {
      guard case .passed = replay.outcome else {
        summary.addKnownFailure(replay)
        if verbose { console.print(["known \(path)  \(reason)"]) }
        return (.good, nil)
      }
      summary.addUnexpectedPass(replay)
      console.print(["FAIL  \(path)  passes, although it says: \(reason)"])
      return (.mismatch, nil)
    }
    summary.add(replay)
    console.print(ReplayReport(replay, path: path, tolerance: session.tolerance).lines)
    if verbose, case .passed = replay.outcome {
      console.print(["pass  \(path)  \(session.title ?? "")"])
    }
    return (replay.exitCode, replay.exit)
  }
}
