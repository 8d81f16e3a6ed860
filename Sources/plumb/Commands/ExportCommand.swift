import XcodeLogs
import ArgumentParser
import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutExport
import LayoutShell
import SwiftReader

/// `plumb export`: writes a layout as code of another dialect.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a layout in another dialect.")

  @OptionGroup var file: SubjectFile

  @Option(help: ArgumentHelp(Self.dialects, valueName: "dialect"), transform: Self.dialect)
  var to: any Dialect

  @Option(help: "The step to write; the last one by default.", transform: StepNumber.parse)
  var at: Int?

  @Option(name: [.short, .long], help: "The file to write; standard output by default.")
  var output: String?

  @OptionGroup var scenes: SceneOptions

  @OptionGroup var look: LookOptions

  private static let dialects = "One of \(Dialects.all.map(\.name).joined(separator: ", "))."

  private static func dialect(_ name: String) throws -> any Dialect {
    guard let dialect = Dialects.named(name) else { throw ValidationError(dialects) }
    return dialect
  }

  func run() throws {
    let console = look.console
    switch OpenedFile.read(file, nil, scenes.request) {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
    case .success(.code(let code)): try write(LayoutAnalysis(code.layout), console)
    case .success(.scenes(let all)):
      guard let first = all.first else { return }
      OpenedFile.tellOthers(of: first, console)
      try write(LayoutAnalysis(first.layout), console)
    case .success(.logs(let logs)):
      guard let first = logs.first else { return }
      try write(LayoutAnalysis(first.layout), console)
    case .success(.session(let session)):
      switch OpenedFile.played(session, file, at: at) {
      case .failure(let failure):
        console.tell(failure.lines)
        try end(failure.code)
      case .success(let player):
        console.tell(player.omissions.lines)
        try write(player.shell.analysis, console)
      }
    }
  }

  private func write(_ analysis: LayoutAnalysis, _ console: Console) throws {
    guard let manuscript = Manuscript(analysis) else {
      console.tell(["plumb: \(file.name) does not contain a layout"])
      return try end(.usage)
    }
    let spelling = to.file(manuscript)
    console.tell(spelling.notes)
    try write(spelling.text, to: output, console)
  }
}
