import ConstraintSolver
import LayoutModel

/// The claims that are other ones at other values of a parameter, and how fast they move.
struct SweepMoves {
  /// The positions of the claims with the rate of their constants.
  let rates: [Claim.Position: Rational]
  /// The variables they are about, ascending.
  let variables: [Int]
  /// The layout that it began with.
  let low: SolvedLayout
  /// The value of the parameter there.
  let origin: Double

  /// Compares a layout at two values of a parameter.
  ///
  /// - Throws: ``Sweep/Failure/bends`` if more than constants is different.
  init(
    from low: SolvedLayout, at origin: Double, to high: SolvedLayout, at end: Double
  ) throws(Sweep.Failure) {
    guard let revision = high.revision else { throw .bends }
    var rates: [Claim.Position: Rational] = [:]
    var variables = Set<Int>()
    for position in Self.positions(about: revision.variables, low.lowering, high.lowering) {
      let (old, new) = (low.lowering.claim(at: position), high.lowering.claim(at: position))
      guard old != new else { continue }
      guard let old, let new, Self.differOnlyInConstants(old, new) else { throw .bends }
      let rate =
        (new.constraint.expression.constant - old.constraint.expression.constant)
        / (end - origin)
      let whole = rate.rounded()
      rates[position] = Rational(meaning: Tolerance.same(rate, whole) ? whole : rate)
      variables.formUnion(old.variables)
    }
    self.rates = rates
    self.variables = variables.sorted()
    self.low = low
    self.origin = origin
  }

  private static func differOnlyInConstants(_ a: Claim, _ b: Claim) -> Bool {
    a.source == b.source && a.breakOrder == b.breakOrder
      && a.constraint.expression.terms == b.constraint.expression.terms
      && a.constraint.relation == b.constraint.relation
      && a.constraint.priority == b.constraint.priority
  }

  private static func positions(
    about variables: [Int], _ lowerings: Lowering...
  ) -> Set<Claim.Position> {
    var positions = Set<Claim.Position>()
    for lowering in lowerings {
      for variable in variables where variable < lowering.variableCount {
        positions.formUnion(lowering.positions(about: variable))
      }
    }
    return positions
  }

  /// By how much the claims of the layout at another value, solved after the one it began with, are
  /// others than expected, relative to their size; infinite where more than constants is.
  func deviation(_ sample: SolvedLayout, at value: Double) -> Double {
    guard let revision = sample.revision else { return .infinity }
    let touched = Self.positions(
      about: variables + revision.variables, low.lowering, sample.lowering)
    var deviation = 0.0
    for position in touched {
      let (old, new) = (low.lowering.claim(at: position), sample.lowering.claim(at: position))
      guard let old, let new else {
        if old == nil, new == nil { continue }
        return .infinity
      }
      guard Self.differOnlyInConstants(old, new) else { return .infinity }
      let distance = (rates[position]?.approximation ?? 0) * (value - origin)
      let expected = old.constraint.expression.constant + distance
      let found = new.constraint.expression.constant
      deviation = max(deviation, abs(expected - found) / max(1, abs(expected), abs(found)))
    }
    return deviation
  }
}

/// The moving part of a layout in terms of the parametric solver.
///
/// Variables are numbered anew: those that may move, then those around them, which are held.
struct SweepSystem {
  /// The system; the claims come first, in the order of the region's positions.
  let system: ParametricSystem
  /// The new number of each variable of the solver that takes part.
  let localNumbers: [Int: Int]

  init(_ region: SweepRegion, _ moves: SweepMoves) {
    let low = moves.low
    let lowering = low.lowering
    var numbers: [Int: Int] = [:]
    for index in region.variables + region.separators { numbers[index] = numbers.count }
    let claims = region.positions.compactMap { position in
      lowering.claim(at: position).map { (position: position, claim: $0) }
    }
    var constraints = claims.map { _, claim -> Constraint in
      var constraint = claim.constraint
      constraint.expression.terms = constraint.expression.terms.map {
        Term(Variable(index: numbers[$0.variable.index] ?? 0), times: $0.coefficient)
      }
      return constraint
    }
    for index in region.separators {
      let local = Expression(Variable(index: numbers[index] ?? 0))
      constraints.append(Constraint(local - Self.value(of: index, in: low), .equal))
    }
    let accepted = claims.indices.filter { claims[$0].claim.isRequired }.compactMap { local in
      claims[local].claim.breakOrder.map { (local: local, order: $0) }
    }
    let order = lowering.pictureOrder
    func settled(_ variables: [Variable]) -> [Variable] {
      variables.compactMap { numbers[$0.index].map(Variable.init(index:)) }
    }
    localNumbers = numbers
    system = ParametricSystem(
      constraints, variableCount: numbers.count,
      rates: Dictionary(
        uniqueKeysWithValues: claims.indices.compactMap { local in
          moves.rates[claims[local].position].map { (local, $0) }
        }), origin: Rational(meaning: moves.origin),
      acceptance: accepted.sorted { $0.order < $1.order }.map(\.local),
      pictureOrder: PictureOrder(
        lengths: settled(order.lengths), positions: settled(order.positions)))
  }

  /// Numbers with larger denominators are not what people write.
  private static let plainDenominator = 1000

  /// The value of a variable that stays.
  ///
  /// The solver's doubles carry rounding errors of the last digits, which would contradict each
  /// other in exact arithmetic. A number close by with a small denominator is meant; where there is
  /// none the value is derived exactly.
  private static func value(of index: Int, in solved: SolvedLayout) -> Double {
    let value = solved.solver.value(of: Variable(index: index))
    for denominator in 1...plainDenominator {
      let scaled = value * Double(denominator)
      let near = scaled.rounded()
      if abs(scaled - near) <= Tolerance.coefficient * max(1, abs(scaled)) {
        return near / Double(denominator)
      }
    }
    let derived = Explanation(Expression(Variable(index: index)), measuring: nil, in: solved)
    return derived?.total.approximation ?? value
  }
}
