import ArgumentParser
import InterfaceBuilder
import LayoutPages
import LayoutShell
import SwiftReader
import XcodeLogs

/// `plumb page`: sessions and layouts as a page for a browser.
struct PageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Make a page to look at in a browser.",
    discussion: """
      The page is one file that needs no network. It shows each step with its picture, the \
      rules and reasons behind every number, conflicts as sums, and the layout at other sizes \
      of its root. Of a session that fails it shows what was expected beside what came.
      """)

  @Argument(
    help: """
      Sessions, conflict logs from Xcode, Swift code or storyboards; - is standard input, \
      which is also read where nothing is named.
      """)
  var paths: [String] = []

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
    var documents: [PageDocument] = []
    for path in paths.isEmpty ? ["-"] : paths {
      documents += try self.documents(of: path, console)
    }
    try write(Page(documents).html, to: output, console)
  }

  /// What there is to show of a file; notes on it are said besides.
  private func documents(of path: String, _ console: Console) throws -> [PageDocument] {
    let name = path == "-" ? "standard input" : path
    let title = path == "-" ? name : DiskFiles.name(of: path)
    var request = scenes.request
    request.opensAll = request.scene == nil
    let text = path == "-" ? SessionFile.standardInput() : SessionFile.text(of: path)
    switch text.flatMap({ OpenedFile.subject($0, path: name, lets, asking: request) }) {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
      return []
    case .success(.session(let session)):
      let document = PageDocument(
        session, files: SessionFile.folder(of: path == "-" ? "session" : path), named: title)
      if document.failureCount > 0 {
        console.tell(
          note: "\(name): \(document.failureCount) of the replies are not as expected")
      }
      return [document]
    case .success(.code(let code)):
      return [PageDocument(code.layout, called: title, notes: OpenedFile.log(of: code).notes)]
    case .success(.logs(let logs)):
      return logs.enumerated().map { index, log in
        PageDocument(
          log.layout, called: logs.count == 1 ? title : "\(title), log \(index + 1)",
          notes: log.notes, systemBroke: log.systemBroke)
      }
    case .success(.scenes(let all)):
      return all.map { scene in
        PageDocument(
          scene.layout, called: "\(title), \(scene.name)", notes: OpenedFile.log(of: scene).notes)
      }
    }
  }
}
