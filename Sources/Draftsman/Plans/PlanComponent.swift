public import HeadlessUIKit

/// What may stand in a plan: views, view controllers, drafts, unfinished relations, other plans.
@preconcurrency @MainActor
public protocol PlanComponent {
  /// The drafts it stands for.
  var planDrafts: [ViewDraft] { get }
}

extension UIView: PlanComponent {
  /// A draft that says nothing of it.
  public var planDrafts: [ViewDraft] { [ViewDraft(self)] }
}

extension UIViewController: PlanComponent {
  /// A draft of its view.
  public var planDrafts: [ViewDraft] { [drf] }
}

/// Views with what is planned for them, in order; see ``LayoutPlan``.
@preconcurrency @MainActor
public struct ViewPlan: PlanComponent {
  /// The drafts, in order.
  public let planDrafts: [ViewDraft]

  /// A plan of those drafts.
  public init(_ drafts: [ViewDraft] = []) { planDrafts = drafts }

  /// Makes the hierarchy inside a view, and constraints, which are not activated.
  public func build(for view: UIView) -> [NSLayoutConstraint] { host(view).build() }

  /// Makes the hierarchy inside a view, and constraints, and activates these.
  @discardableResult
  public func apply(to view: UIView) -> [NSLayoutConstraint] { host(view).apply() }

  private func host(_ view: UIView) -> ViewDraft {
    let draft = ViewDraft(view)
    draft.contents = planDrafts
    return draft
  }
}
