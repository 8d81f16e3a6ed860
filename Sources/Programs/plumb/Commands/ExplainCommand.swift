import XcodeLogs
import ArgumentParser
import InterfaceBuilder
import KiwiDumps
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import LayoutShell
import SwiftReader

/// `plumb explain`: prints a report on a file for people to read.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Report on a session, a conflict log, Swift code or a storyboard.",
    discussion: "It also reads what kiwi's solver prints: dumps(), constraints, errors.")

  @OptionGroup var file: SubjectFile

  @Option(help: "The step to report on; the last one by default.", transform: StepNumber.parse)
  var at: Int?

  @OptionGroup var size: SizeOption

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
    let texts = SourceFiles.texts(of: file.path)
    switch texts.flatMap({
      OpenedFile.opened($0, path: file.name, lets, asking: request)
    }) {
    case .failure(let failure):
      // It holds no layout, and can be explained all the same.
      if let dump = (try? texts.get()).flatMap({ KiwiDump($0.text) }) {
        return print(KiwiReport(dump).sections, console)
      }
      console.tell(failure.lines)
      try end(failure.code)
    case .success(let opened): try explain(opened, console)
    }
  }

  private func explain(_ opened: OpenedFile, _ console: Console) throws {
    opened.tellNeighbours(console)
    switch opened {
    case .session(let session):
      switch OpenedFile.played(session, path: file.path ?? "session", name: file.name, at: at) {
      case .failure(let failure):
        console.tell(failure.lines)
        try end(failure.code)
      case .success(let player):
        console.tell(player.omissions.lines)
        guard size.size == nil else {
          let layout = try resized(player.shell.layout, console)
          let report = MomentReport(layout, notes: [], keeping: .session(file.path))
          return print(report.sections, console)
        }
        let report = MomentReport(
          player.shell, title: session.title, keeping: .session(file.path))
        print(report.sections + [at == nil ? player.differences : []], console)
      }
    case .logs(let logs):
      for (index, log) in logs.enumerated() {
        if logs.count > 1 { console.print(["log \(index + 1) of \(logs.count)"]) }
        let layout = try resized(log.layout, console)
        guard log.subject != .layout else {
          let report = MomentReport(layout, notes: log.notes, keeping: .importing(file.path))
          print(report.sections, console)
          continue
        }
        let analysis = LayoutAnalysis(layout)
        print(LogReport(log, analysis, keeping: .importing(file.path)).sections, console)
      }
    case .scenes(let all):
      for (index, scene) in all.enumerated() {
        if all.count > 1 {
          console.print(["scene \(index + 1) of \(all.count)  \(scene.name.escaped)"])
        }
        for line in scene.unknown { console.tell(note: line) }
        let layout = try resized(scene.layout, console)
        let report = MomentReport(layout, notes: scene.notes, keeping: .importing(file.path))
        print(report.sections, console)
      }
    case .code(let code):
      for (index, code) in ([code] + code.conflicting).enumerated() {
        if index > 0 { console.print(["\(code.type ?? "") of the same file"]) }
        for log in OpenedFile.code(code).layouts ?? [] {
          let layout = try resized(log.layout, console)
          let report = MomentReport(
            layout, notes: log.notes, of: PartialReading(code), keeping: .importing(file.path))
          print(report.sections, console)
        }
      }
    }
  }

  /// The layout at the size that is asked for.
  private func resized(_ layout: Layout, _ console: Console) throws -> Layout {
    guard let layout = size.resized(layout) else {
      console.tell(["plumb: \(file.name) cannot be laid out at that size"])
      try end(.usage)
      return layout
    }
    return layout
  }

  /// Prints the sections of a report, shortening long ones unless `--all` was given.
  private func print(_ sections: [[Passage]], _ console: Console) {
    for section in sections.map(\.lines) {
      console.print(all ? section : Screenful.cut(section, command: "plumb explain --all"))
    }
  }
}
