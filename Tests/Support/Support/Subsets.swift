package import ConstraintSolver

/// All smallest conflicts of a small system, by trying every subset with the oracle.
package func smallestConflicts(
  containing culprit: Int, among candidates: [Constraint], background: [Constraint],
  variableCount: Int
) -> [[Int]] {
  var best: [[Int]] = []
  for bits in 0..<(1 << candidates.count) where bits & (1 << culprit) != 0 {
    let members = candidates.indices.filter { bits & (1 << $0) != 0 }
    if let size = best.first?.count, members.count > size { continue }
    guard !isFeasible(members.map { candidates[$0] } + background, variableCount) else { continue }
    // Without the culprit it has to be feasible, or the culprit is not part of the conflict.
    let others = members.filter { $0 != culprit }
    guard isFeasible(others.map { candidates[$0] } + background, variableCount) else { continue }
    if let size = best.first?.count, members.count < size { best = [] }
    best.append(members)
  }
  return best.sorted { $0.lexicographicallyPrecedes($1) }
}

/// The oracle's verdict on required constraints.
package func isFeasible(_ constraints: [Constraint], _ variableCount: Int) -> Bool {
  var oracle = LevelOracle(
    variableCount: variableCount,
    constraints: constraints.map {
      var copy = $0
      copy.priority = .required
      return copy
    })
  return oracle.optimum() != nil
}

/// All minimal conflicts of a small system, by trying every subset with the oracle: those with
/// fewer members first, ties by position.
package func minimalConflicts(
  among candidates: [Constraint], background: [Constraint], variableCount: Int
) -> [[Int]] {
  let subsets = (1..<(1 << candidates.count)).sorted { a, b in
    (a.nonzeroBitCount, a) < (b.nonzeroBitCount, b)
  }
  var minimal: [Int] = []
  for bits in subsets {
    // Whatever contains a conflict is one, but not a minimal one.
    if minimal.contains(where: { $0 & bits == $0 }) { continue }
    let members = candidates.indices.filter { bits & (1 << $0) != 0 }
    if !isFeasible(members.map { candidates[$0] } + background, variableCount) {
      minimal.append(bits)
    }
  }
  return minimal.map { bits in candidates.indices.filter { bits & (1 << $0) != 0 } }.sorted {
    a, b in
    a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
  }
}
