import FlatStorage

// MARK: - Solving

extension Part {
  enum Outcome {
    case solved
    /// What is required contradicts itself.
    case infeasible
    /// The calculation in doubles went astray.
    case failed
    /// The work was interrupted before the optimum was reached.
    ///
    /// The part can still be edited, which solves it from scratch, but nothing can be learned from
    /// its point.
    case interrupted
  }

  /// Pivots after which the point is checked against the constraints themselves.
  private static let pivotsOfTrust = 2_000
  /// Leftovers that are worth a fresh start.
  private var tooManyLeftovers: Int { 64 + variables.count / 2 }

  /// Whether edits left so much behind that a fresh start pays.
  private var hasMuchWaste: Bool {
    leftovers > tooManyLeftovers || openEqualities > 64 + rows.count / 8
      || rows.count > 64 + 2 * liveRowCount
      || priorities.count > 16 + 2 * firstLevelCount
  }

  /// The cells that pivots may touch for each term of the rows on the way from an optimum to the next
  /// one; where the way is longer, to start anew is shorter.
  private static let patience = 64

  /// Goes to the optimum from wherever the edits left the point; `checking` says whether something
  /// required may not hold any more.
  mutating func settleEdits(checking: Bool) {
    followDefinitions()
    guard outcome == .solved else { return }
    settle(checking: checking, workLimit: Self.patience * (1024 + rows.terms.count))
  }

  /// Goes to the optimum; fails where that takes more work than a limit.
  mutating func settle(checking: Bool, workLimit: Int = .max) {
    guard !hasMuchWaste else {
      outcome = .failed
      return
    }
    switch simplex.optimise(workLimit: workLimit) {
    case .optimal: outcome = .solved
    case .unbounded, .stuck: outcome = .failed
    case .interrupted: outcome = .interrupted
    }
    if outcome == .solved { dropRetired() }
    guard outcome == .solved else { return }
    if simplex.hasMoved { evaluate() }
    if checking && !simplex.isFeasible(rows) && !isFeasible {
      outcome = .infeasible
    } else if simplex.pivotsSinceProof > Self.pivotsOfTrust {
      simplex.pivotsSinceProof = 0
      if !isSound { outcome = .failed }
    }
  }

  /// Goes back to the optimum from a point that is off by no more than rounding errors.
  mutating func polish() {
    if simplex.optimise() == .interrupted { outcome = .interrupted }
  }

  /// Whether everything required holds, up to rounding errors of the numbers in each row; O(terms).
  private var isFeasible: Bool {
    requiredRowsPass { row in
      Tolerance.isFeasible(
        error: error(of: row), magnitude: abs(rows.constant[row]), largest: magnitude(of: row))
    }
  }

  /// Whether all that is required holds at the point, by the caller's own numbers; O(terms).
  var isSound: Bool {
    requiredRowsPass { row in
      Tolerance.isFeasible(error: error(of: row), magnitude: magnitude(of: row))
    }
  }

  private func requiredRowsPass(_ test: (Int) -> Bool) -> Bool {
    for row in 0..<rows.count
    where rows.priority[row] == Priority.required.value && ids[row] >= 0 {
      if !test(row) { return false }
    }
    return true
  }

  /// The largest number that is added up in a row.
  private func magnitude(of row: Int) -> Double {
    rows.terms(of: row).reduce(abs(rows.constant[row])) {
      max($0, abs($1.coefficient * values[$1.variable]))
    }
  }

  private mutating func dropRetired() {
    if retired.count == 0 { return }
    while retired.count > 0 {
      let variable = Int(retired.removeLast())
      guard simplex.state[variable] != .unused, simplex.costs.count(of: variable) == 0 else {
        continue
      }
      // A definition that mentions it keeps it; it does no harm until there are many.
      if simplex.uses[variable] > 0 {
        leftovers += 1
        continue
      }
      let owner = classOfVariable[variable]
      if owner < -1 { forms[-2 - owner].variable = Form.unknown }
      classOfVariable[variable] = -1
      simplex.removeVariable(variable)
    }
    polish()
  }

  /// Computes the caller's variables from the simplex method's, in O(variables + terms).
  mutating func evaluate() {
    simplex.evaluateDerived()
    for variable in 0..<classOfVariable.count {
      let root = classOfVariable[variable]
      if root >= 0 { values[root] = simplex.value[variable] }
    }
    evaluateClasses(into: values)
    simplex.hasMoved = false
  }

  /// Computes all variables from the classes that nothing defines.
  func evaluateClasses(into values: borrowing FlatArray<Double>) {
    let (terms, targets) = (elimination.terms.elements, elimination.targets.elements)
    let (start, constants) = (elimination.start.elements, elimination.constants.elements)
    let results = values.elements
    var next = 0
    for index in 0..<targets.count {
      let end = Int(start[index + 1])
      var sum = constants[index]
      while next < end {
        sum += terms[next].coefficient * results[Int(terms[next].variable)]
        next += 1
      }
      results[Int(targets[index])] = sum
    }
    elimination.classes.evaluate(dependents, in: values)
  }
}

// MARK: - Reading

extension Part {
  /// Writes the values under the caller's names of the variables.
  func read(into values: UnsafeMutablePointer<Double>) {
    for local in 0..<variables.count { values[Int(variables[local])] = self.values[local] }
  }

  /// Passes the priority and the error of every optional row.
  func forEachError(_ body: (Priority, Double) -> Void) {
    for row in 0..<rows.count where ids[row] >= 0 {
      guard let priority = Priority(rows.priority[row]), !priority.isRequired else { continue }
      body(priority, error(of: row))
    }
  }

  /// A row in the caller's terms.
  func constraint(_ row: Int) -> Constraint? {
    constraint(row) { Int(variables[$0]) }
  }

  /// A row over variables of any numbering.
  private func constraint(_ row: Int, number: (Int32) -> Int) -> Constraint? {
    guard ids[row] >= 0, let priority = Priority(rows.priority[row]) else { return nil }
    let terms = rows.terms(of: row).map {
      ConstraintSolver.Term(Variable(index: number($0.variable)), times: $0.coefficient)
    }
    return Constraint(
      Expression(terms, constant: rows.constant[row]), rows.relation[row], priority: priority)
  }

  /// Solves the part in fractions: the last resort where doubles go astray.
  ///
  /// Only the values are exact; the basis stays where it was, so the next edit starts anew.
  ///
  /// - Parameter order: local variables, those first that the picture settles first.
  mutating func solveExactly(order: PictureOrder) {
    guard !Interruption.isRequested else {
      outcome = .interrupted
      return
    }
    let system = (0..<rows.count).compactMap { constraint($0) { Int($0) } }
    let solution = try? Solution<Rational>(
      variableCount: variables.count, constraints: system, pictureOrder: order)
    guard let solution else {
      outcome = .infeasible
      return
    }
    for variable in 0..<variables.count {
      values[variable] = solution.values[variable].approximation
    }
    outcome = .solved
    // Too many to be trusted: the next edit builds the part anew.
    leftovers = tooManyLeftovers + 1
  }
}
