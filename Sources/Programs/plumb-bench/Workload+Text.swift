import ConstraintSolver

/// The text form of workloads, one record per line:
///
/// ```
/// layout 1
/// family W1
/// views 101                               root included
/// vars 404
/// edit VARIABLE INITIAL
/// c PRIORITY REL K V1 A1 ... VK AK B      sum(A * V) + B REL 0; REL is eq, le or ge
/// probe PRIORITY REL K ... B              added and removed, one at a time
/// step VALUE                              suggested, one after the other
/// ```
extension Workload {
  /// The text of the workload; numbers are written so that they are read back exactly.
  var text: String {
    var text = "layout 1\nfamily \(family)\nviews \(viewCount)\nvars \(variableCount)\n"
    text += "edit \(editVariable) \(Self.spelled(initialValue))\n"
    for row in rows { Self.write("c", row, to: &text) }
    for row in probes { Self.write("probe", row, to: &text) }
    for step in steps { text += "step \(Self.spelled(step))\n" }
    return text
  }

  private static func write(_ tag: String, _ row: Row, to text: inout String) {
    text += "\(tag) \(spelled(row.priority)) \(row.relation.word) \(row.variables.count)"
    for (variable, coefficient) in zip(row.variables, row.coefficients) {
      text += " \(variable) \(spelled(coefficient))"
    }
    text += " \(spelled(row.constant))\n"
  }

  private static func spelled(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Relation {
  /// The spelling of the relation in files.
  var word: String {
    switch self {
    case .equal: "eq"
    case .lessOrEqual: "le"
    case .greaterOrEqual: "ge"
    }
  }
}
