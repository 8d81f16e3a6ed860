import Support
import Testing

@testable import ConstraintSolver

/// Numbers that are hard on floating point, against rational arithmetic or a known answer.
@Suite struct HardNumberTests {
  private func solver(_ variableCount: Int) -> Solver {
    var solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    return solver
  }

  private func x(_ index: Int) -> Expression { Expression(Variable(index: index)) }

  /// The levels of a solver built in two ways against the exact ones.
  private func check(
    _ constraints: [Constraint], variableCount: Int, _ note: String
  ) throws {
    var oneByOne = solver(variableCount)
    for constraint in constraints { try oneByOne.add(constraint) }
    var together = solver(variableCount)
    try together.apply(constraints.map { .add($0) })
    let exact = try Solution<Rational>(
      variableCount: variableCount, constraints: constraints, pictureOrder: PictureOrder())
    var truth: [Priority: Double] = [:]
    for constraint in constraints {
      let value = constraint.expression.value { exact.values[$0.index].approximation }
      truth[constraint.priority, default: 0] += constraint.error(of: value)
    }
    for found in [oneByOne.optimum, together.optimum] {
      for level in found {
        let wanted = truth[level.priority] ?? 0
        #expect(
          abs(level.error - wanted) <= 1e-6 * max(1, wanted),
          "\(note): level \(level.priority.value) is \(level.error), not \(wanted)")
      }
    }
  }

  /// A chain of views, each as far to the right as the one before it is wide.
  @Test(arguments: [1.0, 1e3, 1e6])
  func aChainOfAThousandViews(size: Double) throws {
    let count = 1000
    var generator = SplitMix64(seed: 5)
    let widths = (0..<count).map { _ in size * Double(generator.int(1...1_000_000)) / 7e6 }
    var solver = solver(2 * count + 1)
    var batch = ConstraintBatch()
    // One way from left to right, another way with the same widths from the last to the first.
    for index in 0..<count {
      batch.append(Constraint(x(index + 1) - x(index) - widths[index], .equal))
      let left = index == 0 ? x(0) : x(count + index)
      batch.append(
        Constraint(x(count + 1 + index) - left - widths[count - 1 - index], .equal))
    }
    batch.append(Constraint(x(2 * count) - x(count), .equal))
    try solver.apply([.addAll(batch)])
    try solver.suggest(100, for: Variable(index: 0))
    let end = widths.reduce(100, +)
    #expect(abs(solver.value(of: x(count)) - end) <= 1e-10 * end)
    #expect(throws: Rejection.contradiction) {
      try solver.add(Constraint(x(count) - x(0) - (end - 100) * 1.001, .equal))
    }
  }

  /// A chain that inequalities and wishes of little weight hold together.
  @Test func aChainOfInequalities() throws {
    let count = 300
    var solver = solver(count)
    let wish = try #require(Priority(10))
    for index in 1..<count {
      try solver.add(Constraint(x(index) - x(index - 1) - 0.1, .greaterOrEqual))
      try solver.add(Constraint(x(index) - x(index - 1), .equal, priority: wish))
    }
    try solver.suggest(1e6, for: Variable(index: 0))
    #expect(abs(solver.value(of: x(count - 1)) - 1e6 - 0.1 * Double(count - 1)) < 1e-6)
    try solver.suggest(-1e6, for: Variable(index: count - 1))
    // One of the two suggestions gives way by what the chain is too long.
    let errors = solver.optimum.map(\.error)
    let length = 0.1 * Double(count - 1)
    #expect(errors.count == 2 && abs(errors[0] - 2e6 - length) < 1e-3)
    #expect(abs(errors[1] - length) < 1e-3)
  }

  /// Rows whose slopes or constants are 1e-4 apart are different rows.
  @Test(arguments: seeds(4))
  func almostParallelRowsAreKeptApart(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: 300_000 + seed)
    let variableCount = generator.int(2...6)
    var constraints: [Constraint] = []
    for _ in 0..<6 {
      let base = RandomSystem.constraint(using: &generator, variableCount: variableCount)
      for _ in 0..<generator.int(1...3) {
        var twin = base
        twin.expression.constant += Double(generator.int(-5...5)) * 1e-4
        if let first = twin.expression.terms.indices.first, generator.one(in: 3) {
          twin.expression.terms[first].coefficient += Double(generator.int(-2...2)) * 1e-4
        }
        twin.priority = generator.pick(RandomSystem.priorities.filter { !$0.isRequired })
        constraints.append(twin)
      }
    }
    try check(constraints, variableCount: variableCount, "seed \(seed)")
  }

  @Test func aContradictionOfATenThousandthIsOne() throws {
    var solver = solver(2)
    try solver.add(Constraint(x(0) - x(1), .equal))
    #expect(throws: Rejection.contradiction) {
      try solver.add(Constraint(x(0) - x(1) - 1e-4, .equal))
    }
    #expect(throws: Rejection.contradiction) {
      try solver.add(Constraint(x(0) - x(1) - 1e-4, .greaterOrEqual))
    }
  }

  /// More levels than the vectors have room for in the beginning, in no order.
  @Test(arguments: seeds(3))
  func fortyFractionalPriorities(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: 310_000 + seed)
    let variableCount = generator.int(3...10)
    var priorities = (1...40).compactMap { Priority(Double($0) * 7.3 + 0.01) }
    priorities.shuffle(using: &generator)
    let constraints = priorities.map { priority in
      var constraint = RandomSystem.constraint(using: &generator, variableCount: variableCount)
      constraint.priority = priority
      return constraint
    }
    try check(constraints, variableCount: variableCount, "seed \(seed)")
  }

  /// Up to 25 variables with coefficients over two orders of magnitude.
  @Test(arguments: seeds(1))
  func middleSizedSystems(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: 320_000 + seed)
    let variableCount = generator.int(10...25)
    let constraints = (0..<2 * variableCount).map { _ in
      var expression = Expression(constant: Double(generator.int(-1000...1000)))
      for _ in 0..<generator.int(1...4) {
        let coefficient = Double(generator.int(-640...640)) / 64
        expression.terms.append(
          Term(Variable(index: generator.int(0...variableCount - 1)), times: coefficient))
      }
      return Constraint(
        expression, generator.pick([.equal, .lessOrEqual, .greaterOrEqual]),
        priority: generator.pick(RandomSystem.priorities.filter { !$0.isRequired }))
    }
    try check(constraints, variableCount: variableCount, "seed \(seed)")
  }
}
