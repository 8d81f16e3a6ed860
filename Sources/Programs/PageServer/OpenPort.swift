import FlyingSocks
import Platform
import Synchronization

/// The socket that browsers connect to, until it is closed.
final class OpenPort: Sendable {
  private let socket: Mutex<Socket?>

  init(_ socket: Socket) {
    self.socket = Mutex(socket)
  }

  /// From here on no browser can connect, whatever the tasks that accept are doing.
  func refuse() {
    socket.withLock { _ = $0.map { shutdown($0.file.rawValue, Int32(SHUT_RDWR)) } }
  }

  func close() {
    socket.withLock {
      try? $0?.close()
      $0 = nil
    }
  }
}
