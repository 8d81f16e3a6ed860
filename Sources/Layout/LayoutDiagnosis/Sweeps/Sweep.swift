package import ConstraintSolver
package import LayoutModel

/// A layout at every value of a parameter between two, exactly.
///
/// The part that the parameter can move is followed with ``ParametricOptimum``; what lies around it
/// stays, which is checked by solving the whole layout once on each segment. That is
/// enough: which constraints hold with equality does not change in between, and by it alone a point
/// is optimal or not. Where numbers of a second pass jump or bend, another leg begins.
package struct Sweep: Sendable {
  /// Why there is no answer.
  package enum Failure: Error, Hashable, Sendable {
    /// The layout does not take that value.
    case refused(LayoutError)
    /// Numbers of other rules follow the parameter, and not in proportion.
    case bends
    /// There are more pieces than are followed.
    case tooManyPieces(limit: Int)
  }

  /// The layout at a bend, or along the segment between two bends.
  package struct Piece: ParameterPiece {
    package let lower: Rational
    package let upper: Rational
    /// The required claims that are broken, oldest first.
    package let broken: [Claim.Source]
    /// The values of the moving variables, by local number, at the lower end.
    let lowerValues: [Rational]
    /// The same at the upper end.
    let upperValues: [Rational]
    /// All optimal points.
    let face: FaceProof
    /// Which leg of the sweep it belongs to.
    let leg: Int
  }

  /// What moves.
  package let parameter: Parameter
  /// The values of the parameter as they were asked for.
  package let ends: (from: Double, to: Double)
  /// Bends and the segments between them in turn, ascending; a bend at both ends.
  package let pieces: [Piece]
  /// The parts along which numbers follow evenly, ascending.
  let legs: [SweepLeg]

  /// Follows a layout while a parameter runs from one value to another one.
  package init(
    _ parameter: Parameter, from: Double, to: Double, in now: LayoutAnalysis
  ) throws(Failure) {
    self.parameter = parameter
    ends = (from, to)
    legs = try SweepCutter(parameter, now).legs(from: min(from, to), to: max(from, to))
    pieces = legs.enumerated().flatMap { number, leg in leg.pieces(number: number) }
  }

  /// The leg that a piece belongs to.
  func leg(of piece: Piece) -> SweepLeg { legs[piece.leg] }

  /// The labels that break their lines elsewhere from a breakpoint on, in tree order.
  package func rewrapped(at place: Rational) -> [Item.ID] {
    guard let index = legs.dropFirst().firstIndex(where: { $0.lower == place }) else { return [] }
    let (before, after) = (legs[index - 1].low.layout, legs[index].low.layout)
    return before.items.map(\.id).filter { id in
      guard let old = before.item(id), let new = after.item(id), old.kind == .label else {
        return false
      }
      return old.content != new.content
    }
  }

  // MARK: - Reading

  /// A quantity over the solver's variables as a function of the parameter.
  package func values(of expression: Expression) -> PiecewiseLinear<Rational> {
    PiecewiseLinear(pieces.map { values(of: expression, on: $0) })
  }

  /// A quantity over the solver's variables along a piece.
  package func values(
    of expression: Expression, on piece: Piece
  ) -> PiecewiseLinear<Rational>.Piece {
    let leg = leg(of: piece)
    let solver = leg.low.solver
    var outside = Expression(constant: expression.constant)
    var lower = Rational(0)
    var upper = Rational(0)
    var local: [Term] = []
    for term in expression.collected.terms {
      guard let variable = leg.localVariables[term.variable] else {
        outside.terms.append(term)
        continue
      }
      let coefficient = Rational(meaning: term.coefficient)
      lower = lower + coefficient * piece.lowerValues[variable.index]
      upper = upper + coefficient * piece.upperValues[variable.index]
      local.append(Term(variable, times: term.coefficient))
    }
    let still = Rational(meaning: solver.value(of: outside))
    let isUnique =
      piece.face.isUnique(Expression(local))
      && (outside.terms.isEmpty || solver.optimalFace.isUnique(outside))
    return .init(
      lower: piece.lower, upper: piece.upper, lowerValue: lower + still,
      upperValue: upper + still, isUnique: isUnique)
  }

  /// A dimension of an item as a function of the parameter.
  package func values(of variable: LayoutVariable) -> PiecewiseLinear<Rational> {
    PiecewiseLinear(pieces.map { values(of: variable, on: $0) })
  }

  /// A dimension of an item along a piece.
  package func values(
    of variable: LayoutVariable, on piece: Piece
  ) -> PiecewiseLinear<Rational>.Piece {
    values(of: leg(of: piece).low.lowering.expression(variable), on: piece)
  }

  /// Whether some dimensions have one value each all over a range of a parameter.
  ///
  /// A few values come first: they rule out nearly everything that does not hold all over.
  static func determines(
    _ variables: [LayoutVariable], _ parameter: Parameter, over range: ParameterRange<Rational>,
    in now: LayoutAnalysis
  ) -> Bool {
    let (lower, upper) = (range.lower.approximation, range.upper.approximation)
    let samples = SweepSamples(parameter)
    for share in [0.25, 0.75, 0.001, 0.999] {
      guard let solved = try? samples.solved(at: lower + share * (upper - lower), after: now.solved)
      else { return false }
      let face = solved.solver.optimalFace
      guard variables.allSatisfy({ face.isUnique(solved.lowering.expression($0)) }) else {
        return false
      }
    }
    guard let sweep = try? Sweep(parameter, from: lower, to: upper, in: now) else { return false }
    return variables.allSatisfy { sweep.values(of: $0).pieces.allSatisfy(\.isUnique) }
  }

  /// The layout at a value of the parameter, solved and examined.
  package func analysis(
    at value: Rational, after now: LayoutAnalysis, withConflicts: Bool = true
  ) -> LayoutAnalysis {
    let layout = try? SweepSamples.layout(now.layout, parameter, value.approximation)
    return layout.map { LayoutAnalysis($0, after: now, withConflicts: withConflicts) } ?? now
  }
}
