import ConstraintSolver
import Testing

@testable import plumb_bench

/// Real layouts: built in any order and edited in any way the same values come out.
@Suite struct FamilyTests {
  private func solver(_ workload: Workload) -> Solver {
    var solver = Solver()
    for _ in 0..<workload.variableCount { _ = solver.makeVariable() }
    // Left, top, width and height of one view after the other.
    let variables = (0..<workload.variableCount).map(Variable.init(index:))
    solver.pictureOrder = PictureOrder(
      lengths: variables.filter { $0.index % 4 > 1 },
      positions: variables.filter { $0.index % 4 < 2 })
    return solver
  }

  private func constraint(_ row: Row) throws -> Constraint {
    let terms = zip(row.variables, row.coefficients).map {
      Term(Variable(index: $0), times: $1)
    }
    return Constraint(
      Expression(terms, constant: row.constant), row.relation,
      priority: try #require(Priority(row.priority)))
  }

  private func together(_ constraints: [Constraint], _ workload: Workload) throws -> Solver {
    var solver = solver(workload)
    var batch = ConstraintBatch()
    for constraint in constraints { batch.append(constraint) }
    try solver.apply([.addAll(batch)])
    return solver
  }

  private func expectSame(_ a: Solver, _ b: Solver, _ note: String) {
    let close: (Double, Double) -> Bool = { abs($0 - $1) <= 1e-6 * max(1, abs($0), abs($1)) }
    let (first, second) = (a.optimum, b.optimum)
    #expect(first.map(\.priority) == second.map(\.priority), "\(note)")
    for (x, y) in zip(first, second) where !close(x.error, y.error) {
      Issue.record("\(note): level \(x.priority.value) is \(x.error) and \(y.error)")
    }
    for (index, (x, y)) in zip(a.values, b.values).enumerated() where !close(x, y) {
      Issue.record("\(note): x\(index) is \(x) and \(y)")
      return
    }
  }

  @Test(arguments: Family.allCases, [9, 23])
  func theWayOfBuildingDoesNotMatter(_ family: Family, views: Int) throws {
    let workload = family.workload(views: views, seed: 11)
    let all = try together(workload.rows.map(constraint), workload)
    let shuffled = workload.shuffled(seed: 4)
    expectSame(all, try together(shuffled.rows.map(constraint), workload), "shuffled")
    for (name, rows) in [("one by one", workload.rows), ("shuffled, one by one", shuffled.rows)] {
      var single = solver(workload)
      for row in rows { try single.add(constraint(row)) }
      expectSame(all, single, name)
    }
  }

  @Test(arguments: Family.allCases)
  func editsEqualBuildingAnew(_ family: Family) throws {
    let workload = family.workload(views: 30, seed: 12)
    var random = SplitMix64(seed: 5)
    var solver = try together(workload.rows.map(constraint), workload)
    for step in 0..<40 {
      let ids = solver.constraintIDs
      let id = ids[random.int(0...ids.count - 1)]
      let constraint = try #require(solver.constraint(id))
      switch random.int(0...5) {
      case 0: try solver.remove(id)
      case 1:
        let constant = constraint.expression.constant + Double(random.int(-9...9))
        try? solver.setConstant(constant, of: id)
      case 2: try solver.setPriority(#require(Priority(Double(random.int(1...999)))), of: id)
      case 3: try? solver.setPriority(.required, of: id)
      case 4:
        let row = workload.probes[random.int(0...workload.probes.count - 1)]
        _ = try? solver.add(self.constraint(row))
      default:
        try solver.suggest(
          workload.steps[step], for: Variable(index: workload.editVariable))
      }
      guard step % 4 == 3 else { continue }
      let constraints = solver.constraintIDs.compactMap(solver.constraint)
      expectSame(solver, try together(constraints, workload), "step \(step)")
    }
  }
}
