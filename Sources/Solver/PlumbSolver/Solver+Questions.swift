internal import ConstraintSolver

/// A constraint in a sum: what it contributes, and how often.
public struct Reason: Hashable, Sendable {
  /// The constraint.
  public let constraint: Solver.ID
  /// What it is multiplied by.
  public let factor: Double
  /// What it contributes: its bound times the factor.
  public let amount: Double
}

/// Constraints that cannot hold together, as a sum that shows it.
public struct Conflict: Hashable, Sendable {
  /// The constraint that does not hold because of the others.
  public let broken: Solver.ID
  /// All of them, in the order in which they were added.
  ///
  /// Without any one, the others can hold.
  public let members: [Reason]
  /// By how much the amounts of the members contradict each other.
  public let excess: Double
  /// Whether it is proved that no smaller set contains the constraint that is broken.
  public let isSmallest: Bool
}

/// A change after which the members of a conflict hold, and all that held before.
public struct Remedy: Hashable, Sendable {
  /// What is changed.
  public enum Change: Hashable, Sendable {
    /// The constraint is removed.
    case removal
    /// The number at its right becomes another one.
    case bound(Double)
  }

  /// The constraint that is changed.
  public let constraint: Solver.ID
  /// How.
  public let change: Change

  /// A change of a constraint.
  public init(constraint: Solver.ID, change: Change) {
    (self.constraint, self.change) = (constraint, change)
  }
}

extension Solver {
  /// The values that a variable or sum has in all solutions that are as good as the one that is shown.
  ///
  /// - Returns: The least and the greatest value, with infinities where there is none.
  public func range(of sum: some Summable) -> ClosedRange<Double> {
    let value = value(of: sum)
    let range = inner.optimalFace.range(of: sum.expression.inner)
    return min(range.min ?? -.infinity, value)...max(range.max ?? .infinity, value)
  }

  /// Whether the constraints decide the value of a variable or sum.
  public func isDecided(_ sum: some Summable) -> Bool {
    inner.optimalFace.isUnique(sum.expression.inner)
  }

  /// Why a variable or sum has its value: constraints whose amounts add up to it.
  ///
  /// The required ones come first, then those of higher priorities; what they suffice for needs no
  /// others.
  ///
  /// - Returns: The constraints, in the order in which they were added; nil where the value is not
  ///   decided, or depends on constraints that miss it.
  public func reasons(for sum: some Summable) -> [Reason]? {
    let expression = sum.expression.inner
    guard isDecided(sum) else { return nil }
    let ids = inner.summands(of: expression, given: [])
      .map(ID.init(inner:))
      .filter(isTight)
      .sorted { lhs, rhs in
        let (one, two) = (priority(of: lhs) ?? .required, priority(of: rhs) ?? .required)
        return one == two ? lhs < rhs : one > two
      }
    let constraints = ids.compactMap { inner.constraint($0.inner) }
    return Derivation(of: expression, from: constraints).map { derivation in
      reasons(derivation.summands, ids, constraints)
    }
  }

  /// Whether a constraint holds with equality.
  private func isTight(_ id: ID) -> Bool {
    guard let constraint = constraint(id) else { return false }
    return Tolerance.same(value(of: constraint.form), constraint.bound)
  }

  private func reasons(
    _ summands: [Summand], _ ids: [ID], _ constraints: [ConstraintSolver.Constraint]
  ) -> [Reason] {
    summands.map {
      Reason(
        constraint: ids[$0.position], factor: $0.multiplier.approximation,
        amount: $0.contribution(from: constraints).approximation)
    }.sorted { $0.constraint < $1.constraint }
  }

  /// Why a constraint does not hold: the smallest set of constraints, each of its priority or a higher
  /// one, that cannot hold together with it.
  ///
  /// - Returns: The set; nil if the constraint holds, or if only others of its priority that do not
  ///   hold either are in its way.
  public func conflict(of id: ID) -> Conflict? {
    guard let priority = priority(of: id), !holds(id) else { return nil }
    let ids = constraints.filter { other in
      other == id || holds(other) && self.priority(of: other).map { $0 >= priority } ?? false
    }
    let constraints = ids.compactMap { inner.constraint($0.inner) }
    guard let culprit = ids.firstIndex(of: id),
      let set = ConflictSet.smallest(containing: culprit, among: constraints, background: [])
    else { return nil }
    return Conflict(
      broken: id, members: reasons(set.members, ids, constraints),
      excess: set.excess.approximation, isSmallest: set.isSmallest)
  }

  /// What would help against a conflict: each change of one member after which all of them hold, as
  /// does everything that held before.
  ///
  /// Each was tried.
  public func remedies(for conflict: Conflict) -> [Remedy] {
    conflict.members.flatMap { member -> [Remedy] in
      let bound = constraint(member.constraint)?.bound ?? 0
      let step = member.factor == 0 ? 0 : abs(conflict.excess / member.factor)
      let changes = [Remedy.Change.bound(bound - step), .bound(bound + step), .removal]
      return changes.map { Remedy(constraint: member.constraint, change: $0) }
        .filter { helps($0, against: conflict) }
    }
  }

  private func helps(_ remedy: Remedy, against conflict: Conflict) -> Bool {
    guard let after = try? applying(remedy) else { return false }
    let wanted = Set(conflict.members.map(\.constraint)).union(constraints.filter(holds))
    return wanted.allSatisfy {
      $0 == remedy.constraint && after.constraint($0) == nil || after.holds($0)
    }
  }

  /// The solver after a change.
  public func applying(_ remedy: Remedy) throws(Refusal) -> Solver {
    var after = self
    switch remedy.change {
    case .removal: try after.remove(remedy.constraint)
    case .bound(let bound): try after.setBound(bound, of: remedy.constraint)
    }
    return after
  }
}
