import Foundation
import Platform

/// A connection to a server on this computer, byte by byte, so that it can ask for anything.
final class LocalConnection {
  /// Everything that came.
  private(set) var text = ""
  /// Whether the other side has ended it.
  private(set) var hasEnded = false
  private let descriptor: Int32

  /// Connects; nil where nobody listens.
  init?(to port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if status != 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Sends a request with further lines of its head, and a body.
  func ask(
    _ method: String, _ path: String, host: String, _ lines: [String] = [], body: String = ""
  ) {
    let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
    let head = ["\(method) \(path) HTTP/1.1", "Host: \(host)"] + lines + length
    let bytes = Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
    _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Waits until a text has come; false if it does not.
  func wait(for wanted: String, atMost limit: Duration = Program.patience) -> Bool {
    wait(atMost: limit) { $0.text.contains(wanted) }
  }

  /// Waits for the end.
  func waitForEnd(atMost limit: Duration = Program.patience) -> Bool {
    wait(atMost: limit) { $0.hasEnded }
  }

  /// Forgets what has come so far.
  func forget() { text = "" }

  private func wait(atMost limit: Duration, until isSo: (LocalConnection) -> Bool) -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    while !isSo(self) {
      guard !hasEnded, clock.now - start < limit else { return isSo(self) }
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 50) > 0 else { continue }
      var block = [UInt8](repeating: 0, count: 65_536)
      let count = recv(descriptor, &block, block.count, 0)
      if count > 0 { text += String(decoding: block[..<count], as: UTF8.self) }
      if count == 0 || (count < 0 && errno != EINTR) { hasEnded = true }
    }
    return true
  }
}
