import NIOCore
import NIOHTTP1
import Synchronization

/// A browser that shows the page and waits for messages.
package final class PageWatcher: Sendable {
  private let channel: any Channel
  private let waiting = Atomic(0)
  /// The most bytes that may be queued for a browser that reads too slowly.
  private static let queueLimit = 64 << 20

  init(_ channel: any Channel) { self.channel = channel }

  /// Sends an event with one line of data; returns false if the browser has gone.
  ///
  /// It does not block, and can be called on any thread. A browser that reads too slowly is
  /// disconnected.
  package func send(_ event: String, _ data: String) -> Bool {
    guard channel.isActive else { return false }
    var message = channel.allocator.buffer(capacity: data.utf8.count + event.utf8.count + 16)
    message.writeString("event: \(event)\ndata: \(data)\n\n")
    let count = message.readableBytes
    guard waiting.wrappingAdd(count, ordering: .relaxed).newValue <= Self.queueLimit else {
      channel.close(promise: nil)
      return false
    }
    channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(message))).whenComplete { _ in
      self.waiting.wrappingSubtract(count, ordering: .relaxed)
    }
    return true
  }
}
