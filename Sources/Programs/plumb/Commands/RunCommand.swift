import ArgumentParser
import LayoutDiagnosis
import LayoutModel
import LayoutShell

/// `plumb` without a subcommand: starts the prompt or runs a batch.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Start the shell, or run commands.", shouldDisplay: false)

  @Argument(
    help: """
      Sessions, conflict logs, Swift files or folders of them, or storyboards to load; - reads \
      commands from standard input.
      """, completion: .layouts)
  var files: [String] = []

  @Option(name: .customShort("c"), help: "Run these commands, separated by semicolons.")
  var commands: String?

  @Option(
    name: .customShort("f"),
    help: "Run the commands in this file; they cannot write, and read only beside the file.",
    completion: .file())
  var commandFile: String?

  @Flag(name: [.short, .long], help: "Do not print the greeting, or sessions that are loaded.")
  var quiet = false

  @Flag(name: [.short, .long], help: "In a batch, print each command before its reply.")
  var verbose = false

  @Flag(name: [.customShort("X"), .long], help: "Do not run the user's init file.")
  var noConfig = false

  @Flag(
    name: .customLong("no-history"),
    help: "Do not read or write the history, and keep no lines for restore.")
  var noHistory = false

  @Option(
    name: .customLong("init"), help: "Run this file instead of the user's init file.",
    completion: .file())
  var initFile: String?

  @Flag(
    name: [.customLong("keep-going"), .customLong("no-bail")],
    help: "In a batch, go on after errors instead of stopping at the first one.")
  var keepsGoing = false

  @Flag(name: .customLong("bail"), help: .hidden)
  var stopsAtErrors = false

  @Flag(help: "Let save and export replace existing files.")
  var force = false

  @Option(
    help: "Fail if the layout ends in one of these states: conflict,ambiguous.",
    completion: .list(["conflict", "ambiguous", "conflict,ambiguous"]))
  var failOn: String?

  @Option(
    help: "Print replies as \(modes).", completion: .modes,
    transform: {
      guard let format = Format.named($0) else {
        throw ValidationError("--mode takes \(Format.names), not \($0)")
      }
      return format
    })
  var mode = Format.table

  /// The formats with what they are for: `table, plain (no pictures) or json (one object a line)`.
  private static var modes: String {
    let modes = Format.all.map { $0.name + ($0.about.isEmpty ? "" : " (\($0.about))") }
    return modes.dropLast().joined(separator: ", ") + " or " + modes[modes.count - 1]
  }

  @OptionGroup var lets: LetOptions

  @OptionGroup var scenes: SceneOptions

  @OptionGroup var look: LookOptions

  func validate() throws {
    guard !(keepsGoing && stopsAtErrors) else {
      throw ValidationError("--keep-going and --bail exclude each other")
    }
  }

  func run() throws {
    let console = look.console
    let states = try failStates()
    let others = Plumb.subcommandNames
    if let first = files.first, first != "-", !DiskFiles.exists(first),
      let advice = CommandLineWord(files, subcommands: others)?.advice
    {
      console.tell(["plumb: \(first): no such file; \(advice)"])
      return try end(.usage)
    }
    if let first = files.first, others.contains(first), !DiskFiles.exists(first) {
      console.tell(["plumb: flags go after their subcommand: plumb \(first) ..."])
      return try end(.usage)
    }
    var batch = Batch(
      console: console, stopsAtErrors: !keepsGoing, isVerbose: verbose, format: mode)
    batch.shell.replacesFiles = force
    let isInteractive =
      commands == nil && commandFile == nil && !files.contains("-")
      && Console.isTerminal(0) && Console.isTerminal(1)
    if !noConfig, let code = runInitFile(&batch) { return try end(code) }
    batch.lets = lets.lines
    for file in files where file != "-" {
      if let code = batch.load(
        file, lets, asking: scenes.request, showing: isInteractive && !quiet)
      {
        return try end(code)
      }
    }
    batch.sayLets()
    if let commands { batch.run(text: commands, separator: ";", place: "-c") }
    if let commandFile {
      switch SessionFile.text(of: commandFile) {
      case .failure(let failure):
        console.tell(failure.lines)
        return try end(failure.code)
      case .success(let text): batch.run(text, ofFile: commandFile)
      }
    }
    if isInteractive, batch.exit == nil {
      var prompt = Prompt(
        shell: batch.shell, console: console, format: mode, hasGreeting: !quiet,
        keepsHistory: !noHistory)
      let code = prompt.run()
      throw ArgumentParser.ExitCode(Int32(code))
    }
    if commands == nil, commandFile == nil, batch.exit == nil { batch.runStandardInput() }
    if let code = batch.exit { throw ArgumentParser.ExitCode(Int32(code)) }
    for state in states where state.isReached(by: batch.shell) {
      console.tell([
        "plumb: \(state.sentence), which is a failure because of --fail-on \(state.rawValue)"
      ])
    }
    try end(batch.exitCode(failingOn: states))
  }

  private func failStates() throws -> [FailState] {
    try (failOn ?? "").split(separator: ",").map { word in
      // A conflict breaks a rule: older scripts name either.
      guard let state = FailState(rawValue: word == "broken" ? "conflict" : String(word)) else {
        throw ValidationError("--fail-on takes conflict or ambiguous, not \(word)")
      }
      return state
    }
  }

  /// Runs the user's init file, if there is one.
  private func runInitFile(_ batch: inout Batch) -> ExitCode? {
    guard let path = initFile ?? UserFolder.path("init") else { return nil }
    switch SessionFile.text(of: path) {
    case .failure(let failure):
      guard initFile != nil else { return nil }
      batch.console.tell(failure.lines)
      return failure.code
    case .success(let text):
      batch.shell.source = .prompt
      // One line that is wrong does not take the settings behind it along.
      let stops = batch.stopsAtErrors
      batch.stopsAtErrors = false
      batch.run(text, ofFile: path)
      batch.stopsAtErrors = stops
      batch.shell.source = .batch
      batch.console.display = batch.shell.display
      return nil
    }
  }
}

/// A state of the final layout that makes a batch fail.
enum FailState: String {
  case conflict, ambiguous

  /// A clause that says what is wrong in that state.
  var sentence: String {
    switch self {
    case .conflict: "rules conflict"
    case .ambiguous: "the layout is ambiguous"
    }
  }

  /// Returns whether the layout of a shell is in that state.
  func isReached(by shell: Shell) -> Bool {
    switch self {
    case .conflict: !shell.analysis.solved.broken.isEmpty
    case .ambiguous: !shell.analysis.freedom.loose.isEmpty
    }
  }
}
