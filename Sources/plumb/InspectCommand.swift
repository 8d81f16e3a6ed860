import ArgumentParser
import LayoutDiagnosis
import LayoutDrawing
import LayoutNotation
import LayoutShell

/// `plumb inspect`: everything known, as one JSON object.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Print everything known about a moment as JSON.")

  @OptionGroup var file: SubjectFile

  @Option(help: "The step to inspect; the last one if left out.", transform: StepNumber.parse)
  var at: Int?

  @OptionGroup var lets: LetOptions

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    switch Subject.read(file, lets) {
    case .failure(let failure): try fail(failure, console)
    case .success(.code(let code)):
      console.write(Inspection(Examination(code.layout)).json + "\n")
    case .success(.logs(let logs)):
      guard let first = logs.first else { return }
      if logs.count > 1 {
        console.tell(["note  the file holds \(logs.count) logs, this is the first"])
      }
      let inspection = Inspection(Examination(first.layout), systemBroke: first.systemBroke)
      console.write(inspection.json + "\n")
    case .success(.session(let session)):
      switch Subject.played(session, file, at: at) {
      case .failure(let failure): try fail(failure, console)
      case .success(let player):
        console.tell(player.omissions)
        let inspection = Inspection(
          player.shell.examination, systemBroke: player.shell.systemBroke)
        console.write(inspection.json + "\n")
      }
    }
  }

  /// In JSON mode errors are JSON too.
  private func fail(_ failure: SessionFile.Failure, _ console: Console) throws {
    let report =
      failure.diagnostic.map { ErrorInspection($0) }
      ?? ErrorInspection(
        code: "E060", message: failure.lines[0], line: nil, column: nil, length: nil,
        correction: nil)
    console.write(report.json + "\n")
    try end(failure.code)
  }
}
