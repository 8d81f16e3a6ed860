import FlatStorage

/// Constraints as flat arrays: `sum(coefficient * variable) + constant REL 0` per row.
///
/// Variables are dense numbers, given by the owner of the rows. The terms of row i lie at
/// `start[i] ..< start[i + 1]`; a row has at most one term per variable.
struct SystemRows: ~Copyable {
  struct Term: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  var start: FlatArray<Int32>
  var terms: FlatArray<Term>
  var constant: FlatArray<Double>
  var relation: FlatArray<Relation>
  var priority: FlatArray<Double>
  /// Per row whether it is eliminated although it is optional, see ``Promotion``; empty for none.
  var isPromoted: FlatArray<Bool>

  init(rowCapacity: Int = 0, termCapacity: Int = 0) {
    start = FlatArray(minimumCapacity: rowCapacity + 1)
    start.append(0)
    terms = FlatArray(minimumCapacity: termCapacity)
    constant = FlatArray(minimumCapacity: rowCapacity)
    relation = FlatArray(minimumCapacity: rowCapacity)
    priority = FlatArray(minimumCapacity: rowCapacity)
    isPromoted = FlatArray()
  }

  var count: Int { constant.count }

  init(copying other: borrowing SystemRows) {
    start = other.start.copy()
    terms = other.terms.copy()
    constant = other.constant.copy()
    relation = other.relation.copy()
    priority = other.priority.copy()
    isPromoted = other.isPromoted.copy()
  }

  /// The terms of a row; valid until anything is appended.
  @inline(__always)
  func terms(of row: Int) -> UnsafeBufferPointer<Term> {
    precondition(row >= 0 && row < count, "row out of range")
    let first = Int(start[row])
    return UnsafeBufferPointer(start: terms.base + first, count: Int(start[row + 1]) - first)
  }

  /// The rows by their least variable, else as they are; a counting sort in O(rows + variables).
  func orderedByVariable(count variableCount: Int) -> [Int] {
    func key(_ row: Int) -> Int {
      terms(of: row).reduce(variableCount) { min($0, Int($1.variable)) }
    }
    var next = Array(repeating: 0, count: variableCount + 2)
    for row in 0..<count { next[key(row) + 1] += 1 }
    for index in 1..<next.count { next[index] += next[index - 1] }
    var order = Array(repeating: 0, count: count)
    for row in 0..<count {
      let key = key(row)
      order[next[key]] = row
      next[key] += 1
    }
    return order
  }

  func isRequiredEquality(_ row: Int) -> Bool {
    relation[row] == .equal && priority[row] == Priority.required.value
  }

  /// Whether it is an equality that defines something instead of costing something.
  func isEliminated(_ row: Int) -> Bool {
    isRequiredEquality(row) || row < isPromoted.count && isPromoted[row]
  }

  /// Appends a constraint over global variables.
  mutating func append(_ constraint: Constraint) {
    for term in constraint.expression.terms {
      terms.append(
        Term(variable: Int32(term.variable.index), coefficient: term.coefficient))
    }
    endRow(
      constant: constraint.expression.constant, relation: constraint.relation,
      priority: constraint.priority.value)
  }

  /// Appends constraints over global variables.
  mutating func append(_ batch: ConstraintBatch) { batch.append(to: &self) }

  /// Appends a row of others under other numbers of its variables, for no two of them the same.
  @inline(__always)
  mutating func append(
    _ row: Int, of others: borrowing SystemRows, number: (Int32) -> Int32
  ) {
    for term in others.terms(of: row) {
      terms.append(Term(variable: number(term.variable), coefficient: term.coefficient))
    }
    // Its terms were merged when it was made.
    close(
      constant: others.constant[row], relation: others.relation[row],
      priority: others.priority[row])
  }

  /// Appends a row with the relation and priority of one of others.
  mutating func append(
    _ terms: [Term], like row: Int, of others: borrowing SystemRows, constant: Double
  ) {
    for term in terms { self.terms.append(term) }
    endRow(constant: constant, relation: others.relation[row], priority: others.priority[row])
  }

  /// Ends a row whose terms were appended to ``terms``: terms of the same variable add up, zeros
  /// vanish.
  mutating func endRow(constant: Double, relation: Relation, priority: Double) {
    let first = Int(start[count])
    if terms.count - first > 1 { merge(from: first) }
    if terms.count - first == 1, terms[first].coefficient == 0 { _ = terms.removeLast() }
    close(constant: constant, relation: relation, priority: priority)
  }

  @inline(__always)
  private mutating func close(constant: Double, relation: Relation, priority: Double) {
    self.constant.append(constant)
    self.relation.append(relation)
    self.priority.append(priority)
    start.append(Int32(terms.count))
  }

  private mutating func merge(from first: Int) {
    var isClean = true
    for i in first..<terms.count where isClean {
      if terms[i].coefficient == 0 { isClean = false }
      // Rows are short; a long one is sorted instead of compared pair by pair.
      if terms.count - first > 16 { continue }
      for j in first..<i where terms[j].variable == terms[i].variable { isClean = false }
    }
    if isClean && terms.count - first <= 16 { return }
    var list = UnsafeMutableBufferPointer(start: terms.base + first, count: terms.count - first)
    list.sort { $0.variable < $1.variable }
    var end = first
    var index = 0
    while index < list.count {
      var term = list[index]
      index += 1
      while index < list.count, list[index].variable == term.variable {
        term.coefficient += list[index].coefficient
        index += 1
      }
      if term.coefficient != 0 {
        terms[end] = term
        end += 1
      }
    }
    while terms.count > end { _ = terms.removeLast() }
  }
}
