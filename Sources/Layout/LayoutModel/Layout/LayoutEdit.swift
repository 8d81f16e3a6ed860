package import ConstraintSolver

/// A change of a layout, as a value: what a fix does, what a command is written for, and what is
/// written into the file that the layout comes from.
package enum LayoutEdit: Hashable, Sendable {
  /// Changes the constant of a rule, in points.
  case constant(Rule.ID, Double)
  /// Changes the spacing of a stack, in points.
  case spacing(Item.ID, Double)
  /// Changes the spacing behind one view of a stack, in points.
  case customSpacing(Item.ID, after: Item.ID, Double)
  /// Changes the size of the root along an axis, in points.
  case rootSize(Axis, Double)
  /// Changes the priority of a rule.
  case priority(Rule.ID, Double)
  /// Changes the content hugging priority of an item.
  case hugging(Item.ID, Axis, Double)
  /// Changes the compression resistance priority of an item.
  case resistance(Item.ID, Axis, Double)
  /// Changes the most lines that a label takes; 0 for any number.
  case lines(Item.ID, Int)
  /// Changes the relation of a rule, which gives the rule a new number.
  case relation(Rule.ID, Relation)
  /// Turns the distance of an inequality the other way, which gives it a new number.
  case inward(Rule.ID)
  /// Replaces left and right in a rule by leading and trailing, which gives it a new number.
  case language(Rule.ID)
  /// Adds a required rule.
  case rule(AnchorExpression, Relation, AnchorExpression)
  /// Removes a rule.
  case removal(Rule.ID)
  /// Turns off a rule, which can be turned on again.
  case off(Rule.ID)
  /// Stops translating an autoresizing mask into rules.
  case mask(Item.ID)
  /// Stops translating an autoresizing mask whose rules were read from a log.
  case maskRules(Item.ID, [Rule.ID])
  /// Draws a view elsewhere in its file, which no rule is about; the frame is that of its alignment
  /// rectangle.
  case designedFrame(Item.ID, Frame)

  /// Makes the edit that stops translating the mask behind a claim; nil if no mask makes the claim.
  package init?(withoutMaskOf source: Claim.Source, in solved: SolvedLayout) {
    guard let view = solved.maskedView(of: source) else { return nil }
    guard case .rule = source else {
      self = .mask(view)
      return
    }
    let rules = solved.layout.rules.filter { solved.maskedView(of: .rule($0.id)) == view }
    self = .maskRules(view, rules.map(\.id))
  }

  /// The number that the edit sets, in points; nil if it sets none.
  package var number: Double? {
    switch self {
    case .constant(_, let value), .spacing(_, let value), .customSpacing(_, _, let value),
      .rootSize(_, let value):
      value
    case .priority, .hugging, .resistance, .lines, .relation, .inward, .language, .rule, .removal,
      .off, .mask, .maskRules, .designedFrame:
      nil
    }
  }

  /// Makes the change.
  ///
  /// - Throws: The error for which a command would be refused.
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
      try layout.set(\.hugging[axis], of: id, to: priority)
    case .resistance(let id, let axis, let priority):
      try layout.set(\.resistance[axis], of: id, to: priority)
    case .lines(let id, let count): try layout.set(\.lines, of: id, to: count)
    case .relation(let id, let relation):
      try Self.replace(id, in: &layout) { $0.relation = relation }
    case .inward(let id):
      try Self.replace(id, in: &layout) { rule in
        rule.relation = rule.relation.flipped
        rule.constant.negate()
      }
    case .language(let id):
      try Self.replace(id, in: &layout) { rule in
        rule.left = rule.left.map(\.followingLanguage)
        rule.right = rule.right.map(\.followingLanguage)
      }
    case .rule(let left, let relation, let right): try layout.addRule(left, relation, right)
    case .removal(let id): layout.remove(id)
    case .off(let id): layout.setDuty(id, .off)
    case .mask(let id): try layout.freeFromMask(id)
    case .maskRules(_, let ids): for id in ids { layout.remove(id) }
    case .designedFrame(let id, let frame):
      layout.appearances[id]?.designedFrame = frame
      layout.appearances[id]?.isMisplaced = false
    }
  }

  /// The parts of a rule that a replacement may change.
  private struct Draft {
    var left: [AnchorTerm]
    var relation: Relation
    var right: [AnchorTerm]
    var constant: Double
  }

  private static func replace(
    _ id: Rule.ID, in layout: inout Layout, _ change: (inout Draft) -> Void
  ) throws(LayoutError) {
    guard let rule = layout.rule(id) else { return }
    var draft = Draft(
      left: rule.left, relation: rule.relation, right: rule.right, constant: rule.constant)
    change(&draft)
    var changed = layout
    changed.remove(id)
    try changed.addRule(
      AnchorExpression(draft.left), draft.relation,
      AnchorExpression(draft.right, constant: draft.constant), priority: rule.priority,
      name: rule.givenName, identifier: rule.identifier)
    layout = changed
  }
}

extension AnchorTerm {
  /// The term with leading or trailing where it has left or right.
  fileprivate var followingLanguage: AnchorTerm {
    let attribute: Attribute =
      switch anchor.attribute {
      case .left: .leading
      case .right: .trailing
      case .leftMargin: .leadingMargin
      case .rightMargin: .trailingMargin
      default: anchor.attribute
      }
    return AnchorTerm(Anchor(anchor.item, attribute), times: coefficient)
  }
}
