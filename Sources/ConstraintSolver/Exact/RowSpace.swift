/// The span of linear forms, with a record of which forms a combination is made of.
///
/// Forms are inserted one after the other; a form that depends on those before it is answered with
/// the combination. Everything is exact if the arithmetic is. Constants take no part in
/// dependence, only variables do.
package struct RowSpace<S: Scalar>: Sendable {
  /// `sum(coefficient * form number source)`, ascending by source.
  package typealias Combination = SparseRow<S>

  /// A multiple of a basis row.
  private typealias Multiple = (index: Int, factor: S)

  /// A form, less multiples of the basis rows before it; they are kept factored, because written
  /// out in the inserted forms they would be long.
  private struct BasisRow: Sendable {
    var pivot: Int
    var row: SparseRow<S>
    var source: Int
    var multiples: [Multiple]
  }

  private var basis: [BasisRow] = []
  private var basisOfPivot: [Int: Int] = [:]

  /// The span of nothing.
  package init() {}

  /// Inserts a form under a number.
  ///
  /// Returns nil if it is independent of the forms before it, else the combination of them that
  /// equals it.
  package mutating func insert(_ row: SparseRow<S>, source: Int) -> Combination? {
    let (rest, multiples) = reduce(row)
    guard let pivot = rest.entries.max(by: { $0.coefficient.magnitude < $1.coefficient.magnitude })
    else { return combination(multiples) }
    basisOfPivot[pivot.index] = basis.count
    basis.append(
      BasisRow(pivot: pivot.index, row: rest, source: source, multiples: multiples))
    return nil
  }

  /// The combination of inserted forms that equals the row, or nil if there is none.
  package func express(_ row: SparseRow<S>) -> Combination? {
    let (rest, multiples) = reduce(row)
    return rest.entries.isEmpty ? combination(multiples) : nil
  }

  /// Writes multiples of basis rows in the inserted forms, last first, in O(all multiples).
  private func combination(_ multiples: [Multiple]) -> Combination {
    var weights = Array(repeating: S.zero, count: basis.count)
    for (index, factor) in multiples { weights[index] = weights[index] + factor }
    var result = Combination()
    for index in basis.indices.reversed() where weights[index] != .zero {
      let weight = weights[index]
      if !weight.isNegligible {
        result.entries.append(.init(index: basis[index].source, coefficient: weight))
      }
      for (earlier, factor) in basis[index].multiples {
        weights[earlier] = weights[earlier] - weight * factor
      }
    }
    result.entries.sort { $0.index < $1.index }
    return result
  }

  // MARK: - Residues

  /// A form on its way to being expressed: what is inside the span, and the rest.
  package struct Residue: Sendable {
    fileprivate var rest: SparseRow<S>
    fileprivate var next = 0
    fileprivate var multiples: [(index: Int, factor: S)] = []

    /// A form of which nothing is expressed yet.
    package init(_ row: SparseRow<S>) { rest = SparseRow(entries: row.entries) }

    /// Whether all of it is inside the span.
    package var isExpressed: Bool { rest.entries.isEmpty }
  }

  /// Expresses as much of a form as the forms inserted since the last time allow.
  package func advance(_ residue: inout Residue) {
    // A basis row holds no pivot of an earlier one, so each needs to be looked at once.
    while residue.next < basis.count {
      let step = basis[residue.next]
      let coefficient = residue.rest[step.pivot]
      if coefficient != .zero {
        let factor = coefficient / step.row[step.pivot]
        residue.rest = residue.rest.adding(step.row, times: -factor)
        residue.rest.entries.removeAll { $0.index == step.pivot }
        residue.multiples.append((residue.next, factor))
      }
      residue.next += 1
    }
  }

  /// The part of a form that is inside the span, as a combination of inserted forms.
  package func combination(of residue: Residue) -> Combination { combination(residue.multiples) }

  /// Splits a form into multiples of basis rows and a rest outside their span.
  private func reduce(_ row: SparseRow<S>) -> (rest: SparseRow<S>, multiples: [Multiple]) {
    var rest = SparseRow(entries: row.entries)
    var multiples: [Multiple] = []
    // A basis row holds no pivot of an earlier one, so ascending order visits each once.
    var next = 0
    while true {
      var earliest: Int?
      for entry in rest.entries {
        if let index = basisOfPivot[entry.index], index >= next, index < earliest ?? .max {
          earliest = index
        }
      }
      guard let index = earliest else { return (rest, multiples) }
      let step = basis[index]
      let factor = rest[step.pivot] / step.row[step.pivot]
      rest = rest.adding(step.row, times: -factor)
      rest.entries.removeAll { $0.index == step.pivot }
      multiples.append((index, factor))
      next = index + 1
    }
  }
}
