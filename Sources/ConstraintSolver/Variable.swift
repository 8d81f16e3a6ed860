/// One unknown of a system: a real number the solver chooses.
///
/// A variable is free: positive and negative values are equally welcome. A bound such as
/// `width >= 0` is an ordinary constraint. Ordered by creation.
package struct Variable: Hashable, Comparable, Sendable {
  /// The position in the solver's array of values.
  package let index: Int

  /// The variable at a position; only a solver that made it gives it a meaning.
  package init(index: Int) { self.index = index }

  /// The order of the two.
  package static func < (lhs: Variable, rhs: Variable) -> Bool { lhs.index < rhs.index }
}
