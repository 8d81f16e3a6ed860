import ConstraintSolver

/// Many constraints in a few flat arrays, so that reading a large file leaves a small heap.
struct RowList {
  private var priorities: [Double] = []
  private var relations: [Relation] = []
  private var constants: [Double] = []
  private var starts = [0]
  private var variables: [Int] = []
  private var coefficients: [Double] = []

  /// Appends a row with the given terms.
  mutating func append(
    priority: Double, _ relation: Relation, _ terms: some Sequence<(variable: Int, times: Double)>,
    constant: Double
  ) {
    for term in terms {
      variables.append(term.variable)
      coefficients.append(term.times)
    }
    starts.append(variables.count)
    priorities.append(priority)
    relations.append(relation)
    constants.append(constant)
  }

  /// Returns the same rows in another order.
  func reordered(_ order: [Int]) -> RowList {
    var result = RowList()
    for index in order {
      let row = self[index]
      result.append(
        priority: row.priority, row.relation,
        zip(row.variables, row.coefficients).lazy.map { (variable: $0, times: $1) },
        constant: row.constant)
    }
    return result
  }
}

extension RowList: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { priorities.count }

  subscript(index: Int) -> Row {
    let terms = starts[index]..<starts[index + 1]
    return Row(
      priority: priorities[index], relation: relations[index], variables: variables[terms],
      coefficients: coefficients[terms], constant: constants[index])
  }
}
