import ArgumentParser
import XcodeLogs
import LayoutShell

/// `plumb import`: a foreign text as a session.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turn a conflict log of Xcode or Swift layout code into a session.")

  @OptionGroup var file: SubjectFile

  @Option(name: [.short, .long], help: "Where to write the session; standard output if left out.")
  var output: String?

  @OptionGroup var lets: LetOptions

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    switch OpenedFile.read(file, lets) {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
    case .success(.session):
      console.tell(["plumb: \(file.name) is a session already"])
      try end(.usage)
    case .success(.logs(let logs)):
      guard let first = logs.first else { return }
      if logs.count > 1 {
        console.tell(note: "the file holds \(logs.count) logs, this is the first")
      }
      try write(first, console)
    case .success(.code(let code)): try write(code, console)
    }
  }

  private func write(_ imported: ImportedLog, _ console: Console) throws {
    let text = ImportedSession(imported, name: DiskFiles.name(of: file.name)).text
    try write(text, to: output, console)
  }
}
