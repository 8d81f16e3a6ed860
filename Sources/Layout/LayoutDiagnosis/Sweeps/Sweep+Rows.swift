package import ConstraintSolver
package import LayoutModel

extension Sweep {
  /// Neighbouring stations between which nothing happens that a reader asked about.
  package struct Row: Sendable {
    /// The stations in the order of the sweep.
    package fileprivate(set) var stations: [Station]
    /// The quantities asked about, each from where the sweep enters to where it leaves.
    package fileprivate(set) var readings: [Reading]
    /// What gives all along: wishes about the quantities that are missed by more or less.
    ///
    /// None where rules are broken or a quantity is not unique.
    package fileprivate(set) var givers: [Claim.Source]
    fileprivate var slopes: [Rational?]

    /// The required claims that are broken, oldest first.
    package var broken: [Claim.Source] { stations[0].broken }
    /// The least value of the parameter.
    package var lower: Rational { min(stations[0].lower, stations[stations.count - 1].lower) }
    /// The largest value of the parameter.
    package var upper: Rational { max(stations[0].upper, stations[stations.count - 1].upper) }
    /// Whether the least value belongs to it.
    package var includesLower: Bool { stations.contains { $0.isPoint && $0.lower == lower } }
    /// Whether the largest value belongs to it.
    package var includesUpper: Bool { stations.contains { $0.isPoint && $0.upper == upper } }
    /// The station that stands for all of them: the first one that is no single value.
    package var sample: Station { stations.first { !$0.isPoint } ?? stations[0] }
  }

  /// Whether the sweep goes up.
  package var isUpward: Bool { ends.from < ends.to }

  /// The stations in the order of the sweep.
  package var path: [Station] { isUpward ? stations : stations.reversed() }

  /// What happens to some quantities, in the order of the sweep.
  ///
  /// A row goes on as long as each of them moves evenly or stays not unique, the same rules are
  /// broken and the same wishes give. A breakpoint belongs to the row that comes first, where it
  /// fits there.
  package func rows(of expressions: [Expression]) -> [Row] {
    var rows: [Row] = []
    let asked = Set(expressions.flatMap { $0.terms.map(\.variable) })
    for station in path {
      let readings = expressions.map { expression -> Reading in
        let reading = reading(of: expression, at: station)
        return isUpward
          ? reading
          : Reading(isUnique: reading.isUnique, lower: reading.upper, upper: reading.lower)
      }
      let width = station.upper - station.lower
      let slopes = readings.map { reading -> Rational? in
        station.isPoint ? nil : (reading.upper - reading.lower) / width
      }
      let isPlain = station.broken.isEmpty && readings.allSatisfy(\.isUnique)
      let givers = isPlain ? self.givers(at: station, about: asked) : []
      let row = Row(stations: [station], readings: readings, givers: givers, slopes: slopes)
      if let last = rows.last, last.continues(with: row) {
        rows[rows.count - 1].append(row)
      } else {
        rows.append(row)
      }
    }
    return rows
  }
}

extension Sweep.Row {
  /// Whether it is a single value, where nothing can move.
  private var isPoint: Bool { lower == upper }

  /// Whether a station follows without anything to tell.
  fileprivate func continues(with next: Sweep.Row) -> Bool {
    guard next.broken == broken, isPoint || next.isPoint || next.givers == givers else {
      return false
    }
    return readings.indices.allSatisfy { index in
      let (reading, following) = (readings[index], next.readings[index])
      guard reading.isUnique == following.isUnique else { return false }
      guard reading.isUnique else { return true }
      guard reading.upper.isSame(as: following.lower) else { return false }
      guard let slope = slopes[index], let other = next.slopes[index] else { return true }
      return slope == other
    }
  }

  fileprivate mutating func append(_ next: Sweep.Row) {
    if isPoint { givers = next.givers }
    stations += next.stations
    for index in readings.indices {
      readings[index] = Sweep.Reading(
        isUnique: readings[index].isUnique, lower: readings[index].lower,
        upper: next.readings[index].upper)
      slopes[index] = slopes[index] ?? next.slopes[index]
    }
  }
}

extension Sweep {
  /// Whether a dimension is the parameter itself.
  package func isParameter(_ variable: LayoutVariable) -> Bool { variable == target }

  /// Whether a dimension is not the same at all values of the parameter, or not unique at some.
  package func changes(_ variable: LayoutVariable) -> Bool {
    let mayMove =
      legs.count > 1
      || legs.contains { leg in
        leg.low.variable(variable).map { leg.localVariables[$0] != nil } ?? false
      }
    guard mayMove else { return false }
    let first = reading(of: variable, at: stations[0])
    return stations.contains { station in
      let reading = reading(of: variable, at: station)
      return !reading.isUnique || !reading.lower.isSame(as: first.lower)
        || !reading.upper.isSame(as: first.lower)
    }
  }

  /// The freedom in the middle of what a row is about; why rules break is left out.
  package func sample(of row: Row, after now: LayoutAnalysis) -> LayoutAnalysis {
    let station = row.sample
    return analysis(
      at: Rational(1, over: 2) * (station.lower + station.upper), after: now,
      withConflicts: false)
  }
}

// MARK: - What gives

extension Sweep {
  /// The optional claims about some variables that do not hold at a station and are the further from
  /// holding the further the parameter goes, or the less, in canonical order.
  private func givers(at station: Station, about variables: Set<Variable>) -> [Claim.Source] {
    changing(at: station) { claim, lower, upper in
      guard claim.variables.contains(where: variables.contains) else { return false }
      let isOptional = !claim.isRequired || station.broken.contains(claim.source)
      let errors = [lower, upper].map { claim.constraint.error(of: $0) }
      return isOptional && errors.contains { $0 > 0 }
    }
  }

  /// The required inequalities whose room changes at a station, in canonical order.
  package func slackening(at station: Station) -> [Claim.Source] {
    changing(at: station) { claim, _, _ in
      guard case .rule = claim.source else { return false }
      return claim.isRequired && claim.constraint.relation != .equal
    }
  }

  /// Claims whose form changes at a station, chosen by its values at both ends.
  private func changing(
    at station: Station, where isChosen: (_ claim: Claim, _ lower: Double, _ upper: Double) -> Bool
  ) -> [Claim.Source] {
    let leg = leg(of: station)
    return leg.region.positions.enumerated().compactMap { local, position in
      guard let claim = leg.low.lowering.claim(at: position) else { return nil }
      let lower = leg.system.residual(of: local, at: station.lower, station.lowerValues)
      let upper = leg.system.residual(of: local, at: station.upper, station.upperValues)
      guard lower != upper, isChosen(claim, lower.approximation, upper.approximation) else {
        return nil
      }
      return claim.source
    }
  }

  // MARK: - Breakpoints

  /// The value of the parameter at a breakpoint as a sum of tight claims, or nil where they do not
  /// determine it.
  ///
  /// The claims that say the parameter, and summands of zero, are left out.
  package func equation(at stop: Station) -> [Summand]? {
    let leg = leg(of: stop)
    let (low, region, system) = (leg.low, leg.region, leg.system)
    let lowering = low.lowering
    // The parameter becomes one more variable.
    let parameter = Variable(index: system.variableCount)
    func constraint(_ local: Int) -> Constraint {
      var constraint = system.constraints[local]
      let rate = system.rates[local]
      guard !rate.isZero else { return constraint }
      constraint.expression.terms.append(Term(parameter, times: rate.approximation))
      constraint.expression.constant -= (rate * system.origin).approximation
      return constraint
    }
    let local = Dictionary(
      uniqueKeysWithValues: region.positions.enumerated().map { ($1, $0) })
    let tight = region.positions.filter { position in
      local[position].map {
        system.residual(of: $0, at: stop.lower, stop.lowerValues).isZero
      } ?? false
    }
    let claims = Explanation.ordered(Set(tight), in: low)
    let held = region.separators.enumerated().map { number, index in
      (
        source: lowering.dimension(of: index).map { Claim.Source.given($0.item, $0.dimension) },
        constraint: system.constraints[region.positions.count + number]
      )
    }
    let known =
      held.map { (source: $0.source, constraint: $0.constraint) }
      + claims.compactMap { claim -> (source: Claim.Source?, constraint: Constraint)? in
        guard let position = lowering.position(of: claim.source), let local = local[position]
        else { return nil }
        return (claim.source, constraint(local))
      }
    let constraints = known.map(\.constraint)
    guard let derivation = Derivation(of: Expression(parameter), from: constraints),
      derivation.total == stop.lower
    else { return nil }
    let rows = derivation.summands.compactMap { summand -> Summand? in
      let contribution = summand.contribution(from: constraints)
      guard !contribution.isZero, let source = known[summand.position].source else { return nil }
      return Summand(
        source: source, multiplier: summand.multiplier, contribution: contribution)
    }
    let measure = target.map { Explanation.Measure.anchor(Anchor($0.item, $0.dimension.attribute)) }
    return Explanation.arranged(rows, measure, in: low, givenFirst: false)
  }

  /// The size that the parameter is, where it is one.
  private var target: LayoutVariable? {
    guard case .rootSize(let axis) = parameter else { return nil }
    return legs[0].low.layout.root.map { LayoutVariable($0, .size(along: axis)) }
  }
}

extension Rational {
  /// Whether it is the same number, or would be but for rounding errors of what stays on two legs.
  fileprivate func isSame(as other: Rational) -> Bool {
    self == other || Tolerance.same(approximation, other.approximation)
  }
}
