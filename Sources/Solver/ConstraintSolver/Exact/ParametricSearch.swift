/// The search for the pieces of a ``ParametricOptimum``.
struct ParametricSearch {
  private let system: ParametricSystem
  /// For each constraint its place in the order of acceptance; -1 for one that may not break.
  private let places: [Int]
  /// The constraints that were broken last, as a first guess for the next place.
  private var broken: [Int] = []

  init(_ system: ParametricSystem) {
    self.system = system
    var places = Array(repeating: -1, count: system.constraints.count)
    for (place, position) in system.acceptance.enumerated() { places[position] = place }
    self.places = places
  }

  typealias Failure = ParametricOptimum.Failure

  // MARK: - Places

  /// Returns the optimum at a value of the parameter.
  mutating func stop(at parameter: Rational) throws(Failure) -> ParametricOptimum.Stop {
    let rows = system.rows(at: parameter)
    let settled = try settle(rows)
    let constraints = system.constraints(breaking: broken)
    return ParametricOptimum.Stop(
      parameter: parameter, refusals: settled.refusals.map(\.refusal),
      values: settled.solution.values, face: FaceProof(settled.solution, constraints, rows))
  }

  /// Returns the optimum between a value of the parameter and the next breakpoint, which is at most
  /// `limit`.
  mutating func piece(
    above lower: Rational, atMost limit: Rational
  ) throws(Failure) -> ParametricOptimum.Piece {
    let rows = system.rows(above: lower)
    let settled = try settle(rows)
    let values = settled.solution.values
    var room = limit - lower
    /// A number may reach zero, but not cross it.
    func hold(_ number: Perturbed) {
      guard !number.base.isZero, number.slope.isZero == false,
        (number.base < .zero) != (number.slope < .zero)
      else { return }
      room = min(room, -(number.base / number.slope))
    }
    for row in rows { hold(row.value(at: values)) }
    for (_, excess) in settled.refusals { hold(excess) }
    // Beyond that, another end of a range may be the nearest to zero.
    for variable in settled.solution.loose(system.pictureOrder.lengths) {
      hold(values[variable.index])
    }
    let upper = lower + room
    let middle = system.rows(at: Rational(1, over: 2) * (lower + upper))
    let constraints = system.constraints(breaking: broken)
    guard
      let solution = try? Solution(
        variableCount: system.variableCount, rows: middle, constraints: constraints,
        pictureOrder: PictureOrder())
    else { throw .contradiction }
    return ParametricOptimum.Piece(
      lower: lower, upper: upper, refusals: settled.refusals.map(\.refusal),
      lowerValues: values.map(\.base), upperValues: values.map { $0.value(after: room) },
      face: FaceProof(solution, constraints, middle))
  }

  // MARK: - What breaks

  private struct Settled<S: ExactScalar> {
    var solution: Solution<S>
    /// The refusals, each with the sum that is positive as long as it proves something.
    var refusals: [(refusal: Refusal, excess: S)]
  }

  /// Solves the system in some arithmetic, after determining which constraints break.
  private mutating func settle<S: ExactScalar>(
    _ rows: [SparseRow<S>]
  ) throws(Failure) -> Settled<S> {
    let guess = RefusalGuess(system, rows)
    let order = system.acceptance
    let always = system.constraints.indices.filter {
      system.constraints[$0].priority.isRequired && places[$0] < 0
    }
    // Where nothing was broken, mostly nothing breaks.
    if broken.isEmpty, let settled = settled(rows, breaking: [], guess) { return settled }
    let guessed = guess.broken(inOrder: always + order).filter { places[$0] >= 0 }
    for next in [guessed, broken] {
      guard let settled = settled(rows, breaking: next, guess) else { continue }
      broken = next
      return settled
    }
    let refused = Feasibility.refused(count: order.count) { places in
      solve(rows, required: always + places.map { order[$0] }) != nil
    }
    broken = refused.map { order[$0] }
    guard let settled = settled(rows, breaking: broken, guess) else { throw .contradiction }
    return settled
  }

  /// Returns the solution if exactly these required constraints are broken; nil otherwise.
  private func settled<S: ExactScalar>(
    _ rows: [SparseRow<S>], breaking broken: [Int], _ guess: RefusalGuess
  ) -> Settled<S>? {
    guard
      let solution = try? Solution(
        variableCount: system.variableCount, rows: rows,
        constraints: system.constraints(breaking: broken), pictureOrder: system.pictureOrder)
    else { return nil }
    var refusals: [(Refusal, S)] = []
    for position in broken {
      guard let refusal = refusal(of: position, rows, broken: broken, guess) else { return nil }
      refusals.append(refusal)
    }
    return Settled(solution: solution, refusals: refusals)
  }

  /// Solves some of the required constraints alone.
  private func solve<S: ExactScalar>(
    _ rows: [SparseRow<S>], required positions: [Int], optional: Int? = nil
  ) -> Solution<S>? {
    let chosen = positions + (optional.map { [$0] } ?? [])
    var constraints = chosen.map { system.constraints[$0] }
    if optional != nil { constraints[constraints.count - 1].priority = .broken }
    return try? Solution(
      variableCount: system.variableCount, rows: chosen.map { rows[$0] },
      constraints: constraints, pictureOrder: PictureOrder())
  }

  /// Returns why a constraint contradicts those accepted before it; nil if it does not.
  ///
  /// The constraint is made optional, so that it holds as far as the others allow. The prices at
  /// the optimum are the multipliers.
  private func refusal<S: ExactScalar>(
    of position: Int, _ rows: [SparseRow<S>], broken: [Int], _ guess: RefusalGuess
  ) -> (refusal: Refusal, excess: S)? {
    let isBroken = Set(broken)
    let earlier = system.constraints.indices.filter { other in
      system.constraints[other].priority.isRequired && !isBroken.contains(other)
        && places[other] < places[position]
    }
    if let summands = guess.summands(of: position, after: earlier) {
      let excess = summands.reduce(S.zero) { $0 + S($1.multiplier) * rows[$1.position].constant }
      if excess > .zero { return (Refusal(position: position, summands: summands), excess) }
    }
    guard let solution = solve(rows, required: earlier, optional: position) else { return nil }
    let chosen = earlier + [position]
    var constraints = chosen.map { system.constraints[$0] }
    constraints[chosen.count - 1].priority = .broken
    let forms = chosen.map { rows[$0] }
    let prices = solution.balanced(
      solution.openPrices(of: constraints, forms, components: solution.components),
      of: constraints, forms)
    // Prices at level 0 add up to zero by themselves; adding enough of them gives every multiplier
    // the sign of its price.
    let (level, upper) = (1, 0)
    var factor = Rational.zero
    for price in prices where !price[upper].isZero {
      factor = max(factor, -(price[level] / price[upper]))
    }
    var excess = S.zero
    var summands: [Summand] = []
    for (index, price) in prices.enumerated() {
      let multiplier = price[level] + factor * price[upper]
      guard !multiplier.isZero else { continue }
      summands.append(Summand(position: chosen[index], multiplier: multiplier))
      excess = excess + S(multiplier) * forms[index].constant
    }
    guard excess > .zero else { return nil }
    return (Refusal(position: position, summands: summands), excess)
  }
}

extension Solution {
  /// Returns the variables in a list that may have more than one value.
  fileprivate func loose(_ variables: [Variable]) -> [Variable] {
    let isLoose = components.map { !$0.freeColumns.isEmpty }
    guard isLoose.contains(true) else { return [] }
    return variables.filter { variable in
      let row = elimination.reduce(
        SparseRow(entries: [.init(index: variable.index, coefficient: .one)]))
      return row.entries.contains { isLoose[componentOfVariable[$0.index]] }
    }
  }
}
