import ConstraintSolver
import LayoutModel

/// The claims that are other ones at other values of a parameter, and how fast they move.
struct SweepMoves {
  /// The positions of the claims with the rate of their constants.
  let rates: [Claim.Position: Rational]
  /// The variables they are about, ascending.
  let variables: [Variable]
  /// The layout that it began with.
  let low: SolvedLayout
  /// The value of the parameter there.
  let origin: Double

  /// Compares a layout at two values of a parameter.
  ///
  /// - Throws: ``Sweep/Failure/bends`` if more than constants is different.
  init(
    from low: SolvedLayout, at origin: Double, to high: SweepClaims, at end: Double
  ) throws(Sweep.Failure) {
    guard let changed = high.changed else { throw .bends }
    var rates: [Claim.Position: Rational] = [:]
    var variables = Set<Variable>()
    for position in Self.positions(about: changed, low.lowering, high.lowering) {
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
    about variables: [Variable], _ lowerings: Lowering...
  ) -> Set<Claim.Position> {
    var positions = Set<Claim.Position>()
    for lowering in lowerings {
      for variable in variables where variable.index < lowering.variableCount {
        positions.formUnion(lowering.positions(about: variable))
      }
    }
    return positions
  }

  /// By how much the claims of the layout at another value, made from the one it began with, are
  /// others than expected, relative to their size; infinite where more than constants is.
  func deviation(_ sample: SweepClaims, at value: Double) -> Double {
    guard let changed = sample.changed else { return .infinity }
    let touched = Self.positions(about: variables + changed, low.lowering, sample.lowering)
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
  let localVariables: [Variable: Variable]

  init(_ region: SweepRegion, _ moves: SweepMoves) {
    let low = moves.low
    let lowering = low.lowering
    let moving = region.variables + region.separators
    let local = Dictionary(
      uniqueKeysWithValues: moving.enumerated().map { ($1, Variable(index: $0)) })
    let claims = region.positions.compactMap { position in
      lowering.claim(at: position).map { (position: position, claim: $0) }
    }
    var constraints = claims.map { _, claim -> Constraint in
      var constraint = claim.constraint
      constraint.expression.terms = constraint.expression.terms.compactMap { term in
        local[term.variable].map { Term($0, times: term.coefficient) }
      }
      return constraint
    }
    for (number, variable) in moving.enumerated().dropFirst(region.variables.count) {
      let held = Expression(Variable(index: number))
      constraints.append(Constraint(held - Self.value(of: variable, in: low), .equal))
    }
    let accepted = claims.indices.filter { claims[$0].claim.isRequired }.compactMap { index in
      claims[index].claim.breakOrder.map { (index: index, order: $0) }
    }
    let order = lowering.pictureOrder
    localVariables = local
    system = ParametricSystem(
      constraints, variableCount: moving.count,
      rates: Dictionary(
        uniqueKeysWithValues: claims.indices.compactMap { index in
          moves.rates[claims[index].position].map { (index, $0) }
        }), origin: Rational(meaning: moves.origin),
      acceptance: accepted.sorted { $0.order < $1.order }.map(\.index),
      pictureOrder: PictureOrder(
        lengths: order.lengths.compactMap { local[$0] },
        positions: order.positions.compactMap { local[$0] }))
  }

  /// Numbers with larger denominators are not what people write.
  private static let plainDenominator = 1000

  /// The value of a variable that stays.
  ///
  /// The solver's doubles carry rounding errors of the last digits, which would contradict each
  /// other in exact arithmetic. A number close by with a small denominator is meant; where there is
  /// none the value is derived exactly.
  private static func value(of variable: Variable, in solved: SolvedLayout) -> Double {
    let value = solved.solver.value(of: variable)
    for denominator in 1...plainDenominator {
      let scaled = value * Double(denominator)
      let near = scaled.rounded()
      if abs(scaled - near) <= Tolerance.coefficient * max(1, abs(scaled)) {
        return near / Double(denominator)
      }
    }
    let derived = Explanation(Expression(variable), measuring: nil, in: solved)
    return derived?.total.approximation ?? value
  }
}
