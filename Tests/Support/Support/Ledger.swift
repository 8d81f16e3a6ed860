package import ConstraintSolver

/// What a solver was asked for and accepted, kept beside it in the simplest way there is.
package struct Ledger: Sendable {
  /// One thing to do.
  package enum Change: Sendable {
    /// Adds constraints, as edits of their own or as one batch.
    case add([Constraint], together: Bool)
    /// Removes a constraint.
    case remove(Solver.ConstraintID)
    /// Changes a constant.
    case setConstant(Double, of: Solver.ConstraintID)
    /// Changes a priority.
    case setPriority(Priority, of: Solver.ConstraintID)
    /// Suggests a value.
    case suggest(Double, for: Variable)
  }

  /// The accepted constraints, in the order of their ids; one that was not accepted has none.
  package private(set) var entries: [(id: Solver.ConstraintID?, constraint: Constraint)] = []
  private var suggestions: [Variable: Solver.ConstraintID] = [:]

  /// An empty ledger.
  package init() {}

  /// The constraints.
  package var constraints: [Constraint] { entries.map(\.constraint) }

  /// Does it to the solver, and if the solver accepts it notes what changed.
  ///
  /// - Returns: the constraints as they would be or are, and whether the solver refused.
  package mutating func make(
    _ changes: [Change], on solver: inout Solver
  ) -> (constraints: [Constraint], refusal: Rejection?) {
    var edits: [Solver.Edit] = []
    for change in changes {
      switch change {
      case .add(let constraints, let together):
        if together {
          var batch = ConstraintBatch()
          for constraint in constraints { batch.append(constraint) }
          edits.append(.addAll(batch))
        } else {
          edits += constraints.map { .add($0) }
        }
      case .remove(let id): edits.append(.remove(id))
      case .setConstant(let constant, let id): edits.append(.setConstant(constant, of: id))
      case .setPriority(let priority, let id): edits.append(.setPriority(priority, of: id))
      case .suggest(let value, let variable): edits.append(.suggest(value, for: variable))
      }
    }
    let ids: [Solver.ConstraintID]
    do {
      ids = try solver.apply(edits)
    } catch {
      var wanted = self
      wanted.note(changes, ids: nil)
      return (wanted.constraints, error)
    }
    note(changes, ids: ids)
    return (constraints, nil)
  }

  private mutating func note(_ changes: [Change], ids: [Solver.ConstraintID]?) {
    var next = 0
    func append(_ constraint: Constraint) {
      entries.append((ids?[next], constraint))
      next += 1
    }
    for change in changes {
      switch change {
      case .add(let constraints, _): for constraint in constraints { append(constraint) }
      case .remove(let id):
        entries.removeAll { $0.id == id }
        suggestions = suggestions.filter { $0.value != id }
      case .setConstant(let constant, let id):
        for index in entries.indices where entries[index].id == id {
          entries[index].constraint.expression.constant = constant
        }
      case .setPriority(let priority, let id):
        for index in entries.indices where entries[index].id == id {
          entries[index].constraint.priority = priority
        }
      case .suggest(let value, let variable):
        if let id = suggestions[variable] {
          for index in entries.indices where entries[index].id == id {
            entries[index].constraint.expression.constant = -value
          }
        } else {
          append(Constraint(Expression(variable) - value, .equal, priority: .edit))
          suggestions[variable] = entries.last.flatMap(\.id)
        }
      }
    }
  }

  /// Something to do to variables 0 ..< variableCount, each constraint at most once.
  package func randomChanges(
    using generator: inout SplitMix64, variableCount: Int, atMost count: Int
  ) -> [Change] {
    var left = entries.compactMap(\.id)
    func anyID() -> Solver.ConstraintID? {
      left.isEmpty ? nil : left.remove(at: generator.int(0...left.count - 1))
    }
    var changes: [Change] = []
    for _ in 0..<generator.int(1...count) {
      switch generator.int(0...9) {
      case 0...4:
        let constraints = (0..<generator.int(1...3)).map { _ in
          RandomSystem.constraint(using: &generator, variableCount: variableCount)
        }
        changes.append(.add(constraints, together: generator.one(in: 2)))
      case 5: if let id = anyID() { changes.append(.remove(id)) }
      case 6, 7:
        let constant = Double(generator.int(-50...50))
        if let id = anyID() { changes.append(.setConstant(constant, of: id)) }
      case 8:
        let priority =
          generator.one(in: 2) ? Priority.required : generator.pick(RandomSystem.priorities)
        if let id = anyID() { changes.append(.setPriority(priority, of: id)) }
      default:
        let variable = Variable(index: generator.int(0...variableCount - 1))
        changes.append(.suggest(Double(generator.int(-50...50)), for: variable))
      }
    }
    return changes
  }
}
