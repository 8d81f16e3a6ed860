import FlatStorage

/// Many constraints in flat arrays, for building a large system without an object per constraint.
package struct ConstraintBatch: Sendable {
  private var terms: [Term] = []
  private var ends: [Int] = []
  private var constants: [Double] = []
  private var relations: [Relation] = []
  private var priorities: [Priority] = []

  /// Makes an empty batch with room for some constraints and terms.
  package init(capacity: Int = 0, terms termCapacity: Int = 0) {
    terms.reserveCapacity(termCapacity)
    ends.reserveCapacity(capacity)
    constants.reserveCapacity(capacity)
    relations.reserveCapacity(capacity)
    priorities.reserveCapacity(capacity)
  }

  /// The number of constraints.
  package var count: Int { ends.count }

  /// Adds a term to the current constraint, which ``endConstraint(constant:_:priority:)`` ends.
  package mutating func appendTerm(_ variable: Variable, times coefficient: Double) {
    terms.append(Term(variable, times: coefficient))
  }

  /// Ends the current constraint, which is `sum(terms) + constant REL 0` with the terms added since
  /// the last one.
  package mutating func endConstraint(
    constant: Double, _ relation: Relation, priority: Priority
  ) {
    ends.append(terms.count)
    constants.append(constant)
    relations.append(relation)
    priorities.append(priority)
  }

  /// Appends a constraint.
  package mutating func append(_ constraint: Constraint) {
    terms += constraint.expression.terms
    endConstraint(
      constant: constraint.expression.constant, constraint.relation,
      priority: constraint.priority)
  }

  /// Whether all variables pass a test.
  func allVariables(_ test: (Variable) -> Bool) -> Bool {
    terms.allSatisfy { test($0.variable) }
  }

  /// Whether all numbers in it are finite.
  var isFinite: Bool {
    terms.allSatisfy { $0.coefficient.isFinite } && constants.allSatisfy(\.isFinite)
  }

  /// Appends the constraints to rows over global variables.
  func append(to rows: inout SystemRows) {
    var next = 0
    for index in ends.indices {
      while next < ends[index] {
        rows.terms.append(
          SystemRows.Term(
            variable: Int32(terms[next].variable.index), coefficient: terms[next].coefficient))
        next += 1
      }
      rows.endRow(
        constant: constants[index], relation: relations[index], priority: priorities[index].value)
    }
  }
}
