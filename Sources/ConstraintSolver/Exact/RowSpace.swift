/// The span of linear forms, with a record of which forms a combination is made of.
///
/// Forms are inserted one after the other; a form that depends on those before it is answered with
/// the combination. Everything is exact if the arithmetic is. Constants take no part in
/// dependence, only variables do.
package struct RowSpace<S: Scalar>: Sendable {
  /// `sum(coefficient * form number source)`, ascending by source.
  package typealias Combination = SparseRow<S>

  private var basis: [(pivot: Int, row: SparseRow<S>, combination: Combination)] = []
  private var basisOfPivot: [Int: Int] = [:]

  /// The span of nothing.
  package init() {}

  /// Inserts a form under a number.
  ///
  /// Returns nil if it is independent of the forms before it, else the combination of them that
  /// equals it.
  package mutating func insert(_ row: SparseRow<S>, source: Int) -> Combination? {
    let (rest, combination) = reduce(row)
    guard let pivot = rest.entries.max(by: { $0.coefficient.magnitude < $1.coefficient.magnitude })
    else { return combination }
    let own = Combination(entries: [.init(index: source, coefficient: .one)])
    basisOfPivot[pivot.index] = basis.count
    basis.append((pivot.index, rest, own.adding(combination, times: -.one)))
    return nil
  }

  /// The combination of inserted forms that equals the row, or nil if there is none.
  package func express(_ row: SparseRow<S>) -> Combination? {
    var residue = Residue(row)
    advance(&residue)
    return residue.isExpressed ? residue.combination : nil
  }

  /// A form on its way to being expressed: what is inside the span, and the rest.
  package struct Residue: Sendable {
    fileprivate var rest: SparseRow<S>
    fileprivate var next = 0
    /// The combination found so far.
    package fileprivate(set) var combination = Combination()

    /// A form of which nothing is expressed yet.
    package init(_ row: SparseRow<S>) { rest = SparseRow(entries: row.entries) }

    /// Whether the combination equals the form.
    package var isExpressed: Bool { rest.entries.isEmpty }
  }

  /// Expresses as much of a form as the forms inserted since the last time allow.
  package func advance(_ residue: inout Residue) {
    // A basis row holds no pivot of an earlier one, so each needs to be looked at once.
    while residue.next < basis.count {
      let step = basis[residue.next]
      residue.next += 1
      let coefficient = residue.rest[step.pivot]
      if coefficient == .zero { continue }
      let factor = coefficient / step.row[step.pivot]
      residue.rest = residue.rest.adding(step.row, times: -factor)
      residue.rest.entries.removeAll { $0.index == step.pivot }
      residue.combination = residue.combination.adding(step.combination, times: factor)
    }
  }

  /// Splits a form into a combination of inserted ones and a rest outside their span.
  private func reduce(_ row: SparseRow<S>) -> (rest: SparseRow<S>, combination: Combination) {
    var rest = SparseRow(entries: row.entries)
    var combination = Combination()
    // A basis row holds no pivot of an earlier one, so ascending order visits each once.
    var next = 0
    while true {
      var earliest: Int?
      for entry in rest.entries {
        if let index = basisOfPivot[entry.index], index >= next, index < earliest ?? .max {
          earliest = index
        }
      }
      guard let index = earliest else { return (rest, combination) }
      let step = basis[index]
      let factor = rest[step.pivot] / step.row[step.pivot]
      rest = rest.adding(step.row, times: -factor)
      rest.entries.removeAll { $0.index == step.pivot }
      combination = combination.adding(step.combination, times: factor)
      next = index + 1
    }
  }
}
