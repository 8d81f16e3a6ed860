/// Required equalities, eliminated exactly once into a factored triangular form.
///
/// First the affine part: an equality with two live classes unites them, one with a single live
/// class makes it constant, and each union may make further equalities short; a waiting equality
/// watches three live classes and is looked at again only when one of them goes (as watched
/// literals do in satisfiability solvers). Then the rest, by peeling: a class that only one
/// equality mentions is defined by it,
///
///     y = sum over terms of (coefficient * class) + constant,
///
/// and the equality is set aside; classes that no cost mentions go first, so positions go before
/// sizes. What resists is eliminated with substitution, shortest equality first (Markowitz 1957).
/// Definitions are never expanded: evaluating them in order gives all values.
struct EqualityElimination {
  typealias Term = SystemRows.Term

  var classes: AffineClasses
  /// For a class its definition's place in the order of evaluation, or -1.
  private(set) var definition: FlatArray<Int32>
  /// The defined classes, in the order of evaluation.
  private(set) var targets: FlatArray<Int32>
  private(set) var constants: FlatArray<Double>
  private(set) var start: FlatArray<Int32>
  private(set) var terms: FlatArray<Term>
  /// False if the equalities contradict each other; nothing else is meaningful then.
  private(set) var isConsistent = true
  /// Per row: whether it is an equality that follows from the others.
  private(set) var isRedundant: FlatArray<Bool>

  /// Eliminates; if `trusting`, what is left of a redundant equality is a rounding error.
  init(_ rows: SystemRows, variableCount: Int, trusting: Bool) {
    classes = AffineClasses(count: variableCount)
    definition = FlatArray(repeating: -1, count: variableCount)
    targets = FlatArray()
    constants = FlatArray()
    start = FlatArray()
    start.append(0)
    terms = FlatArray()
    isRedundant = FlatArray(repeating: false, count: rows.count)
    var work = EliminationWork(rows, variableCount: variableCount, trusting: trusting)
    defer { work.free() }
    isConsistent = work.unite(rows, classes, isRedundant)
    guard isConsistent else { return }
    for root in 0..<variableCount where classes.isKnown[root] && classes.root(of: root) == root {
      definition[root] = Int32(targets.count)
      targets.append(Int32(root))
      constants.append(classes.value[root])
      start.append(0)
    }
    if work.isDone { return }
    isConsistent = work.peel(rows, classes, isRedundant)
    guard isConsistent else { return }
    takeDefinitions(from: work)
  }

  /// Definitions in the order of evaluation: what was set aside first is known last.
  private mutating func takeDefinitions(from work: EliminationWork) {
    for index in stride(from: work.order.count - 1, through: 0, by: -1) {
      let (equation, target) = work.order[index]
      define(Int(target), by: work.equations.list(of: Int(equation)), work.constants[equation])
    }
  }

  /// Solves `sum(terms) + constant = 0` for one of its classes.
  mutating func define(
    _ target: Int, by list: UnsafeMutableBufferPointer<Term>, _ constant: Double
  ) {
    var pivot = 0.0
    for term in list where Int(term.variable) == target { pivot = term.coefficient }
    for term in list where Int(term.variable) != target {
      terms.append(Term(variable: term.variable, coefficient: -term.coefficient / pivot))
    }
    definition[target] = Int32(targets.count)
    targets.append(Int32(target))
    constants.append(-constant / pivot)
    start.append(Int32(terms.count))
  }

  /// Takes in a new variable, as a class of its own.
  mutating func addVariable() {
    classes.addVariable()
    definition.append(-1)
  }

  func copy() -> EqualityElimination {
    var result = self
    result.classes = classes.copy()
    result.definition = definition.copy()
    result.targets = targets.copy()
    result.constants = constants.copy()
    result.start = start.copy()
    result.terms = terms.copy()
    result.isRedundant = isRedundant.copy()
    return result
  }

  func free() {
    classes.free()
    definition.free()
    targets.free()
    constants.free()
    start.free()
    terms.free()
    isRedundant.free()
  }
}
