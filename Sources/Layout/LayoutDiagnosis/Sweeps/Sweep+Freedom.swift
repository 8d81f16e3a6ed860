package import ConstraintSolver
package import LayoutModel

extension Sweep {
  /// The form of a claim along a piece: zero where it holds with equality; nil for one that takes no
  /// part.
  package func values(
    of source: Claim.Source, on piece: Piece
  ) -> PiecewiseLinear<Rational>.Piece? {
    let leg = leg(of: piece)
    let (low, region, system) = (leg.low, leg.region, leg.system)
    guard let position = low.lowering.position(of: source),
      let claim = low.lowering.claim(at: position)
    else { return nil }
    var values = values(of: claim.constraint.expression, on: piece)
    if let local = region.positions.firstIndex(of: position) {
      values.lowerValue = system.residual(of: local, at: piece.lower, piece.lowerValues)
      values.upperValue = system.residual(of: local, at: piece.upper, piece.upperValues)
    }
    return values
  }

  /// The degrees of freedom on a piece, over the variables that count.
  package func degrees(on piece: Piece) -> Int {
    let leg = leg(of: piece)
    var space = RowSpace<Rational>()
    var degrees = leg.degreesOutside
    for (number, variable) in leg.low.listedVariables.enumerated() {
      guard let unknown = leg.low.variable(variable),
        let local = leg.localVariables[unknown]
      else { continue }
      let motion = piece.face.motion(of: Expression(local))
      let row = SparseRow<Rational>(
        entries: motion.indices.filter { !motion[$0].isZero }.map {
          .init(index: $0, coefficient: motion[$0])
        })
      if space.insert(row, source: number) == nil { degrees += 1 }
    }
    return degrees
  }

  /// How near the optimal points let a quantity come to a number, as a function of the
  /// parameter.
  ///
  /// Below an ambiguous value this is where its range begins, above it where it ends.
  package func nearest(
    to number: Double, _ expression: Expression
  ) throws(Failure) -> PiecewiseLinear<Rational> {
    var pieces: [PiecewiseLinear<Rational>.Piece] = []
    for leg in legs { pieces += try leg.nearest(to: number, expression) }
    return PiecewiseLinear(pieces)
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
  ) throws(Sweep.Failure) -> [PiecewiseLinear<Rational>.Piece] {
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
    var pieces: [PiecewiseLinear<Rational>.Piece] = []
    for (index, stop) in optimum.stops.enumerated() {
      let nearest = value(stop.values, stop.parameter)
      pieces.append(
        .init(
          lower: stop.parameter, upper: stop.parameter, lowerValue: nearest, upperValue: nearest))
      guard index < optimum.pieces.count else { break }
      let segment = optimum.pieces[index]
      pieces.append(
        .init(
          lower: segment.lower, upper: segment.upper,
          lowerValue: value(segment.lowerValues, segment.lower),
          upperValue: value(segment.upperValues, segment.upper)))
    }
    return own(pieces)
  }
}
