import Synchronization

/// Requests to pause that have arrived and not been answered: what runs on one thread hears of them
/// from another.
final class DebugPause: Sendable {
  private let count = Mutex(0)

  /// Whether the program is to stand still behind the line that runs.
  var isAsked: Bool { count.withLock { $0 > 0 } }

  /// Asks for it.
  func ask() { count.withLock { $0 += 1 } }

  /// Takes one request back, which is answered.
  func settle() { count.withLock { $0 = max(0, $0 - 1) } }
}
