import ConstraintSolver
import Support
import Testing

/// A solver that leaves out a constraint, to be asked about, against one that removes it.
@Suite struct LeavingOutTests {
  private static func same(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))
  }

  @Test(.covers(moreThan: ["unique": 1, "several": 1]), arguments: seeds(38))
  func whatIsLeftOutIsRemoved(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 17_000)
    let system = RandomSystem(using: &generator, maxVariables: 8, maxConstraints: 16)
    guard var solver = system.solver() else { return }
    solver.pictureOrder = system.pictureOrder(using: &generator)
    let values = solver.values
    for id in solver.constraintIDs {
      var removed = solver
      try removed.remove(id)
      guard let left = solver.leavingOut(id) else {
        Issue.record("seed \(seed): \(id) cannot be left out")
        continue
      }
      #expect(left.leavingOut(id) == nil, "seed \(seed)")
      #expect(left.constraintIDs == removed.constraintIDs, "seed \(seed)")
      #expect(
        left.constraintIDs.allSatisfy { left.constraint($0) == removed.constraint($0) },
        "seed \(seed)")
      let (face, truth) = (left.optimalFace, removed.optimalFace)
      for index in 0..<system.variableCount {
        let variable = Variable(index: index)
        let (range, wanted) = (
          face.range(of: Expression(variable)), truth.range(of: Expression(variable))
        )
        #expect(
          Self.same(range.min, wanted.min) && Self.same(range.max, wanted.max),
          "seed \(seed): x\(index) in \(range), not \(wanted)")
        #expect(face.isUnique(variable) == truth.isUnique(variable), "seed \(seed): x\(index)")
        guard face.isUnique(variable) else {
          Coverage.note("several")
          continue
        }
        Coverage.note("unique")
        #expect(
          Self.same(left.value(of: variable), removed.value(of: variable)),
          "seed \(seed): x\(index)")
      }
    }
    #expect(solver.values == values, "seed \(seed): asking changed the solver")
  }
}
