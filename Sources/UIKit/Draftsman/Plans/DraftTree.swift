import Foundation
import HeadlessUIKit
import DialectCore
import LayoutModel

/// The tree that plans arrange: UIKit's views with their controllers, and what Draftsman remembers.
@MainActor
struct DraftTree: @MainActor UIKitTree, @MainActor PlanTree {
  typealias Plan = ObjectIdentifier

  /// The controllers in the plan, by their views.
  private var controllers: [UIView: UIViewController] = [:]
  /// The controller that planned controllers are added to, unless another one is nearer.
  private let controller: UIViewController?
  /// The controller that the controller of the view being added gets as its parent.
  private var newParent: UIViewController?

  init(_ draft: ViewDraft, controller: UIViewController? = nil) {
    self.controller =
      controller ?? draft.underlyingController ?? draft.underlyingView.responsibleController
    note(draft)
  }

  private mutating func note(_ draft: ViewDraft) {
    if let controller = draft.underlyingController {
      controllers[draft.underlyingView] = controller
    }
    for inner in draft.contents + draft.stackContents { note(inner) }
  }

  // MARK: - Hierarchy

  func freeFromMask(_ view: UIView) {
    if !view.keepsItsMask { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  /// The view of a controller keeps its mask, because what shows the controller sizes its view.
  func release(_ view: UIView) {
    if let next = view.next, !(next is UIViewController) { freeFromMask(view) }
  }

  func removeFromSuperview(_ view: UIView) {
    let memory = PlanMemory.of(view)
    memory.controller?.willMove(toParent: nil)
    view.removeFromSuperview()
    memory.controller?.removeFromParent()
  }

  /// Adds the view's controller, if it has one, to the nearest controller.
  mutating func willEnter(_ view: UIView, in container: UIView) {
    guard let child = controllers[view] else { return }
    let nearest = responsibleController(inside: container)
    newParent = child === nearest || child.parent === nearest ? nil : nearest
    newParent?.addChild(child)
  }

  mutating func didEnter(_ view: UIView) {
    let child = controllers[view]
    PlanMemory.of(view).controller = child
    guard let child, let newParent else { return }
    child.didMove(toParent: newParent)
    self.newParent = nil
  }

  private func responsibleController(inside container: UIView) -> UIViewController? {
    guard !controllers.isEmpty else { return controller }
    let ancestors = sequence(first: container) { $0.superview }
    return ancestors.lazy.compactMap { controllers[$0] }.first ?? controller
  }

  func arranged(by view: UIView) -> [UIView]? { (view as? any StackCompatible)?.arrangedSubviews }

  func arrange(_ view: UIView, in stack: UIView) {
    (stack as? any StackCompatible)?.addArrangedSubview(view)
  }

  func unarrange(_ view: UIView, in stack: UIView) {
    (stack as? any StackCompatible)?.removeArrangedSubview(view)
  }

  func lengthen(_ view: UIView, in stack: UIView) {
    guard let stack = stack as? any StackCompatible else { return }
    (view as? SpacerView)?.apply(axis: stack.axis)
  }

  // MARK: - Memory

  func plan(of view: UIView) -> ObjectIdentifier? { PlanMemory.of(view).plan }

  func setPlan(_ plan: ObjectIdentifier?, of view: UIView) { PlanMemory.of(view).plan = plan }

  func applied(to view: UIView) -> [NSLayoutConstraint] { PlanMemory.of(view).applied }

  func setApplied(_ constraints: [NSLayoutConstraint], to view: UIView) {
    PlanMemory.of(view).applied = constraints
  }
}

extension ViewDraft {
  /// The plan for the draft in the form that all dialects share.
  var planned: PlannedView<DraftTree> {
    PlannedView(
      underlyingView, relations: templates.map { PlacedTemplate($0, at: ()) }, missing: missing,
      contents: contents.map(\.planned), stackContents: stackContents.map(\.planned))
  }

  /// Carries out the plan, and reports errors in it.
  func run(
    _ run: inout PlanRun<DraftTree>, in tree: inout DraftTree
  ) -> (rules: [PlacedRule<DraftTree>], errors: [DraftsmanError]) {
    let rules = run.run(planned, in: &tree)
    let errors = run.faults.map { DraftsmanError($0) }
    for error in errors { error.report() }
    return (rules, errors)
  }
}

extension DraftsmanError {
  @MainActor
  init(_ fault: PlanFault<DraftTree>) {
    let (view, anchor) = (fault.view.nameInErrors, fault.path.text)
    switch fault.reason {
    case .placeholder(.previous), .placeholder(.previousSafeArea):
      self = .noPrevious(view: view, anchor: anchor)
    case .placeholder: self = .noSuperview(view: view, anchor: anchor)
    case .anchor: self = .missingAnchor(view: view, anchor: anchor)
    }
  }
}

extension AnchorPath {
  /// The path in the form of code, `top.left`.
  var text: String { members.map(\.rawValue).joined(separator: ".") }
}

extension UIView {
  /// Whether something else places the view: a list its cells, a cell its content view.
  fileprivate var keepsItsMask: Bool {
    self is UITableViewCell || self is UICollectionViewCell
      || (superview as? UITableViewCell)?.contentView === self
      || (superview as? UICollectionViewCell)?.contentView === self
  }

  /// The nearest controller whose view is this one or contains it.
  fileprivate var responsibleController: UIViewController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
