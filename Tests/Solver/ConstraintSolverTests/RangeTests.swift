import ConstraintSolver
import Support
import Testing

/// How far things go where rows are differences and sums, as they are in layouts: what is found row by
/// row is what the exact simplex finds.
@Suite struct RangeTests {
  /// Up to seven variables in a chain, with bounds, gaps, equal ones, sums, and some of it optional.
  private static func system(
    using random: inout SplitMix64
  ) -> (variables: [Variable], constraints: [Constraint]) {
    let variables = (0..<random.int(2...7)).map(Variable.init(index:))
    var constraints: [Constraint] = []
    func add(
      _ expression: Expression, _ relation: Relation, optional: Bool, _ random: inout SplitMix64
    ) {
      let level = random.pick([1000.0, 750, 250])
      let priority = optional ? Priority(level) ?? .required : .required
      constraints.append(Constraint(expression, relation, priority: priority))
    }
    for (number, variable) in variables.enumerated() {
      let own = Expression(variable)
      if !random.one(in: 3) { add(own, .greaterOrEqual, optional: false, &random) }
      if random.one(in: 3) {
        add(own - Double(random.int(0...90)), .lessOrEqual, optional: random.one(in: 2), &random)
      }
      guard number > 0 else { continue }
      let other = Expression(variables[random.int(0...number - 1)])
      let gap = Double(random.int(-9...9))
      switch random.int(0...5) {
      case 0: add(own - other - gap, .equal, optional: random.one(in: 4), &random)
      case 1, 2: add(own - other - gap, .greaterOrEqual, optional: random.one(in: 4), &random)
      case 3: add(own - other - gap, .lessOrEqual, optional: false, &random)
      case 4:
        let third = Expression(variables[random.int(0...number - 1)])
        add(own - other - third - gap, .equal, optional: false, &random)
      default: add(own - random.pick([0.5, 2]) * other, .equal, optional: false, &random)
      }
    }
    if random.one(in: 2) {
      let sum = variables.map { Expression($0) }.reduce(Expression(), +)
      add(sum - 120, random.pick([.equal, .lessOrEqual]), optional: false, &random)
    }
    return (variables, constraints)
  }

  @Test(
    .covers(moreThan: ["ends": 0.6, "no end": 0.3, "dimensions": 0.3, "parts of them": 0.006]),
    arguments: seeds(300))
  func whatRowsTellIsTrue(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (variables, constraints) = Self.system(using: &random)
    var oracle = LevelOracle(variableCount: variables.count, constraints: constraints)
    guard oracle.optimum() != nil else { return }
    var solver = Solver()
    for _ in variables { _ = solver.makeVariable() }
    for constraint in constraints { try solver.add(constraint) }
    solver.pictureOrder = PictureOrder(positions: variables)
    let face = solver.optimalFace
    for variable in variables where !face.isUnique(variable) {
      let truth = oracle.range(of: Expression(variable))
      let what = "seed \(seed): x\(variable.index)"
      let range = face.range(of: Expression(variable))
      #expect(Self.same(range.min, truth.min) && Self.same(range.max, truth.max), "\(what)")
      #expect(face.isBounded(variable) == (truth.min != nil && truth.max != nil), "\(what)")
      let limits = face.limits(of: Expression(variable))
      #expect((limits.min ?? -.infinity) < (truth.min ?? -.infinity) + 1e-6 || limits.min == nil)
      #expect((limits.max ?? .infinity) > (truth.max ?? .infinity) - 1e-6 || limits.max == nil)
      Coverage.note(truth.min == nil || truth.max == nil ? "no end" : "ends")
    }
    let loose = variables.filter { !face.isUnique($0) }
    if let dimension = face.dimension(ofAll: loose) {
      #expect(dimension == face.dimension, "seed \(seed)")
      if dimension > 0 { Coverage.note("dimensions") }
    }
    for start in loose {
      var connected: Set<Variable> = [start]
      var count = 0
      while connected.count > count {
        count = connected.count
        for constraint in constraints {
          let own = constraint.expression.terms.map(\.variable).filter(loose.contains)
          if own.contains(where: connected.contains) { connected.formUnion(own) }
        }
      }
      guard connected.count < loose.count else { continue }
      var space = MotionSpace()
      for variable in connected.sorted() { space.insert(face.motion(of: Expression(variable))) }
      let dimension = face.dimension(ofAll: connected.sorted())
      #expect(dimension == nil || dimension == space.dimension, "seed \(seed)")
      if dimension != nil { Coverage.note("parts of them") }
    }
  }

  private static func same(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) < 1e-6 * max(1, abs(a))
  }
}
