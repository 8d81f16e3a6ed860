import ArgumentParser
import XcodeLogs
import LayoutShell

/// `plumb import`: a foreign text as a session.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turn a conflict log from Xcode, or Swift code, into a session.")

  @OptionGroup var file: SubjectFile

  @Option(name: [.short, .long], help: "The file to write; standard output by default.")
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
      console.tell(["plumb: \(file.name) is already a session"])
      try end(.usage)
    case .success(.logs(let logs)):
      guard let first = logs.first else { return }
      if logs.count > 1 {
        console.tell(note: "the file holds \(logs.count) logs, only the first is imported")
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
