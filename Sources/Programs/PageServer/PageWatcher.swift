import NIOCore
import NIOHTTP1
import Synchronization

/// A browser that shows the page and waits for messages.
package final class PageWatcher: Sendable {
  private let channel: any Channel
  private let waiting = Atomic(0)
  /// So many bytes may wait for a browser that does not take them.
  private static let patience = 64 << 20

  init(_ channel: any Channel) { self.channel = channel }

  /// Sends an event with a text of one line; false when nobody is there any more.
  ///
  /// It does not wait. Who is so slow that messages pile up is left alone. Any thread may call it.
  package func send(_ event: String, _ data: String) -> Bool {
    guard channel.isActive else { return false }
    var message = channel.allocator.buffer(capacity: data.utf8.count + event.utf8.count + 16)
    message.writeString("event: \(event)\ndata: \(data)\n\n")
    let count = message.readableBytes
    guard waiting.wrappingAdd(count, ordering: .relaxed).newValue <= Self.patience else {
      channel.close(promise: nil)
      return false
    }
    channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(message))).whenComplete { _ in
      self.waiting.wrappingSubtract(count, ordering: .relaxed)
    }
    return true
  }
}
