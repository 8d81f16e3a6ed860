import ConstraintSolver
import LayoutModel

/// By what two rules of a plan are the same one: anchors and relation, never the numbers.
package struct RuleKey<Item: Hashable>: Hashable {
  private let first: Item
  private let attribute: Attribute
  private let relation: Relation
  private let second: Item?
  private let secondAttribute: Attribute?
  // A multiplier cannot change: a constraint with another one has to be another one.
  private let multiplier: Double?

  /// The key of a rule.
  package init(_ rule: ConstraintDraft<Item>, withMultiplier: Bool = false) {
    first = rule.first
    attribute = rule.attribute
    relation = rule.relation
    second = rule.second
    secondAttribute = rule.secondAttribute
    multiplier = withMultiplier ? rule.multiplier : nil
  }
}

/// How the constraints of a plan became those that it asks for.
package struct RuleDifference<Constraint> {
  /// Constraints that stay, with the new constant, priority and identifier.
  package fileprivate(set) var kept: [Constraint] = []
  /// Constraints that are new.
  package fileprivate(set) var added: [Constraint] = []
  /// Constraints that are not asked for any more.
  package fileprivate(set) var removed: [Constraint] = []
  /// Those that stay and those that are new, in the order of the plan.
  package fileprivate(set) var inOrder: [Constraint] = []
}

extension PlanTree {
  /// Makes constraints that are there into those that a plan asks for: what it does not ask for is
  /// deactivated, what is asked for again stays and takes over the new values.
  ///
  /// - Complexity: O(old + rules) expected, besides what the tree does.
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
      // A view that moved to another place of the plan lost it.
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

  /// Activates what drafts ask for, and gives the constraints in order.
  ///
  /// Those that were applied before and are asked for again stay; what other drafts asked for stays
  /// as well.
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
  /// The view and all views inside that something is planned for, each once, outer ones first.
  package var views: [Tree.View] {
    var seen = Set<Tree.View>()
    return all.filter { seen.insert($0).inserted }
  }

  private var all: [Tree.View] { [view] + (contents + stackContents).flatMap(\.all) }
}
