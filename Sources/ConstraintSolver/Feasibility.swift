/// Whether required constraints can hold together.
public enum Feasibility {
  /// Whether some point satisfies all of them, whatever their priorities say.
  ///
  /// Cost: one elimination and one simplex run without optional levels, over the variables that
  /// occur.
  public static func holds(_ constraints: [Constraint]) -> Bool { point(constraints) != nil }

  /// The same in exact arithmetic, without any tolerance.
  public static func holdsExactly(_ constraints: [Constraint]) -> Bool {
    point(constraints, in: Rational.self) != nil
  }

  /// Some point that satisfies all of them, or nil if there is none.
  static func point(_ constraints: [Constraint]) -> ((Variable) -> Double)? {
    point(constraints, in: Double.self)
  }

  private static func point<S: Scalar>(
    _ constraints: [Constraint], in arithmetic: S.Type
  ) -> ((Variable) -> Double)? {
    var indices = constraints.flatMap { $0.expression.terms.map(\.variable.index) }
    indices.sort()
    var variables: [Int] = []
    for index in indices where variables.last != index { variables.append(index) }
    func dense(_ variable: Variable) -> Int? {
      var low = 0
      var high = variables.count
      while low < high {
        let middle = (low + high) / 2
        if variables[middle] < variable.index { low = middle + 1 } else { high = middle }
      }
      return low < variables.count && variables[low] == variable.index ? low : nil
    }
    let compressed = constraints.map { constraint in
      var copy = constraint
      copy.priority = .required
      copy.expression.terms = constraint.expression.terms.map {
        Term(Variable(index: dense($0.variable) ?? 0), times: $0.coefficient)
      }
      return copy
    }
    guard
      let solution = try? Solution<S>(
        variableCount: variables.count, constraints: compressed, pictureOrder: [])
    else { return nil }
    return { variable in dense(variable).map { solution.values[$0].approximation } ?? 0 }
  }

  /// Accepts constraints one after the other and refuses those that contradict what was accepted
  /// before.
  ///
  /// This is how a layout decides which required rules break: the order is the caller's policy.
  ///
  /// - Returns: the positions of the refused ones, ascending.
  /// - Complexity: for r refused ones about r * log2(count) feasibility checks.
  public static func refused(inOrder constraints: [Constraint]) -> [Int] {
    var accepted: [Constraint] = []
    var refused: [Int] = []
    var next = 0
    while next < constraints.count {
      if holds(accepted + constraints[next...]) { return refused }
      // The shortest prefix that is infeasible ends with the one to refuse.
      var low = next
      var high = constraints.count - 1
      while low < high {
        let middle = (low + high) / 2
        if holds(accepted + constraints[next...middle]) { low = middle + 1 } else { high = middle }
      }
      accepted += constraints[next..<low]
      refused.append(low)
      next = low + 1
    }
    return refused
  }
}
