import ConstraintSolver
import LayoutModel

/// What identifies a rule of a plan: its anchors and relation, but not its constant or priority.
package struct RuleKey<Item: Hashable>: Hashable {
  private let first: Item
  private let attribute: Attribute
  private let relation: Relation
  private let second: Item?
  private let secondAttribute: Attribute?
  // The multiplier of a constraint cannot change, so that a different one needs a new constraint.
  private let multiplier: Double?

  /// Creates the key of a rule.
  package init(_ rule: ConstraintDraft<Item>, withMultiplier: Bool = false) {
    first = rule.first
    attribute = rule.attribute
    relation = rule.relation
    second = rule.second
    secondAttribute = rule.secondAttribute
    multiplier = withMultiplier ? rule.multiplier : nil
  }
}

/// How the constraints of a plan changed.
package struct RuleDifference<Constraint> {
  /// The constraints that remained, with the new constant, priority and identifier.
  package fileprivate(set) var kept: [Constraint] = []
  /// The constraints that were added.
  package fileprivate(set) var added: [Constraint] = []
  /// The constraints that were removed.
  package fileprivate(set) var removed: [Constraint] = []
  /// The constraints that remained or were added, in the order of the plan.
  package fileprivate(set) var inOrder: [Constraint] = []
}

extension PlanTree {
  /// Turns existing constraints into those that a plan asks for.
  ///
  /// Constraints that the plan does not mention are deactivated. Those that it mentions again are
  /// kept and take over the new values.
  ///
  /// - Complexity: Expected O(old + rules), besides the operations of the tree.
  package mutating func reconcile(
    _ old: [Constraint], with rules: [PlacedRule<Self>]
  ) throws(Problem) -> RuleDifference<Constraint> {
    var difference = RuleDifference<Constraint>()
    var known: [(key: RuleKey<Anchored>, value: Constraint)] = []
    var gone: [Constraint] = []
    for constraint in old {
      if let rule = rule(of: constraint) {
        known.append((RuleKey(rule, withMultiplier: true), constraint))
      } else {
        gone.append(constraint)
      }
    }
    let delta = Reconciler.draftsman.delta(
      from: known, to: rules.map { (key: RuleKey($0.draft, withMultiplier: true), value: $0) })
    difference.removed = delta.removed + gone
    for constraint in difference.removed { try deactivate(constraint) }
    var keptByRule: [RuleKey<Anchored>: Constraint] = [:]
    for (constraint, rule) in delta.kept {
      try change(constraint, to: rule)
      // A view that moved to another place in the plan lost its constraints.
      _ = try install(constraint)
      keptByRule[RuleKey(rule.draft)] = constraint
      difference.kept.append(constraint)
    }
    for rule in rules {
      if let constraint = keptByRule[RuleKey(rule.draft)] {
        difference.inOrder.append(constraint)
      } else if let constraint = try establish(rule) {
        difference.added.append(constraint)
        difference.inOrder.append(constraint)
      }
    }
    return difference
  }

  /// Activates the constraints of drafts, and returns them in order.
  ///
  /// A constraint that was applied before is kept if it is asked for again. Constraints that other
  /// drafts asked for are kept as well.
  package mutating func apply(_ rules: [PlacedRule<Self>], of views: [View]) throws(Problem)
    -> [Constraint]
  {
    let asked = Set(rules.map { RuleKey($0.draft) })
    let old = views.flatMap { applied(to: $0) }.filter { constraint in
      isActive(constraint) && rule(of: constraint).map { asked.contains(RuleKey($0)) } ?? false
    }
    let difference = try reconcile(old, with: rules)
    let owners = Dictionary(
      views.map { (item($0), $0) }, uniquingKeysWith: { first, _ in first })
    var new: [View: [Constraint]] = [:]
    for constraint in difference.added {
      guard let first = rule(of: constraint)?.first, let view = owners[first] else { continue }
      new[view, default: []].append(constraint)
    }
    for view in views {
      setApplied(applied(to: view).filter { isActive($0) } + (new[view] ?? []), to: view)
    }
    return difference.inOrder
  }
}

extension PlannedView {
  /// The view and all planned views inside it, each of them once, outer ones first.
  package var views: [Tree.View] {
    var seen = Set<Tree.View>()
    return all.filter { seen.insert($0).inserted }
  }

  private var all: [Tree.View] { [view] + (contents + stackContents).flatMap(\.all) }
}
