import ConstraintSolver
package import LayoutModel

extension Fix {
  /// The most members of a tie that are tried.
  private static let memberLimit = 4

  /// Returns the changes that settle a tie, one for each of the last members.
  package static func all(for tie: Tie, in analysis: LayoutAnalysis) -> [Fix] {
    let trial = FixTrial(analysis, about: [])
    return tie.members.reversed().prefix(memberLimit).compactMap { member in
      let edit = LayoutEdit(settling: member, of: tie, in: analysis.solved)
      guard let outcome = trial.outcome(of: edit) else { return nil }
      let freedom = Freedom(outcome, after: analysis.freedom)
      guard tie.variables.allSatisfy(freedom.isUnique) else { return nil }
      let id = member.variable.item
      let axis = member.variable.dimension.axis
      switch edit {
      case .hugging: return trial.fix(.priority, edit, of: .hugging(id, axis), outcome)
      case .resistance: return trial.fix(.priority, edit, of: .resistance(id, axis), outcome)
      default:
        return outcome.layout.lastRule.map {
          trial.fix(.addition, edit, of: .rule($0.id), outcome)
        }
      }
    }
  }
}

extension LayoutEdit {
  /// Makes the edit that decides about a member of a tie: a change of priority if equal priorities
  /// are the reason, otherwise a rule that states what is drawn.
  fileprivate init(settling member: Tie.Member, of tie: Tie, in solved: SolvedLayout) {
    let id = member.variable.item
    let axis = member.variable.dimension.axis
    // Of two members, one is given a higher priority; of several, one a lower priority.
    let step = tie.members.count == 2 ? 1.0 : -1
    switch tie.reason {
    case .spare(_, let hugging) where (2...998).contains(hugging):
      self = .hugging(id, axis, hugging + step)
    case .lack(_, let resistance) where (2...998).contains(resistance):
      self = .resistance(id, axis, resistance + step)
    default:
      self.init(holding: member.variable, at: member.shown, in: solved)
    }
  }

  /// Makes the edit that adds a rule which gives a variable a value, in points.
  package init(holding variable: LayoutVariable, at value: Double, in solved: SolvedLayout) {
    let layout = solved.layout
    let id = variable.item
    var number = value
    let own: Attribute
    switch variable.dimension {
    case .x: own = .leading
    case .y: own = .top
    case .width: own = .width
    case .height: own = .height
    }
    let parent = own.isPosition ? layout.parent(of: id).map { Anchor($0, own) } : nil
    if variable.dimension == .x, let parent,
      layout.isRightToLeft(between: [id, parent.item])
    {
      // If it is read from right to left, leading is the distance between the right edges.
      number =
        solved.value(of: LayoutVariable(parent.item, .width)) - number
        - solved.value(of: LayoutVariable(id, .width))
    }
    let right = parent.map { AnchorExpression($0) } ?? AnchorExpression()
    self = .rule(
      AnchorExpression(Anchor(id, own)), .equal, right + AnchorExpression(constant: number))
  }
}
