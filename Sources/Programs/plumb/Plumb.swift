import ArgumentParser
import LayoutShell
import LineEditor
import Platform

/// An interactive shell and debugger for Auto Layout.
@main
struct Plumb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "An interactive shell and debugger for Auto Layout.",
    usage: """
      plumb [FILE ...]                load the files, then prompt
      plumb -c 'CMD; CMD'             run commands; plumb < FILE: run a batch
      plumb replay [PATH ...]         run sessions as tests (default: Sessions)
      plumb bless [PATH[:LINE] ...]   review replies that changed
      plumb audit [PATH ...]          check storyboards, xibs, Swift and sessions
      plumb fix PATH ...              repair the conflicts of files
      plumb learn                     take a course in Auto Layout, or make one
      plumb explain FILE [--at N]     report on a session, log, Swift or folder
      plumb inspect FILE [--at N]     print everything known as JSON
      plumb import FILE [-o FILE]     turn a log or Swift file into a session
      plumb draw FILE [-o card.svg]   draw a layout, a rule or a conflict
      plumb page FILE ... -o FILE     make a page for a browser
      plumb export FILE --to DIALECT  write it in another dialect: uikit, vfl ...
      plumb diff FILE FILE            compare the rules and frames of two files
      plumb bisect FILE -- CONDITION  find the commit at which it fails
      plumb check [PATH ...]          read sessions without solving anything
      plumb fmt [PATH ...]            write sessions in their canonical form
      plumb watch [PATH ...]          replay or show again when a file is saved
      plumb merge REPORT ...          combine the reports of shards
      plumb follow [FILE]             explain the conflicts of a console as it runs
      plumb mcp [FOLDER ...]          answer an assistant (Model Context Protocol)
      plumb lsp                       answer an editor (Language Server Protocol)
      plumb dap                       debug a layout in an editor (Debug Adapter)
      plumb lldb-script               print commands for lldb and Xcode
      plumb tour                      see the first steps, one by one
      plumb doctor                    say what this installation can do
      plumb man [PAGE]                print a page of the manual
      plumb completions SHELL         make bash, zsh or fish complete
      """,
    discussion: """
      If FILE is - or missing, subcommands read standard input: cat log | plumb explain.
      plumb run --help lists the flags of the shell and of batches.
      """,
    version: version,
    subcommands: [
      RunCommand.self, ReplayCommand.self, BlessCommand.self, LearnCommand.self,
      AuditCommand.self, FixCommand.self,
      ExplainCommand.self, InspectCommand.self, ImportCommand.self, DrawCommand.self,
      PageCommand.self, ExportCommand.self, MergeCommand.self, FmtCommand.self, CheckCommand.self,
      DiffCommand.self, BisectCommand.self, WatchCommand.self, FollowCommand.self, McpCommand.self,
      LspCommand.self, DapCommand.self, LldbScriptCommand.self, TourCommand.self,
      DoctorCommand.self, ManCommand.self, CompletionsCommand.self,
    ],
    defaultSubcommand: RunCommand.self)

  /// What `--version` prints: with the commit, if the build was told which one it is.
  static let version =
    "plumb \(Version.current)" + (Embedded.commit.isEmpty ? "" : " (\(Embedded.commit))")

  /// The names of all subcommands.
  static var subcommandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  static func main() {
    // The reader of arguments prepares the help for each message: half of the time of this one.
    if CommandLine.arguments.dropFirst().elementsEqual(["--version"]) {
      Console(display: DisplaySettings(), hasColor: false).print([version])
      Platform.exit(ExitCode.good.rawValue)
    }
    keepFreedMemory()
    signal(SIGPIPE, SIG_IGN)
    // Writing to a file that may not grow is to fail like writing to a full disk, not end the
    // process.
    signal(SIGXFSZ, SIG_IGN)
    // Behind the ^C that a terminal shows.
    let start = Console.isTerminal(STDERR_FILENO) ? "\n" : ""
    Interrupts.endProcess(
      saying: "\(start)plumb: interrupted\n", code: ExitCode.interrupted.rawValue)
    do {
      let typed = CommandLineWord.followed(
        Array(CommandLine.arguments.dropFirst()), subcommands: subcommandNames)
      let words = ReportOptions.joined(typed)
      var command = try direct(words) ?? parseAsRoot(words)
      try command.run()
    } catch {
      let code = exitCode(for: error)
      if error is ArgumentParser.ExitCode { exit(withError: error) }
      let console = Console(display: DisplaySettings(), hasColor: false)
      if code == .success {
        // Requests for help or the version arrive as errors, too.
        console.print([fullMessage(for: error)])
        Platform.exit(ExitCode.good.rawValue)
      }
      console.tell([fullMessage(for: error)])
      Platform.exit(ExitCode.usage.rawValue)
    }
  }
}

extension Plumb {
  /// Reads words as those of the one subcommand that they are for; nil if it refuses them.
  ///
  /// A reader of all subcommands takes as long to begin as all the rest of a short batch. What is refused,
  /// and requests for help, are left to it: its messages know the program's name.
  private static func direct(_ words: [String]) -> (any ParsableCommand)? {
    guard words.first != "help" else { return nil }
    let named = words.first.flatMap { word in
      configuration.subcommands.first { $0.configuration.commandName == word }
    }
    let root: any ParsableCommand.Type = named ?? RunCommand.self
    let command = try? root.parseAsRoot(named == nil ? words : Array(words.dropFirst()))
    guard let command, isMeant(command, by: root) else { return nil }
    return command
  }

  /// Whether a command is one of a tree of commands, and not that which prints their help.
  private static func isMeant(
    _ command: any ParsableCommand, by root: any ParsableCommand.Type
  ) -> Bool {
    type(of: command) == root
      || root.configuration.subcommands.contains { isMeant(command, by: $0) }
  }
}

/// The options that all subcommands share.
struct LookOptions: ParsableArguments {
  @Flag(help: "Print ASCII characters only.")
  var ascii = false

  @Option(help: "Use colour: auto, always or never.")
  var color: ColorChoice = .auto

  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  /// A console for the options and the environment.
  var console: Console {
    let isPlain =
      getenv("NO_COLOR") != nil || !Console.isTerminal(STDOUT_FILENO) || !Console.hasEscapes
    var display = DisplaySettings()
    display.isASCII = ascii
    return Console(
      display: display, hasColor: color == .always || (color == .auto && !isPlain))
  }
}

extension ParsableCommand {
  /// Ends the process with an exit code.
  func end(_ code: ExitCode) throws { throw ArgumentParser.ExitCode(code.rawValue) }

  /// Writes a text to the file named by `-o`, or to standard output.
  func write(_ text: String, to output: String?, _ console: Console) throws {
    guard let output else {
      console.write(text)
      return
    }
    do throws(Files.Problem) {
      try DiskFiles.open(in: ".").write(output, text)
      console.tell(["wrote \(output)"])
    } catch {
      console.tell(["plumb: \(output): \(error.reason)"])
      try end(ExitCode(writing: error))
    }
  }
}
