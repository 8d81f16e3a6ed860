import ConstraintSolver
public import LayoutModel

/// How a claim stands in the picture.
public enum ClaimState: String, Hashable, Sendable {
  /// Holds with equality.
  case tight
  /// An inequality with room.
  case slack
  /// Optional, and does not hold.
  case stretched
  /// Required, and had to give way.
  case broken
  /// Takes no part.
  case off

  /// The state of a claim by its position in the lowering.
  public init(of position: Int, in solved: SolvedLayout) {
    guard let claim = solved.lowering.claim(at: position) else {
      self = .off
      return
    }
    if solved.broken.contains(position) {
      self = .broken
    } else if solved.error(of: claim) > Tolerance.value {
      self = .stretched
    } else {
      self = abs(solved.residual(of: claim)) <= Tolerance.value ? .tight : .slack
    }
  }
}

/// How a rule stands, with the number that says how far.
struct RuleState {
  /// How it stands.
  let kind: ClaimState
  /// How far it is from holding, or from equality where it holds, in points.
  let distance: Double

  /// The state of a rule that people made.
  init(of rule: Rule, in solved: SolvedLayout) { self.init(of: .rule(rule.id), in: solved) }

  /// The state of a claim by its source; one that claims nothing is off.
  init(of source: Claim.Source, in solved: SolvedLayout) {
    guard let position = solved.lowering.position(of: source),
      let claim = solved.lowering.claim(at: position)
    else {
      (kind, distance) = (.off, 0)
      return
    }
    kind = ClaimState(of: position, in: solved)
    switch kind {
    case .slack: distance = abs(solved.residual(of: claim))
    case .stretched, .broken: distance = solved.error(of: claim)
    case .tight, .off: distance = 0
    }
  }

  /// `stretched by 12`, `slack 8`, `tight`.
  var text: String {
    switch kind {
    case .broken, .stretched: "\(kind.rawValue) by \(distance.spelled)"
    case .slack: "slack \(distance.spelled)"
    case .tight, .off: kind.rawValue
    }
  }
}
