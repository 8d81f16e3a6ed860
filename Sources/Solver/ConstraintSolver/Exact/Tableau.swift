/// The simplex method for convex, piecewise linear costs in levels.
///
/// Every quantity of the system, a column variable or a row `s = sum(a * x)`, is one variable with
/// a ``ConvexCost``. The tableau keeps the identity
///
///     basic[i] = sum over j of cells[i, j] * nonbasic[j]
///
/// and moves one nonbasic variable at a time. Costs are compared lexicographically, level 0 first,
/// so "required" is nothing but level 0: a system is feasible if the cost of level 0 can be brought
/// to zero. There are no artificial variables and no phases.
///
/// For a level l, `reduced[l, j] = sum over i of slope(basic[i]) * cells[i, j]` is what moving
/// nonbasic j upwards costs in the basic variables (its reduced cost without its own slope). A step
/// runs over breakpoints of basic variables as long as the lexicographic derivative stays negative
/// (the long-step rule), then the blocking variable leaves the basis (a pivot).
///
/// Bland's rule takes over after a run of steps of length zero, so the method terminates in exact
/// arithmetic.
struct Tableau<S: ExactScalar>: Sendable {
  enum Place: Sendable { case row(Int), column(Int) }

  /// The number of levels of the costs.
  private(set) var levels: Int
  private(set) var costs: [ConvexCost<S>] = []
  private(set) var values: [S] = []
  private(set) var places: [Place] = []
  private(set) var rowVariables: [Int] = []
  private(set) var columnVariables: [Int] = []
  /// For a basic variable: how many of its breakpoints count as passed.
  private(set) var passed: [Int] = []
  private(set) var cells: [S] = []
  /// For each level, one number per column.
  private(set) var reduced: [[S]]

  /// Steps of length zero before Bland's rule takes over.
  private static var patience: Int { 30 }

  init(levels: Int) {
    self.levels = levels
    reduced = Array(repeating: [], count: levels)
  }

  var columnCount: Int { columnVariables.count }
  var rowCount: Int { rowVariables.count }

  // MARK: - Building

  /// Adds a nonbasic variable at its cheapest value.
  mutating func addColumn(cost: ConvexCost<S>) -> Int {
    precondition(rowVariables.isEmpty, "columns come before rows")
    let variable = values.count
    costs.append(cost)
    values.append(cost.minimiser ?? .zero)
    places.append(.column(columnVariables.count))
    passed.append(0)
    columnVariables.append(variable)
    for level in 0..<levels { reduced[level].append(.zero) }
    return variable
  }

  /// Adds the basic variable `sum(coefficient * variable)` over existing variables.
  mutating func addRow(_ terms: [(variable: Int, coefficient: S)], cost: ConvexCost<S>) -> Int {
    let variable = values.count
    let row = coefficients(of: terms)
    var value = S.zero
    for (column, coefficient) in row.enumerated() {
      value = value + coefficient * values[columnVariables[column]]
    }
    costs.append(cost)
    values.append(value)
    places.append(.row(rowVariables.count))
    passed.append(cost.passed(below: value))
    rowVariables.append(variable)
    cells += row
    addReducedCosts(ofRow: rowVariables.count - 1, times: .one)
    return variable
  }

  /// Adds a level below all others.
  mutating func addLevel() -> Int {
    reduced.append(Array(repeating: .zero, count: columnCount))
    levels += 1
    return levels - 1
  }

  /// Adds the error of `variable == position` at a level, typically a new one.
  mutating func addCost(_ relation: Relation, _ position: S, level: Int, to variable: Int) {
    change(costOf: variable) { $0.add(relation, position, weight: .one, level: level) }
  }

  private mutating func change(costOf variable: Int, _ body: (inout ConvexCost<S>) -> Void) {
    guard case .row(let row) = places[variable] else {
      body(&costs[variable])
      return
    }
    addReducedCosts(ofRow: row, times: -.one)
    // The linear piece that a basic variable is counted on is part of the basis and does not
    // change.
    let before = costs[variable].passed(below: values[variable])
    body(&costs[variable])
    passed[variable] += costs[variable].passed(below: values[variable]) - before
    addReducedCosts(ofRow: row, times: .one)
  }

  /// Expresses a linear form in the nonbasic variables, one coefficient per column.
  func coefficients(of terms: [(variable: Int, coefficient: S)]) -> [S] {
    var row = Array(repeating: S.zero, count: columnCount)
    for (variable, coefficient) in terms {
      switch places[variable] {
      case .column(let column): row[column] = row[column] + coefficient
      case .row(let source):
        for column in 0..<columnCount {
          let cell = cells[source * columnCount + column]
          if cell != .zero { row[column] = row[column] + coefficient * cell }
        }
      }
    }
    return row
  }

  /// reduced[l] += factor * slope(basic variable of the row, l) * cells[row], for every level.
  private mutating func addReducedCosts(ofRow row: Int, times factor: S) {
    let variable = rowVariables[row]
    var slopes = Array(repeating: S.zero, count: levels)
    costs[variable].addSlopes(after: passed[variable], times: factor, to: &slopes)
    for level in 0..<levels where slopes[level] != .zero {
      for column in 0..<columnCount {
        let cell = cells[row * columnCount + column]
        if cell != .zero {
          reduced[level][column] = reduced[level][column] + slopes[level] * cell
        }
      }
    }
  }

  // MARK: - Optimising

  enum Outcome: Equatable {
    case optimal
    /// Moving that nonbasic variable improves the cost without limit.
    case unbounded(column: Int, isUpward: Bool)
  }

  /// A way to move one nonbasic variable.
  private struct Entry {
    var column: Int
    var isUpward: Bool
    /// The first level whose cost falls, and how fast.
    var level: Int
    var rate: S
  }

  /// Moves until no single nonbasic variable can improve the cost.
  mutating func optimise() -> Outcome {
    var idle = 0
    while true {
      let usesBland = idle > Self.patience
      guard let entry = entering(usesBland: usesBland) else { return .optimal }
      guard let length = step(entry, usesBland: usesBland) else {
        return .unbounded(column: entry.column, isUpward: entry.isUpward)
      }
      idle = length.isNegligible ? idle + 1 : 0
    }
  }

  /// The lexicographic derivative of moving a nonbasic variable: its first nonzero level.
  private func derivative(column: Int, isUpward: Bool) -> (level: Int, rate: S)? {
    let variable = columnVariables[column]
    let cost = costs[variable]
    if cost.breakpoints.isEmpty && cost.base.isEmpty {
      for level in 0..<levels {
        let rate = reduced[level][column]
        if !rate.isNegligible { return (level, isUpward ? rate : -rate) }
      }
      return nil
    }
    let value = values[variable]
    let passed = isUpward ? cost.passed(through: value) : cost.passed(below: value)
    for level in 0..<levels {
      let rate = cost.slope(after: passed, level: level) + reduced[level][column]
      if !rate.isNegligible { return (level, isUpward ? rate : -rate) }
    }
    return nil
  }

  /// Whether moving in a direction costs nothing at any level.
  func isFree(column: Int, isUpward: Bool) -> Bool {
    derivative(column: column, isUpward: isUpward) == nil
  }

  /// The entering variable: highest level first, then the steepest (Dantzig) or the first (Bland).
  private func entering(usesBland: Bool) -> Entry? {
    var best: Entry?
    for column in 0..<columnCount {
      for isUpward in [true, false] {
        guard let (level, rate) = derivative(column: column, isUpward: isUpward), rate < .zero
        else { continue }
        let entry = Entry(column: column, isUpward: isUpward, level: level, rate: rate)
        guard let current = best else {
          best = entry
          continue
        }
        if usesBland {
          if columnVariables[column] < columnVariables[current.column] { best = entry }
        } else if level < current.level || (level == current.level && rate < current.rate) {
          best = entry
        }
      }
    }
    return best
  }

  /// A breakpoint that the step meets.
  private struct Event {
    var distance: S
    var variable: Int
    /// Index among the variable's breakpoints.
    var breakpoint: Int
    /// How fast the variable moves per unit of the entering one, signed.
    var speed: S
  }

  /// Moves the entering variable to where the cost stops falling; nil if it falls forever.
  ///
  /// - Returns: The length of the step.
  private mutating func step(_ entry: Entry, usesBland: Bool) -> S? {
    let entering = columnVariables[entry.column]
    let direction: S = entry.isUpward ? .one : -.one
    var events = blockingEvents(of: entering, speed: direction)
    for row in 0..<rowCount {
      let speed = direction * cells[row * columnCount + entry.column]
      guard !speed.isNegligible else { continue }
      events += blockingEvents(of: rowVariables[row], speed: speed)
    }
    events.sort {
      if $0.distance != $1.distance { return $0.distance < $1.distance }
      if usesBland || $0.speed.magnitude == $1.speed.magnitude { return $0.variable < $1.variable }
      return $0.speed.magnitude > $1.speed.magnitude
    }
    guard let stop = stoppingEvent(of: entry, events, usesBland: usesBland) else { return nil }
    for event in events[..<stop] { pass(event, entering: entering) }
    let blocking = events[stop]
    move(column: entry.column, by: direction * blocking.distance)
    if blocking.variable == entering {
      values[entering] = costs[entering].breakpoints[blocking.breakpoint].position
    } else if case .row(let row) = places[blocking.variable] {
      values[blocking.variable] =
        costs[blocking.variable].breakpoints[blocking.breakpoint].position
      pivot(row: row, column: entry.column, isUpward: entry.isUpward)
    }
    return blocking.distance
  }

  /// Returns the breakpoints ahead of a variable that moves at a speed.
  private func blockingEvents(of variable: Int, speed: S) -> [Event] {
    let cost = costs[variable]
    guard !cost.breakpoints.isEmpty else { return [] }
    let value = values[variable]
    let isUpward = speed > .zero
    let first: Int
    if case .row = places[variable] {
      first = passed[variable]
    } else {
      first = isUpward ? cost.passed(through: value) : cost.passed(below: value)
    }
    let indices = isUpward ? Array(first..<cost.breakpoints.count) : Array((0..<first).reversed())
    return indices.map { index in
      let distance = (cost.breakpoints[index].position - value) / speed
      return Event(
        distance: distance < .zero ? .zero : distance, variable: variable,
        breakpoint: index, speed: speed)
    }
  }

  /// The first event after which the lexicographic derivative is no longer negative.
  private func stoppingEvent(of entry: Entry, _ events: [Event], usesBland: Bool) -> Int? {
    if usesBland { return events.isEmpty ? nil : 0 }
    let entering = columnVariables[entry.column]
    var derivative = Array(repeating: S.zero, count: levels)
    let cost = costs[entering]
    let value = values[entering]
    let sign: S = entry.isUpward ? .one : -.one
    cost.addSlopes(
      after: entry.isUpward ? cost.passed(through: value) : cost.passed(below: value), times: sign,
      to: &derivative)
    for level in 0..<levels {
      derivative[level] = derivative[level] + sign * reduced[level][entry.column]
    }
    for (index, event) in events.enumerated() {
      let breakpoint = costs[event.variable].breakpoints[event.breakpoint]
      derivative[breakpoint.level] =
        derivative[breakpoint.level] + breakpoint.rise * event.speed.magnitude
      if !(derivative.first { !$0.isNegligible }.map { $0 < .zero } ?? false) { return index }
    }
    return nil
  }

  /// Lets a basic variable cross a breakpoint: its slope, and with it the reduced costs, change.
  private mutating func pass(_ event: Event, entering: Int) {
    guard event.variable != entering, case .row(let row) = places[event.variable] else { return }
    let breakpoint = costs[event.variable].breakpoints[event.breakpoint]
    let isUpward = event.speed > .zero
    passed[event.variable] += isUpward ? 1 : -1
    let change = isUpward ? breakpoint.rise : -breakpoint.rise
    for column in 0..<columnCount {
      let cell = cells[row * columnCount + column]
      if cell != .zero {
        reduced[breakpoint.level][column] = reduced[breakpoint.level][column] + change * cell
      }
    }
  }

  private mutating func move(column: Int, by length: S) {
    let entering = columnVariables[column]
    values[entering] = values[entering] + length
    for row in 0..<rowCount {
      let cell = cells[row * columnCount + column]
      if cell != .zero {
        values[rowVariables[row]] = values[rowVariables[row]] + length * cell
      }
    }
  }

  /// Exchanges a basic and a nonbasic variable.
  ///
  /// Row r says `b = p*n + sum(t*x)`, so `n = b/p - sum(t/p * x)`, which replaces n in every other
  /// row and every row of reduced costs. The leaving variable's own slope is removed from the
  /// reduced costs before, and the entering one's is added after.
  private mutating func pivot(row: Int, column: Int, isUpward: Bool) {
    addReducedCosts(ofRow: row, times: -.one)
    let width = columnCount
    let leaving = rowVariables[row]
    let entering = columnVariables[column]
    let inverse = .one / cells[row * width + column]
    var pivotRow = Array(repeating: S.zero, count: width)
    var support: [Int] = []
    for other in 0..<width {
      let cell = cells[row * width + other]
      if other == column {
        pivotRow[other] = inverse
      } else if cell != .zero {
        pivotRow[other] = -(cell * inverse)
        support.append(other)
      }
      cells[row * width + other] = pivotRow[other]
    }
    for other in 0..<rowCount where other != row {
      let factor = cells[other * width + column]
      guard factor != .zero else { continue }
      cells[other * width + column] = factor * inverse
      for index in support {
        cells[other * width + index] = cells[other * width + index] + factor * pivotRow[index]
      }
    }
    for level in 0..<levels {
      let factor = reduced[level][column]
      guard factor != .zero else { continue }
      reduced[level][column] = factor * inverse
      for index in support {
        reduced[level][index] = reduced[level][index] + factor * pivotRow[index]
      }
    }
    rowVariables[row] = entering
    columnVariables[column] = leaving
    places[entering] = .row(row)
    places[leaving] = .column(column)
    passed[entering] =
      isUpward
      ? costs[entering].passed(through: values[entering])
      : costs[entering].passed(below: values[entering])
    addReducedCosts(ofRow: row, times: .one)
  }

  // MARK: - Reading

  /// Recomputes the basic values from the nonbasic ones, which are at exact breakpoints.
  mutating func refresh() {
    for row in 0..<rowCount {
      var value = S.zero
      for column in 0..<columnCount {
        let cell = cells[row * columnCount + column]
        if cell != .zero { value = value + cell * values[columnVariables[column]] }
      }
      values[rowVariables[row]] = value
    }
  }
}
