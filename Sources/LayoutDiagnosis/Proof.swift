public import ConstraintSolver
public import LayoutModel

/// Why a value can be no other, in exact numbers: the ``Certificate`` of the claims around it.
public struct Proof: Sendable {
  /// The claims it is about, in canonical order; broken ones at their priority.
  public let claims: [Claim]
  /// The proof, with positions among the claims.
  public let certificate: Certificate
  private let expression: Expression

  /// More claims are not looked at together.
  public static let claimLimit = 60

  /// Proves a value of a solved layout; nil if it is not unique, or depends on too many claims.
  public init?(of expression: Expression, in solved: SolvedLayout) {
    guard let claims = Self.claims(around: expression, in: solved),
      let certificate = Certificate(of: expression, from: claims.map(\.constraint))
    else { return nil }
    self.claims = claims
    self.certificate = certificate
    self.expression = expression
  }

  /// The claims that share variables with an expression, directly or through others, but not
  /// through a variable whose number is given; nil if they are too many.
  private static func claims(
    around expression: Expression, in solved: SolvedLayout
  ) -> [Claim]? {
    let broken = Set(solved.broken)
    var seen = Set<Int>()
    var chosen = Set<Int>()
    var open = expression.terms.map(\.variable.index)
    while let variable = open.popLast() {
      guard seen.insert(variable).inserted else { continue }
      if let given = solved.given(variable) {
        chosen.insert(given)
        continue
      }
      for position in solved.lowering.positions(about: variable)
      where chosen.insert(position).inserted {
        guard chosen.count <= claimLimit else { return nil }
        open += solved.lowering.claim(at: position)?.variables ?? []
      }
    }
    let claims = chosen.sorted().compactMap { position -> Claim? in
      guard let claim = solved.lowering.claim(at: position) else { return nil }
      return broken.contains(position) ? claim.weakened(to: .broken) : claim
    }
    return claims.sorted { solved.lowering.precedes($0.source, $1.source) }
  }

  /// How the value moves with the constant of a claim; nil for a claim that is not among those.
  public func sensitivity(to source: Claim.Source) -> Sensitivity? {
    claims.firstIndex { $0.source == source }.flatMap {
      Sensitivity(of: expression, to: $0, in: claims.map(\.constraint))
    }
  }
}
