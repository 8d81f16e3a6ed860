public import ConstraintSolver

extension Lowering {
  /// What a rule compares with its constant: its left side less its right side without it.
  ///
  /// Also for a rule that takes no part.
  public func expression(of rule: Rule) -> Expression {
    let origin = layout.commonAncestor(of: (rule.left + rule.right).map(\.anchor.item))
    var sum = Expression()
    for term in rule.left { sum = sum + term.coefficient * expression(term.anchor, in: origin) }
    for term in rule.right { sum = sum - term.coefficient * expression(term.anchor, in: origin) }
    return sum.collected
  }
}

extension Layout {
  /// What a rule compares with its constant as text: `badge.leading - title.trailing`.
  public func measuredText(of rule: Rule) -> String {
    var text = ""
    for term in rule.left + rule.right.map({ AnchorTerm($0.anchor, times: -$0.coefficient) }) {
      let sign = term.coefficient < 0 ? "- " : text.isEmpty ? "" : "+ "
      let size = abs(term.coefficient)
      let factor = size == 1 ? "" : "\(size.spelledAsFactor) * "
      text += (text.isEmpty ? "" : " ") + sign + factor + self.text(of: term.anchor)
    }
    return text
  }
}
