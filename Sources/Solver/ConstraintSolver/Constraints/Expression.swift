/// A linear expression `sum(a * x) + b`.
///
/// Terms keep the order they were given in; a variable may occur more than once, its
/// coefficients then add up.
package struct Expression: Hashable, Sendable {
  /// The terms.
  package var terms: [Term]
  /// The constant `b`.
  package var constant: Double

  /// Makes the expression `sum(terms) + constant`.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the expression `variable`.
  package init(_ variable: Variable) { self.init([Term(variable)]) }

  /// Returns the value at a point; O(terms).
  package func value(at point: (Variable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * point($1.variable) }
  }

  /// Returns the sum of two expressions.
  package static func + (lhs: Expression, rhs: Expression) -> Expression {
    Expression(lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  /// Returns the difference of two expressions.
  package static func - (lhs: Expression, rhs: Expression) -> Expression { lhs + -1 * rhs }

  /// Returns an expression multiplied by a factor.
  package static func * (factor: Double, expression: Expression) -> Expression {
    Expression(
      expression.terms.map { Term($0.variable, times: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }

  /// Returns an expression with a number added to its constant.
  package static func + (lhs: Expression, rhs: Double) -> Expression {
    Expression(lhs.terms, constant: lhs.constant + rhs)
  }

  /// Returns an expression with a number subtracted from its constant.
  package static func - (lhs: Expression, rhs: Double) -> Expression { lhs + -rhs }

  /// The same expression with one term per variable, in the order of the variables, without zeros.
  package var collected: Expression {
    if isCollected { return self }
    var sorted = terms.filter { $0.coefficient != 0 }
    sorted.sort { $0.variable < $1.variable }
    var merged: [Term] = []
    for term in sorted {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    return Expression(merged, constant: constant)
  }

  private var isCollected: Bool {
    terms.indices.allSatisfy { index in
      terms[index].coefficient != 0
        && (index == 0 || terms[index - 1].variable < terms[index].variable)
    }
  }
}
