import FlatStorage

/// Finds values for variables under linear constraints, satisfying the highest priorities first.
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
/// errors is minimised at the highest level first, then at the next one among the points that
/// remain, and so on. If several points remain at the end, ``pictureOrder`` decides which one
/// ``value(of:)`` shows.
///
/// A solver is a value: a copy is independent, and a mutation that throws leaves the solver as it
/// was. The order in which constraints are added never changes a result.
package struct Solver: Sendable {
  /// Identifies a constraint in a solver; ids are never used twice.
  package struct ConstraintID: Hashable, Comparable, Sendable {
    let index: Int

    /// Orders ids as the constraints were added.
    package static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool { lhs.index < rhs.index }
  }

  /// A change of a solver; ``apply(_:)`` makes several at once.
  package enum Edit: Sendable {
    /// Adds a constraint.
    case add(Constraint)
    /// Adds many constraints, which is faster than one edit for each.
    case addAll(ConstraintBatch)
    /// Removes a constraint.
    case remove(ConstraintID)
    /// Changes the constant `b` of `sum(a * x) + b REL 0`.
    case setConstant(Double, of: ConstraintID)
    /// Changes the priority of a constraint.
    case setPriority(Priority, of: ConstraintID)
    /// Requests `variable == value` at ``Priority/edit``, in place of an earlier request.
    case suggest(Double, for: Variable)
  }

  /// The number of variables.
  package private(set) var variableCount = 0
  /// Decides which point is shown if the optimum is not unique.
  package var pictureOrder: PictureOrder {
    get { order }
    set {
      if newValue == order { return }
      order = newValue
      system.setPictureOrder(order)
    }
  }
  private var order = PictureOrder()

  /// The variables from which on it is worth a look whether a part falls apart, for solvers made from
  /// now on; tests choose few, so that small systems fall apart.
  @TaskLocal package static var leastDivided = 128

  private var suggestions: [(variable: Variable, id: ConstraintID)] = []
  var system = System()

  /// Makes a solver without variables and constraints.
  package init() {}

  /// Makes a new free variable; its value is zero until constraints determine it.
  package mutating func makeVariable() -> Variable {
    defer { variableCount += 1 }
    system.addVariable()
    return Variable(index: variableCount)
  }

  // MARK: - Editing

  /// Makes several changes at once: all of them, or none if it throws.
  ///
  /// - Returns: The ids of the added constraints, in the order of the edits.
  /// - Throws: ``Rejection`` if the required constraints would contradict each other, or if an edit
  ///   is not valid; the solver is then unchanged.
  @discardableResult
  package mutating func apply(_ edits: [Edit]) throws(Rejection) -> [ConstraintID] {
    let before = try isHarmless(edits) ? nil : self
    var touched = System.Touched()
    var added = SystemRows()
    let first = nextID
    let tellers = system.cuts.isEmpty ? [] : edits.compactMap(changedTeller)
    if !tellers.isEmpty { system.reunite(following: tellers, &touched) }
    do throws(Rejection) {
      for edit in edits { try perform(edit, &added, &touched) }
      system.add(added, &touched)
      // Each edit was checked at a point that the other edits may have moved.
      guard
        system.settle(&touched, checking: edits.count > 1, trusting: before == nil)
      else { throw .contradiction }
    } catch {
      if let before { self = before }
      throw error
    }
    drawPicture(touched)
    return (first..<nextID).map(ConstraintID.init(index:))
  }

  private var nextID: Int { system.rowLocations.count }

  private func isKnown(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < variableCount
  }

  /// Whether edits cannot be refused after they have been validated, so that no copy has to be kept
  /// for that case: a single edit that the current point satisfies, or that is not required.
  ///
  /// - Throws: A rejection of an edit that is not valid by itself.
  private func isHarmless(_ edits: [Edit]) throws(Rejection) -> Bool {
    var isHarmless = edits.count == 1
    for edit in edits {
      switch edit {
      case .add(let constraint):
        guard constraint.isFinite else { throw .notFinite }
        for term in constraint.expression.terms where !isKnown(term.variable) {
          throw .unknownVariable
        }
        if isHarmless, constraint.priority.isRequired { isHarmless = system.isHeld(constraint) }
      case .addAll(let batch):
        guard batch.isFinite else { throw .notFinite }
        guard batch.allVariables(isKnown) else { throw .unknownVariable }
        isHarmless = false
      case .remove(let id):
        guard system.isAlive(id.index) else { throw .unknownConstraint }
      case .setConstant(let constant, let id):
        guard constant.isFinite else { throw .notFinite }
        guard let priority = system.priority(of: id.index) else { throw .unknownConstraint }
        if priority.isRequired { isHarmless = false }
      case .setPriority(let priority, let id):
        guard system.isAlive(id.index) else { throw .unknownConstraint }
        if priority.isRequired { isHarmless = false }
      case .suggest(let value, let variable):
        guard value.isFinite else { throw .notFinite }
        guard isKnown(variable) else { throw .unknownVariable }
        if let known = suggestions.first(where: { $0.variable == variable }),
          system.priority(of: known.id.index)?.isRequired == true
        {
          isHarmless = false
        }
      }
    }
    return isHarmless
  }

  /// The constraint that an edit changes or removes, if numbers follow from it that stand in others.
  private func changedTeller(_ edit: Edit) -> Int? {
    let changed: ConstraintID? =
      switch edit {
      case .add, .addAll: nil
      case .remove(let id), .setConstant(_, let id), .setPriority(_, let id): id
      case .suggest(_, let variable): suggestions.first { $0.variable == variable }?.id
      }
    return changed.map(\.index).flatMap { system.cuts.follow(from: $0) ? $0 : nil }
  }

  private mutating func perform(
    _ edit: Edit, _ added: inout SystemRows, _ touched: inout System.Touched
  ) throws(Rejection) {
    switch edit {
    case .add(let constraint):
      added.append(constraint)
    case .addAll(let batch):
      added.append(batch)
    case .remove(let id):
      guard system.isAlive(id.index) else { throw .unknownConstraint }
      system.remove(id.index, &touched)
      suggestions.removeAll { $0.id == id }
    case .setConstant(let constant, let id):
      guard system.isAlive(id.index) else { throw .unknownConstraint }
      system.setConstant(constant, of: id.index, &touched)
    case .setPriority(let priority, let id):
      guard system.isAlive(id.index) else { throw .unknownConstraint }
      system.setPriority(priority.value, of: id.index, &touched)
    case .suggest(let value, let variable):
      if let known = suggestions.first(where: { $0.variable == variable }) {
        if known.id.index < nextID {
          system.setConstant(-value, of: known.id.index, &touched)
        } else {
          added.constant[known.id.index - nextID] = -value
        }
      } else {
        suggestions.append((variable, ConstraintID(index: nextID + added.count)))
        added.append(Constraint(Expression(variable) - value, .equal, priority: .edit))
      }
    }
  }

  /// Adds a constraint.
  ///
  /// - Throws: ``Rejection/contradiction`` if it is required and contradicts the required ones.
  @discardableResult
  package mutating func add(_ constraint: Constraint) throws(Rejection) -> ConstraintID {
    let added = try apply([.add(constraint)])
    return added[0]
  }

  /// Removes a constraint.
  package mutating func remove(_ id: ConstraintID) throws(Rejection) { try apply([.remove(id)]) }

  /// Changes the constant `b` of `sum(a * x) + b REL 0`.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(Rejection) {
    try apply([.setConstant(constant, of: id)])
  }

  /// Changes the priority of a constraint.
  package mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(Rejection) {
    try apply([.setPriority(priority, of: id)])
  }

  /// Requests a value, with a priority above everything optional and below everything required.
  package mutating func suggest(_ value: Double, for variable: Variable) throws(Rejection) {
    try apply([.suggest(value, for: variable)])
  }

  /// Takes over an order whose lists begin as those of the present one; in O(what follows), apart from
  /// copying.
  package mutating func extendPictureOrder(to longer: PictureOrder) {
    let lengths = longer.lengths[order.lengths.count...]
    let positions = longer.positions[order.positions.count...]
    order = longer
    system.extendPictureOrder(lengths, positions)
  }

  private mutating func drawPicture(_ touched: System.Touched) {
    if order.isEmpty { return }
    system.drawPicture(touched.entries.map(\.part))
  }

  // MARK: - Values

  /// Returns a constraint; nil if it was removed.
  package func constraint(_ id: ConstraintID) -> Constraint? { system.constraint(id.index) }

  /// Returns the priority of a constraint, without the rest of it; nil if it was removed.
  package func priority(of id: ConstraintID) -> Priority? { system.priority(of: id.index) }

  /// The ids of all constraints, in the order they were added.
  package var constraintIDs: [ConstraintID] {
    (0..<nextID).filter(system.isAlive).map(ConstraintID.init(index:))
  }

  /// Returns the shown value of a variable; zero for one that another solver made.
  package func value(of variable: Variable) -> Double {
    isKnown(variable) ? system.value(of: variable.index) : 0
  }

  /// The variables whose shown value is another one than in a solver that this one was made from, in
  /// no order.
  ///
  /// - Complexity: O(variables of parts that an edit touched), and a look at each variable.
  package func variables(movedFrom other: Solver) -> [Variable] {
    system.variables(movedFrom: other.system).map(Variable.init(index:))
  }

  /// Returns the shown value of an expression.
  package func value(of expression: Expression) -> Double {
    expression.value { value(of: $0) }
  }

  /// The shown values of all variables, by ``Variable/index``.
  package var values: [Double] {
    var result: [Double] = []
    read(into: &result)
    return result
  }

  /// Writes the shown values of all variables, by ``Variable/index``, into an array, which is
  /// reused if it has the right size; O(variables).
  package func read(into values: inout [Double]) { system.read(into: &values) }

  /// Returns how far a constraint is from holding; zero if it holds.
  package func error(of id: ConstraintID) -> Double { system.error(of: id.index) }

  /// A priority and the sum of absolute errors of its constraints.
  package struct LevelError: Hashable, Sendable {
    /// The priority.
    package var priority: Priority
    /// The sum of their errors at the optimum.
    package var error: Double
  }

  /// The remaining error for each optional priority that occurs, highest first.
  package var optimum: [LevelError] { system.optimum }

  // MARK: - Questions

  /// All optimal points.
  ///
  /// Parts of the system with a unique optimum cost nothing; a part with several is copied.
  package var optimalFace: OptimalFace { OptimalFace(system, \.optimalFace) }

  /// All points that satisfy the required constraints, whatever is optional.
  ///
  /// The required constraints of a part are solved again when it is first asked about.
  package var feasibleFace: OptimalFace { OptimalFace(system, \.feasibleFace) }
}

/// The reason why a change to a solver was refused.
package enum Rejection: Error, Hashable, Sendable {
  /// No point satisfies all required constraints; ``ConflictSet`` finds those that contradict each
  /// other.
  case contradiction
  /// A coefficient or constant is infinite or not a number.
  case notFinite
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint
  /// The variable was not made by this solver.
  case unknownVariable
}
