import ConstraintSolver
import Support
import Testing

/// A certificate is a claim; the checker believes nothing but the constraints.
@Suite struct InfeasibilityCertificateTests {
  private let x = Expression(Variable(index: 0))
  private let y = Expression(Variable(index: 1))

  private func certificate(_ multipliers: (Int, Int)...) -> InfeasibilityCertificate {
    InfeasibilityCertificate(
      multipliers.map {
        Summand(position: $0.0, multiplier: Rational($0.1))
      })
  }

  @Test func aSumThatComesOutWrongIsAProof() {
    // x >= 180, y == 120, x + y <= 280: 20 too many.
    let constraints = [
      Constraint(x - 180, .greaterOrEqual), Constraint(y - 120, .equal),
      Constraint(x + y - 280, .lessOrEqual),
    ]
    let proof = certificate((0, 1), (1, 1), (2, -1))
    #expect(proof.verify(constraints))
    #expect(proof.excess(of: constraints) == Rational(20))
    #expect(certificate((0, 3), (1, 3), (2, -3)).excess(of: constraints) == Rational(60))
  }

  @Test func whatIsNoProofIsRefused() {
    let constraints = [
      Constraint(x - 180, .greaterOrEqual), Constraint(y - 120, .equal),
      Constraint(x + y - 280, .lessOrEqual),
    ]
    // A variable is left; a sign that turns an inequality round; the sum says 0 >= -20; nothing;
    // a constraint twice; one that does not exist; a multiplier of zero.
    let wrong = [
      certificate((0, 1), (2, -1)), certificate((0, -1), (1, -1), (2, 1)),
      certificate((0, 2), (1, 1), (2, -1)), certificate(),
      certificate((0, 1), (0, 1), (1, 2), (2, -2)), certificate((0, 1), (1, 1), (2, -1), (3, 1)),
      certificate((-1, 1), (0, 1), (1, 1), (2, -1)),
    ]
    for (index, claim) in wrong.enumerated() { #expect(!claim.verify(constraints), "\(index)") }
    var satisfiable = constraints
    satisfiable[2] = Constraint(x + y - 300, .lessOrEqual)
    #expect(!certificate((0, 1), (1, 1), (2, -1)).verify(satisfiable))
    let zero = constraints + [Constraint(x - 1, .equal)]
    #expect(!certificate((0, 1), (1, 1), (2, -1), (3, 0)).verify(zero))
  }

  @Test func aProofWithASuperfluousMemberIsRefused() {
    // Two contradictions added up prove that all four cannot hold, but two of them suffice.
    let constraints = [
      Constraint(x - 1, .greaterOrEqual), Constraint(x, .lessOrEqual),
      Constraint(y - 1, .greaterOrEqual), Constraint(y, .lessOrEqual),
    ]
    #expect(!certificate((0, 1), (1, -1), (2, 1), (3, -1)).verify(constraints))
    #expect(certificate((0, 1), (1, -1)).verify(constraints))
    #expect(certificate((2, 5), (3, -5)).verify(constraints))
  }

  @Test func decimalsMeanWhatPeopleWrite() {
    // In binary 0.1 + 0.2 is not 0.3; in a layout it is.
    let holds = [
      Constraint(x - 0.1, .equal), Constraint(y - 0.2, .equal), Constraint(x + y - 0.3, .equal),
    ]
    #expect(!certificate((0, 1), (1, 1), (2, -1)).verify(holds))
    #expect(ConflictEnumeration(among: holds, background: []).sets.isEmpty)
  }

  @Test(.covers(moreThan: ["checked": 300]), arguments: seeds(300))
  func everyCertificateAddsUpInOtherArithmeticAndNoneSurvivesTampering(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed &+ 5_000)
    let system = RandomSystem(
      using: &generator, maxVariables: 4, maxConstraints: 7, requiredShare: 1)
    let constraints = system.constraints
    for set in ConflictEnumeration(among: constraints, background: []).sets {
      Coverage.note("checked")
      let proof = set.certificate
      #expect(proof.verify(constraints), "seed \(seed)")
      checkSum(proof, constraints, system.variableCount, seed)
      for index in proof.members.indices {
        var members = proof.members
        members[index].multiplier = members[index].multiplier + Rational(1, over: 7)
        let other = InfeasibilityCertificate(members)
        // A multiplier alone can only be changed where there is no other one to balance it.
        #expect(members.count == 1 || !other.verify(constraints), "seed \(seed)")
        members = proof.members
        members.remove(at: index)
        #expect(!InfeasibilityCertificate(members).verify(constraints), "seed \(seed)")
      }
    }
  }

  /// The sum in the fractions of the oracle, which share no code with those of the solver.
  private func checkSum(
    _ proof: InfeasibilityCertificate, _ constraints: [Constraint], _ variableCount: Int,
    _ seed: UInt64
  ) {
    var sums = Array(repeating: Fraction(0), count: variableCount)
    var right = Fraction(0)
    for member in proof.members {
      let parts = member.multiplier.parts
      guard let top = Int(parts.numerator), let bottom = Int(parts.denominator) else {
        Issue.record("seed \(seed): \(member.multiplier) is too long")
        return
      }
      let multiplier = Fraction(top) / Fraction(bottom)
      let constraint = constraints[member.position]
      for term in constraint.expression.terms {
        let index = term.variable.index
        sums[index] = sums[index] + multiplier * Fraction(exactly: term.coefficient)
      }
      right = right - multiplier * Fraction(exactly: constraint.expression.constant)
      switch constraint.relation {
      case .equal: break
      case .greaterOrEqual: #expect(top > 0, "seed \(seed)")
      case .lessOrEqual: #expect(top < 0, "seed \(seed)")
      }
    }
    let isZero = sums.allSatisfy { $0.isZero }
    #expect(isZero, "seed \(seed)")
    #expect(right.double > 0, "seed \(seed)")
  }
}
