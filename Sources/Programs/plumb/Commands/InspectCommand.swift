import XcodeLogs
import ArgumentParser
import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import PlumbLanguage
import UIKitTexts
import LayoutShell
import SwiftReader

/// `plumb inspect`: prints everything known about a layout as one JSON object.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Print everything known about a layout as JSON.")

  @OptionGroup var file: SubjectFile

  @Option(help: "The step to inspect; the last one by default.", transform: StepNumber.parse)
  var at: Int?

  @OptionGroup var lets: LetOptions

  @OptionGroup var scenes: SceneOptions

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    switch ShownLayout.read(file.path, at: at, lets, scenes.request, console) {
    case .failure(let failure): try fail(failure, console)
    case .success(let shown):
      write(Inspection(shown.analysis, systemBroke: shown.systemBroke), console)
    }
  }

  /// Ends with a failure, which is printed as JSON as well.
  private func fail(_ failure: SessionFile.Failure, _ console: Console) throws {
    let error =
      failure.diagnostic ?? Diagnostic(.file, failure.lines[0].text, at: [], in: "")
    write(["error": ErrorReport(error)], console)
    try end(failure.code)
  }

  private func write(_ value: some Encodable & Sendable, _ console: Console) {
    console.write(JSONDocument(value).text + "\n")
  }
}
