import Foundation
public import HeadlessUIKit
import DialectCore

/// What is planned for one view: how it is related to others, and what goes inside.
///
/// Relations and content are collected; building makes the constraints and the hierarchy.
@preconcurrency @MainActor
open class ViewDraft: PlanComponent {
  /// The view it is a draft of.
  public let underlyingView: UIView
  /// The view controller whose view that is, where the draft is that of a controller.
  public let underlyingController: UIViewController?
  /// What was said about its anchors, in order.
  var templates: [ConstraintTemplate<NSObject>] = []
  /// Anchors that were related to something that is gone.
  var missing: [AnchorPath] = []
  /// What goes inside.
  var contents: [ViewDraft] = []
  /// What goes inside and is arranged.
  var stackContents: [ViewDraft] = []

  init(_ view: UIView, of controller: UIViewController? = nil) {
    underlyingView = view
    underlyingController = controller
  }

  /// Itself.
  public var planDrafts: [ViewDraft] { [self] }

  // MARK: - Finishing

  /// Makes the hierarchy and the constraints, which are not activated.
  ///
  /// Of several relations of the same anchors in the same sense the last one counts. First come the
  /// constraints of the view itself, then those of what goes inside, then of what is arranged.
  public func build() -> [NSLayoutConstraint] {
    var tree = DraftTree(self)
    var run = PlanRun<DraftTree>()
    return self.run(&run, in: &tree).rules.compactMap { tree.make($0) }
  }

  /// Makes the hierarchy and the constraints, and activates these.
  ///
  /// What was applied before to the same anchors of the same views in the same sense is not applied
  /// twice: that constraint stays and takes over the new values.
  @discardableResult
  public func apply() -> [NSLayoutConstraint] {
    var tree = DraftTree(self)
    var run = PlanRun<DraftTree>()
    let rules = self.run(&run, in: &tree).rules
    return tree.apply(rules, of: planned.views)
  }

  /// The same as ``build()`` for the view that it is a draft of.
  public func build(for view: UIView) -> [NSLayoutConstraint] { isDraft(of: view) ? build() : [] }

  /// The same as ``apply()`` for the view that it is a draft of.
  @discardableResult
  public func apply(to view: UIView) -> [NSLayoutConstraint] { isDraft(of: view) ? apply() : [] }

  private func isDraft(of view: UIView) -> Bool {
    guard view === underlyingView else {
      DraftsmanError.wrongView(planned: underlyingView.nameInErrors, given: view.nameInErrors)
        .report()
      return false
    }
    return true
  }
}
