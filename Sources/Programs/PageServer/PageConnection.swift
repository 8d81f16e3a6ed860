import FlyingSocks
import Platform

/// One connection of a browser: its requests are answered one after the other.
struct PageConnection {
  /// What the server responds with.
  struct Content: Sendable {
    var address: PageAddress
    var page: String
    var script: String
    var joins: @Sendable (PageWatcher) -> Void
    var chooses: @Sendable (String) -> Void
  }

  /// Why no more requests are read.
  private struct End: Error {
    /// The last response; nil if the browser has gone.
    var status: HTTPResponse.Status?
  }

  private let socket: AsyncSocket
  private let content: Content
  /// What was read and not used.
  private var bytes: [UInt8] = []
  /// The most bytes of a request before its body.
  private static let headLimit = 16 << 10
  /// The most bytes of a name.
  private static let bodyLimit = 64 << 10

  init(_ socket: AsyncSocket, _ content: Content) {
    (self.socket, self.content) = (socket, content)
  }

  /// Answers until the connection ends, and closes it.
  mutating func run() async {
    defer { try? socket.close() }
    do {
      while true {
        let request = try await nextRequest()
        let body = try await self.body(of: request)
        guard try await answer(request, body), !request.isLast else { return }
      }
    } catch let end as End {
      guard let status = end.status else { return }
      try? await send(.refusal(status, isLast: true))
    } catch {
      // The browser has gone.
    }
  }

  /// Answers a request; returns false if nothing can follow.
  private func answer(_ request: HTTPRequest, _ body: String) async throws -> Bool {
    let target: PageAddress.Target
    do throws(PageAddress.Refusal) {
      target = try content.address.target(of: request)
    } catch {
      try await send(.refusal(error.status, isLast: request.isLast))
      return true
    }
    var response = HTTPResponse(isLast: request.isLast)
    switch target {
    case .page:
      let page = content.page.replacing("{{token}}", with: content.address.token)
      (response.kind, response.body) = ("text/html", page)
    case .script: (response.kind, response.body) = ("text/javascript", content.script)
    case .choice:
      content.chooses(body)
      (response.status, response.body) = (.noContent, "")
    case .events:
      response.kind = "text/event-stream"
      try await send(response)
      await watch()
      return false
    }
    try await send(response)
    return true
  }

  /// Passes messages on until the browser goes.
  private func watch() async {
    let (watcher, messages) = PageWatcher.begin()
    let socket = socket
    content.joins(watcher)
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await message in messages {
          guard (try? await socket.write(Data(message))) != nil else { return }
          watcher.noteSent(message.count)
        }
      }
      // Nothing follows the request, so whatever comes is the end.
      group.addTask { _ = try? await socket.read(atMost: 1) }
      group.addTask { await watcher.end() }
      await group.next()
      group.cancelAll()
    }
    watcher.close()
  }

  private func send(_ response: HTTPResponse) async throws {
    try await socket.write(Data(response.bytes))
  }

  // MARK: - Reading

  private mutating func nextRequest() async throws -> HTTPRequest {
    let blank = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      if let end = bytes[searched...].firstRange(of: blank) {
        let head = bytes[..<end.lowerBound]
        guard let request = HTTPRequest(head: head) else { throw End(status: .badRequest) }
        bytes.removeFirst(end.upperBound)
        return request
      }
      searched = max(0, bytes.count - blank.count + 1)
      guard bytes.count <= Self.headLimit else { throw End(status: .fieldsTooLarge) }
      try await readMore()
    }
  }

  private mutating func body(of request: HTTPRequest) async throws -> String {
    guard let length = request.bodyLength else { throw End(status: .badRequest) }
    guard length <= Self.bodyLimit else { throw End(status: .contentTooLarge) }
    while bytes.count < length { try await readMore() }
    defer { bytes.removeFirst(length) }
    return String(decoding: bytes.prefix(length), as: UTF8.self)
  }

  private mutating func readMore() async throws {
    let more = try await socket.read(atMost: 4096)
    guard !more.isEmpty else { throw End(status: nil) }
    bytes += more
  }
}
