/// An unknown of a system: a real number that the solver chooses.
///
/// A variable is free: it may be positive or negative. A bound such as `width >= 0` is an ordinary
/// constraint. Variables are ordered by creation.
package struct Variable: Hashable, Comparable, Sendable {
  /// The position in the solver's array of values.
  package let index: Int

  /// Makes the variable at a position; it has a meaning only in a solver that made it.
  package init(index: Int) { self.index = index }

  /// Orders variables by creation.
  package static func < (lhs: Variable, rhs: Variable) -> Bool { lhs.index < rhs.index }
}
