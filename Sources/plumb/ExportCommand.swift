import ArgumentParser
import LayoutDiagnosis
import LayoutNotation
import LayoutShell

/// `plumb export`: a layout as a file of another dialect.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a layout in another dialect.")

  @OptionGroup var file: SubjectFile

  @Option(help: ArgumentHelp(Self.dialects, valueName: "dialect"), transform: Self.dialect)
  var to: any Dialect

  @Option(help: "The step to write; the last one if left out.", transform: StepNumber.parse)
  var at: Int?

  @Option(name: [.short, .long], help: "Where to write; standard output if left out.")
  var output: String?

  @OptionGroup var look: LookOptions

  private static let dialects = "One of \(Dialects.all.map(\.name).joined(separator: ", "))."

  private static func dialect(_ name: String) throws -> any Dialect {
    guard let dialect = Dialects.named(name) else { throw ValidationError(dialects) }
    return dialect
  }

  func run() throws {
    let console = look.console
    switch Subject.read(file) {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
    case .success(.code(let code)): try write(Examination(code.layout), console)
    case .success(.logs(let logs)):
      guard let first = logs.first else { return }
      try write(Examination(first.layout), console)
    case .success(.session(let session)):
      switch Subject.played(session, file, at: at) {
      case .failure(let failure):
        console.tell(failure.lines)
        try end(failure.code)
      case .success(let player):
        console.tell(player.omissions)
        try write(player.shell.examination, console)
      }
    }
  }

  private func write(_ examination: Examination, _ console: Console) throws {
    guard let manuscript = Manuscript(examination) else {
      console.tell(["plumb: \(file.name) holds no layout"])
      return try end(.usage)
    }
    let spelling = to.file(manuscript)
    console.tell(spelling.notes)
    guard let output else {
      console.write(spelling.text)
      return
    }
    do throws(Files.Problem) {
      try DiskFiles.open(in: ".").write(output, spelling.text)
      console.tell(["wrote \(output)"])
    } catch {
      console.tell(["plumb: \(output): \(error.reason)"])
      try end(ExitCode(writing: error))
    }
  }
}
