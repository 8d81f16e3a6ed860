package import LayoutModel

/// A tree of views with constraints, as the algorithms of the dialects see it: the objects of UIKit,
/// or what code that is read makes of a layout.
///
/// What plans, activations and stacks do is written once, over this.
package protocol ViewTree {
  /// A view.
  associatedtype View: Hashable
  /// What has anchors: a view, or a guide.
  associatedtype Anchored: Hashable
  /// A constraint as an object, active or not.
  associatedtype Constraint: Hashable
  /// Where something was written.
  associatedtype Place
  /// Why something cannot be done; `Never` where somebody else is told.
  associatedtype Problem: Error

  // MARK: - Hierarchy

  /// The superview of a view.
  mutating func superview(_ view: View) -> View?
  /// The subviews of a view, back to front.
  mutating func subviews(_ view: View) -> [View]
  /// Puts a view inside another, in front of all others there.
  mutating func addSubview(_ view: View, to superview: View) throws(Problem)
  /// Takes a view out of what contains it.
  mutating func removeFromSuperview(_ view: View) throws(Problem)
  /// Brings a view in front of all others inside its superview.
  mutating func bringToFront(_ view: View) throws(Problem)
  /// Lets constraints place a view: `translatesAutoresizingMaskIntoConstraints = false`.
  mutating func freeFromMask(_ view: View) throws(Problem)

  // MARK: - Stacks

  /// What a view arranges, in order; nil where it is not a stack.
  mutating func arranged(by view: View) -> [View]?
  /// Arranges a view after all others.
  mutating func arrange(_ view: View, in stack: View) throws(Problem)
  /// Arranges a view no longer; it stays inside.
  mutating func unarrange(_ view: View, in stack: View) throws(Problem)

  // MARK: - Constraints

  /// A view as what has anchors.
  func item(_ view: View) -> Anchored
  /// A guide that a view brings.
  func guide(_ guide: SystemGuide, of view: View) -> Anchored
  /// A new constraint that is not active; nil for one that cannot be.
  mutating func make(_ rule: PlacedRule<Self>) throws(Problem) -> Constraint?
  /// Activates a constraint; whether it could be.
  mutating func install(_ constraint: Constraint) throws(Problem) -> Bool
  /// Deactivates a constraint.
  mutating func deactivate(_ constraint: Constraint) throws(Problem)
  /// Makes a constraint take over what may change: constant, priority and identifier.
  mutating func change(_ constraint: Constraint, to rule: PlacedRule<Self>) throws(Problem)
  /// Whether a constraint is active.
  func isActive(_ constraint: Constraint) -> Bool
  /// What a constraint says; nil once what it is about is gone.
  func rule(of constraint: Constraint) -> ConstraintDraft<Anchored>?
}

extension ViewTree {
  /// A new constraint, active; nil for one that cannot be.
  package mutating func establish(_ rule: PlacedRule<Self>) throws(Problem) -> Constraint? {
    guard let made = try make(rule), try install(made) else { return nil }
    return made
  }
}

/// A rule that a dialect asks for, with the place that says so.
package struct PlacedRule<Tree: ViewTree> {
  /// The rule.
  package var draft: ConstraintDraft<Tree.Anchored>
  /// Where it was written.
  package var place: Tree.Place

  /// That rule from that place.
  package init(_ draft: ConstraintDraft<Tree.Anchored>, at place: Tree.Place) {
    self.draft = draft
    self.place = place
  }
}

extension PlacedRule: Sendable where Tree.Anchored: Sendable, Tree.Place: Sendable {}
