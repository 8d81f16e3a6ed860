import Foundation
import HeadlessUIKit
import LayoutDialect
import LayoutModel

/// Carries out drafts: makes the hierarchy, and says which constraints they ask for.
final class PlanRun {
  /// The plan whose views are taken out again when it does not mention them any more.
  private let plan: ObjectIdentifier?
  /// Who takes in the controllers of the plan.
  private weak var controller: UIViewController?
  /// The view before the one whose relations are being made.
  private var previous: UIView?
  private var rules: [PlannedRule] = []
  private var planned = Set<ObjectIdentifier>()
  private var removed: [UIView] = []
  /// Views that came inside, in order.
  private(set) var addedViews: [UIView] = []
  /// What is wrong, in order.
  private(set) var errors: [DraftsmanError] = []

  init(of plan: ObjectIdentifier? = nil, controller: UIViewController? = nil) {
    self.plan = plan
    self.controller = controller
  }

  /// Views that were taken out and are nowhere in the plan.
  var removedViews: [UIView] { removed.filter { !planned.contains(ObjectIdentifier($0)) } }

  /// Carries out a draft with everything inside; gives its constraints, each once: the last one
  /// counts, in its place.
  func run(_ draft: ViewDraft) -> [PlannedRule] {
    if controller == nil {
      controller = draft.underlyingController ?? draft.underlyingView.responsibleController
    }
    release(draft.underlyingView)
    build(draft, after: nil)
    return Reconciler.unique(rules.map { (key: RuleKey($0), value: $0) }).map(\.value)
  }

  // MARK: - One draft

  private func build(_ draft: ViewDraft, after previous: UIView?) {
    let view = draft.underlyingView
    planned.insert(ObjectIdentifier(view))
    self.previous = previous
    for template in draft.templates { relate(template, of: view) }
    for path in draft.missing {
      fail(.missingAnchor(view: view.nameInErrors, anchor: path.text))
    }
    let outer = controller
    defer { controller = outer }
    // What is inside of a controller's view has that controller as its parent.
    controller = draft.underlyingController ?? outer
    takeOut(of: view, allBut: draft.contents + draft.stackContents)
    putIn(draft.contents, view)
    if let stack = view as? any StackCompatible { arrange(draft.stackContents, stack) }
    order(draft.contents + draft.stackContents, in: view)
    build(draft.contents, inside: view)
    build(draft.stackContents, inside: view)
  }

  private func build(_ drafts: [ViewDraft], inside container: UIView) {
    // Before the first one comes what it is inside of; two drafts of one view count as one.
    var (previous, current): (UIView?, UIView) = (nil, container)
    for draft in drafts {
      if draft.underlyingView !== current { previous = current }
      current = draft.underlyingView
      build(draft, after: previous)
    }
  }

  private func fail(_ error: DraftsmanError) {
    errors.append(error)
    error.report()
  }

  // MARK: - Relations

  private func relate(_ template: ConstraintTemplate<NSObject>, of view: UIView) {
    do throws(DraftsmanError) {
      rules += try template.drafts { (word) throws(DraftsmanError) -> NSObject? in
        try self.item(word, for: view, anchor: template.path.text)
      }
    } catch {
      fail(error)
    }
  }

  /// What a word stands for.
  private func item(
    _ word: Placeholder, for view: UIView, anchor: String
  ) throws(DraftsmanError) -> NSObject {
    switch word {
    case .mySelf: return view
    case .parent, .safeArea, .keyboard, .keyboardSafeArea:
      guard let superview = view.superview else {
        throw .noSuperview(view: view.nameInErrors, anchor: anchor)
      }
      switch word {
      case .safeArea: return superview.safeAreaLayoutGuide
      case .keyboard: return superview.keyboardEdgeGuide
      case .keyboardSafeArea: return superview.keyboardLayoutGuide
      default: return superview
      }
    case .previous, .previousSafeArea:
      guard let previous else {
        throw .noPrevious(view: view.nameInErrors, anchor: anchor)
      }
      return word == .previous ? previous : previous.safeAreaLayoutGuide
    }
  }

  // MARK: - Hierarchy

  /// Takes views out that this plan put inside and does not mention there any more.
  private func takeOut(of view: UIView, allBut drafts: [ViewDraft]) {
    guard let plan else { return }
    let wanted = Set(drafts.map { ObjectIdentifier($0.underlyingView) })
    for child in view.plannedSubviews where !wanted.contains(ObjectIdentifier(child)) {
      let memory = PlanMemory.of(child)
      guard memory.plan == plan else { continue }
      memory.plan = nil
      memory.controller?.willMove(toParent: nil)
      child.removeFromSuperview()
      memory.controller?.removeFromParent()
      removed.append(child)
    }
  }

  /// Puts views inside that are not.
  private func putIn(_ drafts: [ViewDraft], _ container: UIView) {
    for draft in drafts {
      let view = draft.underlyingView
      enter(draft) { if view.superview !== container { container.addSubview(view) } }
      (container as? any StackCompatible)?.removeArrangedSubview(view)
    }
  }

  /// Arranges views behind all others, in order; views that stand right are not touched.
  private func arrange(_ drafts: [ViewDraft], _ stack: any StackCompatible) {
    let isRight = stack.arrangedSubviews.endsWith(drafts.map(\.underlyingView))
    for draft in drafts {
      enter(draft) { if !isRight { stack.addArrangedSubview(draft.underlyingView) } }
      (draft.underlyingView as? SpacerView)?.apply(axis: stack.axis)
    }
  }

  /// Brings the views of a draft in front of all others, in order.
  private func order(_ drafts: [ViewDraft], in container: UIView) {
    let views = drafts.map(\.underlyingView).filter { $0.superview === container }
    if !container.subviews.endsWith(views) { views.forEach(container.bringSubviewToFront) }
  }

  /// Notes that a view of the plan is inside; its controller gets the nearest one as its parent.
  private func enter(_ draft: ViewDraft, _ add: () -> Void) {
    let (view, child) = (draft.underlyingView, draft.underlyingController)
    let superview = view.superview
    let parent = child.flatMap { $0 === controller || $0.parent === controller ? nil : controller }
    if let child { parent?.addChild(child) }
    add()
    if let parent { child?.didMove(toParent: parent) }
    if view.superview !== superview { addedViews.append(view) }
    if !view.keepsItsMask { view.translatesAutoresizingMaskIntoConstraints = false }
    let memory = PlanMemory.of(view)
    memory.controller = child
    if let plan { memory.plan = plan }
  }

  /// Frees the topmost view of a plan from its mask, if it is inside of another view.
  private func release(_ view: UIView) {
    guard let next = view.next, !(next is UIViewController), !view.keepsItsMask else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}

extension AnchorPath {
  /// `top.left`, as errors print it.
  var text: String { members.map(\.rawValue).joined(separator: ".") }
}

extension [UIView] {
  /// Whether it ends with those views.
  fileprivate func endsWith(_ views: [UIView]) -> Bool {
    count >= views.count && zip(suffix(views.count), views).allSatisfy { $0 === $1 }
  }
}

extension UIView {
  /// Whether somebody else places it: a list its cells, a cell its content.
  fileprivate var keepsItsMask: Bool {
    self is UITableViewCell || self is UICollectionViewCell
      || (superview as? UITableViewCell)?.contentView === self
      || (superview as? UICollectionViewCell)?.contentView === self
  }

  /// The views inside that plans may have put there.
  fileprivate var plannedSubviews: [UIView] {
    guard let stack = self as? any StackCompatible else { return subviews }
    return subviews + stack.arrangedSubviews.filter { $0.superview !== self }
  }

  /// The nearest controller whose view it is or is inside of.
  fileprivate var responsibleController: UIViewController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
