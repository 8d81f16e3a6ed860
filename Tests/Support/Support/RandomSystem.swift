package import ConstraintSolver

/// A random system of constraints, degenerate and redundant on purpose.
///
/// Coefficients are k/64 with |k| <= 640 and constants whole, so two parallel rows are equal or at
/// least 1/6400 apart.
package struct RandomSystem: Sendable {
  /// How many variables it has.
  package var variableCount: Int
  /// Its constraints.
  package var constraints: [Constraint]

  /// The priorities it draws from.
  package static let priorities: [Priority] = [1000, 999, 750, 500, 250, 50].compactMap {
    Priority($0)
  }

  /// A system of at most that size.
  package init(
    using generator: inout SplitMix64, maxVariables: Int = 6, maxConstraints: Int = 12,
    requiredShare: Int = 3
  ) {
    variableCount = generator.int(1...maxVariables)
    constraints = []
    let count = generator.int(1...maxConstraints)
    for _ in 0..<count {
      if let last = constraints.last, generator.one(in: 8) {
        // The same claim again, scaled: redundant, or a contradiction of its twin.
        let scale = generator.pick([-2.0, -1, 0.5, 1, 2])
        var copy = last
        if Self.isPlain(scale * last.expression) {
          copy.expression = scale * last.expression
          if scale < 0 { copy.relation = copy.relation.flipped }
        }
        if generator.one(in: 3) { copy.expression.constant += Double(generator.int(-3...3)) }
        copy.priority = Self.priority(&generator, requiredShare)
        constraints.append(copy)
        continue
      }
      constraints.append(
        Self.constraint(
          using: &generator, variableCount: variableCount, requiredShare: requiredShare))
    }
  }

  /// One random constraint over variables 0 ..< variableCount.
  package static func constraint(
    using generator: inout SplitMix64, variableCount: Int, requiredShare: Int = 3
  ) -> Constraint {
    var terms: [Term] = []
    for _ in 0..<generator.int(1...min(3, variableCount)) {
      let coefficient =
        generator.one(in: 4)
        ? Double(generator.int(-640...640)) / 64 : generator.pick([1.0, -1, 1, -1, 2])
      let term = Term(Variable(index: generator.int(0...variableCount - 1)), times: coefficient)
      if isPlain(Expression(terms + [term]).collected) { terms.append(term) }
    }
    let constant = generator.one(in: 3) ? 0 : Double(generator.int(-50...50))
    let relation = generator.pick([Relation.equal, .equal, .lessOrEqual, .greaterOrEqual])
    return Constraint(
      Expression(terms, constant: constant), relation, priority: priority(&generator, requiredShare)
    )
  }

  /// Whether the numbers in it are of the kind that is promised.
  private static func isPlain(_ expression: Expression) -> Bool {
    expression.constant == expression.constant.rounded()
      && expression.terms.allSatisfy {
        let k = 64 * $0.coefficient
        return k == k.rounded() && abs(k) <= 640
      }
  }

  private static func priority(_ generator: inout SplitMix64, _ requiredShare: Int) -> Priority {
    generator.one(in: requiredShare) ? .required : generator.pick(priorities)
  }

  /// An order of the picture in which some variables are lengths and others positions.
  package func pictureOrder(using generator: inout SplitMix64) -> PictureOrder {
    let variables = (0..<variableCount).map(Variable.init(index:))
    let count = generator.int(0...variableCount)
    return PictureOrder(
      lengths: Array(variables.prefix(count)), positions: Array(variables.dropFirst(count)))
  }

  /// A solver with this system in it; nil if the required constraints contradict each other.
  package func solver() -> Solver? {
    var solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    do { try solver.apply(constraints.map { .add($0) }) } catch { return nil }
    return solver
  }
}
