import PlumbSolver
import Support
import Testing

/// The solver as other programs use it: by its public face alone.
@Suite struct SolverTests {
  /// The example of the documentation.
  private struct Example {
    var solver = Solver()
    let left, width: Variable
    let margin, room, wish: Solver.ID

    init() throws {
      left = solver.variable("left")
      width = solver.variable("width")
      margin = try solver.add(left == 20)
      room = try solver.add(left + width <= 100)
      wish = try solver.add(width == 120, at: 250)
    }
  }

  @Test func valuesHaveReasons() throws {
    let example = try Example()
    let solver = example.solver
    #expect(solver.value(of: example.width) == 80)
    #expect(solver.value(of: 2 * example.width - example.left + 1) == 141)
    #expect(solver.isDecided(example.width))
    #expect(solver.range(of: example.width) == 80...80)
    let reasons = try #require(solver.reasons(for: example.width))
    #expect(reasons.map(\.constraint) == [example.margin, example.room])
    #expect(reasons.map(\.amount) == [-20, 100])
  }

  @Test func whatDoesNotHoldIsAConflictWithRemedies() throws {
    let example = try Example()
    let solver = example.solver
    #expect(!solver.holds(example.wish) && solver.missing(of: example.wish) == 40)
    #expect(solver.broken.isEmpty)
    let conflict = try #require(solver.conflict(of: example.wish))
    #expect(conflict.members.map(\.constraint) == [example.margin, example.room, example.wish])
    #expect(conflict.excess == 40 && conflict.isSmallest)
    let remedies = solver.remedies(for: conflict)
    #expect(
      remedies == [
        Remedy(constraint: example.margin, change: .bound(-20)),
        Remedy(constraint: example.margin, change: .removal),
        Remedy(constraint: example.room, change: .bound(140)),
        Remedy(constraint: example.room, change: .removal),
        Remedy(constraint: example.wish, change: .bound(80)),
        Remedy(constraint: example.wish, change: .removal),
      ])
    #expect(solver.conflict(of: example.margin) == nil)
  }

  @Test func whatNothingDecidesHasARange() throws {
    var solver = Solver()
    let (a, b) = (solver.variable("a"), solver.variable("b"))
    try solver.add(a + b == 10)
    try solver.add(a >= 2)
    try solver.add(b >= 3)
    #expect(!solver.isDecided(a) && solver.reasons(for: a) == nil)
    #expect(solver.range(of: a) == 2...7)
    #expect(solver.range(of: a + b) == 10...10)
    #expect(solver.value(of: a) == 2)
    let free = solver.variable("free")
    #expect(solver.range(of: free) == -.infinity ... .infinity)
  }

  @Test func prioritiesAreLevels() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 1, at: 251)
    for _ in 0..<50 { try solver.add(x == 2, at: 250) }
    #expect(solver.value(of: x) == 1)
    for value in [0, -1, 1000.1, (1000.0).nextDown, .nan, .infinity] as [Double] {
      #expect(Priority(value) == nil, "\(value)")
    }
    #expect(Priority(Double(1000)) == .required)
    #expect((999 as Priority) < .required && (-1 as Priority) < 1)
  }

  @Test func whatIsNotPossibleIsRefused() throws {
    var (solver, other) = (Solver(), Solver())
    let x = solver.variable("x")
    _ = other.variable("y")
    let foreign = other.variable("z")
    #expect(throws: Solver.Refusal.notFinite) { try solver.add(x == .infinity) }
    #expect(throws: Solver.Refusal.unknownVariable) { try solver.add(foreign == 1) }
    let id = try solver.add(x == 1)
    try solver.remove(id)
    #expect(throws: Solver.Refusal.unknownConstraint) { try solver.remove(id) }
    #expect(throws: Solver.Refusal.unknownConstraint) { try solver.setBound(1, of: id) }
    #expect(throws: Solver.Refusal.unknownConstraint) { try solver.setPriority(1, of: id) }
  }

  /// Constraints over three variables, added, changed and removed at random: the solver is as one that
  /// is made of what is left, what is broken is the same, and every answer proves itself.
  @Test(arguments: seeds(40))
  func editsAreAsStartingOver(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var solver = Solver()
    let variables = ["a", "b", "c"].map { solver.variable($0) }
    for _ in 0..<16 {
      let known = solver.constraints
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: if let id = known.randomElement(using: &generator) { try solver.remove(id) }
      case 1:
        if let id = known.randomElement(using: &generator) {
          try solver.setBound(Double(Int.random(in: -9...9, using: &generator)), of: id)
        }
      case 2:
        if let id = known.randomElement(using: &generator) {
          try solver.setPriority(Bool.random(using: &generator) ? .required : 250, of: id)
        }
      default:
        let form = variables.reduce(Expression(0)) {
          $0 + Double(Int.random(in: -1...1, using: &generator)) * $1
        }
        let relation: Constraint.Relation =
          [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &generator) ?? .equal
        let bound = Expression(Double(Int.random(in: -9...9, using: &generator)))
        try solver.add(
          Constraint(form, relation, bound), at: Bool.random(using: &generator) ? .required : 500)
      }
    }
    var again = Solver()
    for name in ["a", "b", "c"] { _ = again.variable(name) }
    var twins: [Solver.ID: Solver.ID] = [:]
    for id in solver.constraints {
      let constraint = try #require(solver.constraint(id))
      let priority = try #require(solver.priority(of: id))
      twins[id] = try again.add(constraint, at: priority)
    }
    #expect(Set(solver.broken.compactMap { twins[$0] }) == again.broken)
    for variable in variables {
      #expect(abs(solver.value(of: variable) - again.value(of: variable)) < 1e-6)
      if let reasons = solver.reasons(for: variable) {
        let sum = reasons.reduce(0) { $0 + $1.amount }
        #expect(abs(sum - solver.value(of: variable)) < 1e-6)
      }
    }
    for id in solver.constraints {
      guard let conflict = solver.conflict(of: id) else { continue }
      #expect(!solver.holds(id) && conflict.excess > 0)
      #expect(conflict.members.contains { $0.constraint == id })
      for remedy in solver.remedies(for: conflict) {
        let after = try solver.applying(remedy)
        #expect(after.constraint(id) == nil || after.holds(id))
      }
    }
  }
}
