import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import LayoutShell

/// The changes that could bring the layout of a try closer to that of a goal, as edits of the try.
struct GoalDifference {
  typealias Change = [Suggestion.Step]

  /// Numbers of rules of the start that the goal changes.
  let changes: [Change]
  /// Rules of the goal that the try lacks.
  let additions: [Change]
  /// Rules of the try that become rules of the goal about the same anchors.
  let replacements: [Change]
  /// Priorities and spacings that views and stacks have in the goal.
  let settings: [Change]
  /// Rules that the try adds to those of the start.
  let removals: [Change]

  init(_ layout: Layout, _ goal: Goal) {
    let wanted = goal.solved.layout
    let own = Self.rules(of: layout, notIn: goal.opening.layout)
    let texts = Set(layout.rules.map { Self.text($0, in: layout) })
    let missing = Self.rules(of: wanted, notIn: goal.opening.layout).filter { rule in
      !texts.contains(Self.text(rule, in: wanted))
    }
    additions = missing.compactMap { Self.addition(of: $0, from: wanted, to: layout) }
    replacements = own.flatMap { rule in
      missing.filter { Self.sides(rule, layout) == Self.sides($0, wanted) }
        .compactMap { Self.replacement(of: rule, by: $0, from: wanted, to: layout) }
    }
    removals = own.map { [.edit(.removal($0.id))] }
    changes = Self.changes(of: layout, to: goal)
    settings = wanted.items.flatMap { Self.settings(of: $0, in: wanted, for: layout) }
  }

  private static func rules(of layout: Layout, notIn before: Layout) -> [Rule] {
    layout.rules.filter { rule in before.rule(rule.id) != rule && !rule.isSystem }
  }

  private static func text(_ rule: Rule, in layout: Layout) -> String {
    "\(layout.text(of: rule, precision: .writing)) @\(rule.priority.exactlySpelled)"
  }

  /// The anchors of a rule, without relation, constant and priority.
  private static func sides(_ rule: Rule, _ layout: Layout) -> [String] {
    (rule.left + rule.right).map { layout.text(of: $0.anchor) }.sorted()
  }

  /// Returns the item of a layout that has the name of one in the goal.
  private static func item(_ id: Item.ID, of goal: Layout, in layout: Layout) -> Item.ID? {
    guard case .item(let id)? = layout.named(goal.name(of: id)) else { return nil }
    return id
  }

  private static func addition(of rule: Rule, from goal: Layout, to layout: Layout) -> Change? {
    func terms(_ terms: [AnchorTerm]) -> [AnchorTerm]? {
      var translated: [AnchorTerm] = []
      for term in terms {
        guard let item = item(term.anchor.item, of: goal, in: layout) else { return nil }
        translated.append(
          AnchorTerm(Anchor(item, term.anchor.attribute), times: term.coefficient))
      }
      return translated
    }
    guard let left = terms(rule.left), let right = terms(rule.right) else { return nil }
    let edit = LayoutEdit.rule(
      AnchorExpression(left), rule.relation, AnchorExpression(right, constant: rule.constant))
    return [.edit(edit)] + (rule.priority == 1000 ? [] : [.priority(rule.priority)])
  }

  /// Returns the change of one number or the relation, where that is all that differs; otherwise
  /// the other rule takes the place of this one.
  private static func replacement(
    of rule: Rule, by other: Rule, from goal: Layout, to layout: Layout
  ) -> Change? {
    func spelled(_ rule: Rule, in layout: Layout) -> [[String]] {
      [rule.left, rule.right].map { side in
        side.map { "\($0.coefficient) \(layout.text(of: $0.anchor))" }
      }
    }
    if spelled(rule, in: layout) == spelled(other, in: goal) {
      let isSame = (
        relation: rule.relation == other.relation, constant: rule.constant == other.constant,
        priority: rule.priority == other.priority
      )
      switch isSame {
      case (true, false, true): return [.edit(.constant(rule.id, other.constant))]
      case (true, true, false): return [.edit(.priority(rule.id, other.priority))]
      case (false, true, true): return [.edit(.relation(rule.id, other.relation))]
      default: break
      }
    }
    return addition(of: other, from: goal, to: layout).map { [.edit(.removal(rule.id))] + $0 }
  }

  /// Returns the changes of single numbers of rules of the start, which the goal changes.
  private static func changes(of layout: Layout, to goal: Goal) -> [Change] {
    goal.solved.layout.rules.flatMap { wanted -> [Change] in
      guard let start = goal.opening.layout.rule(wanted.id), let own = layout.rule(wanted.id),
        start.left == wanted.left, start.right == wanted.right, own.left == wanted.left,
        own.right == wanted.right
      else { return [] }
      var changes: [Change] = []
      if own.priority != wanted.priority {
        changes.append([.edit(.priority(own.id, wanted.priority))])
      }
      if own.constant != wanted.constant {
        changes.append([.edit(.constant(own.id, wanted.constant))])
      }
      return changes
    }
  }

  private static func settings(of item: Item, in goal: Layout, for layout: Layout) -> [Change] {
    guard let id = self.item(item.id, of: goal, in: layout), let own = layout.item(id) else {
      return []
    }
    var edits: [LayoutEdit] = []
    for axis in Axis.allCases {
      if own.hugging[axis] != item.hugging[axis] {
        edits.append(.hugging(id, axis, item.hugging[axis]))
      }
      if own.resistance[axis] != item.resistance[axis] {
        edits.append(.resistance(id, axis, item.resistance[axis]))
        // Where others were raised as high, it is one more that decides.
        let highest = layout.items.map { $0.resistance[axis] }.max() ?? 0
        if highest >= item.resistance[axis], highest < 999 {
          edits.append(.resistance(id, axis, highest + 1))
        }
      }
    }
    if own.mask != nil, item.mask == nil { edits.append(.mask(id)) }
    if let stack = own.stack, let wanted = item.stack, stack.spacing != wanted.spacing {
      edits.append(.spacing(id, wanted.spacing))
    }
    return edits.map { [.edit($0)] }
  }
}
