import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutPages
import LayoutShell
import LineEditor
import PageServer

/// A page in a browser that follows the shell, from `watch` until it ends.
///
/// A thread of its own finds out what there is to show, so that typing is not held up.
final class LiveView: Sendable {
  /// What happens around it.
  private enum Event: Sendable {
    case began(Shell, goal: LayoutAnalysis?)
    case answered(Transcript.Entry, trying: LayoutAnalysis?, in: Shell)
    case joined(PageWatcher)
    case chosen(String)
    case ended
  }

  /// The page itself.
  let page: ServedPage
  private let inbox: Inbox<Event>

  /// Begins to follow a shell; in a lesson, `goal` is the layout to be reached.
  ///
  /// - Throws: What the system says, where it does not let it.
  init(_ shell: Shell, reaching goal: LayoutAnalysis? = nil) throws {
    let inbox = Inbox<Event>()
    self.inbox = inbox
    page = try ServedPage(
      .shell, joins: { inbox.post(.joined($0)) }, chooses: { inbox.post(.chosen($0)) })
    inbox.post(.began(shell, goal: goal))
    try page.work { Self.work(on: inbox) }
  }

  /// Follows a shell that has become another one.
  func restart(with shell: Shell, reaching goal: LayoutAnalysis? = nil) {
    inbox.post(.began(shell, goal: goal))
  }

  /// Follows a line that was answered; `tried` is what it only tried.
  func follow(_ entry: Transcript.Entry, trying tried: LayoutAnalysis?, in shell: Shell) {
    inbox.post(.answered(entry, trying: tried, in: shell))
  }

  /// Ends the page for everybody who looks at it.
  func end() {
    inbox.post(.ended)
    page.end()
  }

  private static func work(on inbox: Inbox<Event>) {
    guard case .began(var shell, let goal) = inbox.next() else { return }
    var document = LiveDocument(shell, reaching: goal)
    var watchers: [PageWatcher] = []
    func tell(_ event: String, _ message: String) {
      watchers.removeAll { !$0.send(event, message) }
    }
    while true {
      switch inbox.next() {
      case .began(let other, let goal):
        shell = other
        document = LiveDocument(shell, reaching: goal)
        tell("document", document.whole)
      case .answered(let entry, let tried, let next):
        shell = next
        tell("steps", document.follow(entry, trying: tried, in: shell))
      case .joined(let watcher):
        if watcher.send("document", document.whole) { watchers.append(watcher) }
      case .chosen(let name):
        // Only what stands in the layout is shown at the prompt, whatever was sent.
        if case .item(let id)? = shell.layout.named(name) {
          LineEditor.hint(shell.layout.name(of: id).escaped.clipped(to: 40))
        }
      case .ended: return
      }
      // What takes long is given up when there is something else to do.
      guard document.isIncomplete, !watchers.isEmpty, inbox.isEmpty else { continue }
      let now = document
      if let found = Worker.run(until: { !inbox.isEmpty }, { now.completion() }), let found {
        tell("completion", document.complete(found))
      }
    }
  }
}
