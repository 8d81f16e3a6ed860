import ArgumentParser
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell

/// `plumb check`: whether sessions can be read, without solving anything.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Read sessions and look up their names, without solving.",
    discussion: """
      Says which lines a replay would refuse, each with its place. Replies and expectations are not \
      compared: that is what replay is for.
      """)

  @Argument(help: "Sessions, or folders of sessions.", completion: .sessions)
  var paths: [String] = []

  @Option(help: "How many sessions to read in parallel; by default one per core.")
  var jobs: Int?

  @Flag(name: [.short, .long], help: "Print only errors.")
  var quiet = false

  @OptionGroup var look: LookOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes 1 or more, not \(jobs)") }
  }

  func run() throws {
    let console = look.console
    let files = try sessions(at: paths, console)
    guard !files.isEmpty else {
      console.tell(["plumb: no sessions there (files that end in .plumb)"])
      return try end(.usage)
    }
    var codes: [ExitCode] = []
    var (commands, errors, unreached) = (0, 0, 0)
    Parallel.map(
      files, jobs: min(jobs ?? Parallel.coreCount, files.count),
      { [paths] in Outcome($0, foundAt: paths) },
      lost: { Outcome($0, lostBy: $1) }
    ) { _, outcome in
      console.tell(outcome.talk)
      console.print(outcome.lines)
      commands += outcome.commands
      errors += outcome.errors
      unreached += outcome.unreached
      codes.append(ExitCode(rawValue: outcome.code) ?? .internalError)
      return true
    }
    if !quiet {
      let rest = unreached > 0 ? ", \(unreached) not read for want of these" : ""
      console.print([
        "\(files.count.counted("file")) · \(commands.counted("command")) · "
          + errors.counted("error") + rest
      ])
    }
    try end(.worst(codes))
  }

  /// What is wrong with a session, and how much was read of it.
  private struct Outcome: Codable {
    /// What is wrong with its lines.
    var lines: [Line] = []
    /// Why the file could not be read.
    var talk: [Line] = []
    var code = ExitCode.good.rawValue
    var commands = 0
    var errors = 0
    var unreached = 0

    init(_ path: String, foundAt paths: [String]) {
      switch SessionFile.read(path, foundAt: paths) {
      case .failure(let failure):
        (talk, code, errors) = (failure.lines, failure.code.rawValue, 1)
      case .success(let session):
        let check = SessionCheck(session, files: SessionFile.folder(of: path))
        lines = check.errors.flatMap { SessionFile.failure($0, path: path).lines }
        commands = check.count
        errors = check.errors.count
        unreached = check.unreachedCount
        if errors > 0 { code = ExitCode.failingLine.rawValue }
      }
    }

    init(_ path: String, lostBy ending: ChildProcess.Ending) {
      talk = [Line(.error, "plumb: \(path): \(ending.reason)")]
      (code, errors) = (ExitCode.internalError.rawValue, 1)
    }
  }
}
