package import ConstraintSolver
package import LayoutModel

extension Sweep {
  /// The form of a claim at a station: zero where it holds with equality; nil for one that takes no
  /// part.
  package func reading(of source: Claim.Source, at station: Station) -> Reading? {
    let leg = leg(of: station)
    let (low, region, system) = (leg.low, leg.region, leg.system)
    guard let position = low.lowering.position(of: source),
      let claim = low.lowering.claim(at: position)
    else { return nil }
    let reading = reading(of: claim.constraint.expression, at: station)
    guard let local = region.positions.firstIndex(of: position) else { return reading }
    return Reading(
      isUnique: reading.isUnique,
      lower: system.residual(of: local, at: station.lower, station.lowerValues),
      upper: system.residual(of: local, at: station.upper, station.upperValues))
  }

  /// The degrees of freedom at a station, over the variables that count.
  package func degrees(at station: Station) -> Int {
    let leg = leg(of: station)
    var space = RowSpace<Rational>()
    var degrees = leg.degreesOutside
    for (number, variable) in leg.low.listedVariables.enumerated() {
      guard let unknown = leg.low.variable(variable),
        let local = leg.localVariables[unknown]
      else { continue }
      let motion = station.face.motion(of: Expression(local))
      let row = SparseRow<Rational>(
        entries: motion.indices.filter { !motion[$0].isZero }.map {
          .init(index: $0, coefficient: motion[$0])
        })
      if space.insert(row, source: number) == nil { degrees += 1 }
    }
    return degrees
  }

  /// Part of a sweep in which something goes on evenly.
  package struct Stretch: Sendable {
    /// The least value of the parameter.
    package let lower: Rational
    /// The largest value of the parameter.
    package let upper: Rational
    /// The value of what was asked about at the lower end, or what it tends to there.
    package let lowerValue: Rational
    /// The same at the upper end.
    package let upperValue: Rational
  }

  /// How near the optimal points let a quantity come to a number, all along the sweep, ascending.
  ///
  /// Below an ambiguous value this is where its range begins, above it where it ends.
  package func nearest(
    to number: Double, _ expression: Expression
  ) throws(Failure) -> [Stretch] {
    var stretches: [Stretch] = []
    for leg in legs { stretches += try leg.nearest(to: number, expression) }
    return stretches
  }
}

extension SweepLeg {
  /// The degrees of freedom of what does not move.
  fileprivate var degreesOutside: Int {
    let face = low.solver.optimalFace
    guard face.dimension > 0 else { return 0 }
    var space = MotionSpace()
    for variable in low.listedVariables {
      guard let solver = low.variable(variable), localVariables[solver] == nil
      else { continue }
      let motion = face.motion(of: Expression(solver))
      if !motion.isEmpty { space.insert(motion) }
    }
    return space.dimension
  }

  /// How near the optimal points let a quantity come to a number, all along the leg.
  fileprivate func nearest(
    to number: Double, _ expression: Expression
  ) throws(Sweep.Failure) -> [Sweep.Stretch] {
    var local = Expression()
    var still = Expression(constant: expression.constant)
    for term in expression.collected.terms {
      if let variable = localVariables[term.variable] {
        local.terms.append(Term(variable, times: term.coefficient))
      } else {
        still.terms.append(term)
      }
    }
    let rest = low.solver.value(of: still)
    // A wish below all others moves the picture and nothing else.
    let least = system.constraints.map(\.priority.value).min() ?? 1000
    guard let wish = Priority(least / 2) else { return [] }
    let widened = ParametricSystem(
      system.constraints + [Constraint(local + rest - number, .equal, priority: wish)],
      variableCount: system.variableCount,
      rates: Dictionary(
        uniqueKeysWithValues: system.rates.enumerated().map { ($0.offset, $0.element) }),
      origin: system.origin, acceptance: system.acceptance)
    let optimum: ParametricOptimum
    do throws(ParametricOptimum.Failure) {
      optimum = try ParametricOptimum(widened, from: lower, to: upper)
    } catch {
      switch error {
      case .tooManyPieces(let limit): throw .tooManyPieces(limit: limit)
      case .contradiction: throw .bends
      }
    }
    let wished = system.constraints.count
    func value(_ point: [Rational], _ parameter: Rational) -> Rational {
      widened.residual(of: wished, at: parameter, point) + Rational(meaning: number)
    }
    var stretches: [Sweep.Stretch] = []
    for (index, stop) in optimum.stops.enumerated() {
      let own = value(stop.values, stop.parameter)
      stretches.append(
        Sweep.Stretch(
          lower: stop.parameter, upper: stop.parameter, lowerValue: own, upperValue: own))
      guard index < optimum.pieces.count else { break }
      let piece = optimum.pieces[index]
      stretches.append(
        Sweep.Stretch(
          lower: piece.lower, upper: piece.upper,
          lowerValue: value(piece.lowerValues, piece.lower),
          upperValue: value(piece.upperValues, piece.upper)))
    }
    if !includesLower { stretches.removeFirst() }
    if !includesUpper { stretches.removeLast() }
    return stretches
  }
}
