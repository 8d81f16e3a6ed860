/// Which points are optimal and how many dimensions they span, with a proof.
///
/// The proof has two halves, both checked by adding up in fractions. The prices prove every one of
/// the points optimal, and the points are in general position, so the dimension is at least
/// ``dimension``. And in every optimal point the constraints whose price is inside the range of
/// their prices hold with equality (complementary slackness); their rank leaves no more dimensions
/// than that.
package struct FaceProof: Sendable {
  /// The price of each constraint.
  package let prices: [Price]
  /// Optimal points in general position, by ``Variable/index``; one more than the dimension.
  package let points: [[Rational]]

  /// The number of independent ways to move without leaving the optimal points.
  package var dimension: Int { points.count - 1 }

  /// Solves a system in exact arithmetic; nil if the required constraints contradict each other.
  ///
  /// Intended for systems of a few hundred constraints, as the simplex tableau is dense.
  package init?(_ constraints: [Constraint], variableCount: Int) {
    let rows = constraints.map { SparseRow<Rational>($0.expression) }
    guard
      let solution = try? Solution(
        variableCount: variableCount, rows: rows, constraints: constraints,
        pictureOrder: PictureOrder())
    else { return nil }
    self.init(solution, constraints, rows)
  }

  /// Explores the optimal points of a solved system.
  init(_ solution: Solution<Rational>, _ constraints: [Constraint], _ rows: [SparseRow<Rational>]) {
    let search = FaceSearch(solution, constraints, rows)
    prices = solution.balanced(search.prices, of: constraints, rows)
    points = search.points
  }

  /// Whether a quantity has the same value in all optimal points.
  package func isUnique(_ expression: Expression) -> Bool {
    motion(of: expression).allSatisfy(\.isZero)
  }

  /// Returns how a quantity changes from the first point to each of the others.
  package func motion(of expression: Expression) -> [Rational] {
    let row = SparseRow<Rational>(expression)
    let first = row.value(at: points[0])
    return points.dropFirst().map { row.value(at: $0) - first }
  }

  /// Checks the proof exactly, from the constraints alone.
  package func verify(_ constraints: [Constraint], variableCount: Int) -> Bool {
    verify(
      PriceCheck(constraints, constraints.map { SparseRow<Rational>($0.expression) }),
      variableCount: variableCount)
  }

  func verify(_ check: PriceCheck, variableCount: Int) -> Bool {
    guard check.isBalanced(prices), let first = points.first,
      points.allSatisfy({ $0.count == variableCount && check.rests(prices, at: $0) })
    else { return false }
    var space = RowSpace<Rational>()
    for (number, point) in points.dropFirst().enumerated() {
      let direction = SparseRow<Rational>(
        entries: point.indices.filter { point[$0] != first[$0] }.map {
          .init(index: $0, coefficient: point[$0] - first[$0])
        })
      guard space.insert(direction, source: number) == nil else { return false }
    }
    return check.rankOfEqualities(prices) + dimension == variableCount
  }
}

extension SparseRow {
  /// Returns the value of the form at a point.
  func value(at point: [S]) -> S {
    entries.reduce(constant) { $0 + $1.coefficient * point[$1.index] }
  }
}
