import Support
import Testing

@testable import ConstraintSolver

/// The first of some constraints that contradicts those before it, and what it contradicts.
@Suite struct FirstContradictionTests {
  /// Constraints in some order, and bounds that hold together.
  private func system(seed: UInt64) -> (RandomSystem, [Constraint])? {
    var random = SplitMix64(seed: seed &+ 91_000)
    let system = RandomSystem(
      using: &random, maxVariables: 5, maxConstraints: 9, requiredShare: 1)
    let bounds = (0..<system.variableCount).filter { _ in random.one(in: 2) }.map {
      Constraint(Expression(Variable(index: $0)) - Double(random.int(0...2)), .greaterOrEqual)
    }
    return Feasibility.holdsExactly(bounds) ? (system, bounds) : nil
  }

  /// By the oracle, which solves the same in fractions: its members contradict each other, the last
  /// of them is the first that is refused, and without it all before it hold together.
  @Test(.covers(moreThan: ["found": 0.3, "none": 0.1]), arguments: seeds(60))
  func itIsWhatTheOracleRefusesFirst(_ seed: UInt64) throws {
    guard let (system, bounds) = system(seed: seed) else { return }
    let constraints = system.constraints
    func holds(_ positions: some Sequence<Int>) -> Bool {
      Feasibility.holdsExactly(positions.map { constraints[$0] } + bounds)
    }
    let first = constraints.indices.first { !holds(0...$0) }
    let found = Feasibility.firstContradiction(inOrder: constraints, background: bounds)
    guard let first else {
      Coverage.note("none")
      #expect(found == nil, "seed \(seed)")
      return
    }
    Coverage.note("found")
    let contradiction = try #require(found, "seed \(seed)")
    #expect(contradiction.members.last == first, "seed \(seed)")
    let members =
      contradiction.members.map { constraints[$0] } + contradiction.background.map { bounds[$0] }
    #expect(!Feasibility.holdsExactly(members), "seed \(seed)")
  }

  /// One after the other, as a layout accepts its rules.
  @Test(.covers(moreThan: ["refused": 0.5]), arguments: seeds(40))
  func refusedAreThoseThatContradictTheAcceptedOnes(_ seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 92_000)
    let system = RandomSystem(
      using: &random, maxVariables: 4, maxConstraints: 14, requiredShare: 1)
    var accepted: [Constraint] = []
    var refused: [Int] = []
    for (position, constraint) in system.constraints.enumerated() {
      if Feasibility.holdsExactly(accepted + [constraint]) {
        accepted.append(constraint)
      } else {
        refused.append(position)
      }
    }
    if !refused.isEmpty { Coverage.note("refused") }
    #expect(Feasibility.refused(inOrder: system.constraints) == refused, "seed \(seed)")
  }

  /// A proof of one look is a proof, and needs what it names.
  @Test(.covers(moreThan: ["proved": 0.2]), arguments: seeds(60))
  func aProofOfOneLookIsOne(_ seed: UInt64) throws {
    guard let (system, _) = system(seed: seed) else { return }
    let constraints = system.constraints
    let first = constraints.indices.first {
      !Feasibility.holdsExactly(Array(constraints[0...$0]))
    }
    guard let first else { return }
    let certificate = try #require(
      InfeasibilityCertificate(
        refusing: first, after: Array(0..<first), of: constraints,
        variableCount: system.variableCount), "seed \(seed)")
    Coverage.note("proved")
    #expect(certificate.verify(constraints), "seed \(seed)")
    #expect(certificate.members.last?.position == first, "seed \(seed)")
  }

  /// Where more bounds meet than determine the point, those with a price prove it.
  @Test func aProofIsFoundWhereManyBoundsMeet() throws {
    let widths = (0..<12).map { Expression(Variable(index: $0)) }
    var constraints: [Constraint] = []
    for (index, width) in widths.enumerated() {
      constraints.append(Constraint(width - 10, .greaterOrEqual))
      for other in widths[..<index] {
        constraints.append(Constraint(width - other, .greaterOrEqual))
        constraints.append(Constraint(other - width, .greaterOrEqual))
      }
    }
    constraints.append(Constraint(widths.dropFirst().reduce(widths[0], +) - 40, .equal))
    let certificate = try #require(
      InfeasibilityCertificate(
        refusing: constraints.count - 1, after: Array(0..<constraints.count - 1),
        of: constraints, variableCount: widths.count))
    #expect(certificate.verify(constraints))
  }
}
