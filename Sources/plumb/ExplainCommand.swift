import ArgumentParser
import LayoutDiagnosis
import LayoutNotation
import LayoutShell

/// `plumb explain`: a report for people.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Report on a session's moment, a conflict log or Swift code.")

  @Argument(help: "A session, a conflict log of Xcode, or a file of Swift.")
  var file: String

  @Option(help: "The step to report on; the last one if left out.", transform: StepNumber.parse)
  var at: Int?

  @OptionGroup var lets: LetOptions

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    switch Subject.read(file, lets) {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
    case .success(.logs(let logs)) where file.hasSuffix(".swift"):
      for log in logs {
        console.print(
          MomentReport(log.layout, notes: log.notes, keeping: .importing(file)).lines)
      }
    case .success(.logs(let logs)):
      for (index, log) in logs.enumerated() {
        if logs.count > 1 { console.print(["log \(index + 1) of \(logs.count)"]) }
        console.print(LogReport(log, Examination(log.layout), keeping: .importing(file)).lines)
      }
    case .success(.session(let session)):
      switch Subject.played(session, path: file, at: at) {
      case .failure(let failure):
        console.tell(failure.lines)
        try end(failure.code)
      case .success(let player):
        console.tell(player.omissions)
        console.print(
          MomentReport(player.shell, title: session.title, keeping: .session(file)).lines)
      }
    }
  }
}
