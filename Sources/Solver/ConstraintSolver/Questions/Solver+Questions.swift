// MARK: - What a value follows from

extension Solver {
  /// Returns the constraints that can take part in a sum that gives an expression, judging only by
  /// their variables, among those that hold with equality at the shown point.
  ///
  /// A constraint with a variable that occurs neither in another one nor in the expression is not
  /// part of any such sum; when it is left out, the same may be true of others. Of the remaining ones
  /// only those count that are connected with the expression by common variables, directly or
  /// through others. In terms of matroids: coloops are dropped, and then the components that do not
  /// contain the expression; a sum that prefers some constraints to others does not change. Variables
  /// that are `given` count as numbers and connect nothing.
  ///
  /// - Returns: Ascending ids.
  /// - Complexity: O(terms of the parts that the expression is about).
  package func summands(of expression: Expression, given: [Variable]) -> [ConstraintID] {
    system.summands(of: expression, given: given).map(ConstraintID.init(index:))
  }

  /// Returns the solver without a constraint, to ask what is unique and in which range; nil if there
  /// is not such a constraint.
  ///
  /// The picture is not drawn anew: where several points are optimal, any of them may be shown.
  package func leavingOut(_ id: ConstraintID) -> Solver? {
    var other = self
    return other.system.leaveOut(id.index) ? other : nil
  }

  /// Returns the required constraints that keep the errors at a priority from becoming smaller, apart
  /// from equalities, which may all do so: those whose price at that level is not zero.
  ///
  /// Fewer than those that hold with equality: where more meet in a point than determine it, these
  /// are the ones of an optimal basis, which are independent.
  ///
  /// - Returns: Ascending ids.
  /// - Complexity: O(constraints of the parts where the priority occurs).
  func bindingInequalities(at priority: Priority) -> [ConstraintID] {
    system.bindingInequalities(at: priority.value).map(ConstraintID.init(index:))
  }
}
