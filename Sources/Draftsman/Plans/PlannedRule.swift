import ConstraintSolver
import Foundation
import HeadlessUIKit
import LayoutDialect
import LayoutModel

/// One constraint that a plan asks for.
typealias PlannedRule = ConstraintDraft<NSObject>

/// By what two constraints of a plan are the same one: anchors and relation, never the numbers.
struct RuleKey: Hashable {
  private let first: ObjectIdentifier
  private let attribute: Attribute
  private let relation: Relation
  private let second: ObjectIdentifier?
  private let secondAttribute: Attribute?
  // A multiplier cannot change: a constraint with another one has to be another one.
  private let multiplier: Double?

  init(_ rule: PlannedRule, withMultiplier: Bool = false) {
    first = ObjectIdentifier(rule.first)
    attribute = rule.attribute
    relation = rule.relation
    second = rule.second.map(ObjectIdentifier.init)
    secondAttribute = rule.secondAttribute
    multiplier = withMultiplier ? rule.multiplier : nil
  }
}

extension NSLayoutConstraint {
  /// The constraint that a plan asks for; nil where UIKit raised an exception that is recorded.
  static func planned(_ rule: PlannedRule) -> NSLayoutConstraint? {
    let constraint = NSLayoutConstraint(rule)
    return constraint.firstItem == nil ? nil : constraint
  }
}

/// How constraints that are there become those that a plan asks for.
struct RuleDifference {
  /// Constraints that stay, with the new constant, priority and identifier.
  private(set) var kept: [NSLayoutConstraint] = []
  /// Constraints that are new.
  private(set) var added: [NSLayoutConstraint] = []
  /// Constraints that are not asked for any more.
  private(set) var removed: [NSLayoutConstraint] = []
  /// Those that stay and those that are new, in the order of the plan.
  private(set) var inOrder: [NSLayoutConstraint] = []

  init(from old: [NSLayoutConstraint], to rules: [PlannedRule]) {
    let known = old.compactMap { constraint in
      constraint.draft.map { (key: RuleKey($0, withMultiplier: true), value: constraint) }
    }
    let asked = rules.map { (key: RuleKey($0, withMultiplier: true), value: $0) }
    let delta = Reconciler.draftsman.delta(from: known, to: asked)
    let gone = Set(old.map(ObjectIdentifier.init)).subtracting(
      known.map { ObjectIdentifier($0.value) })
    removed = delta.removed + old.filter { gone.contains(ObjectIdentifier($0)) }
    var keptByRule: [RuleKey: NSLayoutConstraint] = [:]
    for (constraint, rule) in delta.kept {
      constraint.take(rule)
      keptByRule[RuleKey(rule)] = constraint
      kept.append(constraint)
    }
    for rule in rules {
      if let constraint = keptByRule[RuleKey(rule)] {
        inOrder.append(constraint)
      } else if let constraint = NSLayoutConstraint.planned(rule) {
        added.append(constraint)
        inOrder.append(constraint)
      }
    }
  }
}
