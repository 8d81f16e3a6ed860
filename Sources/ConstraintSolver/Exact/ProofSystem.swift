/// The exact linear programs behind a ``Certificate``: the system itself, and for each bound the
/// system of its multipliers.
///
/// At an optimal point complementary slackness leaves few unknowns: a constraint with room has no
/// multiplier, an optional one with an error has the price of its priority, and only those that
/// hold with equality are to be found.
struct ProofSystem {
  /// What a bound is about.
  enum Target {
    /// The error of a priority.
    case error(Priority)
    /// The quantity, or its negative.
    case quantity(sign: Int)
  }

  /// The variables that occur, in order of first mention; numbered by place everywhere else.
  let variables: [Variable]
  /// The optional priorities that occur, highest first.
  let priorities: [Priority]
  private let constraints: [Constraint]
  private let rows: [SparseRow<Rational>]
  private let quantity: SparseRow<Rational>

  init(_ constraints: [Constraint], and expression: Expression) {
    var places: [Variable: Int] = [:]
    var variables: [Variable] = []
    func renumbered(_ expression: Expression) -> Expression {
      var copy = expression
      for index in copy.terms.indices {
        let variable = copy.terms[index].variable
        if places[variable] == nil {
          places[variable] = variables.count
          variables.append(variable)
        }
        copy.terms[index].variable = Variable(index: places[variable] ?? 0)
      }
      return copy
    }
    quantity = SparseRow<Rational>(renumbered(expression))
    self.constraints = constraints.map {
      Constraint(renumbered($0.expression), $0.relation, priority: $0.priority)
    }
    rows = self.constraints.map { SparseRow<Rational>($0.expression) }
    self.variables = variables
    var found: [Priority] = []
    for priority in constraints.map(\.priority).sorted(by: >)
    where !priority.isRequired && found.last != priority { found.append(priority) }
    priorities = found
  }

  /// An optimal point, by place of the variable; nil if what is required contradicts itself.
  var optimalPoint: [Rational]? {
    let wanted = zip(rows, constraints).map {
      Solution<Rational>.Demand($0, $1.relation, priority: $1.priority)
    }
    return (try? Solution<Rational>(variableCount: variables.count, wanted: wanted))?.values
  }

  /// The sum of the errors of a priority at a point.
  func error(_ priority: Priority, at point: [Rational]) -> Rational {
    var sum = Rational.zero
    for (row, constraint) in zip(rows, constraints) where constraint.priority == priority {
      sum = sum + constraint.relation.error(of: row.value { point[$0] })
    }
    return sum
  }

  /// Multipliers that prove that a target cannot be less than it is at an optimal point; nil if it
  /// can.
  ///
  /// - Parameters:
  ///   - target: what cannot be less.
  ///   - levels: the priorities whose errors are known; those above for an error.
  ///   - point: the optimal point, by place of the variable.
  /// - Returns: the multipliers and the prices of the levels.
  func bound(
    of target: Target, levels: [Priority], at point: [Rational]
  ) -> Certificate.Bound? {
    var program = MultiplierProgram(levels: levels, target: target, size: variables.count)
    for (position, (row, constraint)) in zip(rows, constraints).enumerated() {
      program.add(row, constraint, position, residual: row.value { point[$0] })
    }
    if case .quantity(let sign) = target { program.ask(for: quantity, times: Rational(sign)) }
    return program.solution
  }
}

/// The linear program whose solutions are the multipliers of one bound.
private struct MultiplierProgram {
  typealias Row = SparseRow<Rational>
  typealias Demand = Solution<Rational>.Demand

  /// A constraint that takes part with the price of a level, or with an unknown multiplier.
  private struct Part {
    var position: Int
    /// The unknown: a price, or a multiplier of its own; nil for the price that is one.
    var unknown: Int?
    var factor: Rational
  }

  /// The levels whose prices are unknown; each is an unknown.
  private let levels: [Priority]
  /// The level whose price is one, if the bound is about an error.
  private let own: Priority?
  private var unknownCount: Int
  private var parts: [Part] = []
  private var demands: [Demand] = []
  /// For each variable of the system what the multiplied forms add up to, less what they should.
  private var sums: [Row]

  init(levels: [Priority], target: ProofSystem.Target, size: Int) {
    self.levels = levels
    if case .error(let priority) = target { own = priority } else { own = nil }
    unknownCount = levels.count
    sums = Array(repeating: Row(), count: size)
    for level in levels.indices {
      let price = Self.unknown(level)
      demands.append(Demand(price, .greaterOrEqual))
      if let priority = Priority(2) {
        demands.append(Demand(price, .equal, priority: priority))
      }
    }
  }

  private static func unknown(_ index: Int) -> Row {
    Row(entries: [.init(index: index, coefficient: .one)])
  }

  /// The unknown that is the price of a priority, nil where it is one; nothing for a priority that
  /// takes no part.
  private func price(of priority: Priority) -> Int?? {
    if priority == own { return .some(nil) }
    return levels.firstIndex(of: priority).map { .some($0) }
  }

  mutating func add(_ row: Row, _ constraint: Constraint, _ position: Int, residual: Rational) {
    let isRequired = constraint.priority.isRequired
    let price = isRequired ? .some(nil) : price(of: constraint.priority)
    guard let price else { return }
    if residual.isZero {
      guard !row.entries.isEmpty else { return }
      let unknown = unknownCount
      unknownCount += 1
      bound(unknown, constraint, price)
      take(row, Part(position: position, unknown: unknown, factor: .one))
    } else if !isRequired, !constraint.relation.error(of: residual).isZero {
      // y * (form - right) = -price * error.
      take(row, Part(position: position, unknown: price, factor: residual > .zero ? -.one : .one))
    }
  }

  /// Keeps a multiplier between minus and plus the price, on the side its relation allows.
  private mutating func bound(_ unknown: Int, _ constraint: Constraint, _ price: Int?) {
    let y = Self.unknown(unknown)
    if constraint.relation != .equal { demands.append(Demand(y, constraint.relation)) }
    if !constraint.priority.isRequired {
      let most = price.map(Self.unknown) ?? Row(constant: .one)
      if constraint.relation != .lessOrEqual {
        demands.append(Demand(y.adding(most, times: -.one), .lessOrEqual))
      }
      if constraint.relation != .greaterOrEqual {
        demands.append(Demand(y.adding(most, times: .one), .greaterOrEqual))
      }
    }
    if let priority = Priority(1) {
      demands.append(Demand(y, .equal, priority: priority))
    }
  }

  private mutating func take(_ row: Row, _ part: Part) {
    parts.append(part)
    for entry in row.entries {
      let coefficient = part.factor * entry.coefficient
      if let unknown = part.unknown {
        sums[entry.index] = sums[entry.index].adding(Self.unknown(unknown), times: coefficient)
      } else {
        sums[entry.index].constant = sums[entry.index].constant + coefficient
      }
    }
  }

  /// Lets the forms add up to a multiple of a quantity.
  mutating func ask(for quantity: SparseRow<Rational>, times factor: Rational) {
    for entry in quantity.entries {
      sums[entry.index].constant = sums[entry.index].constant - factor * entry.coefficient
    }
  }

  /// The multipliers with the smallest prices, then with the smallest sum; nil if there are none.
  var solution: Certificate.Bound? {
    let all = demands + sums.map { Demand($0, .equal) }
    guard let solution = try? Solution<Rational>(variableCount: unknownCount, wanted: all) else {
      return nil
    }
    let entries = parts.map { part -> Certificate.Entry in
      let size = part.unknown.map { solution.values[$0] } ?? .one
      return Certificate.Entry(position: part.position, multiplier: part.factor * size)
    }
    let prices = levels.indices.map { solution.values[$0] }
    return Certificate.Bound(
      entries: entries.filter { !$0.multiplier.isZero },
      prices: own == nil ? prices : prices + [.one])
  }
}
