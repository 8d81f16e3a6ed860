import FlatStorage

/// The variables of a part that required equalities make numbers, each by the numbers before it.
struct Numbers: ~Copyable {
  /// Local variables, in the order in which they became known.
  private(set) var order = FlatArray<Int32>()
  /// Per local variable the row that tells its number, or -1.
  let teller: FlatArray<Int32>
  /// Per local variable its number, if it is known.
  let value: FlatArray<Double>
  /// The rows about a variable are those at `start[variable] ..< start[variable + 1]`.
  private let start: FlatArray<Int32>
  private let users: FlatArray<Int32>

  /// Looks at all that follows row by row; in O(terms).
  init(_ part: borrowing Part) {
    let (variableCount, rowCount) = (part.variables.count, part.rows.count)
    teller = FlatArray(repeating: -1, count: variableCount)
    value = FlatArray(repeating: 0, count: variableCount)
    start = FlatArray(repeating: 0, count: variableCount + 1)
    users = FlatArray(repeating: 0, count: part.rows.terms.count)
    for row in 0..<rowCount where part.ids[row] >= 0 {
      for term in part.rows.terms(of: row) { start[term.variable] += 1 }
    }
    var total: Int32 = 0
    for variable in 0...variableCount {
      total += start[variable]
      start[variable] = total
    }
    for row in 0..<rowCount where part.ids[row] >= 0 {
      for term in part.rows.terms(of: row) {
        start[term.variable] -= 1
        users[start[term.variable]] = Int32(row)
      }
    }
    // How many variables of an equality are unknown.
    let unknown = FlatArray<Int32>(repeating: 0, count: rowCount)
    var open = FlatArray<Int32>()
    for row in 0..<rowCount where part.ids[row] >= 0 && part.rows.isRequiredEquality(row) {
      unknown[row] = Int32(part.rows.terms(of: row).count)
      if unknown[row] == 1 { open.append(Int32(row)) }
    }
    var next = 0
    while next < open.count {
      let row = Int(open[next])
      next += 1
      guard unknown[row] == 1, let variable = tell(by: row, of: part) else { continue }
      for place in start[variable]..<start[variable + 1] {
        let user = users[place]
        unknown[user] -= 1
        if unknown[user] == 1 { open.append(user) }
      }
    }
  }

  /// Notes the number of the only variable of a row that is not known; nil where it would not be
  /// exact enough.
  private mutating func tell(by row: Int, of part: borrowing Part) -> Int32? {
    var sum = part.rows.constant[row]
    var largest = 0.0
    var last: SystemRows.Term?
    for term in part.rows.terms(of: row) {
      largest = max(largest, abs(term.coefficient))
      if isKnown(term.variable) {
        sum += term.coefficient * value[term.variable]
      } else {
        last = term
      }
    }
    guard let last, abs(last.coefficient) >= EliminationWork.threshold * largest else {
      return nil
    }
    let number = -sum / last.coefficient
    value[last.variable] = number == 0 ? 0 : number
    teller[last.variable] = Int32(row)
    order.append(last.variable)
    return last.variable
  }

  func isKnown(_ variable: Int32) -> Bool { teller[variable] >= 0 }

  /// The rows that mention a variable.
  func rows(of variable: Int32) -> UnsafeMutableBufferPointer<Int32> {
    let first = Int(start[variable])
    return UnsafeMutableBufferPointer(
      rebasing: users.elements[first..<Int(start[variable + 1])])
  }
}
