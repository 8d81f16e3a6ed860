/// The oracle: a dense two-phase simplex over exact fractions with Bland's rule.
///
/// Textbook standard form, minimise `c x` subject to `A x = b`, `x >= 0`, one artificial variable
/// per row. Slow, short and sharing no idea with the solver under test.
package struct ExactSimplex {
  /// What a program came to.
  package enum Outcome {
    case infeasible
    case unbounded
    case optimal(value: Fraction, point: [Fraction])
  }

  private var rows: [[Fraction]]
  private var right: [Fraction]
  private var basis: [Int]
  private let count: Int

  /// Minimises `cost * x` subject to `rows * x = right`, `x >= 0`.
  package static func minimise(
    _ cost: [Fraction], rows: [[Fraction]], right: [Fraction]
  ) -> Outcome {
    var tableau = ExactSimplex(rows: rows, right: right, count: cost.count)
    let artificial =
      Array(repeating: Fraction(0), count: cost.count)
      + Array(repeating: Fraction(1), count: rows.count)
    guard let first = tableau.run(artificial, columns: artificial.count) else { return .unbounded }
    if !first.isZero { return .infeasible }
    tableau.driveOutArtificials()
    let padded = cost + Array(repeating: Fraction(0), count: rows.count)
    guard let value = tableau.run(padded, columns: cost.count) else { return .unbounded }
    var point = Array(repeating: Fraction(0), count: cost.count)
    for (row, column) in tableau.basis.enumerated() where column < cost.count {
      point[column] = tableau.right[row]
    }
    return .optimal(value: value, point: point)
  }

  private init(rows: [[Fraction]], right: [Fraction], count: Int) {
    self.count = count
    self.rows = []
    self.right = []
    basis = []
    for (index, row) in rows.enumerated() {
      let sign = right[index] < Fraction(0) ? Fraction(-1) : Fraction(1)
      var padded = row.map { $0 * sign }
      for other in rows.indices { padded.append(Fraction(other == index ? 1 : 0)) }
      self.rows.append(padded)
      self.right.append(right[index] * sign)
      basis.append(count + index)
    }
  }

  private mutating func run(_ cost: [Fraction], columns: Int) -> Fraction? {
    while true {
      var entering: Int?
      for column in 0..<columns where !basis.contains(column) {
        var reduced = cost[column]
        for (row, basic) in basis.enumerated() where !rows[row][column].isZero {
          reduced = reduced - cost[basic] * rows[row][column]
        }
        if reduced < Fraction(0) {
          entering = column
          break
        }
      }
      guard let entering else {
        var value = Fraction(0)
        for (row, basic) in basis.enumerated() { value = value + cost[basic] * right[row] }
        return value
      }
      var leaving: Int?
      var best = Fraction(0)
      for row in rows.indices where rows[row][entering] > Fraction(0) {
        let ratio = right[row] / rows[row][entering]
        if let current = leaving, ratio > best || (ratio == best && basis[current] < basis[row]) {
          continue
        }
        leaving = row
        best = ratio
      }
      guard let leaving else { return nil }
      pivot(leaving, entering)
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let inverse = Fraction(1) / rows[row][column]
    for index in rows[row].indices where !rows[row][index].isZero {
      rows[row][index] = rows[row][index] * inverse
    }
    right[row] = right[row] * inverse
    for other in rows.indices where other != row && !rows[other][column].isZero {
      let factor = rows[other][column]
      for index in rows[other].indices where !rows[row][index].isZero {
        rows[other][index] = rows[other][index] - factor * rows[row][index]
      }
      right[other] = right[other] - factor * right[row]
    }
    basis[row] = column
  }

  private mutating func driveOutArtificials() {
    for row in rows.indices where basis[row] >= count {
      if let column = (0..<count).first(where: { !rows[row][$0].isZero && !basis.contains($0) }) {
        pivot(row, column)
      }
    }
  }
}
