import Synchronization

/// Tells which constraint was activated first.
///
/// One clock for all hierarchies, so that a constraint keeps its place when views move from one to
/// another; only the order of its numbers means anything.
enum ActivationClock {
  private static let time = Mutex(0)

  /// A later number than all before.
  static func next() -> Int {
    time.withLock {
      $0 += 1
      return $0
    }
  }
}
