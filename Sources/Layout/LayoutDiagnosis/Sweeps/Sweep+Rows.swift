package import ConstraintSolver
package import LayoutModel

extension Sweep {
  /// Neighbouring pieces between which nothing happens that a reader asked about.
  package struct Row: Sendable {
    /// The pieces in the order of the sweep.
    package fileprivate(set) var pieces: [Piece]
    /// The quantities asked about, each from where the sweep enters to where it leaves.
    package fileprivate(set) var values: [PiecewiseLinear<Rational>.Piece]
    /// What gives all along: wishes about the quantities that are missed by more or less.
    ///
    /// None where rules are broken or a quantity is not unique.
    package fileprivate(set) var givers: [Claim.Source]
    fileprivate var slopes: [Rational?]

    /// The required claims that are broken, oldest first.
    package var broken: [Claim.Source] { pieces[0].broken }
    /// The values of the parameter.
    package var range: ParameterRange<Rational> {
      let ascending = pieces.map(\.range).sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
      return ParameterRange.joined(ascending, acrossPoints: true)[0]
    }
    /// The piece that stands for all of them: the first segment, if there is one.
    package var sample: Piece { pieces.first { !$0.isBend } ?? pieces[0] }
  }

  /// Whether the sweep goes up.
  package var isUpward: Bool { ends.from < ends.to }

  /// The pieces in the order of the sweep.
  package var path: [Piece] { isUpward ? pieces : pieces.reversed() }

  /// What happens to some quantities, in the order of the sweep.
  ///
  /// A row goes on as long as each of them moves evenly or stays not unique, the same rules are
  /// broken and the same wishes give. A bend belongs to the row that comes first, where it fits
  /// there.
  package func rows(of expressions: [Expression]) -> [Row] {
    var rows: [Row] = []
    let asked = Set(expressions.flatMap { $0.terms.map(\.variable) })
    for piece in path {
      let ascending = expressions.map { values(of: $0, on: piece) }
      let numbers = isUpward ? ascending : ascending.map(\.reversed)
      let isPlain = piece.broken.isEmpty && numbers.allSatisfy(\.isUnique)
      let givers = isPlain ? self.givers(on: piece, about: asked) : []
      let row = Row(
        pieces: [piece], values: numbers, givers: givers, slopes: ascending.map(\.slope))
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
  /// Whether it is a bend, where nothing can move.
  private var isBend: Bool { range.lower == range.upper }

  /// Whether a piece follows without anything to report.
  fileprivate func continues(with next: Sweep.Row) -> Bool {
    guard next.broken == broken, isBend || next.isBend || next.givers == givers else {
      return false
    }
    return values.indices.allSatisfy { index in
      let (value, following) = (values[index], next.values[index])
      guard value.isUnique == following.isUnique else { return false }
      guard value.isUnique else { return true }
      guard value.upperValue.isSame(as: following.lowerValue) else { return false }
      guard let slope = slopes[index], let other = next.slopes[index] else { return true }
      return slope == other
    }
  }

  fileprivate mutating func append(_ next: Sweep.Row) {
    if isBend { givers = next.givers }
    pieces += next.pieces
    for index in values.indices {
      values[index].upper = next.values[index].upper
      values[index].upperValue = next.values[index].upperValue
      slopes[index] = slopes[index] ?? next.slopes[index]
    }
  }
}

extension PiecewiseLinear.Piece {
  /// The same in the order of a sweep that goes down.
  fileprivate var reversed: Self {
    Self(
      lower: upper, upper: lower, lowerValue: upperValue, upperValue: lowerValue,
      isUnique: isUnique)
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
    let first = values(of: variable, on: pieces[0]).lowerValue
    return pieces.contains { piece in
      let value = values(of: variable, on: piece)
      return !value.isUnique || !value.lowerValue.isSame(as: first)
        || !value.upperValue.isSame(as: first)
    }
  }

  /// The freedom in the middle of what a row is about; why rules break is left out.
  package func sample(of row: Row, after now: LayoutAnalysis) -> LayoutAnalysis {
    let piece = row.sample
    return analysis(
      at: Rational(1, over: 2) * (piece.lower + piece.upper), after: now, withConflicts: false)
  }
}

// MARK: - What gives

extension Sweep {
  /// The optional claims about some variables that do not hold on a piece and are the further from
  /// holding the further the parameter goes, or the less, in canonical order.
  private func givers(on piece: Piece, about variables: Set<Variable>) -> [Claim.Source] {
    changing(on: piece) { claim, lower, upper in
      guard claim.variables.contains(where: variables.contains) else { return false }
      let isOptional = !claim.isRequired || piece.broken.contains(claim.source)
      let errors = [lower, upper].map { claim.constraint.error(of: $0) }
      return isOptional && errors.contains { $0 > 0 }
    }
  }

  /// The required inequalities whose room changes on a piece, in canonical order.
  package func slackening(on piece: Piece) -> [Claim.Source] {
    changing(on: piece) { claim, _, _ in
      guard case .rule = claim.source else { return false }
      return claim.isRequired && claim.constraint.relation != .equal
    }
  }

  /// Claims whose form changes on a piece, chosen by its values at both ends.
  private func changing(
    on piece: Piece, where isChosen: (_ claim: Claim, _ lower: Double, _ upper: Double) -> Bool
  ) -> [Claim.Source] {
    let leg = leg(of: piece)
    return leg.region.positions.enumerated().compactMap { local, position in
      guard let claim = leg.low.lowering.claim(at: position) else { return nil }
      let lower = leg.system.residual(of: local, at: piece.lower, piece.lowerValues)
      let upper = leg.system.residual(of: local, at: piece.upper, piece.upperValues)
      guard lower != upper, isChosen(claim, lower.approximation, upper.approximation) else {
        return nil
      }
      return claim.source
    }
  }

  // MARK: - Bends

  /// The value of the parameter at a bend as a sum of tight claims, or nil where they do not
  /// determine it.
  ///
  /// The claims that say the parameter, and summands of zero, are left out.
  package func equation(at bend: Piece) -> [Summand]? {
    let leg = leg(of: bend)
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
        system.residual(of: $0, at: bend.lower, bend.lowerValues).isZero
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
      derivation.total == bend.lower
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
