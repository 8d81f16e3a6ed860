import FlatStorage

// MARK: - What a sum can consist of

extension SystemRows {
  /// Returns the rows that hold with equality and can take part in a sum that gives a form, judging
  /// only by their variables.
  ///
  /// - Parameters:
  ///   - own: The form's variables, each once, without those that are given.
  ///   - given: Variables that count as numbers.
  ///   - values: The number of each variable.
  ///   - ids: The caller's name of each row; negative for one that was removed.
  /// - Returns: The rows, in no order.
  /// - Complexity: O(terms).
  func summands(
    of own: [Int32], given: [Int32], at values: borrowing FlatArray<Double>,
    ids: borrowing FlatArray<Int32>
  ) -> [Int] {
    let uses = FlatArray<Int32>(repeating: 0, count: values.count)
    // For each variable, the exclusive or of its rows: when only one is left, it is that row.
    let users = FlatArray<Int32>(repeating: 0, count: values.count)
    let isNumber = FlatArray<Bool>(repeating: false, count: values.count)
    let takesPart = FlatArray<Bool>(repeating: false, count: count)
    for variable in given { isNumber[variable] = true }
    for row in 0..<count where ids[row] >= 0 && isTight(row, at: values) {
      takesPart[row] = true
      for term in terms(of: row) where !isNumber[term.variable] {
        uses[term.variable] += 1
        users[term.variable] ^= Int32(row)
      }
    }
    // The form itself uses its variables, and stays.
    for variable in own { uses[variable] += 2 }
    var lonely = FlatArray<Int32>()
    for variable in 0..<Int32(values.count) where uses[variable] == 1 {
      lonely.append(variable)
    }
    while lonely.count > 0 {
      let variable = lonely.removeLast()
      guard uses[variable] == 1 else { continue }
      let row = users[variable]
      takesPart[row] = false
      for term in terms(of: Int(row)) where !isNumber[term.variable] {
        uses[term.variable] -= 1
        users[term.variable] ^= row
        if uses[term.variable] == 1 { lonely.append(term.variable) }
      }
    }
    for variable in own { uses[variable] -= 2 }
    return connected(with: own, takesPart, isNumber, uses)
  }

  /// Whether a row holds with equality at the point.
  private func isTight(_ row: Int, at values: borrowing FlatArray<Double>) -> Bool {
    var value = constant[row]
    for term in terms(of: row) { value += term.coefficient * values[term.variable] }
    return abs(value) < Tolerance.value
  }

  /// The rows that are connected with variables by common variables, directly or through others,
  /// among those that take part; `uses` is how many of them are about each variable.
  private func connected(
    with own: [Int32], _ takesPart: borrowing FlatArray<Bool>,
    _ isNumber: borrowing FlatArray<Bool>, _ uses: borrowing FlatArray<Int32>
  ) -> [Int] {
    // The rows of each variable, one list behind the other; `end` is where a list ends so far.
    let end = FlatArray<Int32>(repeating: 0, count: uses.count)
    var total: Int32 = 0
    for variable in 0..<uses.count {
      end[variable] = total
      total += uses[variable]
    }
    let users = FlatArray<Int32>(repeating: 0, count: Int(total))
    for row in 0..<count where takesPart[row] {
      for term in terms(of: row) where !isNumber[term.variable] {
        users[end[term.variable]] = Int32(row)
        end[term.variable] += 1
      }
    }
    let isFound = FlatArray<Bool>(repeating: false, count: count)
    let isSeen = FlatArray<Bool>(repeating: false, count: uses.count)
    var open = FlatArray<Int32>()
    for variable in own { open.append(variable) }
    var found: [Int] = []
    while open.count > 0 {
      let variable = open.removeLast()
      guard !isSeen[variable] else { continue }
      isSeen[variable] = true
      for place in end[variable] - uses[variable]..<end[variable] where !isFound[users[place]] {
        isFound[users[place]] = true
        found.append(Int(users[place]))
        for term in terms(of: Int(users[place])) where !isNumber[term.variable] {
          open.append(term.variable)
        }
      }
    }
    return found
  }
}
