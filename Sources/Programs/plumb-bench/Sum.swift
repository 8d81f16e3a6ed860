/// A linear expression, used to write workloads.
struct Sum {
  var terms: [(variable: Int, times: Double)] = []
  var constant = 0.0

  static func + (lhs: Sum, rhs: Sum) -> Sum {
    var result = lhs
    result.constant += rhs.constant
    for term in rhs.terms {
      if let index = result.terms.firstIndex(where: { $0.variable == term.variable }) {
        result.terms[index].times += term.times
      } else {
        result.terms.append(term)
      }
    }
    result.terms.removeAll { $0.times == 0 }
    return result
  }

  static func * (factor: Double, sum: Sum) -> Sum {
    Sum(
      terms: sum.terms.map { ($0.variable, factor * $0.times) }, constant: factor * sum.constant)
  }

  static func - (lhs: Sum, rhs: Sum) -> Sum { lhs + -1 * rhs }
  static func + (lhs: Sum, rhs: Double) -> Sum { lhs + Sum(constant: rhs) }
  static func - (lhs: Sum, rhs: Double) -> Sum { lhs + -rhs }
}
