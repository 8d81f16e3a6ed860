import ArgumentParser
import InterfaceBuilder
import LayoutDiagnosis
import LayoutPages
import LayoutShell

/// `plumb page`: sessions and layouts as a page for a browser.
struct PageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Make a page for a browser.",
    discussion: """
      The page is one file that needs no network. It shows each step with its picture, the \
      rules and reasons behind every number, conflicts as sums, and the layout at other sizes \
      of its root. For a session that fails it shows expected and actual replies side by side. \
      --matrix makes a contact sheet instead: the layout on several devices, in several text \
      sizes and both directions; --against shows it beside another version.
      """)

  @Argument(
    help: """
      Sessions, conflict logs from Xcode, Swift code or storyboards; - is standard input, \
      which is also the default.
      """, completion: .layouts)
  var paths: [String] = []

  @OptionGroup var output: OutputFile

  @OptionGroup var lets: LetOptions

  @OptionGroup var scenes: SceneOptions

  @OptionGroup var sheet: SheetOptions

  @OptionGroup var look: LookOptions

  func validate() throws {
    if sheet.isAskedFor, paths.count > 1 {
      throw ValidationError("a sheet shows one file, not \(paths.count)")
    }
    guard paths.isEmpty, Console.isTerminal(0) else { return }
    throw ValidationError("which file? (- reads what you type here, up to Ctrl-D)")
  }

  func run() throws {
    let console = look.console
    if sheet.isAskedFor {
      let path = paths.first.flatMap { $0 == "-" ? nil : $0 }
      let made = try sheet.sheet(
        of: path, at: nil, lets, scenes.request, showing: .texts, console)
      return try write(made.html, to: output, as: .page, madeOf: paths, console)
    }
    var documents: [PageDocument] = []
    for path in paths.isEmpty ? ["-"] : paths {
      documents += try self.documents(of: path, console)
    }
    try write(Page(documents).html, to: output, as: .page, madeOf: paths, console)
  }

  /// The documents of a file; remarks on how it was read are printed.
  private func documents(of path: String, _ console: Console) throws -> [PageDocument] {
    let name = path == "-" ? "standard input" : path
    var request = scenes.request
    request.opensAll = request.scene == nil
    switch OpenedFile.read(path == "-" ? nil : path, lets, asking: request) {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
      return []
    case .success(let file):
      let documents = file.documents(of: path)
      if case .session = file {
        let failures = documents.reduce(0) { $0 + $1.failureCount }
        if failures > 0 {
          console.tell(note: "\(name): \(failures) of the replies are not as expected")
        }
      }
      file.tellNeighbours(console)
      return documents
    }
  }
}
