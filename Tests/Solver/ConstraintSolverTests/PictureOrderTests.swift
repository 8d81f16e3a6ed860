import ConstraintSolver
import Support
import Testing

/// The picture of what is ambiguous, against an engine of the kind that UIKit has.
@Suite struct PictureOrderTests {
  /// Some intervals on a line, each with a position and a length that is never negative.
  private struct Line {
    let constraints: [Constraint]
    let variableCount: Int
    var lengths: [Variable] { (0..<variableCount / 2).map { Variable(index: 2 * $0 + 1) } }
    var positions: [Variable] { (0..<variableCount / 2).map { Variable(index: 2 * $0) } }

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let count = random.int(1...4)
      variableCount = 2 * count
      var constraints: [Constraint] = []
      for _ in 0..<random.int(1...5) {
        func edge() -> Expression {
          let index = random.int(0...count - 1)
          let position = Expression(Variable(index: 2 * index))
          let length = Expression(Variable(index: 2 * index + 1))
          return position + random.pick([0, 1, 0.5]) * length
        }
        let relation = random.pick([Relation.equal, .lessOrEqual, .greaterOrEqual])
        let number = Double(random.int(0...20) * 10)
        let form =
          switch random.int(0...3) {
          case 0: Expression(Variable(index: 2 * random.int(0...count - 1) + 1)) - number
          case 1: edge() - edge() - number
          default: edge() - number
          }
        guard !form.collected.terms.isEmpty else { continue }
        constraints.append(Constraint(form.collected, relation))
      }
      self.constraints = constraints
    }

    /// What UIKit's kind of engine leaves, the constraints and variables in some order; nil if they
    /// contradict each other.
    func leftBehind(_ random: inout SplitMix64) -> [Double]? {
      let numbers = (0..<variableCount).shuffled(using: &random)
      func renumbered(_ variable: Variable) -> Variable {
        Variable(index: numbers[variable.index])
      }
      var engine = Cassowary(variableCount: variableCount, lengths: lengths.map(renumbered))
      for var constraint in constraints.shuffled(using: &random) {
        constraint.expression.terms = constraint.expression.terms.map {
          Term(renumbered($0.variable), times: $0.coefficient)
        }
        guard engine.add(constraint) else { return nil }
      }
      let values = engine.values
      return numbers.map { values[$0] }
    }
  }

  /// Where such an engine leaves the same whatever the order of constraints and variables is, that
  /// is the picture.
  @Test(.covers(moreThan: ["compared": 0.3, "ambiguous": 0.15]), arguments: seeds(250))
  func whatEveryOrderLeavesBehindIsDrawn(_ seed: UInt64) throws {
    let line = Line(seed: 8_100_000 + seed)
    var random = SplitMix64(seed: seed)
    guard let first = line.leftBehind(&random) else { return }
    let isSure = (0..<16).allSatisfy { _ in
      let other = line.leftBehind(&random)
      return other.map { zip(first, $0).allSatisfy { abs($0 - $1) < 1e-9 } } ?? false
    }
    guard isSure else { return }
    var solver = Solver()
    for _ in 0..<line.variableCount { _ = solver.makeVariable() }
    solver.pictureOrder = PictureOrder(lengths: line.lengths, positions: line.positions)
    let sizes = line.lengths.map { Constraint(Expression($0), .greaterOrEqual) }
    try solver.apply((sizes + line.constraints).map { .add($0) })
    Coverage.note("compared")
    if solver.optimalFace.dimension > 0 { Coverage.note("ambiguous") }
    #expect(
      zip(solver.values, first).allSatisfy { abs($0 - $1) < 1e-6 },
      "seed \(seed): \(solver.values), not \(first)")
  }

  private func picture(
    _ variableCount: Int, lengths: [Int] = [], positions: [Int], _ constraints: [Constraint]
  ) throws -> [Double] {
    var solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    try solver.apply(constraints.map { .add($0) })
    solver.pictureOrder = PictureOrder(
      lengths: lengths.map(Variable.init(index:)), positions: positions.map(Variable.init(index:)))
    return solver.values
  }

  private let x = (0..<4).map { Expression(Variable(index: $0)) }

  /// The first has no bound of its own, but the second one, which it is not to be left of.
  @Test func whatIsSettledBoundsOthers() throws {
    let values = try picture(
      2, positions: [0, 1],
      [Constraint(x[1] - 10, .lessOrEqual), Constraint(x[0] - x[1], .greaterOrEqual)])
    #expect(values == [10, 10])
  }

  @Test func whatHasNoBoundIsAtZeroAndOthersFollow() throws {
    let values = try picture(
      3, positions: [1, 0, 2],
      [Constraint(x[0] - x[1] - 30, .equal), Constraint(x[2] - x[0] - 5, .greaterOrEqual)])
    #expect(values == [30, 0, 35])
  }

  /// Each is bounded only by the one behind it in the order; the engine may need several looks.
  @Test func aZigzagAgainstTheOrder() throws {
    var constraints = [Constraint(x[3] - 10, .lessOrEqual)]
    for index in 0..<3 {
      constraints.append(
        Constraint(x[index] - x[index + 1], index % 2 == 0 ? .greaterOrEqual : .lessOrEqual))
    }
    #expect(try picture(4, positions: [0, 1, 2, 3], constraints) == [10, 10, 10, 10])
  }

  @Test func lengthsComeBeforePositions() throws {
    let values = try picture(
      2, lengths: [1], positions: [0],
      [Constraint(x[0] + x[1] - 644, .equal), Constraint(x[1], .greaterOrEqual)])
    #expect(values == [644, 0])
  }
}
