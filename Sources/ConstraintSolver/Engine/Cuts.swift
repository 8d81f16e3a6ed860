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
  /// The rows that those numbers follow from.
  private var fixers: Set<Int32> = []
  /// The rows that miss terms.
  private var originals: [Int32: Original] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// The rows that miss terms, in the order they were added.
  var rows: [Int] { originals.keys.sorted().map(Int.init) }

  /// Whether a number of a variable that was cut out follows from a row.
  func follow(from row: Int) -> Bool { !fixers.isEmpty && fixers.contains(Int32(row)) }

  /// A row as the caller made it; nil for one that misses nothing.
  func original(of row: Int) -> Original? {
    originals.isEmpty ? nil : originals[Int32(row)]
  }

  // MARK: - Editing

  mutating func cut(_ variable: Int32, at value: Double) { values[variable] = value }

  mutating func addFixer(_ row: Int32) { fixers.insert(row) }

  /// Takes terms that add up to `shift` out of a row; of one that misses terms already, its part
  /// knows only the others.
  mutating func take(
    _ shift: Double, outOf row: Int32, terms: @autoclosure () -> [SystemRows.Term],
    constant: Double
  ) {
    var original =
      originals[row] ?? Original(terms: terms(), constant: constant, shift: 0)
    original.shift += shift
    originals[row] = original
  }

  /// The terms of a new row over global variables that go into a part, and what the others add up
  /// to; nil if all do.
  ///
  /// One term stays, whatever it is about: a row is in the part of its variables.
  func divide(
    _ terms: UnsafeBufferPointer<SystemRows.Term>
  ) -> (inside: [SystemRows.Term], shift: Double)? {
    guard terms.contains(where: { values[$0.variable] != nil }), terms.count > 1 else {
      return nil
    }
    let stays = terms.contains { values[$0.variable] == nil } ? nil : terms.first?.variable
    var inside: [SystemRows.Term] = []
    var shift = 0.0
    for term in terms {
      if let value = values[term.variable], term.variable != stays {
        shift += term.coefficient * value
      } else {
        inside.append(term)
      }
    }
    return (inside, shift)
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
