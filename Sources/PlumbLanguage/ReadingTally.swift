import Synchronization

/// Counts how often lines are looked at, for whoever wants to know that it happens once.
package final class ReadingTally: Sendable {
  /// What counts in this task; nil where nothing does.
  @TaskLocal package static var current: ReadingTally?

  private let lexed = Atomic(0)
  private let sorted = Atomic(0)

  /// Nothing was read yet.
  package init() {}

  /// How often a text was split into tokens.
  package var lexedCount: Int { lexed.load(ordering: .relaxed) }
  /// How often it was decided what a line is.
  package var sortedCount: Int { sorted.load(ordering: .relaxed) }

  static func countLexed() { current?.lexed.add(1, ordering: .relaxed) }

  /// Notes that it was decided what a line is.
  package static func countSorted() { current?.sorted.add(1, ordering: .relaxed) }
}
