import LayoutModel
import LayoutPages
import LayoutServers
import LayoutShell
import Platform
import XcodeLogs

/// The conflicts of a console on a page in a browser: those that were printed last, the newest first.
struct ConsoleConflicts {
  private let page: LiveDocumentPage
  private var shown: [ConsoleConflict] = []
  /// The most conflicts that are shown.
  private static let limit = 50

  /// Begins without a conflict.
  init(on page: LiveDocumentPage) { self.page = page }

  /// Waits for Ctrl-C.
  func wait() { while true { pause() } }

  /// Ends the page.
  func end() { page.end() }

  /// Shows the conflicts that were printed.
  mutating func show(_ outputs: [ConsoleFollower.Output]) {
    var isChanged = false
    for output in outputs {
      switch output {
      case .other: continue
      case .answer(let answer), .count(let answer, _):
        isChanged = true
        let place = shown.firstIndex { $0.number == answer.number }
        var conflict = place.map { shown.remove(at: $0) } ?? Self.conflict(answer)
        conflict.count = answer.count
        shown.insert(conflict, at: 0)
        if shown.count > Self.limit { shown.removeLast() }
      }
    }
    if isChanged { page.show([PageDocument(shown, called: "Conflicts of the console")]) }
  }

  private static func conflict(_ answer: ConsoleFollower.Answer) -> ConsoleConflict {
    let texts = SourceTexts(answer.log, named: "console.log")
    let log = try? OpenedFile(texts, named: "console.log").layouts?.first
    return ConsoleConflict(
      number: answer.number, lines: answer.lines, layout: log?.layout ?? Layout(),
      systemBroke: log?.systemBroke)
  }
}
