internal import ConstraintSolver

/// A relation of two expressions, before it is added to a ``Solver``: `left + width <= 80`.
public struct Constraint: Hashable, Sendable {
  /// How the sides are related.
  public enum Relation: String, Hashable, Sendable {
    case equal = "=="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
  }

  /// The variables with their factors, and zero as the number: what is compared with the ``bound``.
  public let form: Expression
  /// The relation of the form to the bound.
  public let relation: Relation
  /// The number at the right.
  public var bound: Double

  /// Relates two expressions; all variables go to the left and all numbers to the right.
  public init(_ left: some Summable, _ relation: Relation, _ right: some Summable) {
    let difference = left - right
    form = difference.withoutConstant
    bound = -difference.constant
    self.relation = relation
  }

  func inner(at priority: ConstraintSolver.Priority) -> ConstraintSolver.Constraint {
    let kind: ConstraintSolver.Relation =
      switch relation {
      case .equal: .equal
      case .lessOrEqual: .lessOrEqual
      case .greaterOrEqual: .greaterOrEqual
      }
    return ConstraintSolver.Constraint(
      (form - bound).inner, kind, priority: priority)
  }
}

/// The sides are equal.
public func == (left: some Summable, right: some Summable) -> Constraint {
  Constraint(left, .equal, right)
}

/// The left side is at most the right one.
public func <= (left: some Summable, right: some Summable) -> Constraint {
  Constraint(left, .lessOrEqual, right)
}

/// The left side is at least the right one.
public func >= (left: some Summable, right: some Summable) -> Constraint {
  Constraint(left, .greaterOrEqual, right)
}

/// The left side is this number.
public func == (left: some Summable, right: Double) -> Constraint { left == Expression(right) }

/// The left side is at most this number.
public func <= (left: some Summable, right: Double) -> Constraint { left <= Expression(right) }

/// The left side is at least this number.
public func >= (left: some Summable, right: Double) -> Constraint { left >= Expression(right) }
