import FlyingSocks
import Foundation
import Synchronization
import Testing

@testable import PageServer

/// The server as a browser meets it: over a socket.
@Suite struct PageServerTests {
  /// What reached the program behind the server.
  private final class Program: Sendable {
    let watchers = Mutex<[PageWatcher]>([])
    let choices = Mutex<[String]>([])

    func serve() throws -> PageServer {
      try PageServer(
        page: "<p>{{token}}</p>", script: "let a = 1",
        joins: { watcher in self.watchers.withLock { $0.append(watcher) } },
        chooses: { choice in self.choices.withLock { $0.append(choice) } })
    }
  }

  /// A connection as a browser opens it.
  private struct Browser {
    private let socket: Socket
    private let host: String
    let folder: String

    init(_ server: PageServer) throws {
      let parts = server.url.split(separator: "/")
      (host, folder) = (String(parts[1]), String(parts[2]))
      socket = try Socket(domain: AF_INET)
      let port = try #require(UInt16(host.split(separator: ":")[1]))
      try socket.connect(to: .inet(ip4: "127.0.0.1", port: port))
      // Against a server that hangs.
      var limit = timeval(tv_sec: 60, tv_usec: 0)
      setsockopt(
        socket.file.rawValue, SOL_SOCKET, SO_RCVTIMEO, &limit,
        socklen_t(MemoryLayout<timeval>.size))
    }

    func send(_ text: String) throws {
      let data = Data(text.utf8)
      var sent = data.startIndex
      while sent < data.endIndex { sent = try socket.write(data, from: sent) }
    }

    func ask(_ method: String, _ name: String, _ fields: String = "", body: String = "") throws {
      try send(
        """
        \(method) /\(folder)/\(name) HTTP/1.1\r\nHost: \(host)\r\n\(fields)\
        Content-Length: \(body.utf8.count)\r\n\r\n\(body)
        """)
    }

    /// Reads on until the text so far ends like this, or up to the end of the connection.
    func read(to end: String? = nil) throws -> String {
      var text = ""
      while end.map({ !text.hasSuffix($0) }) ?? true {
        guard let bytes = try? socket.read(atMost: 4096), !bytes.isEmpty else { break }
        text += String(decoding: bytes, as: UTF8.self)
      }
      return text
    }

    func close() throws { try socket.close() }
  }

  @Test func aBrowserGetsThePageItsScriptAndMessages() async throws {
    try await onAThread {
      let program = Program()
      let server = try program.serve()
      defer { server.stop() }
      let browser = try Browser(server)
      try browser.ask("GET", "")
      let page = try browser.read(to: "</p>")
      #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(page.contains("x-content-type-options: nosniff\r\n"))
      let token = try #require(page.firstMatch(of: /<p>([0-9a-f]{32})<\/p>/)).1
      try browser.ask("GET", "live.js")
      #expect(try browser.read(to: "let a = 1").contains("content-type: text/javascript"))
      try browser.ask("POST", "choice", "X-Plumb-Token: \(token)\r\n", body: "title")
      #expect(try browser.read(to: "\r\n\r\n").hasPrefix("HTTP/1.1 204 No Content\r\n"))
      #expect(program.choices.withLock { $0 } == ["title"])
      try browser.ask("GET", "events")
      #expect(try browser.read(to: "\r\n\r\n").contains("content-type: text/event-stream"))
      let watcher = try #require(Self.waited { program.watchers.withLock(\.first) })
      #expect(watcher.send("steps", "[1]"))
      #expect(try browser.read(to: "\n\n") == "event: steps\ndata: [1]\n\n")
      try browser.close()
      #expect(Self.waited { watcher.send("steps", "[2]") ? nil : true } == true)
    }
  }

  @Test func whatIsNoRequestEndsTheConnection() async throws {
    try await onAThread {
      let program = Program()
      let server = try program.serve()
      defer { server.stop() }
      func response(_ text: String) throws -> String {
        let browser = try Browser(server)
        try? browser.send(text)
        defer { try? browser.close() }
        return String(try browser.read().prefix(12))
      }
      #expect(try response("hello\r\n\r\n") == "HTTP/1.1 400")
      #expect(
        try response("GET / HTTP/1.1\r\n" + String(repeating: "a", count: 20_000))
          == "HTTP/1.1 431")
      #expect(
        try response("POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n") == "HTTP/1.1 413")
      #expect(
        try response("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") == "HTTP/1.1 400")
      #expect(try response("GET / HTTP/1.1\r\nConnection: close\r\n\r\n") == "HTTP/1.1 421")
    }
  }

  @Test func aBrowserThatDoesNotReadIsDisconnected() async throws {
    try await onAThread {
      let program = Program()
      let server = try program.serve()
      defer { server.stop() }
      let browser = try Browser(server)
      try browser.ask("GET", "events")
      let watcher = try #require(Self.waited { program.watchers.withLock(\.first) })
      let data = String(repeating: "x", count: 1 << 20)
      #expect((0..<200).contains { _ in !watcher.send("steps", data) })
      #expect(!watcher.send("steps", ""))
    }
  }

  @Test func nothingIsServedAfterTheEnd() async throws {
    try await onAThread {
      let server = try Program().serve()
      let browser = try Browser(server)
      server.stop()
      #expect(try browser.read() == "")
      #expect(throws: (any Error).self) { try Browser(server) }
    }
  }

  /// Runs a test that waits for the server, which uses the threads of Swift's tasks.
  private func onAThread(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result(catching: body)) }.start()
    }
  }

  /// What there is as soon as there is something, which is soon.
  private static func waited<Value>(_ value: () -> Value?) -> Value? {
    let hang = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < hang {
      if let value = value() { return value }
      usleep(1_000)
    }
    return nil
  }
}
