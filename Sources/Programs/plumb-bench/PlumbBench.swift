import ArgumentParser
import Platform

/// Measures how fast Plumb is.
@main
struct PlumbBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb-bench", abstract: "Measure how fast Plumb is.",
    subcommands: [
      SolveCommand.self, GenerateCommand.self, CompareCommand.self, ShellCommand.self,
    ], defaultSubcommand: SolveCommand.self)

  /// Runs the command; the exit code is 2 for wrong usage and 3 for an unreadable file, as in
  /// `plumb`.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as UsageError {
      end("\(error)", code: 2)
    } catch let error as WorkloadReader.Failure {
      end("\(error)", code: 3)
    } catch {
      if exitCode(for: error) == .success { exit(withError: error) }
      end(message(for: error), code: 2)
    }
  }

  private static func end(_ message: String, code: Int32) -> Never {
    Output.talk(message)
    Platform.exit(code)
  }
}
