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
      Several Swift files, or all of those in a folder, are read as one program: each can use \
      what the others declare. The first view that no other contains is opened, or the one \
      that --class names.
      """)

  @Argument(
    help: """
      A conflict log from Xcode, a storyboard or xib, Swift files, or folders of Swift files; - is \
      standard input, which is also the default.
      """, completion: .layouts)
  var paths: [String] = []

  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("The view or view controller to open.", valueName: "name"))
  var openedClass: String?

  @Flag(help: "Fail if a constraint in the code could not be read.")
  var strict = false

  @Option(help: "Print table, which is the session, or json, the balance as JSON.")
  var mode: Mode = .table

  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case table, json

    /// Reads the name of a mode; older scripts call the table `human`.
    init?(argument: String) { self.init(rawValue: argument == "human" ? "table" : argument) }
  }

  @OptionGroup var output: OutputFile

  @OptionGroup var lets: LetOptions

  @OptionGroup var scenes: SceneOptions

  @OptionGroup var look: LookOptions

  func validate() throws {
    guard paths.isEmpty, Console.isTerminal(0) else { return }
    throw ValidationError("which file? (- reads what you type here, up to Ctrl-D)")
  }

  func run() throws {
    let console = look.console
    let path = paths.first == "-" ? nil : paths.first
    let name = paths.count > 1 ? "\(paths.count) files" : path ?? "standard input"
    let opened =
      paths.count > 1
      ? OpenedFile.program(at: paths, lets, opening: openedClass)
      : OpenedFile.read(path, lets, opening: openedClass, asking: scenes.request)
    switch opened {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
    case .success(.session):
      console.tell(["plumb: \(name) is a session already"])
      try end(.usage)
    case .success(let file):
      guard let first = file.layouts?.first else { return }
      file.tellOthers(in: name, console)
      let session = ImportedSession(first, name: DiskFiles.name(of: name)).text
      let balance = mode == .json ? json(file, name) : nil
      try write(
        balance ?? session, to: output, as: balance == nil ? .session : .json, madeOf: paths,
        console)
      guard case .code(let code) = file else { return }
      console.tell(CodeReport.balance(of: code))
      if strict, !code.balance.lost.isEmpty { try end(.mismatch) }
    }
  }

  /// The balance of code or of a scene as JSON; nil for a log, which has none.
  private func json(_ file: OpenedFile, _ name: String) -> String? {
    switch file {
    case .code(let code):
      let report = CodeReport(
        code, views: code.layout.items.count, rules: code.layout.rules.count, path: name)
      return JSONDocument(report).text + "\n"
    case .scenes(let scenes):
      return scenes.first.map { JSONDocument(SceneReport($0, path: name)).text + "\n" }
    case .logs, .session: return nil
    }
  }
}
