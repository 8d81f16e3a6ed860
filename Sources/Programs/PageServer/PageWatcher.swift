import Synchronization

/// A browser that shows the page and waits for messages.
package final class PageWatcher: Sendable {
  private let messages: AsyncStream<[UInt8]>.Continuation
  private let ends: AsyncStream<Void>
  private let end: AsyncStream<Void>.Continuation
  private let waiting = Atomic(0)
  /// The most bytes that may be queued for a browser that reads too slowly.
  private static let queueLimit = 64 << 20

  private init(_ messages: AsyncStream<[UInt8]>.Continuation) {
    self.messages = messages
    (ends, end) = AsyncStream.makeStream()
  }

  /// A new watcher, and what is sent to it.
  static func begin() -> (watcher: PageWatcher, messages: AsyncStream<[UInt8]>) {
    let (messages, continuation) = AsyncStream<[UInt8]>.makeStream()
    return (PageWatcher(continuation), messages)
  }

  /// Sends an event with one line of data; returns false if the browser has gone.
  ///
  /// It does not block, and can be called on any thread. A browser that reads too slowly is
  /// disconnected.
  package func send(_ event: String, _ data: String) -> Bool {
    let message = Array("event: \(event)\ndata: \(data)\n\n".utf8)
    let count = waiting.wrappingAdd(message.count, ordering: .relaxed).newValue
    guard count <= Self.queueLimit else {
      close()
      return false
    }
    if case .enqueued = messages.yield(message) { return true }
    return false
  }

  /// Subtracts bytes from the queue once they have been written to the socket.
  func noteSent(_ count: Int) { waiting.wrappingSubtract(count, ordering: .relaxed) }

  /// Waits until it is closed.
  func end() async { for await _ in ends {} }

  /// Ends the messages.
  func close() {
    messages.finish()
    end.finish()
  }
}
