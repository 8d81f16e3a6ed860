import ArgumentParser
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

  @Argument(help: "Sessions, or folders of sessions.")
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
    Parallel.map(files, jobs: min(jobs ?? Parallel.coreCount, files.count), Self.check) {
      _, result in
      switch result {
      case .failure(let failure):
        console.tell(failure.lines)
        codes.append(failure.code)
        errors += 1
      case .success(let (check, lines)):
        console.print(lines)
        commands += check.count
        errors += check.errors.count
        unreached += check.unreachedCount
        if !check.errors.isEmpty { codes.append(.failingLine) }
      }
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

  /// What is wrong with a session, and the lines that say it.
  private static func check(
    _ path: String
  ) -> Result<(SessionCheck, [Line]), SessionFile.Failure> {
    SessionFile.read(path).map { session in
      let check = SessionCheck(session, files: SessionFile.folder(of: path))
      return (check, check.errors.flatMap { SessionFile.failure($0, path: path).lines })
    }
  }
}
