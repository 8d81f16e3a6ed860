import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves a page to browsers on this computer, and sends messages to it.
///
/// It listens on a free port of 127.0.0.1 and answers only requests for its own address; see
/// ``PageAddress``. It does not depend on what the page and its messages contain.
package final class PageServer: Sendable {
  /// The address to open in a browser, which cannot be guessed.
  package let url: String
  private let group: MultiThreadedEventLoopGroup
  /// The most connections that may wait to be accepted.
  private static let backlog: Int32 = 16

  /// Starts to serve a page with its script.
  ///
  /// `{{token}}` in the page is replaced by a secret, which the script must send in the header
  /// `X-Plumb-Token` with each choice. `joins` is called when a browser opens the page, `chooses`
  /// with the text of whatever is clicked in it, which can be anything. Both are called on another
  /// thread and must return quickly.
  ///
  /// - Throws: The system's error if it cannot listen.
  package init(
    page: String, script: String, joins: @escaping @Sendable (PageWatcher) -> Void,
    chooses: @escaping @Sendable (String) -> Void
  ) throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    self.group = group
    let address = PageAddress()
    do {
      let listener = try ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: Self.backlog)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            var here = address
            here.port = channel.localAddress?.port ?? 0
            let content = RequestHandler.Content(
              address: here, page: page, script: script, joins: joins, chooses: chooses)
            try channel.pipeline.syncOperations.configureHTTPServerPipeline()
            try channel.pipeline.syncOperations.addHandler(RequestHandler(content))
          }
        }
        .bind(host: "127.0.0.1", port: 0).wait()
      var here = address
      here.port = listener.localAddress?.port ?? 0
      url = here.url
    } catch {
      try? group.syncShutdownGracefully()
      throw error
    }
  }

  /// Closes all connections and the port.
  package func stop() { try? group.syncShutdownGracefully() }
}
