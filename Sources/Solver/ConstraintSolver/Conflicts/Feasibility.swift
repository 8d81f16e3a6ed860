/// Whether required constraints can hold together.
package enum Feasibility {
  /// Whether some point satisfies all constraints, all taken as required.
  ///
  /// - Complexity: One elimination and one run of the simplex method without optional levels, over
  ///   the variables that occur.
  package static func holds(_ constraints: [Constraint]) -> Bool { point(constraints) != nil }

  /// Whether some point satisfies all constraints exactly, without any tolerance.
  package static func holdsExactly(_ constraints: [Constraint]) -> Bool {
    let dense = DenseSystem(constraints)
    let solution = try? Solution<Rational>(
      variableCount: dense.variables.count, constraints: dense.constraints,
      pictureOrder: PictureOrder())
    return solution != nil
  }

  /// Returns a minimal set of constraints that cannot hold together with a background that can; nil
  /// if all of them can.
  ///
  /// - Returns: The positions of the members, ascending; the last constraints are left out first.
  package static func contradiction(
    among constraints: [Constraint], background: [Constraint]
  ) -> [Int]? {
    func holds(_ positions: [Int]) -> Bool {
      Self.holds(positions.map { constraints[$0] } + background)
    }
    let all = Array(constraints.indices)
    guard !holds(all) else { return nil }
    var search = Contradiction(among: constraints, background: background)
    return search.members() ?? ConflictSearch.deletionFilter(all, holds: holds)
  }

  /// Returns constraints that contradict each other, among them the first that contradicts those
  /// before it; nil if all hold together.
  ///
  /// - Parameters:
  ///   - constraints: in the order in which they are accepted.
  ///   - background: constraints that hold together.
  /// - Returns: The positions of the members, ascending, and those of the background that take part.
  /// - Complexity: About three runs of the simplex method, and one exact elimination of what holds with
  ///   equality; where that does not suffice, that of ``contradiction(among:background:)``.
  package static func firstContradiction(
    inOrder constraints: [Constraint], background: [Constraint]
  ) -> (members: [Int], background: [Int])? {
    let dense = DenseSystem(background + constraints)
    let start = background.count
    guard let culprit = dense.refused(limit: 1).first, culprit >= start else { return nil }
    let certificate = InfeasibilityCertificate(
      refusing: culprit, after: Array(0..<culprit), of: dense.constraints,
      variableCount: dense.variables.count)
    if let positions = certificate?.members.map(\.position) {
      return (
        positions.filter { $0 >= start }.map { $0 - start }, positions.filter { $0 < start }
      )
    }
    let members = contradiction(
      among: Array(constraints.prefix(culprit + 1 - start)), background: background)
    return members.map { ($0, Array(background.indices)) }
  }

  /// Returns a point that satisfies all constraints, all taken as required; nil if there is none.
  static func point(_ constraints: [Constraint]) -> ((Variable) -> Double)? {
    let dense = DenseSystem(constraints)
    var solver = Solver()
    for _ in dense.variables { _ = solver.makeVariable() }
    var batch = ConstraintBatch(capacity: dense.constraints.count)
    for constraint in dense.constraints { batch.append(constraint) }
    guard (try? solver.apply([.addAll(batch)])) != nil else { return nil }
    let values = solver.values
    return { variable in dense.position(of: variable).map { values[$0] } ?? 0 }
  }

  /// The constraints, all required, with the variables that occur renumbered.
  private struct DenseSystem {
    let variables: [Int]
    private(set) var constraints: [Constraint] = []

    init(_ original: [Constraint]) {
      var indices = original.flatMap { $0.expression.terms.map(\.variable.index) }
      indices.sort()
      var distinct: [Int] = []
      for index in indices where distinct.last != index { distinct.append(index) }
      variables = distinct
      constraints = original.map { constraint in
        var copy = constraint
        copy.priority = .required
        copy.expression.terms = constraint.expression.terms.map {
          Term(Variable(index: position(of: $0.variable) ?? 0), times: $0.coefficient)
        }
        return copy
      }
    }

    /// Returns the constraints that contradict those before them which are not refused, ascending;
    /// only the first `limit`.
    ///
    /// What holds together is added at once; of what does not, first one half, then the other.
    func refused(limit: Int = .max) -> [Int] {
      var solver = Solver()
      for _ in variables { _ = solver.makeVariable() }
      var refused: [Int] = []
      func add(_ range: Range<Int>) {
        guard !range.isEmpty, refused.count < limit else { return }
        if Interruption.isRequested {
          refused += range
          return
        }
        var batch = ConstraintBatch(capacity: range.count)
        for constraint in constraints[range] { batch.append(constraint) }
        if (try? solver.apply([.addAll(batch)])) != nil { return }
        guard range.count > 1 else {
          refused.append(range.lowerBound)
          return
        }
        let middle = range.lowerBound + range.count / 2
        add(range.lowerBound..<middle)
        add(middle..<range.upperBound)
      }
      add(constraints.indices)
      return refused
    }

    /// Returns the new number of a variable; O(log variables).
    func position(of variable: Variable) -> Int? {
      let position = variables.lowerBound(of: variable.index)
      return position < variables.count && variables[position] == variable.index ? position : nil
    }
  }

  /// Accepts constraints one after the other, and refuses those that contradict the ones accepted
  /// before.
  ///
  /// A layout decides in this way which required rules break; the order is the caller's policy.
  ///
  /// - Returns: The positions of the refused constraints, ascending.
  /// - Complexity: About r * log2(count) edits of a solver for r refused constraints.
  package static func refused(inOrder constraints: [Constraint]) -> [Int] {
    DenseSystem(constraints).refused()
  }

  /// Returns the refused ones of `count` things of any kind, given a function that says whether
  /// some of them can hold together.
  static func refused(count: Int, holds: ([Int]) -> Bool) -> [Int] {
    var accepted: [Int] = []
    var refused: [Int] = []
    var next = 0
    while next < count {
      if Interruption.isRequested { return refused + Array(next..<count) }
      if holds(accepted + Array(next..<count)) { return refused }
      // The shortest prefix that cannot hold together ends with the one to refuse.
      var low = next
      var high = count - 1
      while low < high {
        let middle = (low + high) / 2
        if holds(accepted + Array(next...middle)) { low = middle + 1 } else { high = middle }
      }
      accepted += next..<low
      refused.append(low)
      next = low + 1
    }
    return refused
  }
}
