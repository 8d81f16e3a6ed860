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
    var pivotCoefficient: S
    var row: SparseRow<S>
    /// The slots of the variables in the row, and of the pivot.
    var slots: [Int]
    var pivotSlot: Int
    var source: Int
    var multiples: [Multiple]
  }

  private var basis: [BasisRow] = []
  /// A slot for each variable that basis rows mention, so that a form can be spread out.
  private var slotOfVariable: [Int: Int] = [:]
  private var variableOfSlot: [Int] = []

  /// The span of nothing.
  package init() {}

  /// Inserts a form under a number.
  ///
  /// Returns nil if it is independent of the forms before it, else the combination of them that
  /// equals it.
  @_specialize(where S == Double)
  @_specialize(where S == Rational)
  package mutating func insert(_ row: SparseRow<S>, source: Int) -> Combination? {
    let (rest, multiples) = reduce(row)
    guard let pivot = rest.entries.max(by: { $0.coefficient.magnitude < $1.coefficient.magnitude })
    else { return combination(multiples) }
    let slots = rest.entries.map { slot(making: $0.index) }
    basis.append(
      BasisRow(
        pivot: pivot.index, pivotCoefficient: pivot.coefficient, row: rest, slots: slots,
        pivotSlot: slot(making: pivot.index), source: source, multiples: multiples))
    return nil
  }

  /// The combination of inserted forms that equals the row, or nil if there is none.
  @_specialize(where S == Double)
  @_specialize(where S == Rational)
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
  @_specialize(where S == Double)
  @_specialize(where S == Rational)
  package func advance(_ residue: inout Residue) {
    // A basis row holds no pivot of an earlier one, so each needs to be looked at once.
    while residue.next < basis.count {
      let step = basis[residue.next]
      let coefficient = residue.rest[step.pivot]
      if coefficient != .zero {
        let factor = coefficient / step.pivotCoefficient
        residue.rest = residue.rest.adding(step.row, times: -factor)
        residue.rest.entries.removeAll { $0.index == step.pivot }
        residue.multiples.append((residue.next, factor))
      }
      residue.next += 1
    }
  }

  /// The part of a form that is inside the span, as a combination of inserted forms.
  package func combination(of residue: Residue) -> Combination { combination(residue.multiples) }

  // MARK: - Reducing

  private mutating func slot(making variable: Int) -> Int {
    if let slot = slotOfVariable[variable] { return slot }
    slotOfVariable[variable] = variableOfSlot.count
    variableOfSlot.append(variable)
    return variableOfSlot.count - 1
  }

  /// Splits a form into multiples of basis rows and a rest outside their span.
  ///
  /// - Complexity: O(basis rows + entries of those that take part).
  private func reduce(_ row: SparseRow<S>) -> (rest: SparseRow<S>, multiples: [Multiple]) {
    var form = SpreadForm<S>(slotCount: variableOfSlot.count)
    var outside: [SparseRow<S>.Entry] = []
    var last = -1
    for entry in row.entries {
      // Neighbours were often given neighbouring slots, which saves looking for them.
      let next = last + 1
      if next < variableOfSlot.count, variableOfSlot[next] == entry.index {
        last = next
      } else if let slot = slotOfVariable[entry.index] {
        last = slot
      } else {
        outside.append(entry)
        continue
      }
      form.add(entry.coefficient, at: last)
    }
    var multiples: [Multiple] = []
    // A basis row holds no pivot of an earlier one, so each needs to be looked at once.
    for index in basis.indices {
      let coefficient = form.coefficients[basis[index].pivotSlot]
      guard coefficient != .zero else { continue }
      let factor = coefficient / basis[index].pivotCoefficient
      for (place, slot) in basis[index].slots.enumerated() {
        form.add(-factor * basis[index].row.entries[place].coefficient, at: slot)
      }
      form.coefficients[basis[index].pivotSlot] = .zero
      multiples.append((index, factor))
    }
    let inside = form.touched.lazy.filter { form.coefficients[$0] != .zero }.map {
      SparseRow<S>.Entry(index: variableOfSlot[$0], coefficient: form.coefficients[$0])
    }
    let rest = (inside + outside).sorted { $0.index < $1.index }
    return (SparseRow(entries: rest), multiples)
  }
}

/// A form spread out over slots, to which multiples of others are added.
private struct SpreadForm<S: Scalar> {
  var coefficients: [S]
  private(set) var touched: [Int] = []
  private var isTouched: [Bool]

  init(slotCount: Int) {
    coefficients = Array(repeating: .zero, count: slotCount)
    isTouched = Array(repeating: false, count: slotCount)
  }

  /// Adds to a coefficient; what is left of it by rounding only is taken for zero.
  mutating func add(_ amount: S, at slot: Int) {
    if !isTouched[slot] {
      isTouched[slot] = true
      touched.append(slot)
    }
    guard coefficients[slot] != .zero else {
      coefficients[slot] = amount
      return
    }
    let sum = coefficients[slot] + amount
    coefficients[slot] = sum.isNegligible ? .zero : sum
  }
}
