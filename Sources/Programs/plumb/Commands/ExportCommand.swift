import ArgumentParser
import LayoutDiagnosis
import LayoutDrawing
import LayoutExport
import LayoutShell

/// `plumb export`: writes a layout as code of another dialect.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a layout in another dialect.")

  @OptionGroup var file: SubjectFile

  @Option(
    help: ArgumentHelp(Self.dialects, valueName: "dialect"), completion: .dialects,
    transform: Self.dialect)
  var to: any Dialect

  @Option(help: "The step to write; the last one by default.", transform: StepNumber.parse)
  var at: Int?

  @OptionGroup var output: OutputFile

  @OptionGroup var lets: LetOptions

  @OptionGroup var scenes: SceneOptions

  @OptionGroup var look: LookOptions

  private static let dialects = "One of \(Dialects.all.map(\.name).joined(separator: ", "))."

  private static func dialect(_ name: String) throws -> any Dialect {
    guard let dialect = Dialects.named(name) else { throw ValidationError(dialects) }
    return dialect
  }

  func run() throws {
    let console = look.console
    switch ShownLayout.read(file.path, at: at, lets, scenes.request, console) {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
    case .success(let shown):
      try write(shown.analysis, console)
    }
  }

  private func write(_ analysis: LayoutAnalysis, _ console: Console) throws {
    guard let manuscript = Manuscript(analysis) else {
      console.tell(["plumb: \(file.name) does not contain a layout"])
      return try end(.usage)
    }
    let spelling = to.file(manuscript).tried
    console.tell(spelling.notes)
    let kind: OutputKind =
      switch to.name {
      case "vfl": .formats
      case "relations", "snapshot": .session
      default: .code
      }
    try write(spelling.text, to: output, as: kind, madeOf: [file.path], console)
  }
}
