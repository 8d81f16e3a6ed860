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
    let (rest, combination) = reduce(row)
    return rest.entries.isEmpty ? combination : nil
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
      rest = rest.adding(SparseRow(entries: step.row.entries), times: -factor)
      rest.entries.removeAll { $0.index == step.pivot }
      combination = combination.adding(step.combination, times: factor)
      next = index + 1
    }
  }
}
