public import LayoutModel

/// A solved layout with everything the news needs to know about it.
public struct Examination: Sendable {
  /// The layout and its frames.
  public let solved: SolvedLayout
  /// For each broken rule, oldest first, why it broke.
  public let conflicts: [Conflict]
  /// What is not determined.
  public let freedom: Freedom

  /// Solves and examines a layout.
  public init(_ layout: Layout) { self.init(SolvedLayout(layout)) }

  /// Examines a solved layout.
  public init(_ solved: SolvedLayout) {
    self.solved = solved
    conflicts = Conflict.all(in: solved)
    freedom = Freedom(solved)
  }

  /// The layout.
  public var layout: Layout { solved.layout }
}
