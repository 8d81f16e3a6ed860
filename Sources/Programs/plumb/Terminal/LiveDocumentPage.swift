import ArgumentParser
import LayoutPages
import PageServer
import Platform

/// A page in a browser that shows documents, and shows them anew whenever they change.
///
/// A thread of its own finds out what takes long, and gives it up when there is something new.
final class LiveDocumentPage: Sendable {
  /// What happens around it.
  private enum Event: Sendable {
    case changed([PageDocument], opening: Int)
    case failed([String])
    case joined(PageWatcher)
    case ended
  }

  private let page: ServedPage
  private let inbox: Inbox<Event>

  /// Serves a page, says where it is, and opens it; Ctrl-C then ends it and the process.
  ///
  /// - Throws: What the system says, where it does not let it.
  init(following leader: Page.Leader, _ console: Console) throws {
    let inbox = Inbox<Event>()
    self.inbox = inbox
    let ending = EndSignal()
    let page = try ServedPage(leader, joins: { inbox.post(.joined($0)) })
    self.page = page
    try page.work { Self.work(on: inbox, LiveDocuments(newestFirst: leader == .console)) }
    try page.work {
      ending.wait()
      page.end()
      _exit(ExitCode.interrupted.rawValue)
    }
    page.announce(console)
  }

  /// Shows documents in place of those before, and opens one of them.
  func show(_ documents: [PageDocument], opening index: Int = 0) {
    inbox.post(.changed(documents, opening: index))
  }

  /// Says why the version that was saved last cannot be shown.
  func fail(_ lines: [String]) { inbox.post(.failed(lines)) }

  /// Ends the page for everybody who looks at it.
  func end() {
    inbox.post(.ended)
    page.end()
  }

  private static func work(on inbox: Inbox<Event>, _ start: LiveDocuments) {
    var documents = start
    var watchers: [PageWatcher] = []
    func tell(_ message: LiveDocuments.Message) {
      watchers.removeAll { !$0.send(message.event, message.data) }
    }
    while true {
      switch inbox.next() {
      case .changed(let new, let index):
        // A console may grow faster than it can be shown.
        if case .changed? = inbox.first { continue }
        tell(documents.show(new, opening: index))
      case .failed(let lines): tell(documents.fail(lines))
      case .joined(let watcher):
        if documents.whole.allSatisfy({ watcher.send($0.event, $0.data) }) {
          watchers.append(watcher)
          documents.noteJoined()
        }
      case .ended: return
      }
      guard !documents.isComplete, !watchers.isEmpty, inbox.isEmpty else { continue }
      let now = documents
      if let found = Worker.run(until: { !inbox.isEmpty }, { now.completion() }) {
        tell(found)
        documents.noteComplete()
      }
    }
  }
}

extension ParsableCommand {
  /// Serves a page and opens it, or ends the process with the reason why there is none.
  func livePage(following leader: Page.Leader, _ console: Console) throws -> LiveDocumentPage {
    do { return try LiveDocumentPage(following: leader, console) } catch {
      console.tell(["plumb: there is no page: \(error)"])
      throw ArgumentParser.ExitCode(ExitCode.internalError.rawValue)
    }
  }
}
