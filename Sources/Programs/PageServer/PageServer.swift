import Dispatch
import FlyingSocks
import Platform

/// Serves a page to browsers on this computer, and sends messages to it.
///
/// It listens on a free port of 127.0.0.1 and answers only requests for its own address; see
/// ``PageAddress``. It does not depend on what the page and its messages contain.
package final class PageServer: Sendable {
  /// The address to open in a browser, which cannot be guessed.
  package let url: String
  private let work: Task<Void, Never>
  private let port: OpenPort
  private let hasEnded = DispatchSemaphore(value: 0)
  /// The most connections that may wait to be accepted.
  private static let backlog: Int32 = 16
  /// The most connections at a time; a browser opens six at most.
  private static let connectionLimit = 64

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
    let listener = try Socket(domain: AF_INET)
    var address = PageAddress()
    do {
      Self.keepFromChildren(listener)
      // Connections inherit it: messages are short, and wait for nothing.
      try listener.setValue(
        true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
      try listener.bind(to: .inet(ip4: "127.0.0.1", port: 0))
      try listener.listen(maxPendingConnection: Self.backlog)
      if case .ip4(_, let port) = try listener.sockname() { address.port = Int(port) }
    } catch {
      try? listener.close()
      throw error
    }
    url = address.url
    let content = PageConnection.Content(
      address: address, page: page, script: script, joins: joins, chooses: chooses)
    let port = OpenPort(listener)
    self.port = port
    work = Task(executorPreference: ServerExecutor()) { [hasEnded] in
      await Self.serve(content, on: listener)
      port.close()
      hasEnded.signal()
    }
  }

  /// Closes the port, and then all connections, for which it waits no longer than two seconds.
  package func stop() {
    port.refuse()
    work.cancel()
    _ = hasEnded.wait(timeout: .now() + .seconds(2))
  }

  private static func serve(_ content: PageConnection.Content, on listener: Socket) async {
    let pool = SocketPool.ePoll()
    guard (try? await pool.prepare()) != nil else { return }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { try? await pool.run() }
      group.addTask { await accept(content, on: listener, pool) }
      await group.next()
      group.cancelAll()
    }
  }

  private static func accept(
    _ content: PageConnection.Content, on listener: Socket, _ pool: SocketPool<ePoll>
  ) async {
    guard let listener = try? AsyncSocket(socket: listener, pool: pool) else { return }
    await withTaskGroup(of: Void.self) { group in
      var count = 0
      while !Task.isCancelled {
        guard let socket = try? await listener.accept() else {
          // Too many files are open, for example.
          try? await Task.sleep(for: .milliseconds(50))
          continue
        }
        keepFromChildren(socket.socket)
        if count == connectionLimit {
          await group.next()
          count -= 1
        }
        count += 1
        group.addTask {
          var connection = PageConnection(socket, content)
          await connection.run()
        }
      }
      group.cancelAll()
    }
  }

  /// A browser that is started must not keep the port open.
  private static func keepFromChildren(_ socket: Socket) {
    _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
  }
}
