/// A coefficient times a variable: a summand of an expression.
package struct Term: Hashable, Sendable {
  /// The variable.
  package var variable: Variable
  /// The coefficient.
  package var coefficient: Double

  /// Makes the term `coefficient * variable`.
  package init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
