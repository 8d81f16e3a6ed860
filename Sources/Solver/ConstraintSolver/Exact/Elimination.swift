/// Exact elimination of required equalities into a factored triangular form.
///
/// Each independent equality `sum(a * x) + b = 0` is solved for one of its variables,
///
///     x[p] = sum over q of t[p, q] * x[q] + c[p],
///
/// where the x[q] were not yet eliminated. Later steps may eliminate some of them; the rows stay
/// as they are (factored) and are substituted in the order of elimination where they are needed.
/// Redundant equalities vanish; a contradiction leaves `0 = b` with `b != 0`.
///
/// A variable that one equality alone mentions is peeled off first (``Peeling``): nothing has to be
/// substituted for that, so a row of n views takes O(n).
struct Elimination<S: ExactScalar>: Sendable {
  /// The eliminated variables in order, each with its row.
  private(set) var steps: [(variable: Int, row: SparseRow<S>)] = []
  /// For each variable the index of its step, or nil while it is free.
  private(set) var stepOfVariable: [Int?]

  init(variableCount: Int) {
    stepOfVariable = Array(repeating: nil, count: variableCount)
  }

  /// Whether a variable has been solved for.
  func isEliminated(_ variable: Int) -> Bool { stepOfVariable[variable] != nil }

  /// Solves the equality `row = 0` for one of its variables; none of them was eliminated before.
  mutating func define(_ variable: Int, by row: SparseRow<S>) {
    let factor = -(S.one / row[variable])
    var solved = SparseRow<S>(constant: factor * row.constant)
    for entry in row.entries where entry.index != variable {
      solved.entries.append(.init(index: entry.index, coefficient: factor * entry.coefficient))
    }
    stepOfVariable[variable] = steps.count
    steps.append((variable, solved))
  }

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
    define(pivot.index, by: reduced)
    return nil
  }

  /// Shortens chains of variables that are multiples of one another, in O(steps).
  mutating func compress() {
    for index in steps.indices.reversed() where steps[index].row.entries.count == 1 {
      let entry = steps[index].row.entries[0]
      guard let next = stepOfVariable[entry.index], steps[next].row.entries.count <= 1 else {
        continue
      }
      let row = steps[next].row
      steps[index].row = SparseRow(
        entries: row.entries.map {
          .init(index: $0.index, coefficient: entry.coefficient * $0.coefficient)
        }, constant: steps[index].row.constant + entry.coefficient * row.constant)
    }
  }

  /// The most steps that are substituted one by one before the form is spread out.
  private static var fewSteps: Int { 8 }

  /// Expresses a linear form in the free variables.
  func reduce(_ row: SparseRow<S>) -> SparseRow<S> {
    guard row.entries.contains(where: { stepOfVariable[$0.index] != nil }) else { return row }
    var result = row
    // Earlier steps may lead to later ones but not back, so in ascending order each is visited
    // once.
    var next = 0
    for _ in 0..<Self.fewSteps {
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
    return reduceSpread(result)
  }

  /// The same where many steps take part, in O(their terms * log).
  private func reduceSpread(_ row: SparseRow<S>) -> SparseRow<S> {
    var open = IndexMarks()
    open.grow(to: steps.count)
    var coefficients: [Int: S] = [:]
    var constant = row.constant
    func add(_ coefficient: S, at variable: Int) {
      guard let old = coefficients[variable] else {
        coefficients[variable] = coefficient
        if let step = stepOfVariable[variable] { open.mark(step) }
        return
      }
      let sum = old + coefficient
      coefficients[variable] = sum.isNegligible ? .zero : sum
    }
    for entry in row.entries { add(entry.coefficient, at: entry.index) }
    while let step = open.takeFirst() {
      let (variable, substitution) = steps[step]
      guard let factor = coefficients.removeValue(forKey: variable), factor != .zero else {
        continue
      }
      constant = constant + factor * substitution.constant
      for entry in substitution.entries { add(factor * entry.coefficient, at: entry.index) }
    }
    let entries = coefficients.filter { $0.value != .zero }.sorted { $0.key < $1.key }
    return SparseRow(
      entries: entries.map { .init(index: $0.key, coefficient: $0.value) }, constant: constant)
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
