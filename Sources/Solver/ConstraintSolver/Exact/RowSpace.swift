/// The span of linear forms, with a record of the combination for each dependent form.
///
/// Forms are inserted one after the other; for a form that depends on those before it, the
/// combination is returned. Everything is exact if the arithmetic is. Constants have no influence
/// on dependence, only variables do.
package struct RowSpace<S: Scalar>: Sendable {
  /// `sum(coefficient * form number source)`, ascending by source.
  package typealias Combination = SparseRow<S>

  /// A multiple of a basis row.
  private typealias Multiple = (index: Int, factor: S)

  /// A form minus multiples of earlier basis rows, which are kept as factors because they would be
  /// long if written in the inserted forms.
  private struct BasisRow: Sendable {
    var pivot: Int
    var pivotCoefficient: S
    var row: SparseRow<S>
    /// The slots of the variables in the row, and that of the pivot.
    var slots: [Int]
    var pivotSlot: Int
    var source: Int
    var multiples: [Multiple]
  }

  private var basis: [BasisRow] = []
  /// A slot for each variable in a basis row, so that a form can be stored densely.
  private var slotOfVariable: [Int: Int] = [:]
  private var variableOfSlot: [Int] = []
  /// For each slot, the basis row whose pivot is there.
  private var basisRowOfSlot: [Int?] = []
  /// Scratch memory for a form; empty between calls.
  private var form = SpreadForm<S>()
  /// Scratch memory for multiples of basis rows, and marks for those that are not processed; empty
  /// between calls.
  private var weights: [S] = []
  private var open = IndexMarks()

  /// Makes the span of no forms.
  package init() {}

  /// Inserts a form under a number.
  ///
  /// Returns nil if the form is independent of those before it; otherwise the combination of them
  /// that equals it.
  @_specialize(where S == Double)
  @_specialize(where S == Rational)
  package mutating func insert(_ row: SparseRow<S>, source: Int) -> Combination? {
    let (rest, multiples) = reduce(row)
    // Of several the last one: rows that say what something is in terms of what came before it leave
    // each other alone then.
    guard
      let pivot = rest.entries.reversed()
        .max(by: { $0.coefficient.magnitude < $1.coefficient.magnitude })
    else { return combination(multiples) }
    let slots = rest.entries.map { slot(making: $0.index) }
    let pivotSlot = slot(making: pivot.index)
    basisRowOfSlot[pivotSlot] = basis.count
    basis.append(
      BasisRow(
        pivot: pivot.index, pivotCoefficient: pivot.coefficient, row: rest, slots: slots,
        pivotSlot: pivotSlot, source: source, multiples: multiples))
    weights.append(.zero)
    open.grow(to: basis.count)
    return nil
  }

  /// Returns the combination of inserted forms that equals a row; nil if there is none.
  @_specialize(where S == Double)
  @_specialize(where S == Rational)
  package mutating func express(_ row: SparseRow<S>) -> Combination? {
    let (rest, multiples) = reduce(row)
    return rest.entries.isEmpty ? combination(multiples) : nil
  }

  /// Writes multiples of basis rows as a combination of inserted forms, the last first; O(all
  /// multiples).
  private mutating func combination(_ multiples: [Multiple]) -> Combination {
    for (index, factor) in multiples {
      weights[index] = weights[index] + factor
      open.mark(index)
    }
    var result = Combination()
    while let index = open.takeLast() {
      let weight = weights[index]
      weights[index] = .zero
      if weight == .zero { continue }
      if !weight.isNegligible {
        result.entries.append(.init(index: basis[index].source, coefficient: weight))
      }
      for (earlier, factor) in basis[index].multiples {
        weights[earlier] = weights[earlier] - weight * factor
        open.mark(earlier)
      }
    }
    result.entries.sort { $0.index < $1.index }
    return result
  }

  // MARK: - Residues

  /// A form that is being expressed: the part inside the span, and the rest.
  package struct Residue: Sendable {
    fileprivate var rest: SparseRow<S>
    fileprivate var next = 0
    fileprivate var multiples: [(index: Int, factor: S)] = []

    /// Makes the residue of a form of which nothing has been expressed.
    package init(_ row: SparseRow<S>) { rest = SparseRow(entries: row.entries) }

    /// Whether all of the form is inside the span.
    package var isExpressed: Bool { rest.entries.isEmpty }
  }

  /// Expresses as much of a form as the forms allow that were inserted since the last call.
  @_specialize(where S == Double)
  @_specialize(where S == Rational)
  package func advance(_ residue: inout Residue) {
    // A basis row contains no pivot of an earlier one, so each is visited once.
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

  /// Returns the part of a form that is inside the span, as a combination of inserted forms.
  package mutating func combination(of residue: Residue) -> Combination {
    combination(residue.multiples)
  }

  // MARK: - Reducing

  private mutating func slot(making variable: Int) -> Int {
    if let slot = slotOfVariable[variable] { return slot }
    slotOfVariable[variable] = variableOfSlot.count
    variableOfSlot.append(variable)
    basisRowOfSlot.append(nil)
    form.addSlot()
    return variableOfSlot.count - 1
  }

  /// Splits a form into multiples of basis rows and a rest outside their span.
  ///
  /// - Complexity: O(entries of the basis rows that take part).
  private mutating func reduce(
    _ row: SparseRow<S>
  ) -> (rest: SparseRow<S>, multiples: [Multiple]) {
    var outside: [SparseRow<S>.Entry] = []
    var last = -1
    for entry in row.entries {
      // Neighbours often have neighbouring slots, which saves a lookup.
      let next = last + 1
      if next < variableOfSlot.count, variableOfSlot[next] == entry.index {
        last = next
      } else if let slot = slotOfVariable[entry.index] {
        last = slot
      } else {
        outside.append(entry)
        continue
      }
      add(entry.coefficient, at: last)
    }
    var multiples: [Multiple] = []
    // A basis row contains no pivot of an earlier one, so each is visited once.
    while let index = open.takeFirst() {
      let pivotSlot = basis[index].pivotSlot
      let coefficient = form[pivotSlot]
      guard coefficient != .zero else { continue }
      let factor = coefficient / basis[index].pivotCoefficient
      for (place, slot) in basis[index].slots.enumerated() {
        add(-factor * basis[index].row.entries[place].coefficient, at: slot)
      }
      form.clear(pivotSlot)
      multiples.append((index, factor))
    }
    var rest = outside
    form.takeAll { slot, coefficient in
      rest.append(.init(index: variableOfSlot[slot], coefficient: coefficient))
    }
    rest.sort { $0.index < $1.index }
    return (SparseRow(entries: rest), multiples)
  }

  private mutating func add(_ amount: S, at slot: Int) {
    if form.add(amount, at: slot), let index = basisRowOfSlot[slot] { open.mark(index) }
  }
}

/// A form stored densely by slot, to which multiples of others are added.
private struct SpreadForm<S: Scalar>: Sendable {
  private var coefficients: [S] = []
  private var isTouched: [Bool] = []
  private var touched: [Int] = []

  subscript(slot: Int) -> S { coefficients[slot] }

  mutating func addSlot() {
    coefficients.append(.zero)
    isTouched.append(false)
  }

  /// Adds to a coefficient, and returns whether it was touched for the first time; a result that is
  /// only a rounding error becomes zero.
  mutating func add(_ amount: S, at slot: Int) -> Bool {
    let isNew = !isTouched[slot]
    if isNew {
      isTouched[slot] = true
      touched.append(slot)
    }
    guard coefficients[slot] != .zero else {
      coefficients[slot] = amount
      return isNew
    }
    let sum = coefficients[slot] + amount
    coefficients[slot] = sum.isNegligible ? .zero : sum
    return isNew
  }

  mutating func clear(_ slot: Int) { coefficients[slot] = .zero }

  /// Passes all coefficients that are not zero, in the order they were touched, and clears the
  /// form.
  mutating func takeAll(_ body: (_ slot: Int, _ coefficient: S) -> Void) {
    for slot in touched {
      if coefficients[slot] != .zero { body(slot, coefficients[slot]) }
      coefficients[slot] = .zero
      isTouched[slot] = false
    }
    touched.removeAll(keepingCapacity: true)
  }
}

/// A set of small numbers from which the first or the last can be taken.
struct IndexMarks: Sendable {
  private var words: [UInt64] = []
  /// Only words in this range can have marks.
  private var range = 0..<0

  mutating func grow(to count: Int) {
    while 64 * words.count < count { words.append(0) }
  }

  mutating func mark(_ number: Int) {
    let word = number / 64
    words[word] |= 1 << UInt64(number % 64)
    range =
      range.isEmpty
      ? word..<(word + 1) : min(range.lowerBound, word)..<max(range.upperBound, word + 1)
  }

  mutating func takeFirst() -> Int? {
    while let word = range.first {
      if words[word] != 0 {
        let bit = words[word].trailingZeroBitCount
        words[word] &= words[word] - 1
        return 64 * word + bit
      }
      range = range.dropFirst()
    }
    return nil
  }

  mutating func takeLast() -> Int? {
    while let word = range.last {
      if words[word] != 0 {
        let bit = 63 - words[word].leadingZeroBitCount
        words[word] ^= 1 << UInt64(bit)
        return 64 * word + bit
      }
      range = range.dropLast()
    }
    return nil
  }
}
