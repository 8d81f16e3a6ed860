import ConstraintSolver
package import LayoutModel

/// How a claim stands in the picture.
package enum ClaimState: String, Hashable, Sendable {
  /// Holds with equality.
  case tight
  /// An inequality with room.
  case slack
  /// Optional, and does not hold.
  case stretched
  /// Required, and had to give way.
  case broken
  /// Takes no part, and tells what it would need.
  case measured
  /// Takes no part.
  case off

  /// The state of a claim by its position in the lowering.
  package init(of position: Claim.Position, in solved: SolvedLayout) {
    guard let claim = solved.lowering.claim(at: position) else {
      self = .off
      return
    }
    if solved.isBroken(position) {
      self = .broken
    } else if solved.error(of: claim) > Tolerance.value {
      self = .stretched
    } else {
      self = abs(solved.residual(of: claim)) <= Tolerance.value ? .tight : .slack
    }
  }
}

/// How a rule stands, with the number that says how far.
package struct RuleState {
  /// How it stands.
  package let kind: ClaimState
  /// How far it is from holding, or from equality where it holds, in points.
  let distance: Double
  /// The constant that a measured rule would need, where that is one number.
  private(set) var value: Double?
  /// `stretched by 12`, `slack 8`, `tight`, `measured 24`.
  package let text: String

  /// How far it is from holding, in points.
  var error: Double { kind == .stretched || kind == .broken ? distance : 0 }

  private init(kind: ClaimState, distance: Double, text: String) {
    self.kind = kind
    self.distance = distance
    self.text = text
  }

  /// The state of a rule that people made.
  package init(of rule: Rule, in solved: SolvedLayout) {
    guard rule.duty == .measuring else {
      self.init(of: .rule(rule.id), in: solved)
      return
    }
    let expression = solved.lowering.expression(of: rule)
    let face = solved.solver.optimalFace
    if face.isUnique(expression) {
      let value = solved.value(of: expression)
      self.init(kind: .measured, distance: 0, text: "measured \(value.spelled)")
      self.value = value
    } else {
      let range = face.range(of: expression)
      let text = "measured \(Words.range(range.min, range.max))"
      self.init(kind: .measured, distance: 0, text: text)
    }
  }

  /// The state of a claim by its source; one that claims nothing is off.
  init(of source: Claim.Source, in solved: SolvedLayout) {
    guard let position = solved.lowering.position(of: source),
      let claim = solved.lowering.claim(at: position)
    else {
      (kind, distance, text) = (.off, 0, "off")
      return
    }
    kind = ClaimState(of: position, in: solved)
    switch kind {
    case .slack:
      distance = abs(solved.residual(of: claim))
      text = "slack \(distance.spelled)"
    case .stretched, .broken:
      distance = solved.error(of: claim)
      text = "\(kind.rawValue) by \(distance.spelled)"
    case .tight, .measured, .off:
      distance = 0
      text = kind.rawValue
    }
  }
}
