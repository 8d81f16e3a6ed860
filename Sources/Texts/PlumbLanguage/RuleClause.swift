/// What may follow a rule: `@priority as name id "identifier" system`.
package struct RuleClause: Hashable, Sendable {
  /// The priority, greater than 0 and at most 1000.
  package var priority = 1000.0
  /// The name after `as`.
  package var name: Token?
  /// UIKit's `NSLayoutConstraint.identifier`.
  package var identifier: String?
  /// Whether the system made the rule.
  package var isSystem = false

  /// Makes the clause of a required rule without a name.
  package init() {}
}
