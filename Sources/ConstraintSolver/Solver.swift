/// Values for variables under linear constraints, best priorities first.
///
/// ```swift
/// var solver = Solver()
/// let width = solver.makeVariable()
/// try solver.add(Constraint(Expression(width), .lessOrEqual, Expression(constant: 80)))
/// try solver.add(
///   Constraint(Expression(width), .equal, Expression(constant: 100), priority: Priority(250)!))
/// solver.value(of: width)  // 80
/// ```
///
/// Required constraints hold. Below them each priority is a level of its own: the sum of absolute
/// errors is minimised at the highest level first, then at the next among what is left, and so
/// on. Where that leaves several points, ``pictureOrder`` decides which one ``value(of:)`` shows.
///
/// A solver is a value: a copy is independent, and a mutation that throws leaves the solver as it
/// was. The order in which constraints arrive never changes an answer.
public struct Solver: Sendable {
  /// Names a constraint inside one solver; ids are never used twice.
  public struct ConstraintID: Hashable, Comparable, Sendable {
    let index: Int

    /// The order of the two.
    public static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool { lhs.index < rhs.index }
  }

  /// One change; ``apply(_:)`` makes several at once.
  public enum Edit: Sendable {
    /// Adds a constraint.
    case add(Constraint)
    /// Removes a constraint for good.
    case remove(ConstraintID)
    /// Changes the constant `b` of `sum(a * x) + b REL 0`.
    case setConstant(Double, of: ConstraintID)
    /// Changes how much a constraint matters.
    case setPriority(Priority, of: ConstraintID)
    /// Asks for `variable == value` at ``Priority/edit``, in place of an earlier suggestion.
    case suggest(Double, for: Variable)
  }

  /// How many variables were made.
  public private(set) var variableCount = 0
  /// Decides the picture where the optimum is not unique: the first variable is brought as near
  /// to zero as the optimum allows, then the second, and so on.
  ///
  /// Variables that are not listed end where the others leave them.
  public var pictureOrder: [Variable] = [] {
    didSet { if pictureOrder != oldValue { solveAgain() } }
  }

  private var constraints: [Constraint?] = []
  private var suggestions: [(variable: Variable, id: ConstraintID)] = []
  private var solution: Solution<Double>

  /// A solver without variables and constraints.
  public init() { solution = Solution(variableCount: 0) }

  /// Makes a new free variable; unconstrained it has the value zero.
  public mutating func makeVariable() -> Variable {
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  // MARK: - Editing

  /// Makes several changes as one: all of them, or none if it throws.
  ///
  /// - Returns: the ids of the added constraints, in the order of the edits.
  /// - Throws: ``Rejection`` if the required constraints would contradict each other or an edit
  ///   makes no sense; the solver is then unchanged.
  @discardableResult
  public mutating func apply(_ edits: [Edit]) throws(Rejection) -> [ConstraintID] {
    var changed = self
    var added: [ConstraintID] = []
    for edit in edits { try changed.note(edit, added: &added) }
    guard let solution = changed.solve() else { throw .contradiction }
    changed.solution = solution
    self = changed
    return added
  }

  /// Adds a constraint.
  ///
  /// - Throws: ``Rejection/contradiction`` if it is required and contradicts the required ones.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(Rejection) -> ConstraintID {
    let added = try apply([.add(constraint)])
    return added[0]
  }

  /// Removes a constraint.
  public mutating func remove(_ id: ConstraintID) throws(Rejection) { try apply([.remove(id)]) }

  /// Changes the constant `b` of `sum(a * x) + b REL 0`.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(Rejection) {
    try apply([.setConstant(constant, of: id)])
  }

  /// Changes how much a constraint matters.
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(Rejection) {
    try apply([.setPriority(priority, of: id)])
  }

  /// Asks for a value, stronger than everything optional and weaker than everything required.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(Rejection) {
    try apply([.suggest(value, for: variable)])
  }

  private mutating func note(_ edit: Edit, added: inout [ConstraintID]) throws(Rejection) {
    switch edit {
    case .add(let constraint):
      guard constraint.isFinite else { throw .notFinite }
      guard constraint.expression.terms.allSatisfy({ $0.variable.index < variableCount }) else {
        throw .unknownVariable
      }
      added.append(ConstraintID(index: constraints.count))
      constraints.append(constraint)
    case .remove(let id):
      try change(id) { $0 = nil }
    case .setConstant(let constant, let id):
      guard constant.isFinite else { throw .notFinite }
      try change(id) { $0?.expression.constant = constant }
    case .setPriority(let priority, let id):
      try change(id) { $0?.priority = priority }
    case .suggest(let value, let variable):
      if let known = suggestions.first(where: { $0.variable == variable }) {
        try note(.setConstant(-value, of: known.id), added: &added)
      } else {
        var ids: [ConstraintID] = []
        let expression = Expression(variable) - value
        try note(.add(Constraint(expression, .equal, priority: .edit)), added: &ids)
        suggestions.append((variable, ids[0]))
      }
    }
  }

  private mutating func change(
    _ id: ConstraintID, _ body: (inout Constraint?) -> Void
  ) throws(Rejection) {
    guard id.index < constraints.count, constraints[id.index] != nil else {
      throw .unknownConstraint
    }
    body(&constraints[id.index])
  }

  private func solve() -> Solution<Double>? {
    try? Solution(
      variableCount: variableCount, constraints: constraints.compactMap(\.self),
      pictureOrder: pictureOrder)
  }

  private mutating func solveAgain() {
    if let solution = solve() { self.solution = solution }
  }

  // MARK: - Values

  /// The constraint of that id, or nil if it was removed.
  public func constraint(_ id: ConstraintID) -> Constraint? {
    id.index < constraints.count ? constraints[id.index] : nil
  }

  /// The ids of all constraints, in the order they were added.
  public var constraintIDs: [ConstraintID] {
    constraints.indices.filter { constraints[$0] != nil }.map(ConstraintID.init(index:))
  }

  /// The shown value of a variable.
  public func value(of variable: Variable) -> Double {
    variable.index < solution.values.count ? solution.values[variable.index] : 0
  }

  /// The shown value of an expression.
  public func value(of expression: Expression) -> Double {
    expression.value { value(of: $0) }
  }

  /// The shown values of all variables, by ``Variable/index``.
  public var values: [Double] {
    solution.values + Array(repeating: 0, count: variableCount - solution.values.count)
  }

  /// How far a constraint is from holding, zero if it does.
  public func error(of id: ConstraintID) -> Double {
    guard let constraint = constraint(id) else { return 0 }
    return constraint.error(of: value(of: constraint.expression))
  }

  /// One priority and the sum of absolute errors of its constraints.
  public struct LevelError: Hashable, Sendable {
    /// The priority all these constraints share.
    public var priority: Priority
    /// The sum of their errors at the optimum.
    public var error: Double
  }

  /// The optimum: for each optional priority that occurs, highest first, the error that remains.
  public var optimum: [LevelError] {
    solution.levels.dropFirst().map { level in
      var total = 0.0
      for constraint in constraints {
        guard let constraint, constraint.priority == level else { continue }
        total += constraint.error(of: value(of: constraint.expression))
      }
      return LevelError(priority: level, error: total)
    }
  }

  // MARK: - Questions

  /// All optimal points at once.
  public var optimalFace: OptimalFace { OptimalFace(solution) }

  /// All points that satisfy the required constraints, as if nothing else had been asked for.
  public var feasibleFace: OptimalFace {
    let required = constraints.compactMap(\.self).filter(\.priority.isRequired)
    let solution = try? Solution<Double>(
      variableCount: variableCount, constraints: required, pictureOrder: [])
    return OptimalFace(solution ?? self.solution)
  }
}

/// Why a change to a solver was refused.
public enum Rejection: Error, Hashable, Sendable {
  /// No point satisfies all required constraints; ``ConflictSet`` finds out which contradict.
  case contradiction
  /// A coefficient or constant is infinite or not a number.
  case notFinite
  /// The constraint was removed before, or belongs to another solver.
  case unknownConstraint
  /// The variable was not made by this solver.
  case unknownVariable
}
