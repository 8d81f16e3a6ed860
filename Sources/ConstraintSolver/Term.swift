/// A coefficient times a variable, one summand of an expression.
package struct Term: Hashable, Sendable {
  /// What is multiplied.
  package var variable: Variable
  /// By how much.
  package var coefficient: Double

  /// The summand `coefficient * variable`.
  package init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
