import ArgumentParser
import Glibc
import LayoutShell
import LineEditor

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
      plumb explain FILE [--at N]     report on a session, log or Swift file
      plumb inspect FILE [--at N]     print everything known as JSON
      plumb import FILE [-o FILE]     turn a log or Swift file into a session
      plumb export FILE --to DIALECT  write it in another dialect: uikit, vfl ...
      """,
    discussion: """
      If FILE is - or missing, subcommands read standard input: cat log | plumb explain.
      plumb run --help lists the flags of the shell and of batches.
      """,
    version: "plumb \(Version.current)",
    subcommands: [
      RunCommand.self, ReplayCommand.self, BlessCommand.self, ExplainCommand.self,
      InspectCommand.self, ImportCommand.self, ExportCommand.self,
    ],
    defaultSubcommand: RunCommand.self)

  static func main() {
    keepFreedMemory()
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow is a full disk, and no reason to die.
    signal(SIGXFSZ, SIG_IGN)
    // Behind the ^C that a terminal shows.
    let start = Console.isTerminal(STDERR_FILENO) ? "\n" : ""
    Interrupts.endProcess(
      saying: "\(start)plumb: interrupted\n", code: ExitCode.interrupted.rawValue)
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      if error is ArgumentParser.ExitCode { exit(withError: error) }
      let console = Console(display: DisplaySettings(), hasColor: false)
      if code == .success {
        // Help, and the version.
        console.print([fullMessage(for: error)])
        Glibc.exit(ExitCode.good.rawValue)
      }
      console.tell([fullMessage(for: error)])
      Glibc.exit(ExitCode.usage.rawValue)
    }
  }
}

/// What all subcommands take.
struct LookOptions: ParsableArguments {
  @Flag(help: "Print ASCII characters only.")
  var ascii = false

  @Option(help: "Use colour: auto, always or never.")
  var color: ColorChoice = .auto

  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  /// The console that looks like that.
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
  /// Ends the process with a code.
  func end(_ code: ExitCode) throws { throw ArgumentParser.ExitCode(code.rawValue) }

  /// Writes a text to the file that `-o` names, or to standard output.
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
