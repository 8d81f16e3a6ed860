import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// A command that would settle a tie, tried out.
struct Cure {
  /// The command.
  let command: String
  /// What it leads to.
  let outcome: SolvedLayout

  /// The cures that work, each tried on a copy.
  static func all(for tie: Tie, _ examination: Examination) -> [Cure] {
    candidates(for: tie, examination).compactMap { command, change in
      var layout = examination.layout
      guard change(&layout) else { return nil }
      let after = Examination(layout, after: examination)
      let isSettled = tie.variables.allSatisfy(after.freedom.isUnique)
      return isSettled ? Cure(command: command, outcome: after.solved) : nil
    }
  }

  private static func candidates(
    for tie: Tie, _ examination: Examination
  ) -> [(String, (inout Layout) -> Bool)] {
    let layout = examination.layout
    return tie.members.reversed().prefix(4).map { member in
      let id = member.variable.item
      let axis = member.variable.dimension.axis
      let name = Name.written(layout.name(of: id))
      // Of two, one that matters more decides; of several, one that matters less.
      let step = tie.members.count == 2 ? 1.0 : -1
      switch tie.reason {
      case .spare(_, let hugging) where (2...998).contains(hugging):
        return (
          "hug \(name) \(axis.letter) \((hugging + step).spelled)",
          { (try? $0.setHugging(id, axis, hugging + step)) != nil }
        )
      case .lack(_, let resistance) where (2...998).contains(resistance):
        return (
          "resist \(name) \(axis.letter) \((resistance + step).spelled)",
          { (try? $0.setResistance(id, axis, resistance + step)) != nil }
        )
      default:
        return Self.rule(for: member, examination)
      }
    }
  }

  /// A rule that says what is drawn.
  private static func rule(
    for member: Tie.Member, _ examination: Examination
  ) -> (String, (inout Layout) -> Bool) {
    let layout = examination.layout
    let id = member.variable.item
    var number = member.shown
    let own: Attribute
    switch member.variable.dimension {
    case .x: own = .leading
    case .y: own = .top
    case .width: own = .width
    case .height: own = .height
    }
    let parent = own.isPosition ? layout.parent(of: id).map { Anchor($0, own) } : nil
    if member.variable.dimension == .x, let parent,
      layout.isRightToLeft(between: [id, parent.item])
    {
      // Read from right to left, leading is the distance between the right edges.
      let solved = examination.solved
      number =
        solved.value(of: LayoutVariable(parent.item, .width)) - number
        - solved.value(of: LayoutVariable(id, .width))
    }
    let anchor = Anchor(id, own)
    let right = parent.map { AnchorExpression($0) } ?? AnchorExpression()
    let sum = right + AnchorExpression(constant: number)
    let tail = parent.map { "\(layout.text(of: $0)) + " } ?? ""
    return (
      "\(layout.text(of: anchor)) == \(tail)\(number.spelled)",
      { (try? $0.addRule(AnchorExpression(anchor), .equal, sum)) != nil }
    )
  }
}
