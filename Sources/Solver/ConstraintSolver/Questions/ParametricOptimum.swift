/// The exact optimum of a system for every value of a parameter in an interval.
///
/// Between breakpoints every value is linear, the same required constraints are broken, and the
/// same quantities are unique. A breakpoint is a ``Stop``, what lies between two of them a
/// ``Piece``; together they cover the interval without gaps, including its ends.
///
/// **Why finitely many numbers prove something about all values of the parameter.** Whether a point
/// is optimal depends on which constraints it violates on which side, which hold with equality and
/// which with room, not on by how much (``OptimalFace``; the optimal partition of Adler and
/// Monteiro, A geometric view of parametric linear programming, Algorithmica 8, 1992). Prices
/// express that: each admits an interval of residuals, so prices that prove the point at both ends
/// of a piece optimal prove all points in between, because residuals are linear, too. And the
/// optimal points of a piece, taken together with the parameter, form one convex set; its slices
/// have the same dimension everywhere inside, so if the dimension and uniqueness are proved in the
/// middle, they are proved for the whole piece. A broken constraint stays refused as long as the
/// sum that proves it (Farkas) is positive, which is linear as well.
///
/// **How it is found.** The system is solved just above a breakpoint, in numbers `a + b * δ` with
/// an infinitesimal δ, which gives values and their rates of change. These are valid until the
/// first residual, or the first sum that refuses a broken constraint, reaches zero; there is the
/// next breakpoint. Each piece has a different pattern of residuals, so there are finitely many.
package struct ParametricOptimum: Sendable {
  /// The optimum at one value of the parameter.
  package struct Stop: Sendable {
    /// The value of the parameter.
    package let parameter: Rational
    /// The required constraints that are broken, in the order of acceptance, each with the reason.
    package let refusals: [Refusal]
    /// The values shown, by ``Variable/index``.
    package let values: [Rational]
    /// All optimal points.
    package let face: FaceProof
  }

  /// The optimum between two values of the parameter, without these.
  package struct Piece: Sendable {
    /// The lower end.
    package let lower: Rational
    /// The upper end.
    package let upper: Rational
    /// The required constraints that are broken, in the order of acceptance, each with the reason.
    package let refusals: [Refusal]
    /// The limits of the shown values at the lower end, by ``Variable/index``.
    package let lowerValues: [Rational]
    /// The limits of the shown values at the upper end; in between they are linear.
    package let upperValues: [Rational]
    /// All optimal points in the middle of the piece.
    package let face: FaceProof

    /// The middle of the piece.
    package var middle: Rational { Rational(1, over: 2) * (lower + upper) }
  }

  /// The ends of the interval and the breakpoints, ascending.
  package let stops: [Stop]
  /// The pieces between the stops, ascending; one fewer than the stops.
  package let pieces: [Piece]

  /// The reason why there is no result.
  package enum Failure: Error, Hashable, Sendable {
    /// Required constraints that may not break contradict each other.
    case contradiction
    /// There are more pieces than the limit.
    case tooManyPieces(limit: Int)
  }

  /// The default limit of pieces.
  package static let pieceLimit = 500

  /// Follows the optimum of a system through an interval.
  ///
  /// Three exact solutions per piece: what the equalities leave is solved on a dense tableau.
  package init(
    _ system: ParametricSystem, from lower: Rational, to upper: Rational,
    limit: Int = pieceLimit
  ) throws(Failure) {
    var search = ParametricSearch(system)
    var stops = [try search.stop(at: lower)]
    var pieces: [Piece] = []
    while let last = stops.last, last.parameter < upper {
      guard pieces.count < limit, !Interruption.isRequested else {
        throw .tooManyPieces(limit: limit)
      }
      let piece = try search.piece(above: last.parameter, atMost: upper)
      pieces.append(piece)
      stops.append(try search.stop(at: piece.upper))
    }
    self.stops = stops
    self.pieces = pieces
  }

  /// Checks all proofs exactly, from the system alone.
  package func verify(_ system: ParametricSystem) -> Bool {
    guard pieces.count == stops.count - 1 else { return false }
    for (index, piece) in pieces.enumerated() {
      guard piece.lower == stops[index].parameter, piece.upper == stops[index + 1].parameter,
        piece.lower < piece.upper
      else { return false }
    }
    return stops.allSatisfy { $0.verify(system) } && pieces.allSatisfy { $0.verify(system) }
  }
}

extension ParametricOptimum.Stop {
  /// The required constraints that are broken.
  package var broken: [Int] { refusals.map(\.position) }

  fileprivate func verify(_ system: ParametricSystem) -> Bool {
    let rows = system.rows(at: parameter)
    let check = PriceCheck(system.constraints(breaking: broken), rows)
    return check.rests(face.prices, at: values)
      && face.verify(check, variableCount: system.variableCount)
      && refusals.allSatisfy { refusal in
        refusal.excess(in: system, rows, broken: broken).map { $0 > .zero } ?? false
      }
  }
}

extension ParametricOptimum.Piece {
  /// The required constraints that are broken.
  package var broken: [Int] { refusals.map(\.position) }

  fileprivate func verify(_ system: ParametricSystem) -> Bool {
    let constraints = system.constraints(breaking: broken)
    for (end, values) in [(lower, lowerValues), (upper, upperValues)] {
      let rows = system.rows(at: end)
      guard PriceCheck(constraints, rows).rests(face.prices, at: values),
        refusals.allSatisfy({ refusal in
          refusal.excess(in: system, rows, broken: broken).map { $0 >= .zero } ?? false
        })
      else { return false }
    }
    let rows = system.rows(at: middle)
    return face.verify(PriceCheck(constraints, rows), variableCount: system.variableCount)
      && refusals.allSatisfy { refusal in
        refusal.excess(in: system, rows, broken: broken).map { $0 > .zero } ?? false
      }
  }
}

/// Why a required constraint is broken: a contradictory sum of it and of constraints accepted
/// before it.
package struct Refusal: Sendable {
  /// The broken constraint.
  package let position: Int
  /// The constraints accepted before it and itself, without those whose multiplier is zero; it is
  /// positive for `<=` and negative for `>=`.
  package let summands: [Summand]

  /// Returns the constant that the forms add up to, which should not be positive according to the
  /// constraints.
  ///
  /// Nil if variables are left, if a multiplier has the wrong sign, or if a summand is not accepted
  /// before the broken one.
  func excess(
    in system: ParametricSystem, _ rows: [SparseRow<Rational>], broken: [Int]
  ) -> Rational? {
    var place = Array(repeating: -1, count: system.constraints.count)
    for (index, position) in system.acceptance.enumerated() { place[position] = index }
    var sum = SparseRow<Rational>()
    for summand in summands {
      let constraint = system.constraints[summand.position]
      guard constraint.priority.isRequired,
        summand.position == position
          || (place[summand.position] < place[position] && !broken.contains(summand.position))
      else { return nil }
      switch constraint.relation {
      case .equal: break
      case .lessOrEqual: if summand.multiplier < .zero { return nil }
      case .greaterOrEqual: if summand.multiplier > .zero { return nil }
      }
      sum = sum.adding(rows[summand.position], times: summand.multiplier)
    }
    return sum.entries.isEmpty ? sum.constant : nil
  }
}
