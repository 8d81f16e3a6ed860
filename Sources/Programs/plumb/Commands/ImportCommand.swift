import ArgumentParser
import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage
import SwiftReader
import XcodeLogs

/// `plumb import`: turns a foreign text into a session.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turn a conflict log from Xcode, Swift code or a storyboard into a session.",
    discussion: """
      Several files of Swift, or a folder with all files in it, are read together: what \
      each declares is known to the others. The first view that no other contains is \
      opened, or the one that --class names.
      """)

  @Argument(
    help: """
      A conflict log of Xcode, a storyboard or xib, Swift files, or folders with Swift files; - is standard input, \
      which is also read where nothing is named.
      """)
  var paths: [String] = []

  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("The view or view controller to open.", valueName: "name"))
  var openedClass: String?

  @Flag(help: "Fail when a constraint that the code writes down was not read.")
  var strict = false

  @Option(help: "human, or json: the balance as JSON instead of the session.")
  var mode: Mode = .human

  enum Mode: String, ExpressibleByArgument, CaseIterable { case human, json }

  @Option(name: [.short, .long], help: "The file to write; standard output by default.")
  var output: String?

  @OptionGroup var lets: LetOptions

  @OptionGroup var scenes: SceneOptions

  @OptionGroup var look: LookOptions

  func validate() throws {
    guard paths.isEmpty, Console.isTerminal(0) else { return }
    throw ValidationError("which file? (- reads what you type here, up to Ctrl-D)")
  }

  func run() throws {
    let console = look.console
    if paths.count > 1 || paths.first.map({ SwiftFiles.isFolder($0) }) ?? false {
      return try writeFiles(console)
    }
    let path = paths.first == "-" ? nil : paths.first
    let name = path ?? "standard input"
    let text = path.map { SessionFile.text(of: $0) } ?? SessionFile.standardInput()
    switch text.flatMap({
      OpenedFile.subject($0, path: name, lets, opening: openedClass, asking: scenes.request)
    }) {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
    case .success(.session):
      console.tell(["plumb: \(name) is a session already"])
      try end(.usage)
    case .success(.logs(let logs)):
      guard let first = logs.first else { return }
      if logs.count > 1 {
        console.tell(note: "the file holds \(logs.count) logs, only the first is imported")
      }
      try write(first, name, console)
    case .success(.code(let code)): try write(code, name, console)
    case .success(.scenes(let all)):
      guard let first = all.first else { return }
      OpenedFile.tellOthers(of: first, console)
      try write(first, name, console)
    }
  }

  private func write(
    _ scene: ImportedScene, _ name: String, _ console: Console
  ) throws {
    switch mode {
    case .human: try write(OpenedFile.log(of: scene), name, console)
    case .json:
      let report = SceneReport(scene, path: name)
      try write(JSONDocument(report).text + "\n", to: output, console)
    }
  }

  /// Imports several Swift files as one program.
  private func writeFiles(_ console: Console) throws {
    let files: [SwiftFile]
    do throws(SwiftFiles.Problem) { files = try SwiftFiles.read(paths) } catch {
      console.tell(["plumb: \(error.path): \(error.reason)"])
      return try end(.usage)
    }
    let name = paths.count == 1 ? paths[0] : "\(paths.count) files"
    switch OpenedFile.code(files, path: name, lets, opening: openedClass) {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
    case .success(let code): try write(code, name, console)
    }
  }

  private func write(_ code: ImportedCode, _ name: String, _ console: Console) throws {
    let log = OpenedFile.log(of: code)
    switch mode {
    case .human:
      let text = ImportedSession(log, name: DiskFiles.name(of: name)).text
      try write(text, to: output, console)
    case .json:
      let report = CodeReport(
        code, views: code.layout.items.count, rules: code.layout.rules.count, path: name)
      try write(JSONDocument(report).text + "\n", to: output, console)
    }
    console.tell(CodeReport.balance(of: code))
    if strict, !code.balance.lost.isEmpty { try end(.mismatch) }
  }

  private func write(_ imported: ImportedLog, _ name: String, _ console: Console) throws {
    let text = ImportedSession(imported, name: DiskFiles.name(of: name)).text
    try write(text, to: output, console)
  }
}
