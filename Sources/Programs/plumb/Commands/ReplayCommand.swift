import ArgumentParser
import LayoutDrawing
import LayoutShell
import RunReports
import UIKitTexts

/// `plumb replay`: runs sessions as tests.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Run sessions as tests.")

  @Argument(help: "Sessions, or folders of sessions.", completion: .sessions)
  var paths: [String] = []

  @Option(
    help: "Solve each layout a second way: none, batch or all.",
    completion: .list(["none", "batch", "all"]),
    transform: { word in
      guard let oracle = Oracle(rawValue: word) else {
        throw ValidationError("--oracle takes none, batch or all, not \(word)")
      }
      return oracle
    })
  var oracle: Oracle = .batch

  @Option(help: "Replay only sessions with this tag. Can be repeated.", completion: .tags)
  var tags: [String] = []

  @Option(help: "Replay only sessions whose path matches this regular expression.")
  var filter: String?

  @Option(name: .customLong("repeat"), help: "How often to replay each session.")
  var repeating: Int = 1

  @Option(
    help: ArgumentHelp(
      "How many sessions to replay in parallel; by default one per core."))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Stop a session after this time, and print the command that was running.",
      valueName: "seconds"))
  var limit: Double?

  @Option(
    help: ArgumentHelp(
      "Replay only this shard of the sessions, such as 2/4: the second of four.", valueName: "i/n"),
    transform: ShardOption.parse)
  var shard: Shard?

  @OptionGroup var output: ReportOptions

  @Flag(name: [.short, .long], help: "Print only failures.")
  var quiet = false

  @Flag(name: [.short, .long], help: "Also print the sessions that pass.")
  var verbose = false

  @Flag(help: "Stop at the first session that fails.")
  var bail = false

  @OptionGroup var look: LookOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes 1 or more, not \(jobs)") }
    if let limit, !(limit > 0 && limit.isFinite) {
      throw ValidationError("--limit takes a number of seconds above zero, not \(limit)")
    }
    if repeating < 1 { throw ValidationError("--repeat takes 1 or more, not \(repeating)") }
  }

  func run() throws {
    let console = look.console
    var files = try sessions(at: paths, console)
    if let filter {
      guard let expression = try? Regex(filter) else {
        console.tell(["plumb: --filter takes a regular expression, not \(filter)"])
        return try end(.usage)
      }
      files = files.filter { $0.contains(expression) }
    }
    guard !files.isEmpty else {
      console.tell(["plumb: no sessions there (files that end in .plumb)"])
      return try end(.usage)
    }
    if let problem = unknownTag(in: files) {
      console.tell(problem)
      return try end(.usage)
    }
    try run(shard?.part(of: files) ?? files, console)
  }

  /// Returns the message for a tag that was asked for and that no session has, or `nil` if there is
  /// none.
  private func unknownTag(in files: [String]) -> [String]? {
    guard !tags.isEmpty else { return nil }
    let known = Set(files.flatMap { (try? SessionFile.read($0, foundAt: paths).get().tags) ?? [] })
      .sorted()
    guard let unknown = tags.first(where: { !known.contains($0) }) else { return nil }
    let list = known.isEmpty ? "none has a tag" : "tags: " + known.joined(separator: ", ")
    return ["plumb: no session there has the tag \"\(unknown.escaped)\""]
      + Paragraph.lines("  \(list)", indent: 4)
  }

  private func run(_ files: [String], _ console: Console) throws {
    let start = ContinuousClock.now
    let count = min(jobs ?? Parallel.coreCount, files.count)
    let printsText = !output.takeStandardOutput
    var reported: [ReportedFile] = []
    // At a terminal the progress is shown.
    let showsProgress = Console.isTerminal(2) && !quiet && files.count > 1
    if showsProgress { console.progress("1/\(files.count)  \(files[0])") }
    let replay = FileReplay(
      paths: paths, tags: tags, oracle: oracle, repeating: repeating,
      limit: limit.map { .seconds($0) }, wantsFixes: output.wantsFixes)
    Parallel.map(
      files, jobs: count, replay.report, lost: { ReportedFile($0, lostBy: $1) }
    ) { index, file in
      if printsText, let file { print(file, console) }
      if let file { reported.append(file) }
      let goesOn = !bail || file?.cases.allSatisfy { $0.code == 0 } ?? true
      if showsProgress, goesOn, index + 1 < files.count {
        console.progress("\(index + 2)/\(files.count)  \(files[index + 1])")
      }
      return goesOn
    }
    if showsProgress { console.progress("") }
    let report = RunReport(.replay, shard: shard, files: reported)
    if !quiet, printsText { console.print([RunSummary(report).line]) }
    let writing = output.write(report, console)
    if Console.isTerminal(2), !quiet {
      let time = start.duration(to: .now).formatted
      console.tell(["in \(time)\(count > 1 ? ", \(count) at a time" : "")"])
    }
    try end(of: report, writing)
  }

  /// Prints what is to be said about a file.
  private func print(_ file: ReportedFile, _ console: Console) {
    file.print(of: .replay, console)
    guard verbose else { return }
    for one in file.cases {
      switch one.outcome {
      case .known: console.print(["known \(file.path)  \(one.reason ?? "")"])
      case .passed:
        let reason = one.reason.map { "   \($0)" } ?? ""
        console.print(["pass  \(file.path)  \(one.name)\(reason)"])
      case .failed, .skipped, .unreadable: break
      }
    }
  }
}

/// The value of `--shard`.
enum ShardOption {
  /// Reads `2/4`.
  static func parse(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw ValidationError("--shard takes a part such as 2/4, from 1/4 to 4/4, not \(text)")
    }
    return shard
  }
}

extension Duration {
  /// The duration in seconds, as in `0.24 s`.
  fileprivate var formatted: String {
    let hundredths = (components.seconds * 100) + components.attoseconds / 10_000_000_000_000_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
