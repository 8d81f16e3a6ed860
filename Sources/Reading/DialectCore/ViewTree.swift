package import LayoutModel

/// A tree of views with constraints, as the algorithms of the dialects see it.
///
/// It is either made of UIKit's objects or of the layout that interpreted code builds, so that the
/// algorithms for plans, activations and stacks are written only once.
package protocol ViewTree {
  /// A view.
  associatedtype View: Hashable
  /// An item with anchors: a view or a guide.
  associatedtype Anchored: Hashable
  /// A constraint, active or not, with an identity.
  associatedtype Constraint: Hashable
  /// A place in the code.
  associatedtype Place
  /// The error for something that cannot be done; `Never` if such errors are reported elsewhere.
  associatedtype Problem: Error

  // MARK: - Hierarchy

  /// Returns the superview of a view.
  mutating func superview(_ view: View) -> View?
  /// Returns the subviews of a view, back to front.
  mutating func subviews(_ view: View) -> [View]
  /// Adds a view to another one, in front of its other subviews.
  mutating func addSubview(_ view: View, to superview: View) throws(Problem)
  /// Removes a view from its superview.
  mutating func removeFromSuperview(_ view: View) throws(Problem)
  /// Moves a view in front of the other subviews of its superview.
  mutating func bringToFront(_ view: View) throws(Problem)
  /// Sets `translatesAutoresizingMaskIntoConstraints` to `false`.
  mutating func freeFromMask(_ view: View) throws(Problem)

  // MARK: - Stacks

  /// Returns the arranged views in order, or `nil` if the view is not a stack.
  mutating func arranged(by view: View) -> [View]?
  /// Adds a view to the end of the arranged views.
  mutating func arrange(_ view: View, in stack: View) throws(Problem)
  /// Stops arranging a view, which remains a subview.
  mutating func unarrange(_ view: View, in stack: View) throws(Problem)

  // MARK: - Constraints

  /// Returns a view as an item with anchors.
  func item(_ view: View) -> Anchored
  /// Returns a system guide of a view.
  func guide(_ guide: SystemGuide, of view: View) -> Anchored
  /// Creates a constraint without activating it, or returns `nil` if that is not possible.
  mutating func make(_ rule: PlacedRule<Self>) throws(Problem) -> Constraint?
  /// Activates a constraint; returns whether that was possible.
  mutating func install(_ constraint: Constraint) throws(Problem) -> Bool
  /// Deactivates a constraint.
  mutating func deactivate(_ constraint: Constraint) throws(Problem)
  /// Gives a constraint the constant, priority and identifier of a rule.
  mutating func change(_ constraint: Constraint, to rule: PlacedRule<Self>) throws(Problem)
  /// Returns whether a constraint is active.
  func isActive(_ constraint: Constraint) -> Bool
  /// Returns the rule that a constraint expresses, or `nil` if one of its items no longer exists.
  func rule(of constraint: Constraint) -> ConstraintDraft<Anchored>?
}

extension ViewTree {
  /// Creates and activates a constraint, or returns `nil` if that is not possible.
  package mutating func establish(_ rule: PlacedRule<Self>) throws(Problem) -> Constraint? {
    guard let made = try make(rule), try install(made) else { return nil }
    return made
  }
}

/// A constraint that a dialect asks for with its place in the code.
package struct PlacedRule<Tree: ViewTree> {
  /// The constraint.
  package var draft: ConstraintDraft<Tree.Anchored>
  /// The place where the constraint was written.
  package var place: Tree.Place

  /// Creates a constraint with its place.
  package init(_ draft: ConstraintDraft<Tree.Anchored>, at place: Tree.Place) {
    self.draft = draft
    self.place = place
  }
}

extension PlacedRule: Sendable where Tree.Anchored: Sendable, Tree.Place: Sendable {}
