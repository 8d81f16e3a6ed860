import Synchronization

/// Counts how often lines are examined, for tests that it happens only once.
package final class ReadingTally: Sendable {
  /// The tally of the current task; nil if nothing is counted.
  @TaskLocal package static var current: ReadingTally?

  private let lexed = Atomic(0)
  private let sorted = Atomic(0)

  /// Makes a tally of zero.
  package init() {}

  /// How many times a text was split into tokens.
  package var lexedCount: Int { lexed.load(ordering: .relaxed) }
  /// How many times a line was classified.
  package var sortedCount: Int { sorted.load(ordering: .relaxed) }

  static func countLexed() { current?.lexed.add(1, ordering: .relaxed) }

  /// Counts the classification of a line.
  package static func countSorted() { current?.sorted.add(1, ordering: .relaxed) }
}
