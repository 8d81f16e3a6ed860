import LayoutPages
import LayoutShell
import PageServer
import Platform
import Synchronization

/// A page that is served to browsers on this computer, and opened in that of the person.
final class ServedPage: Sendable {
  private let server: PageServer
  /// The files by which browsers were led here.
  private let guides = Mutex<[String]>([])

  /// Begins to serve a page that follows something; see ``PageServer`` for the closures.
  ///
  /// - Throws: What the system says, where it does not let it.
  init(
    _ leader: Page.Leader, joins: @escaping @Sendable (PageWatcher) -> Void,
    chooses: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    server = try PageServer(
      page: Page.following(leader), script: Page.followingScript, joins: joins, chooses: chooses)
  }

  /// Does work on a thread of its own.
  ///
  /// - Throws: Where no thread can be started; then nothing is served any longer.
  func work(_ body: @escaping @Sendable () -> Void) throws {
    guard let thread = DeepThread(body) else {
      server.stop()
      throw Files.Problem("no thread could be started")
    }
    thread.detach()
  }

  /// Says where the page is, and opens it in the browser of the person if there is one.
  func announce(_ console: Console) {
    console.tell(["the page is at \(server.url)"])
    guard let guide = Browser.open(secret: server.url) else { return }
    guides.withLock { $0.append(guide) }
    console.tell(["it opens in the browser"])
  }

  /// Ends the page for everybody who looks at it.
  func end() {
    server.stop()
    for guide in guides.withLock({ $0 }) { unlink(guide) }
  }
}
