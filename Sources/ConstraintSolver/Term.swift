/// A coefficient times a variable, one summand of an expression.
public struct Term: Hashable, Sendable {
  /// What is multiplied.
  public var variable: Variable
  /// By how much.
  public var coefficient: Double

  /// The summand `coefficient * variable`.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
