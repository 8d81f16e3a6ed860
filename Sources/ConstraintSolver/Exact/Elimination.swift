/// Exact elimination of required equalities into a factored triangular form.
///
/// Each independent equality `sum(a * x) + b = 0` is solved for one of its variables,
///
///     x[p] = sum over q of t[p, q] * x[q] + c[p],
///
/// where the x[q] were not yet eliminated. Later steps may eliminate some of them; the rows stay
/// as they are (factored) and are substituted in the order of elimination where they are needed.
/// Redundant equalities vanish; a contradiction leaves `0 = b` with `b != 0`.
struct Elimination<S: Scalar>: Sendable {
  /// The eliminated variables in order, each with its row.
  private(set) var steps: [(variable: Int, row: SparseRow<S>)] = []
  /// For each variable the index of its step, or nil while it is free.
  private(set) var stepOfVariable: [Int?]

  init(variableCount: Int) {
    stepOfVariable = Array(repeating: nil, count: variableCount)
  }

  /// Whether a variable has been solved for.
  func isEliminated(_ variable: Int) -> Bool { stepOfVariable[variable] != nil }

  /// Adds the equality `row = 0`.
  ///
  /// `cost` says how much a variable should be kept, as a sequence compared lexicographically; the
  /// one with the smallest cost is eliminated. Returns what is left of the constant if the row is
  /// dependent on the equalities before it, which is zero for a redundant one; nil otherwise.
  mutating func eliminate(
    _ row: SparseRow<S>, keeping cost: (Int) -> (Int, Int)
  ) -> S? {
    let reduced = reduce(row)
    guard let largest = reduced.entries.map(\.coefficient.magnitude).max() else {
      return reduced.constant
    }
    var pivot = reduced.entries[0]
    var best: (Int, Int)?
    for entry in reduced.entries {
      // Threshold pivoting is numerically stable, and still allows a choice by sparsity.
      let threshold = S(meaning: 0.05) * largest
      guard entry.coefficient.magnitude >= threshold else { continue }
      let candidate = cost(entry.index)
      if best.map({ candidate < $0 }) ?? true {
        best = candidate
        pivot = entry
      }
    }
    let factor = -(S.one / pivot.coefficient)
    var solved = SparseRow<S>(constant: factor * reduced.constant)
    for entry in reduced.entries where entry.index != pivot.index {
      solved.entries.append(.init(index: entry.index, coefficient: factor * entry.coefficient))
    }
    stepOfVariable[pivot.index] = steps.count
    steps.append((pivot.index, solved))
    return nil
  }

  /// Expresses a linear form in the free variables.
  func reduce(_ row: SparseRow<S>) -> SparseRow<S> {
    guard row.entries.contains(where: { stepOfVariable[$0.index] != nil }) else { return row }
    var result = row
    // Earlier steps may lead to later ones but not back, so in ascending order each is visited
    // once.
    var next = 0
    while true {
      var earliest: Int?
      for entry in result.entries {
        if let step = stepOfVariable[entry.index], step >= next, step < earliest ?? .max {
          earliest = step
        }
      }
      guard let step = earliest else { return result }
      let (variable, substitution) = steps[step]
      let factor = result[variable]
      result.entries.removeAll { $0.index == variable }
      result = result.adding(substitution, times: factor)
      next = step + 1
    }
  }

  /// Computes the values of eliminated variables from those of the free ones, the last eliminated
  /// first.
  func complete(_ values: inout [S]) { complete(&values, withConstants: true) }

  /// Computes the motion of eliminated variables from that of the free ones.
  func complete(motion: inout [S]) { complete(&motion, withConstants: false) }

  private func complete(_ values: inout [S], withConstants: Bool) {
    for (variable, row) in steps.reversed() {
      var value = withConstants ? row.constant : .zero
      for entry in row.entries { value = value + entry.coefficient * values[entry.index] }
      values[variable] = value
    }
  }
}
