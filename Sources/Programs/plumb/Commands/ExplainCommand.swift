import XcodeLogs
import ArgumentParser
import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import PlumbLanguage
import LayoutShell
import SwiftReader

/// `plumb explain`: prints a report on a file for people to read.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Report on a session, a conflict log, Swift code or a storyboard.")

  @OptionGroup var file: SubjectFile

  @Option(help: "The step to report on; the last one by default.", transform: StepNumber.parse)
  var at: Int?

  @Flag(
    help: "Print everything; otherwise parts of more than \(Screenful.limit) lines are shortened.")
  var all = false

  @OptionGroup var lets: LetOptions

  @OptionGroup var scenes: SceneOptions

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    var request = scenes.request
    request.opensAll = true
    switch OpenedFile.read(file, lets, request) {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
    case .success(.code(let code)):
      let report = MomentReport(
        code.layout, notes: OpenedFile.log(of: code).notes, keeping: .importing(file.path))
      print(report.sections, console)
    case .success(.scenes(let all)):
      for (index, scene) in all.enumerated() {
        if all.count > 1 {
          console.print(["scene \(index + 1) of \(all.count)  \(scene.name.escaped)"])
        }
        for line in scene.unknown { console.tell(note: line) }
        let report = MomentReport(
          scene.layout, notes: scene.notes, keeping: .importing(file.path))
        print(report.sections, console)
      }
    case .success(.logs(let logs)):
      for (index, log) in logs.enumerated() {
        if logs.count > 1 { console.print(["log \(index + 1) of \(logs.count)"]) }
        let report = LogReport(log, LayoutAnalysis(log.layout), keeping: .importing(file.path))
        print(report.sections, console)
      }
    case .success(.session(let session)):
      switch OpenedFile.played(session, file, at: at) {
      case .failure(let failure):
        console.tell(failure.lines)
        try end(failure.code)
      case .success(let player):
        console.tell(player.omissions.lines)
        let report = MomentReport(
          player.shell, title: session.title, keeping: .session(file.path))
        print(report.sections + [at == nil ? player.differences : []], console)
      }
    }
  }

  /// Prints the sections of a report, shortening long ones unless `--all` was given.
  private func print(_ sections: [[Passage]], _ console: Console) {
    for section in sections.map(\.lines) {
      console.print(all ? section : Screenful.cut(section, command: "plumb explain --all"))
    }
  }
}
