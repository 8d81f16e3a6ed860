public import Foundation
public import HeadlessUIKit

/// The plan for one view of a known class, begun by `view.drf`.
open class LayoutDraft<View: UIView>: ViewDraft, LayoutDrafting, AnchorRoot {
  /// The view.
  public let view: View

  /// Creates an empty draft of a view.
  public init(view: View) {
    self.view = view
    super.init(view)
  }

  init(view: View, of controller: UIViewController) {
    self.view = view
    super.init(view, of: controller)
  }

  /// The draft itself.
  public var draft: LayoutDraft<View> { self }
  /// The view itself.
  public var anchoredItem: NSObject { view }
}

/// A draft, or a relation, which is completed by continuing with the draft.
///
/// The properties of the view are members: `drf.alpha(0.5)` sets one, and `drf.text(assignedBy:
/// publisher)` lets one follow a publisher.
@dynamicMemberLookup
@preconcurrency @MainActor
public protocol LayoutDrafting: LayoutAnchor, PlanComponent where Root == LayoutDraft<View> {
  /// The class of the view.
  associatedtype View: UIView
  /// The draft; a relation is added to it.
  var draft: LayoutDraft<View> { get }
}

extension LayoutDrafting {
  /// The draft itself.
  public var anchorRoot: LayoutDraft<View> { draft }
  /// The draft.
  public var drf: LayoutDraft<View> { draft }
  /// The draft as the only component.
  public var planDrafts: [ViewDraft] { [draft] }

  /// Builds the hierarchy and returns the constraints without activating them; see
  /// ``ViewDraft/build()``.
  public func build() -> [NSLayoutConstraint] { (draft as ViewDraft).build() }

  /// Builds the hierarchy and activates the constraints; see ``ViewDraft/apply()``.
  @discardableResult
  public func apply() -> [NSLayoutConstraint] { (draft as ViewDraft).apply() }

  /// Plans the views inside this one, from back to front.
  public func insert(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<View> {
    let draft = draft
    draft.contents += layouter().planDrafts
    return draft
  }
}

extension LayoutDrafting where View: StackCompatible {
  /// Plans the views that this one arranges, in order.
  public func insertStacked(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<View> {
    let draft = draft
    draft.stackContents += layouter().planDrafts
    return draft
  }
}

/// A view that drafts can be made of.
@preconcurrency @MainActor
public protocol Draftable: UIView {}

extension UIView: Draftable {}

extension Draftable {
  /// A new draft of the view.
  public var drf: LayoutDraft<Self> { LayoutDraft(view: self) }

  /// Returns a new draft that plans the views inside this one.
  public func draftContent(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<Self> {
    drf.insert(layouter)
  }

  /// Returns a new draft with a fixed size in points; the same as `drf.sized`.
  public func sized(
    _ size: CGSize
  ) -> LayoutRelation<Self, SizePart, NoPart, GivenSlot, GivenSlot> { drf.sized(size) }

  /// Returns a new draft that fills its superview; the same as `drf.fillParent`.
  public func fillParent() -> LayoutRelation<
    Self, HorizontalPart, VerticalPart, OpenSlot, OpenSlot
  > { drf.fillParent() }
}

extension Draftable where Self: StackCompatible {
  /// Returns a new draft that plans the views that this one arranges.
  public func draftStackContent(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<Self> {
    drf.insertStacked(layouter)
  }

  /// The same as ``draftStackContent(_:)``.
  public func draftStackedContent(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<Self> {
    drf.insertStacked(layouter)
  }
}

extension UIViewController {
  /// A new draft of the controller's view.
  public var drf: LayoutDraft<UIView> { LayoutDraft(view: view, of: self) }

  /// Returns a new draft that plans the views inside the controller's view.
  public func draftContent(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<UIView> {
    drf.insert(layouter)
  }
}
