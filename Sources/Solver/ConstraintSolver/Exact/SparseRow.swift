/// A linear form over dense indices: entries sorted by index, no zeros, plus a constant.
package struct SparseRow<S: Scalar>: Sendable {
  package struct Entry: Sendable {
    package var index: Int
    package var coefficient: S

    package init(index: Int, coefficient: S) {
      self.index = index
      self.coefficient = coefficient
    }
  }

  package var entries: [Entry]
  package var constant: S

  package init(entries: [Entry] = [], constant: S = .zero) {
    self.entries = entries
    self.constant = constant
  }

  /// The form of an expression, in this arithmetic.
  ///
  /// Coefficients of the same variable add up exactly where the arithmetic is exact.
  init(_ expression: Expression) {
    let terms = expression.terms.sorted { $0.variable < $1.variable }
    var entries: [Entry] = []
    entries.reserveCapacity(terms.count)
    for term in terms {
      let coefficient = S(meaning: term.coefficient)
      if let last = entries.last, last.index == term.variable.index {
        entries[entries.count - 1].coefficient = last.coefficient + coefficient
      } else {
        entries.append(Entry(index: term.variable.index, coefficient: coefficient))
      }
    }
    entries.removeAll { $0.coefficient.isNegligible }
    self.init(entries: entries, constant: S(meaning: expression.constant))
  }

  /// The coefficient at an index, in O(log entries).
  subscript(index: Int) -> S {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].index == index ? entries[low].coefficient : .zero
  }

  /// The row `self + factor * other`, in O(entries of both).
  func adding(_ other: SparseRow, times factor: S) -> SparseRow {
    if factor == .zero { return self }
    var result: [Entry] = []
    result.reserveCapacity(entries.count + other.entries.count)
    var i = 0
    var j = 0
    while i < entries.count || j < other.entries.count {
      if j == other.entries.count
        || (i < entries.count && entries[i].index < other.entries[j].index)
      {
        result.append(entries[i])
        i += 1
      } else if i == entries.count || other.entries[j].index < entries[i].index {
        result.append(
          Entry(
            index: other.entries[j].index, coefficient: factor * other.entries[j].coefficient))
        j += 1
      } else {
        let sum = entries[i].coefficient + factor * other.entries[j].coefficient
        if !sum.isNegligible { result.append(Entry(index: entries[i].index, coefficient: sum)) }
        i += 1
        j += 1
      }
    }
    return SparseRow(entries: result, constant: constant + factor * other.constant)
  }
}
