public import HeadlessUIKit

/// Anything that can stand in a plan: views, controllers, drafts, incomplete relations, other
/// plans.
@preconcurrency @MainActor
public protocol PlanComponent {
  /// The drafts that it stands for.
  var planDrafts: [ViewDraft] { get }
}

extension UIView: PlanComponent {
  /// A draft of the view without relations.
  public var planDrafts: [ViewDraft] { [ViewDraft(self)] }
}

extension UIViewController: PlanComponent {
  /// A draft of the controller's view.
  public var planDrafts: [ViewDraft] { [drf] }
}

/// The drafts of several views, in order; see ``LayoutPlan``.
@preconcurrency @MainActor
public struct ViewPlan: PlanComponent {
  /// The drafts, in order.
  public let planDrafts: [ViewDraft]

  /// Creates a plan from drafts.
  public init(_ drafts: [ViewDraft] = []) { planDrafts = drafts }

  /// Builds the hierarchy inside a view and returns the constraints without activating them.
  public func build(for view: UIView) -> [NSLayoutConstraint] { host(view).build() }

  /// Builds the hierarchy inside a view and activates the constraints.
  @discardableResult
  public func apply(to view: UIView) -> [NSLayoutConstraint] { host(view).apply() }

  private func host(_ view: UIView) -> ViewDraft {
    let draft = ViewDraft(view)
    draft.contents = planDrafts
    return draft
  }
}
