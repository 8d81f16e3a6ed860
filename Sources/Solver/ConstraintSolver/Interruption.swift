import Synchronization

/// Tells running work that its result is no longer needed.
///
/// Searches ask ``isRequested`` now and then, and end early. What they return then is well formed
/// but meaningless: the caller has to discard it, as ``run(_:)`` does, and must not keep it in
/// anything shared, such as a cache. The types enforce it: a part of the solver that was interrupted
/// has the outcome `interrupted`, from which no points can be made to keep.
package final class Interruption: Sendable {
  private enum State: UInt8, AtomicRepresentable {
    case running, interrupted, committed
  }

  @TaskLocal private static var current: Interruption?

  private let state = Atomic(State.running)
  /// How many times work may still ask before it is interrupted.
  private let asksLeft: Atomic<Int>
  /// When it happens by itself; nil for never.
  private let deadline: ContinuousClock.Instant?
  /// That of the work which this one is a part of.
  private let outer: Interruption?
  private let askLimit: Int

  /// Makes an interruption that happens when it is requested, when work has asked a number of
  /// times, or at a deadline.
  package init(afterAsks count: Int = .max, deadline: ContinuousClock.Instant? = nil) {
    asksLeft = Atomic(count)
    askLimit = count
    self.deadline = deadline
    outer = Self.current
  }

  /// How many times the work has asked.
  package var askCount: Int { askLimit - asksLeft.load(ordering: .relaxed) }

  /// Whether the current work should end.
  ///
  /// - Complexity: A few nanoseconds, so it suits loops whose rounds take a microsecond or more.
  package static var isRequested: Bool {
    guard let current else { return false }
    let asksLeft = current.asksLeft.wrappingSubtract(1, ordering: .relaxed).newValue
    // Reading the clock takes longer than everything else.
    let isLate = asksLeft & 15 == 0 && current.isDue
    if asksLeft < 0 || isLate { current.request() }
    return current.isInterrupted
  }

  /// Whether it was requested or its deadline has passed.
  package var isOver: Bool { isInterrupted || deadline.map { $0 <= .now } ?? false }

  /// Whether its deadline has passed, or the work that it is a part of is to end.
  private var isDue: Bool { deadline.map { $0 <= .now } ?? false || outer?.isOver ?? false }

  /// Announces something that cannot be undone, such as writing a file.
  ///
  /// Returns false if the work has been interrupted; true if nothing can interrupt it.
  package static func commit() -> Bool {
    guard let current else { return true }
    return current.leave(for: .committed) || current.state.load(ordering: .acquiring) == .committed
  }

  /// Interrupts the work.
  ///
  /// Returns false if the work has announced something that cannot be undone, so that its result is
  /// worth waiting for.
  @discardableResult
  package func request() -> Bool { leave(for: .interrupted) || isInterrupted }

  /// Runs work that can be interrupted; nil if it was.
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
