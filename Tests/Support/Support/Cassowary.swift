package import ConstraintSolver

/// The simplex of Cassowary (Badros, Borning and Stuckey, 2001) for required constraints, as an
/// engine like UIKit's keeps it: lengths and slacks are never negative, positions are free.
///
/// One constraint after the other enters. A free position leaves for the basis whenever it can; so
/// what nobody decides is a length or a slack at zero, or a position at zero. Written to compare
/// pictures with, in exact fractions.
package struct Cassowary {
  /// `basic = constant + sum(coefficient * variable)`, by variable.
  private struct Row {
    var constant = Fraction(0)
    var terms: [Int: Fraction] = [:]

    mutating func add(_ other: Row, times factor: Fraction) {
      constant = constant + other.constant * factor
      for (variable, coefficient) in other.terms { add(variable, coefficient * factor) }
    }

    mutating func add(_ variable: Int, _ coefficient: Fraction) {
      let sum = (terms[variable] ?? Fraction(0)) + coefficient
      terms[variable] = sum.isZero ? nil : sum
    }
  }

  private var rows: [Int: Row] = [:]
  private var isRestricted: [Bool]
  private let count: Int

  /// An engine of variables of which some, the lengths, are never negative.
  package init(variableCount: Int, lengths: [Variable]) {
    count = variableCount
    isRestricted = Array(repeating: false, count: variableCount)
    for variable in lengths { isRestricted[variable.index] = true }
  }

  /// Makes a constraint hold; false if it contradicts those before it.
  package mutating func add(_ constraint: Constraint) -> Bool {
    var form = Row(constant: Fraction(exactly: constraint.expression.constant))
    for term in constraint.expression.terms {
      let coefficient = Fraction(exactly: term.coefficient)
      if let row = rows[term.variable.index] {
        form.add(row, times: coefficient)
      } else {
        form.add(term.variable.index, coefficient)
      }
    }
    if constraint.relation != .equal {
      form.add(isRestricted.count, Fraction(constraint.relation == .lessOrEqual ? 1 : -1))
      isRestricted.append(true)
    }
    let candidates = form.terms.keys.sorted()
    if let free = candidates.first(where: { !isRestricted[$0] }) {
      solve(form, for: free)
      return true
    }
    // A restricted one that comes out positive.
    if let slack = candidates.last, slack >= count,
      let coefficient = form.terms[slack], form.constant / -coefficient >= Fraction(0)
    {
      solve(form, for: slack)
      return true
    }
    return addArtificially(form)
  }

  /// The values of the variables.
  package var values: [Double] {
    (0..<count).map { rows[$0]?.constant.double ?? 0 }
  }

  /// Brings a variable of `form == 0` into the basis.
  private mutating func solve(_ form: Row, for variable: Int) {
    guard let coefficient = form.terms[variable] else { return }
    var row = Row()
    row.add(form, times: Fraction(-1) / coefficient)
    row.terms[variable] = nil
    substitute(row, for: variable)
    rows[variable] = row
  }

  private mutating func substitute(_ row: Row, for variable: Int) {
    for (basic, var other) in rows {
      guard let coefficient = other.terms.removeValue(forKey: variable) else { continue }
      other.add(row, times: coefficient)
      rows[basic] = other
    }
  }

  /// Phase one: an artificial variable takes the error and is brought to zero.
  private mutating func addArtificially(_ given: Row) -> Bool {
    var form = given
    if form.constant < Fraction(0) {
      form = Row()
      form.add(given, times: Fraction(-1))
    }
    let artificial = isRestricted.count
    isRestricted.append(true)
    rows[artificial] = form
    while let row = rows[artificial], !row.constant.isZero {
      guard
        let entering = row.terms.filter({ $0.value < Fraction(0) }).map(\.key).min(),
        let leaving = leaving(for: entering)
      else { return false }
      pivot(entering, leaving)
    }
    if let row = rows[artificial] {
      guard let entering = row.terms.keys.min() else {
        rows[artificial] = nil
        return true
      }
      pivot(entering, artificial)
    }
    for basic in rows.keys { rows[basic]?.terms[artificial] = nil }
    return true
  }

  /// The restricted basic variable that reaches zero first.
  private func leaving(for entering: Int) -> Int? {
    var best: (ratio: Fraction, variable: Int)?
    for variable in rows.keys.sorted() where isRestricted[variable] {
      guard let row = rows[variable], let coefficient = row.terms[entering],
        coefficient < Fraction(0)
      else { continue }
      let ratio = row.constant / -coefficient
      if best.map({ ratio < $0.ratio }) ?? true { best = (ratio, variable) }
    }
    return best?.variable
  }

  private mutating func pivot(_ entering: Int, _ leaving: Int) {
    guard var row = rows.removeValue(forKey: leaving) else { return }
    row.add(leaving, Fraction(-1))
    solve(row, for: entering)
  }
}
