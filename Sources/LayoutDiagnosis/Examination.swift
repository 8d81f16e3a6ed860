public import LayoutModel

/// A solved layout with everything the news needs to know about it.
///
/// It never changes, and is a class only so that handing it around costs one reference.
public final class Examination: Sendable {
  /// The layout and its frames.
  public let solved: SolvedLayout
  /// For each broken rule, oldest first, why it broke.
  public let conflicts: [Conflict]
  /// What is not determined.
  public let freedom: Freedom

  /// Solves and examines a layout.
  public convenience init(_ layout: Layout) { self.init(SolvedLayout(layout)) }

  /// Examines a solved layout.
  public init(_ solved: SolvedLayout) {
    self.solved = solved
    conflicts = Conflict.all(in: solved)
    freedom = Freedom(solved)
  }

  /// Solves and examines a layout that is another one than before in a few places.
  ///
  /// The answers are the same as from scratch; only what the difference touches is examined.
  /// To find out why rules break takes longer than all the rest; it is left out on request.
  public init(_ layout: Layout, after previous: Examination, withConflicts: Bool = true) {
    solved = SolvedLayout(layout, after: previous.solved)
    conflicts = withConflicts ? Conflict.all(in: solved, after: previous) : []
    freedom = Freedom(solved, after: previous.freedom)
  }

  /// The layout.
  public var layout: Layout { solved.layout }
}
