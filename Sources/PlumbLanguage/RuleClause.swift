/// What may follow a rule: `@priority as name id "identifier" system`.
package struct RuleClause: Hashable, Sendable {
  /// In (0, 1000].
  package var priority = 1000.0
  /// The name after `as`.
  package var name: Token?
  /// UIKit's `NSLayoutConstraint.identifier`.
  package var identifier: String?
  /// Whether it stands for a rule that the system made.
  package var isSystem = false

  /// A required rule without a name.
  package init() {}
}
