import Synchronization

/// Numbers that no two tests share.
final class Counter: Sendable {
  private let value = Mutex(0)

  /// The next number.
  func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}
