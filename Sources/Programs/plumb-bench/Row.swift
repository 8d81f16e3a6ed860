import ConstraintSolver

/// A constraint `sum(a * x) + b REL 0`.
struct Row {
  var priority: Double
  var relation: Relation
  var variables: ArraySlice<Int>
  var coefficients: ArraySlice<Double>
  var constant: Double

  var isRequired: Bool { priority == Priority.required.value }

  /// Returns the error of the constraint for the given values, 0 if it is satisfied.
  func error(at values: [Double]) -> Double {
    var sum = constant
    for (variable, coefficient) in zip(variables, coefficients) {
      sum += coefficient * values[variable]
    }
    switch relation {
    case .equal: return abs(sum)
    case .lessOrEqual: return max(0, sum)
    case .greaterOrEqual: return max(0, -sum)
    }
  }
}
