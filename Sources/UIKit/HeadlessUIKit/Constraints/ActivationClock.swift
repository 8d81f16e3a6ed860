import Synchronization

/// Counts the activations of constraints, to tell which constraint was activated first.
///
/// There is one clock for all hierarchies, so that a constraint keeps its place when views move
/// from one to another. Only the order of its numbers has a meaning.
enum ActivationClock {
  private static let time = Mutex(0)

  /// Returns a number greater than all numbers returned before.
  static func next() -> Int {
    time.withLock {
      $0 += 1
      return $0
    }
  }
}
