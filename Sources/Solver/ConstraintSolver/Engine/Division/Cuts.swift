/// Variables that are numbers because required equalities say so, and the rows in which their numbers
/// stand in their place.
///
/// A row that mentions such a variable need not be in its part: what is inside of a view of fixed
/// size has then nothing to do with what is outside.
struct Cuts: Sendable {
  /// A row as the caller made it.
  struct Original: Sendable {
    /// All its terms, over global variables.
    var terms: [SystemRows.Term]
    /// Its own constant.
    var constant: Double
    /// What the terms add up to that are not in its part.
    var shift: Double

    /// What is compared with zero.
    var expression: Expression {
      Expression(
        terms.map { Term(Variable(index: Int($0.variable)), times: $0.coefficient) },
        constant: constant)
    }
  }

  /// The number of each variable that was cut out of a row.
  private var values: [Int32: Double] = [:]
  /// The rows that those numbers follow from, and the variables whose numbers each of them tells.
  private var told: [Int32: [Int32]] = [:]
  /// The rows that tell a number by the number of a variable.
  private var followers: [Int32: Set<Int32>] = [:]
  /// The rows that miss terms.
  private var originals: [Int32: Original] = [:]
  /// The rows that a variable was cut out of; some may be gone.
  private var losers: [Int32: Set<Int32>] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// The rows that miss terms, in the order they were added.
  var rows: [Int] { originals.keys.sorted().map(Int.init) }

  /// The rows that miss one of some variables, in the order they were added.
  func rows(without variables: Set<Int32>) -> [Int] {
    let rows = variables.reduce(into: Set<Int32>()) { $0.formUnion(losers[$1] ?? []) }
    return rows.filter { originals[$0] != nil }.sorted().map(Int.init)
  }

  /// Whether a number of a variable that was cut out follows from a row.
  func follow(from row: Int) -> Bool { !told.isEmpty && told[Int32(row)] != nil }

  /// The variables that were cut out whose numbers follow from some rows, directly or through others.
  func variables(following rows: [Int]) -> Set<Int32> {
    var open = rows.flatMap { told[Int32($0)] ?? [] }
    var seen = Set(open)
    while let variable = open.popLast() {
      for next in (followers[variable] ?? []).flatMap({ told[$0] ?? [] })
      where seen.insert(next).inserted {
        open.append(next)
      }
    }
    return seen.filter { values[$0] != nil }
  }

  /// All variables that were cut out.
  var variables: Set<Int32> { Set(values.keys) }

  /// A row as the caller made it; nil for one that misses nothing.
  func original(of row: Int) -> Original? {
    originals.isEmpty ? nil : originals[Int32(row)]
  }

  // MARK: - Editing

  mutating func cut(_ variable: Int32, at value: Double) { values[variable] = value }

  /// Notes that a row tells the number of a variable by those of its others.
  mutating func note(_ row: Int32, telling variable: Int32, by terms: [SystemRows.Term]) {
    if told[row]?.contains(variable) ?? false { return }
    told[row, default: []].append(variable)
    for term in terms where term.variable != variable {
      followers[term.variable, default: []].insert(row)
    }
  }

  /// Notes that only some terms of a row, all given over global variables, are in its part.
  ///
  /// - Returns: The constant that its part is to know: what the others add up to belongs to it.
  mutating func take(
    _ row: Int32, _ terms: [SystemRows.Term], constant: Double, inside: [SystemRows.Term]
  ) -> Double {
    let kept = Set(inside.lazy.map(\.variable))
    var shift = 0.0
    for term in terms where !kept.contains(term.variable) {
      shift += term.coefficient * (values[term.variable] ?? 0)
      losers[term.variable, default: []].insert(row)
    }
    originals[row] = Original(terms: terms, constant: constant, shift: shift)
    return constant + shift
  }

  /// The terms of a new row over global variables that go into a part; nil if all do.
  ///
  /// One term stays, whatever it is about: a row is in the part of its variables.
  func inside(
    _ terms: UnsafeBufferPointer<SystemRows.Term>
  ) -> [SystemRows.Term]? {
    guard terms.contains(where: { values[$0.variable] != nil }), terms.count > 1 else {
      return nil
    }
    let stays = terms.contains { values[$0.variable] == nil } ? nil : terms.first?.variable
    return terms.filter { values[$0.variable] == nil || $0.variable == stays }
  }

  /// Puts variables back into a row of which some terms are in its part.
  ///
  /// - Returns: Its terms in its part, and the constant that its part is to know.
  mutating func putBack(
    _ variables: Set<Int32>, into row: Int, inside: [SystemRows.Term]
  ) -> (inside: [SystemRows.Term], constant: Double) {
    guard let original = originals.removeValue(forKey: Int32(row)) else { return (inside, 0) }
    let kept = variables.union(inside.lazy.map(\.variable))
    let terms = original.terms.filter { kept.contains($0.variable) }
    guard terms.count < original.terms.count else { return (terms, original.constant) }
    return (
      terms, take(Int32(row), original.terms, constant: original.constant, inside: terms)
    )
  }

  /// Forgets variables that were put back into all rows.
  mutating func forget(_ variables: Set<Int32>) {
    for variable in variables {
      values[variable] = nil
      losers[variable] = nil
    }
    // What told them may tell others still; with the last of them all is as it was.
    if values.isEmpty { self = Cuts() }
  }

  /// Forgets a row that is removed.
  mutating func forget(_ row: Int) {
    // What is not there is not looked for in a copy.
    if original(of: row) != nil { originals[Int32(row)] = nil }
  }

  /// Changes the constant of a row; returns the one that its part is to know.
  mutating func setConstant(_ constant: Double, of row: Int) -> Double {
    guard var original = original(of: row) else { return constant }
    original.constant = constant
    originals[Int32(row)] = original
    return constant + original.shift
  }
}
