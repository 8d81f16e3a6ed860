/// A proof that a quantity has one value in all optimal points, to be checked from the constraints
/// alone.
///
/// Everything rests on one lemma. Write constraint i as `form[i] REL right[i]`, take a multiplier
/// y[i] for each, with y >= 0 for `>=`, y <= 0 for `<=` and any sign for `==`, and a price for each
/// priority such that `|y[i]| <= price` for optional constraints. Then, wherever the required ones
/// hold,
///
///     sum(y[i] * form[i]) + sum over priorities of price * error  >=  sum(y[i] * right[i])
///
/// because a required claim that holds adds nothing negative, and an optional one at most its error
/// times the price. A ``Bound`` is such a choice of multipliers and prices:
///
/// * where the forms cancel and the price of one priority is one, it bounds the error of that
///   priority from below, given the errors of the priorities above it (``levels``);
/// * where the forms add up to the quantity, or its negative, it bounds the quantity (``lower`` and
///   ``upper``).
///
/// ``point`` attains all these bounds, so they are the optimum. All numbers are exact.
public struct Certificate: Sendable {
  /// A constraint and what it is multiplied by.
  public struct Entry: Sendable, Hashable {
    /// The position in the list of constraints.
    public var position: Int
    /// The multiplier y; not zero.
    public var multiplier: Rational
  }

  /// Multipliers and prices as in the lemma.
  public struct Bound: Sendable, Hashable {
    /// The constraints that take part, by position.
    public var entries: [Entry]
    /// What an error of a priority costs; by place in ``Certificate/levels``.
    public var prices: [Rational]
  }

  /// One priority with the proof that its error cannot be smaller.
  public struct Level: Sendable {
    /// The priority all its constraints share.
    public var priority: Priority
    /// The sum of their errors.
    public var error: Rational
    /// Why it is not less, given the errors of the levels above.
    public var bound: Bound
  }

  /// The value.
  public let value: Rational
  /// The optional priorities that occur, highest first.
  public let levels: [Level]
  /// Why the quantity is nowhere less.
  public let lower: Bound
  /// Why it is nowhere more.
  public let upper: Bound
  /// An optimal point; variables that are not in it do not occur.
  public let point: [Variable: Rational]

  /// Proves that an expression has one value in all optimal points of some constraints.
  ///
  /// Nil if it has several, or if the required constraints contradict each other.
  ///
  /// Exact arithmetic on dense tables: for tens of constraints. Among the multipliers that prove a
  /// bound those with small prices and a small sum are taken; which ones is decided by the order of
  /// the list alone.
  public init?(of expression: Expression, from constraints: [Constraint]) {
    let system = ProofSystem(constraints, and: expression)
    guard let point = system.optimalPoint else { return nil }
    var levels: [Level] = []
    for priority in system.priorities {
      guard
        let bound = system.bound(of: .error(priority), levels: levels.map(\.priority), at: point)
      else { return nil }
      levels.append(
        Level(priority: priority, error: system.error(priority, at: point), bound: bound))
    }
    let priorities = levels.map(\.priority)
    guard let lower = system.bound(of: .quantity(sign: 1), levels: priorities, at: point),
      let upper = system.bound(of: .quantity(sign: -1), levels: priorities, at: point)
    else { return nil }
    self.levels = levels
    self.lower = lower
    self.upper = upper
    var named: [Variable: Rational] = [:]
    for (variable, value) in zip(system.variables, point) { named[variable] = value }
    self.point = named
    value = SparseRow<Rational>(expression).value { named[Variable(index: $0)] ?? .zero }
    guard verify(expression, constraints) else { return nil }
  }

  // MARK: - Checking

  /// Checks the proof from the original constraints alone, exactly.
  public func verify(_ expression: Expression, _ constraints: [Constraint]) -> Bool {
    let rows = constraints.map { SparseRow<Rational>($0.expression) }
    let quantity = SparseRow<Rational>(expression)
    func value(_ row: SparseRow<Rational>) -> Rational {
      row.value { point[Variable(index: $0)] ?? .zero }
    }
    // The point: what is required holds, and the errors are as they are said to be.
    var errors = Array(repeating: Rational.zero, count: levels.count)
    for (row, constraint) in zip(rows, constraints) {
      let error = constraint.relation.error(of: value(row))
      if constraint.priority.isRequired {
        guard error.isZero else { return false }
      } else {
        guard let level = levels.firstIndex(where: { $0.priority == constraint.priority }) else {
          return false
        }
        errors[level] = errors[level] + error
      }
    }
    guard errors == levels.map(\.error), value(quantity) == self.value,
      zip(levels, levels.dropFirst()).allSatisfy({ $0.priority > $1.priority })
    else { return false }
    // The levels: nothing below takes part, and the bound is what the point attains.
    for (index, level) in levels.enumerated() {
      let prices = level.bound.prices
      guard prices.count == index + 1, prices[index] == .one,
        let least = bound(level.bound, on: SparseRow(), rows, constraints),
        least == level.error
      else { return false }
    }
    // The quantity, from both sides.
    let forms = SparseRow<Rational>(entries: quantity.entries)
    let negative = SparseRow<Rational>().adding(forms, times: -.one)
    guard let least = bound(lower, on: forms, rows, constraints),
      let most = bound(upper, on: negative, rows, constraints)
    else { return false }
    return quantity.constant + least == self.value && quantity.constant - most == self.value
  }

  /// What the lemma says about `target` plus the error of the level whose price is one, with all
  /// errors above it as they are; nil if the multipliers are not allowed or the forms do not add up.
  private func bound(
    _ bound: Bound, on target: SparseRow<Rational>, _ rows: [SparseRow<Rational>],
    _ constraints: [Constraint]
  ) -> Rational? {
    guard bound.prices.allSatisfy({ $0 >= .zero }) else { return nil }
    var sum = SparseRow<Rational>()
    for entry in bound.entries {
      let (constraint, y) = (constraints[entry.position], entry.multiplier)
      switch constraint.relation {
      case .equal: break
      case .greaterOrEqual: if y < .zero { return nil }
      case .lessOrEqual: if y > .zero { return nil }
      }
      if !constraint.priority.isRequired {
        guard let level = levels.firstIndex(where: { $0.priority == constraint.priority }),
          level < bound.prices.count, y.magnitude <= bound.prices[level]
        else { return nil }
      }
      sum = sum.adding(rows[entry.position], times: y)
    }
    let rest = sum.adding(target, times: -.one)
    guard rest.entries.isEmpty else { return nil }
    // right = -constant; the own level of a bound on an error is not known beforehand.
    var least = -sum.constant
    let isOfLevel = target.entries.isEmpty
    let known = isOfLevel ? bound.prices.count - 1 : bound.prices.count
    for index in 0..<known { least = least - bound.prices[index] * levels[index].error }
    return least
  }
}

extension SparseRow {
  /// The value at a point.
  func value(at point: (Int) -> S) -> S {
    entries.reduce(constant) { $0 + $1.coefficient * point($1.index) }
  }
}

extension Relation {
  /// How far `value REL 0` is from holding, exactly.
  func error(of value: Rational) -> Rational {
    switch self {
    case .equal: value.magnitude
    case .lessOrEqual: value > .zero ? value : .zero
    case .greaterOrEqual: value < .zero ? -value : .zero
    }
  }
}
