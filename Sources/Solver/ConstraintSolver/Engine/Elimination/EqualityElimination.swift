import FlatStorage

/// Required equalities, eliminated exactly once into a factored triangular form.
///
/// First the affine part: an equality with two live classes unites them, one with a single live
/// class makes it constant, and each union may make further equalities short; a waiting equality
/// watches three live classes and is examined again only when one of them goes (as watched
/// literals do in satisfiability solvers). Then the rest, by peeling: a class that only one
/// equality mentions is defined by it,
///
///     y = sum over terms of (coefficient * class) + constant,
///
/// and the equality is set aside; classes that no cost mentions go first, so positions go before
/// sizes. What resists is eliminated with substitution, shortest equality first (Markowitz 1957).
/// Definitions are never expanded: evaluating them in order gives all values.
struct EqualityElimination: ~Copyable {
  typealias Term = SystemRows.Term

  var classes: AffineClasses
  /// For a class its definition's place in the order of evaluation, or -1.
  private(set) var definition: FlatArray<Int32>
  /// The defined classes, in the order of evaluation.
  private(set) var targets: FlatArray<Int32>
  private(set) var constants: FlatArray<Double>
  private(set) var start: FlatArray<Int32>
  private(set) var terms: FlatArray<Term>
  /// The row that gave each definition, or -1 for a class that a union made constant.
  private(set) var rowOfDefinition: FlatArray<Int32>
  /// How the affine part went, so that it can be repeated with other constants.
  private(set) var unions: FlatArray<Union>
  /// Whether an equality was substituted in another, so that constants are mixed.
  private(set) var isMixed: Bool
  /// False if the equalities contradict each other; nothing else is meaningful then.
  private(set) var isConsistent: Bool
  /// Per row: whether it is an equality that follows from the others.
  private(set) var isRedundant: FlatArray<Bool>

  /// Eliminates; if `trusting`, what is left of a redundant equality is a rounding error.
  init(_ rows: borrowing SystemRows, variableCount: Int, trusting: Bool) {
    classes = AffineClasses(count: variableCount)
    definition = FlatArray(repeating: -1, count: variableCount)
    targets = FlatArray()
    constants = FlatArray()
    start = FlatArray()
    start.append(0)
    terms = FlatArray()
    rowOfDefinition = FlatArray()
    unions = FlatArray()
    isRedundant = FlatArray(repeating: false, count: rows.count)
    isMixed = false
    isConsistent = true
    var work = EliminationWork(rows, variableCount: variableCount, trusting: trusting)
    isConsistent = work.unite(rows, classes, isRedundant)
    guard isConsistent else { return }
    unions = work.unions.copy()
    for root in 0..<variableCount where classes.isKnown[root] && classes.root(of: root) == root {
      definition[root] = Int32(targets.count)
      targets.append(Int32(root))
      constants.append(classes.value[root])
      start.append(0)
      rowOfDefinition.append(-1)
    }
    if work.isDone { return }
    isConsistent = work.peel(rows, classes, isRedundant)
    guard isConsistent else { return }
    takeDefinitions(from: work)
  }

  /// Definitions in the order of evaluation: what was set aside first is known last.
  private mutating func takeDefinitions(from work: borrowing EliminationWork) {
    isMixed = work.isMixed
    for index in stride(from: work.order.count - 1, through: 0, by: -1) {
      let (equation, target) = work.order[index]
      define(
        Int(target), by: work.equations.list(of: Int(equation)), work.constants[equation],
        row: equation)
    }
  }

  /// Solves `sum(terms) + constant = 0` for one of its classes.
  mutating func define(
    _ target: Int, by list: UnsafeMutableBufferPointer<Term>, _ constant: Double, row: Int32
  ) {
    var pivot = 0.0
    for term in list where Int(term.variable) == target { pivot = term.coefficient }
    var constant = constant
    for term in list where Int(term.variable) != target {
      // A number that is known goes into the constant, where ``takeConstants(of:)`` has it too.
      if classes.isKnown[term.variable] {
        constant += term.coefficient * classes.value[term.variable]
      } else {
        terms.append(Term(variable: term.variable, coefficient: -term.coefficient / pivot))
      }
    }
    definition[target] = Int32(targets.count)
    targets.append(Int32(target))
    constants.append(-constant / pivot)
    rowOfDefinition.append(row)
    start.append(Int32(terms.count))
  }

  /// Takes in a new variable, as a class of its own.
  mutating func addVariable() {
    classes.addVariable()
    definition.append(-1)
  }

  init(copying other: borrowing EqualityElimination) {
    classes = AffineClasses(copying: other.classes)
    definition = other.definition.copy()
    targets = other.targets.copy()
    constants = other.constants.copy()
    start = other.start.copy()
    terms = other.terms.copy()
    rowOfDefinition = other.rowOfDefinition.copy()
    unions = other.unions.copy()
    isMixed = other.isMixed
    isConsistent = other.isConsistent
    isRedundant = other.isRedundant.copy()
  }
}

// MARK: - Other constants

extension EqualityElimination {
  /// Repeats the elimination with other constants in the rows, without looking for pivots again.
  ///
  /// Structure and coefficients stay; offsets of classes and constants of definitions follow, in
  /// O(terms of the equalities). False if constants were mixed by substitution, so that nothing
  /// can be repeated.
  mutating func takeConstants(of rows: borrowing SystemRows) -> Bool {
    if isMixed { return false }
    let fresh = AffineClasses(count: classes.parent.count)
    for index in 0..<unions.count { fresh.repeatUnion(unions[index], rows) }
    for variable in 0..<fresh.parent.count { _ = fresh.root(of: variable) }
    classes = fresh
    for index in 0..<targets.count {
      let target = Int(targets[index])
      if rowOfDefinition[index] < 0 {
        constants[index] = classes.value[target]
      } else {
        let (constant, pivot) = classes.sum(
          rows, Int(rowOfDefinition[index]), coefficientOf: target)
        constants[index] = -constant / pivot
      }
    }
    return true
  }
}
