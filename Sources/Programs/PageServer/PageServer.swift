import NIOCore
import NIOHTTP1
import NIOPosix

/// A page that browsers on this computer can show, and messages to it.
///
/// It listens on 127.0.0.1, at a free port, and answers requests for its own address only; see
/// ``PageAddress``. It knows nothing of what the page and its messages say.
package final class PageServer: Sendable {
  /// What to open in a browser; nobody can guess it.
  package let url: String
  private let group: MultiThreadedEventLoopGroup
  /// How many connections may wait to be taken.
  private static let backlog: Int32 = 16

  /// Starts to serve a page with its script.
  ///
  /// `{{token}}` in the page is replaced by what the script has to send in the header
  /// `X-Plumb-Token` with a choice. Who shows the page `joins`; who chooses something there
  /// `chooses` it by a text that can be anything. Both are called on another thread and must not
  /// take long.
  ///
  /// - Throws: What the system says, where it does not let it listen.
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

  /// Ends all connections and frees the port.
  package func stop() { try? group.syncShutdownGracefully() }
}
