package import ConstraintSolver
package import LayoutModel

/// A layout at every value of a parameter between two, exactly.
///
/// The part that the parameter can move is followed with ``ParametricOptimum``; what lies around it
/// stays, which is checked by solving the whole layout once between each two breakpoints. That is
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

  /// A breakpoint, or all values between two breakpoints.
  package struct Station: Sendable {
    /// The least value of the parameter; included in a point only.
    package let lower: Rational
    /// The largest value of the parameter; included in a point only.
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

    /// Whether it is a single value.
    package var isPoint: Bool { lower == upper }
  }

  /// What moves.
  package let parameter: Parameter
  /// The values of the parameter as they were asked for.
  package let ends: (from: Double, to: Double)
  /// Points and what is between them in turn, ascending; a point at both ends.
  package let stations: [Station]
  /// The parts along which numbers follow evenly, ascending.
  let legs: [SweepLeg]

  /// Follows a layout while a parameter runs from one value to another one.
  package init(
    _ parameter: Parameter, from: Double, to: Double, in now: LayoutAnalysis
  ) throws(Failure) {
    self.parameter = parameter
    ends = (from, to)
    legs = try SweepCutter(parameter, now).legs(from: min(from, to), to: max(from, to))
    stations = legs.enumerated().flatMap { number, leg in leg.stations(number: number) }
  }

  /// The leg that a station belongs to.
  func leg(of station: Station) -> SweepLeg { legs[station.leg] }

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

  /// A quantity at a station.
  package struct Reading: Hashable, Sendable {
    /// Whether it has one value at each value of the parameter.
    package let isUnique: Bool
    /// The value shown at the lower end, or what it tends to there.
    package let lower: Rational
    /// The value shown at the upper end, or what it tends to there.
    package let upper: Rational

    /// A quantity that goes from one value to another one.
    package init(isUnique: Bool, lower: Rational, upper: Rational) {
      self.isUnique = isUnique
      self.lower = lower
      self.upper = upper
    }
  }

  /// A quantity over the solver's variables at a station.
  package func reading(of expression: Expression, at station: Station) -> Reading {
    let leg = leg(of: station)
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
      lower = lower + coefficient * station.lowerValues[variable.index]
      upper = upper + coefficient * station.upperValues[variable.index]
      local.append(Term(variable, times: term.coefficient))
    }
    let still = Rational(meaning: solver.value(of: outside))
    let isUnique =
      station.face.isUnique(Expression(local))
      && (outside.terms.isEmpty || solver.optimalFace.isUnique(outside))
    return Reading(isUnique: isUnique, lower: lower + still, upper: upper + still)
  }

  /// A dimension of an item at a station.
  package func reading(of variable: LayoutVariable, at station: Station) -> Reading {
    reading(of: leg(of: station).low.lowering.expression(variable), at: station)
  }

  /// The layout at a value of the parameter, solved and examined.
  package func analysis(
    at value: Rational, after now: LayoutAnalysis, withConflicts: Bool = true
  ) -> LayoutAnalysis {
    let layout = try? SweepSearch.layout(now.layout, parameter, value.approximation)
    return layout.map { LayoutAnalysis($0, after: now, withConflicts: withConflicts) } ?? now
  }
}
