import Foundation
public import HeadlessUIKit
import DialectCore

/// The plan for one view: its relations to others, and the views inside it.
///
/// Relations and contents are only collected until the draft is built or applied.
@preconcurrency @MainActor
open class ViewDraft: PlanComponent {
  /// The view.
  public let underlyingView: UIView
  /// The view controller of the view, if the draft was made from a controller.
  public let underlyingController: UIViewController?
  /// The relations of its anchors, in order.
  var templates: [ConstraintTemplate<NSObject>] = []
  /// Anchors that were related to an object that no longer exists.
  var missing: [AnchorPath] = []
  /// The drafts of the views inside it.
  var contents: [ViewDraft] = []
  /// The drafts of the views that it arranges.
  var stackContents: [ViewDraft] = []

  init(_ view: UIView, of controller: UIViewController? = nil) {
    underlyingView = view
    underlyingController = controller
  }

  /// The draft itself, as the only component.
  public var planDrafts: [ViewDraft] { [self] }

  // MARK: - Finishing

  /// Builds the hierarchy and returns the constraints without activating them.
  ///
  /// Of several relations with the same anchors and the same kind the last one counts. The
  /// constraints of the view itself come first, then those of the views inside it, then those of
  /// the views it arranges.
  public func build() -> [NSLayoutConstraint] {
    var tree = DraftTree(self)
    var run = PlanRun<DraftTree>()
    return self.run(&run, in: &tree).rules.compactMap { tree.make($0) }
  }

  /// Builds the hierarchy and activates the constraints, which are returned.
  ///
  /// A constraint that was applied before to the same anchors with the same kind of relation is
  /// kept and takes over the new values.
  @discardableResult
  public func apply() -> [NSLayoutConstraint] {
    var tree = DraftTree(self)
    var run = PlanRun<DraftTree>()
    let rules = self.run(&run, in: &tree).rules
    return tree.apply(rules, of: planned.views)
  }

  /// The same as ``build()`` if the draft is of the given view; otherwise an error is reported.
  public func build(for view: UIView) -> [NSLayoutConstraint] { isDraft(of: view) ? build() : [] }

  /// The same as ``apply()`` if the draft is of the given view; otherwise an error is reported.
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
