import Dispatch
import Synchronization

/// What waits to be done, in order, for one thread.
final class Inbox<Event: Sendable>: Sendable {
  private let waiting = Mutex<[Event]>([])
  private let news = DispatchSemaphore(value: 0)

  /// Adds an event; any thread may.
  func post(_ event: Event) {
    waiting.withLock { $0.append(event) }
    news.signal()
  }

  /// Waits for the next event.
  func next() -> Event {
    news.wait()
    return waiting.withLock { $0.removeFirst() }
  }

  /// The event that comes next, if it has been posted.
  var first: Event? { waiting.withLock(\.first) }

  /// Whether nothing waits.
  var isEmpty: Bool { waiting.withLock(\.isEmpty) }
}
