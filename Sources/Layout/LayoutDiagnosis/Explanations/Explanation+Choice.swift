import ConstraintSolver
import LayoutModel

extension Explanation {
  /// The preferred one of the sums that give a value.
  struct Choice {
    /// The claims that could take part, in order of preference.
    let claims: [Claim]
    /// The sum, by positions among the claims.
    let derivation: Derivation

    /// The most claims that are tested; after them a claim may be used even if nothing depends on
    /// it.
    private static let trialLimit = 8

    /// Finds the preferred sum of some claims, which all hold with equality in every optimal
    /// solution; nil if there is none.
    init?(of expression: Expression, among positions: [Claim.Position], in solved: SolvedLayout) {
      var candidates = Self.ordered(positions, in: solved)
      var checked = Set<Claim.Position>()
      while true {
        let claims = candidates.map(\.claim)
        guard let found = Derivation(of: expression, from: claims.map(\.constraint)) else {
          return nil
        }
        let doubtful = found.summands.map(\.position).last {
          candidates[$0].preference.rank > .equality
            && !checked.contains(candidates[$0].position)
        }
        guard let doubtful, checked.count < Self.trialLimit else {
          self.claims = claims
          derivation = found
          return
        }
        let candidate = candidates[doubtful]
        checked.insert(candidate.position)
        if !solved.leans(expression, on: candidate.position) {
          candidates.append(candidates.remove(at: doubtful))
        }
      }
    }

    /// The claims in order of preference; equally preferred ones in canonical order.
    fileprivate static func ordered(
      _ positions: [Claim.Position], in solved: SolvedLayout
    ) -> [(position: Claim.Position, claim: Claim, preference: Preference)] {
      let isBroken = Set(solved.broken)
      let claims = positions.compactMap { position in
        solved.lowering.claim(at: position).map { claim in
          (
            position: position, claim: claim,
            preference: Preference(claim, isBroken: isBroken.contains(position))
          )
        }
      }
      return claims.sorted { a, b in
        if a.preference < b.preference { return true }
        if b.preference < a.preference { return false }
        return solved.lowering.precedes(a.claim.source, b.claim.source)
      }
    }
  }

  /// Returns claims in the order in which sums prefer them.
  static func ordered(_ positions: Set<Claim.Position>, in solved: SolvedLayout) -> [Claim] {
    Choice.ordered(positions.sorted(), in: solved).map(\.claim)
  }

  /// How much a claim is preferred in a sum; the lesser is the better.
  fileprivate struct Preference: Comparable {
    enum Rank: Int, Comparable {
      case given, equality, inequality, implied, broken, optional

      static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    let rank: Rank
    let priority: Double
    let age: Age

    init(_ claim: Claim, isBroken: Bool) {
      switch claim.source {
      case .given: rank = .given
      case .implied: rank = .implied
      default:
        if !claim.isRequired {
          rank = .optional
        } else if isBroken {
          rank = .broken
        } else {
          rank = claim.constraint.relation == .equal ? .equality : .inequality
        }
      }
      priority = claim.constraint.priority.value
      age = claim.breakOrder?.age ?? .first
    }

    static func < (lhs: Preference, rhs: Preference) -> Bool {
      if lhs.rank != rhs.rank { return lhs.rank < rhs.rank }
      if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
      return lhs.age < rhs.age
    }
  }
}

extension SolvedLayout {
  /// Whether a value changes, or is no longer determined, without a claim.
  fileprivate func leans(_ expression: Expression, on position: Claim.Position) -> Bool {
    guard let without = undrawnSolver(without: position) else { return true }
    return !without.optimalFace.isUnique(expression)
      || !Tolerance.same(without.value(of: expression), solver.value(of: expression))
  }
}
