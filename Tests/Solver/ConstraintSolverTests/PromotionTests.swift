import Support
import Testing

@testable import ConstraintSolver

/// Systems of very many priorities, of which the strongest equalities are eliminated.
@Suite struct PromotionTests {
  /// Views one behind the other between two ends, each of a share or each at equal distances.
  private struct Chain {
    var count: Int
    var isPinned: Bool
    var sharesLength: Bool
    var hugging: Double

    /// Variable 2i is where a view begins, 2i + 1 how long it is; the last one is the whole length.
    var variableCount: Int { 2 * count + 1 }

    private func x(_ index: Int) -> Expression { Expression(Variable(index: index)) }

    private func priority(_ number: Int) throws -> Priority {
      try #require(Priority(Double(number)))
    }

    func constraints(_ random: inout SplitMix64) throws -> [Constraint] {
      let whole = x(2 * count)
      var list = [
        Constraint(x(0), .equal, priority: .required),
        Constraint(
          x(2 * count - 2) + x(2 * count - 1) - whole, .equal, priority: .required),
      ]
      list.append(
        Constraint(
          whole - Expression(constant: Double(100 * count)), .equal,
          priority: isPinned ? .required : try priority(49)))
      for index in 0..<count {
        let width = x(2 * index + 1)
        list.append(Constraint(width, .greaterOrEqual, priority: .required))
        let content = Double(Int.random(in: 1...30, using: &random))
        list.append(
          Constraint(
            width - Expression(constant: content), .greaterOrEqual, priority: try priority(750)))
        list.append(
          Constraint(
            width - Expression(constant: content), .lessOrEqual,
            priority: try priority(Int(hugging))))
        if index > 0 {
          let gap = x(2 * index) - x(2 * index - 2) - x(2 * index - 1)
          list.append(
            Constraint(gap, sharesLength ? .equal : .greaterOrEqual, priority: .required))
        }
        if sharesLength {
          list.append(
            Constraint(
              width - (1 / Double(count)) * whole, .equal, priority: try priority(999 - index)))
        } else if index > 1 {
          let step = x(2 * index) - x(2 * index - 2)
          list.append(
            Constraint(
              step - (x(2) - x(0)), .equal, priority: try priority(max(1, 150 - index))))
        }
      }
      return list
    }
  }

  private static let chains = [true, false].flatMap { isPinned in
    [true, false].flatMap { shares in
      [250.0, 980].map { Chain(count: 24, isPinned: isPinned, sharesLength: shares, hugging: $0) }
    }
  }

  private func check(_ solver: Solver, _ constraints: [Constraint], _ count: Int) throws {
    let exact = try Solution<Rational>(
      variableCount: count, constraints: constraints, pictureOrder: PictureOrder())
    var truth: [Priority: Double] = [:]
    for constraint in constraints {
      let value = constraint.expression.value { exact.values[$0.index].approximation }
      truth[constraint.priority, default: 0] += constraint.error(of: value)
    }
    for level in solver.optimum {
      let wanted = truth[level.priority] ?? 0
      #expect(
        abs(level.error - wanted) <= 1e-6 * max(1, wanted),
        "level \(level.priority.value) is \(level.error), not \(wanted)")
    }
  }

  @Test(arguments: share(Array(chains.indices), oneIn: 2))
  func theOptimumIsTheExactOneAfterEveryEdit(_ number: Int) throws {
    let chain = Self.chains[number]
    var random = SplitMix64(seed: UInt64(number))
    var constraints = try chain.constraints(&random)
    var solver = Solver()
    for _ in 0..<chain.variableCount { _ = solver.makeVariable() }
    var ids = try solver.apply(constraints.map { .add($0) })
    try check(solver, constraints, chain.variableCount)
    for step in 0..<4 {
      // The width of a view, in turn asked for strongly, weakly, and not any more.
      let view = Int.random(in: 1..<chain.count, using: &random)
      let width = Expression(Variable(index: 2 * view + 1))
      let priority = try #require(Priority([999.5, 60, 1000, 300][step]))
      let added = Constraint(width - Expression(constant: 55), .equal, priority: priority)
      constraints.append(added)
      ids += try solver.apply([.add(added)])
      try check(solver, constraints, chain.variableCount)
      if step % 2 == 0 {
        _ = try solver.apply([.remove(ids.removeLast())])
        constraints.removeLast()
        try check(solver, constraints, chain.variableCount)
      } else {
        constraints[constraints.count - 1].expression.constant = -20
        _ = try solver.apply([.setConstant(-20, of: ids[ids.count - 1])])
        try check(solver, constraints, chain.variableCount)
      }
    }
  }

  /// A pinned chain at equal distances holds all of its equalities, one whose contents hug more than
  /// some of its shares matter only those above.
  @Test func whatCanHoldIsEliminated() throws {
    for (chain, floor) in [
      (Chain(count: 40, isPinned: true, sharesLength: false, hugging: 250), 111.0),
      (Chain(count: 40, isPinned: true, sharesLength: true, hugging: 980), 981),
    ] {
      var random = SplitMix64(seed: 1)
      var rows = SystemRows()
      for constraint in try chain.constraints(&random) { rows.append(constraint) }
      let floors = Promotion(rows, variableCount: chain.variableCount)?.floors ?? []
      #expect(floors.contains(floor), "\(floors)")
    }
  }
}
