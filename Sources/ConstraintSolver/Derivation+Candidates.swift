extension Derivation {
  /// Returns the forms that can take part in a sum that gives an expression, judging only by their
  /// variables.
  ///
  /// A form with a variable that occurs neither in another form nor in the expression is not part
  /// of any such sum; when it is left out, the same may be true of others. Of the remaining forms
  /// only those count that are connected with the expression by common variables, directly or
  /// through others. In terms of matroids: coloops are dropped, and then the components that do not
  /// contain the expression; a sum that prefers some forms to others does not change. Variables for
  /// which `isGiven` is true count as numbers and connect nothing.
  ///
  /// - Returns: Ascending positions in `forms`.
  /// - Complexity: O(terms).
  package static func candidates(
    for expression: Expression, among forms: [Expression], isGiven: (Variable) -> Bool
  ) -> [Int] {
    let own = forms.count
    let rows = (forms + [expression]).map { form in
      form.collected.terms.compactMap { isGiven($0.variable) ? nil : $0.variable.index }
    }
    var uses = Array(repeating: 0, count: (rows.lazy.joined().max() ?? -1) + 1)
    // For each variable, the exclusive or of its rows: when only one is left, it is that row.
    var users = uses
    for (row, variables) in rows.enumerated() {
      for variable in variables {
        uses[variable] += 1
        users[variable] ^= row
      }
    }
    var isDropped = Array(repeating: false, count: rows.count)
    var lonely = uses.indices.filter { uses[$0] == 1 }
    while let variable = lonely.popLast() {
      let row = users[variable]
      guard uses[variable] == 1, row != own else { continue }
      isDropped[row] = true
      for other in rows[row] {
        uses[other] -= 1
        users[other] ^= row
        if uses[other] == 1 { lonely.append(other) }
      }
    }
    return connected(to: own, rows, isDropped)
  }

  /// The rows that are connected with a row by common variables, directly or through others,
  /// without the row itself.
  private static func connected(to own: Int, _ rows: [[Int]], _ isDropped: [Bool]) -> [Int] {
    // The rows of each variable, one list behind the other.
    var starts = Array(repeating: 0, count: (rows.lazy.joined().max() ?? -1) + 2)
    for (row, variables) in rows.enumerated() where !isDropped[row] {
      for variable in variables { starts[variable + 1] += 1 }
    }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var rowsOfVariable = Array(repeating: 0, count: starts[starts.count - 1])
    var ends = starts
    for (row, variables) in rows.enumerated() where !isDropped[row] {
      for variable in variables {
        rowsOfVariable[ends[variable]] = row
        ends[variable] += 1
      }
    }
    var isFound = Array(repeating: false, count: rows.count)
    var isSeen = Array(repeating: false, count: starts.count)
    isFound[own] = true
    var open = [own]
    while let row = open.popLast() {
      for variable in rows[row] where !isSeen[variable] {
        isSeen[variable] = true
        for next in rowsOfVariable[starts[variable]..<ends[variable]] where !isFound[next] {
          isFound[next] = true
          open.append(next)
        }
      }
    }
    return rows.indices.filter { isFound[$0] && $0 != own }
  }
}
