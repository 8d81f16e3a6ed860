package import Foundation
package import DialectCore
package import LayoutModel

/// A tree of UIKit objects for the algorithms that the dialects share.
///
/// Its operations do not fail: UIKit raises exceptions instead; see ``LayoutException``.
@MainActor
package protocol UIKitTree: ViewTree
where
  View == UIView, Anchored == NSObject, Constraint == NSLayoutConstraint, Place == Void,
  Problem == Never
{}

extension UIKitTree {
  package func superview(_ view: UIView) -> UIView? { view.superview }
  package func subviews(_ view: UIView) -> [UIView] { view.subviews }
  package func addSubview(_ view: UIView, to superview: UIView) { superview.addSubview(view) }
  package func removeFromSuperview(_ view: UIView) { view.removeFromSuperview() }
  package func bringToFront(_ view: UIView) { view.superview?.bringSubviewToFront(view) }
  package func freeFromMask(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  package func arranged(by view: UIView) -> [UIView]? { (view as? UIStackView)?.arrangedSubviews }
  package func arrange(_ view: UIView, in stack: UIView) {
    (stack as? UIStackView)?.addArrangedSubview(view)
  }
  package func unarrange(_ view: UIView, in stack: UIView) {
    (stack as? UIStackView)?.removeArrangedSubview(view)
  }

  package func item(_ view: UIView) -> NSObject { view }
  package func guide(_ guide: SystemGuide, of view: UIView) -> NSObject { view.guide(guide) }
  package func make(_ rule: PlacedRule<Self>) -> NSLayoutConstraint? {
    let constraint = NSLayoutConstraint(rule.draft)
    // Without a first item, UIKit raised an exception, which is recorded.
    return constraint.firstItem == nil ? nil : constraint
  }
  package func install(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.isActive = true
    return true
  }
  package func deactivate(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  package func change(_ constraint: NSLayoutConstraint, to rule: PlacedRule<Self>) {
    constraint.take(rule.draft)
  }
  package func isActive(_ constraint: NSLayoutConstraint) -> Bool { constraint.isActive }
  package func rule(of constraint: NSLayoutConstraint) -> ConstraintDraft<NSObject>? {
    constraint.draft
  }
}

/// The plain tree of UIKit objects, for dialects that keep nothing else about them.
@MainActor
package struct UIKitObjects: @MainActor UIKitTree {
  /// Creates the tree.
  package init() {}
}
