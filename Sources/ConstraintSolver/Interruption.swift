import Synchronization

/// Says to work in progress that nobody waits for its result any more.
///
/// Searches ask ``isRequested`` now and then and end early. What they return then is well formed
/// and means nothing: whoever runs them drops it, which ``run(_:)`` does. Nothing that is shared
/// may be made from it, such as a cache.
package final class Interruption: Sendable {
  private enum State: UInt8, AtomicRepresentable {
    case running, interrupted, committed
  }

  @TaskLocal private static var current: Interruption?

  private let state = Atomic(State.running)
  /// How often work still asks before it is interrupted.
  private let asksLeft: Atomic<Int>
  /// When it comes by itself.
  private let deadline: ContinuousClock.Instant?

  /// An interruption that comes when it is requested, as soon as work asked so many times, or at a
  /// time.
  package init(afterAsks count: Int = .max, deadline: ContinuousClock.Instant? = nil) {
    asksLeft = Atomic(count)
    self.deadline = deadline
  }

  /// Whether the work that is being done around the caller should end.
  ///
  /// - Complexity: a few nanoseconds; for loops whose rounds take a microsecond or more.
  package static var isRequested: Bool {
    guard let current else { return false }
    let asksLeft = current.asksLeft.wrappingSubtract(1, ordering: .relaxed).newValue
    // To ask for the time takes longer than all the rest.
    let isLate = asksLeft & 15 == 0 && current.deadline.map { $0 <= .now } ?? false
    if asksLeft < 0 || isLate { current.request() }
    return current.isInterrupted
  }

  /// Whether its time has come.
  package var isOver: Bool { isInterrupted || deadline.map { $0 <= .now } ?? false }

  /// How often work asked so far.
  package var askCount: Int { .max - asksLeft.load(ordering: .relaxed) }

  /// Announces something that cannot be taken back, such as writing a file; false if it is too late
  /// for that, and true where nobody can interrupt.
  package static func commit() -> Bool {
    guard let current else { return true }
    return current.leave(for: .committed) || current.state.load(ordering: .acquiring) == .committed
  }

  /// Ends the work; false if it has announced something that cannot be taken back, and then the
  /// result is worth waiting for.
  @discardableResult
  package func request() -> Bool { leave(for: .interrupted) || isInterrupted }

  /// Does work that can be interrupted; nil if it was.
  package func run<Result>(_ work: () -> Result) -> Result? {
    let result = Self.$current.withValue(self, operation: work)
    return isInterrupted ? nil : result
  }

  private var isInterrupted: Bool { state.load(ordering: .acquiring) == .interrupted }

  private func leave(for next: State) -> Bool {
    state.compareExchange(expected: .running, desired: next, ordering: .acquiringAndReleasing)
      .exchanged
  }
}
