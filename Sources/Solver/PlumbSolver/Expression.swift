internal import ConstraintSolver

/// A sum of multiples of variables and a number: `2 * a - b + 8`.
public struct Expression: Hashable, Sendable {
  /// The variables with their factors, in the order in which they were written.
  public private(set) var terms: [Term]
  /// The number.
  public private(set) var constant: Double

  /// A multiple of a variable.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public let variable: Variable
    /// What it is multiplied by.
    public let factor: Double
  }

  /// A number by itself.
  public init(_ constant: Double) { (terms, self.constant) = ([], constant) }

  /// A variable by itself.
  public init(_ variable: Variable) {
    (terms, constant) = ([Term(variable: variable, factor: 1)], 0)
  }

  var inner: ConstraintSolver.Expression {
    ConstraintSolver.Expression(
      terms.map { ConstraintSolver.Term($0.variable.inner, times: $0.factor) },
      constant: constant
    ).collected
  }
}

/// What sums are made of: variables and sums.
public protocol Summable: Sendable {
  /// The same as an expression.
  var expression: Expression { get }
}

extension Variable: Summable {
  /// The variable by itself.
  public var expression: Expression { Expression(self) }
}

extension Expression: Summable {
  /// The expression itself.
  public var expression: Expression { self }

  fileprivate init(terms: [Term], constant: Double) {
    (self.terms, self.constant) = (terms, constant)
  }

  /// The variables without the number.
  var withoutConstant: Expression { Expression(terms: terms, constant: 0) }
}

/// The sum of two expressions.
public func + (lhs: some Summable, rhs: some Summable) -> Expression {
  let (lhs, rhs) = (lhs.expression, rhs.expression)
  return Expression(terms: lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
}

/// An expression and a number.
public func + (lhs: some Summable, rhs: Double) -> Expression { lhs + Expression(rhs) }

/// A multiple of an expression.
public func * (factor: Double, expression: some Summable) -> Expression {
  let expression = expression.expression
  return Expression(
    terms: expression.terms.map {
      Expression.Term(variable: $0.variable, factor: factor * $0.factor)
    }, constant: factor * expression.constant)
}

/// The difference of two expressions.
public func - (lhs: some Summable, rhs: some Summable) -> Expression { lhs + -1 * rhs }

/// An expression without a number.
public func - (lhs: some Summable, rhs: Double) -> Expression { lhs + -rhs }
