package import ConstraintSolver
package import LayoutModel

/// One change of a layout, as a value: what a fix makes, and what a command stands for.
package enum LayoutEdit: Hashable, Sendable {
  /// Another constant in a rule.
  case constant(Rule.ID, Double)
  /// Another distance between the views of a stack.
  case spacing(Item.ID, Double)
  /// Another distance after one view of a stack.
  case customSpacing(Item.ID, after: Item.ID, Double)
  /// Another size of the root.
  case rootSize(Axis, Double)
  /// Another priority of a rule.
  case priority(Rule.ID, Double)
  /// Another priority of a content size.
  case hugging(Item.ID, Axis, Double)
  /// Another priority of a content size.
  case resistance(Item.ID, Axis, Double)
  /// Another relation of a rule, which gets another number by that.
  case relation(Rule.ID, Relation)
  /// One rule more, required.
  case rule(AnchorExpression, Relation, AnchorExpression)
  /// One rule less.
  case removal(Rule.ID)
  /// A rule that takes no part any more, and may again.
  case off(Rule.ID)
  /// An autoresizing mask that is no longer translated into rules.
  case mask(Item.ID)
  /// The same where the rules of the mask were read from a log.
  case maskRules(Item.ID, [Rule.ID])

  /// The end of the autoresizing mask that makes a claim; nil where none does.
  init?(withoutMaskOf source: Claim.Source, in solved: SolvedLayout) {
    guard let view = solved.maskedView(of: source) else { return nil }
    guard case .rule = source else {
      self = .mask(view)
      return
    }
    let rules = solved.layout.rules.filter { solved.maskedView(of: .rule($0.id)) == view }
    self = .maskRules(view, rules.map(\.id))
  }

  /// The number that it sets in the layout, in points; nil where it sets none.
  package var number: Double? {
    switch self {
    case .constant(_, let value), .spacing(_, let value), .customSpacing(_, _, let value),
      .rootSize(_, let value):
      value
    case .priority, .hugging, .resistance, .relation, .rule, .removal, .off, .mask, .maskRules: nil
    }
  }

  /// Makes the change.
  ///
  /// - Throws: what a command that makes it would be refused for.
  package func apply(to layout: inout Layout) throws(LayoutError) {
    switch self {
    case .constant(let id, let value): try layout.setConstant(id, value)
    case .spacing(let stack, let value): try layout.setStack(stack) { $0.spacing = value }
    case .customSpacing(let stack, let view, let value):
      try layout.setSpacing(value, after: view, in: stack)
    case .rootSize(let axis, let value):
      guard let root = layout.root, var size = layout.item(root)?.givenSize else { return }
      if axis == .horizontal { size.width = value } else { size.height = value }
      try layout.setRoot(layout.name(of: root), size: size)
    case .priority(let id, let priority): try layout.setPriority(id, priority)
    case .hugging(let id, let axis, let priority):
      try layout.setHugging(id, axis, priority)
    case .resistance(let id, let axis, let priority):
      try layout.setResistance(id, axis, priority)
    case .relation(let id, let relation):
      guard let rule = layout.rule(id) else { return }
      var changed = layout
      changed.remove(id)
      try changed.addRule(
        AnchorExpression(rule.left), relation,
        AnchorExpression(rule.right, constant: rule.constant), priority: rule.priority,
        name: rule.givenName, identifier: rule.identifier)
      layout = changed
    case .rule(let left, let relation, let right): try layout.addRule(left, relation, right)
    case .removal(let id): layout.remove(id)
    case .off(let id): layout.setDuty(id, .off)
    case .mask(let id): try layout.setMask(id, nil)
    case .maskRules(_, let ids): for id in ids { layout.remove(id) }
    }
  }
}
