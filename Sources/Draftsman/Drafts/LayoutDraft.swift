public import Foundation
public import HeadlessUIKit

/// What is planned for one view of a known class; `view.drf` begins one.
open class LayoutDraft<View: UIView>: ViewDraft, LayoutDrafting, AnchorRoot {
  /// The view it is a draft of.
  public let view: View

  /// An empty draft of a view.
  public init(view: View) {
    self.view = view
    super.init(view)
  }

  init(view: View, of controller: UIViewController) {
    self.view = view
    super.init(view, of: controller)
  }

  /// Itself.
  public var draft: LayoutDraft<View> { self }
  /// The view itself.
  public var anchoredItem: NSObject { view }
}

/// A draft, or a relation that is finished by going on with the draft.
///
/// The properties of the view are its members: `drf.alpha(0.5)` sets one, `drf.text(assignedBy:
/// publisher)` lets it follow a publisher.
@dynamicMemberLookup
@preconcurrency @MainActor
public protocol LayoutDrafting: LayoutAnchor, PlanComponent where Root == LayoutDraft<View> {
  /// The class of the view.
  associatedtype View: UIView
  /// The draft; a relation adds what it says to it.
  var draft: LayoutDraft<View> { get }
}

extension LayoutDrafting {
  /// The draft itself.
  public var anchorRoot: LayoutDraft<View> { draft }
  /// The draft.
  public var drf: LayoutDraft<View> { draft }
  /// The draft, finished.
  public var planDrafts: [ViewDraft] { [draft] }

  /// Makes the hierarchy and the constraints, which are not activated; see ``ViewDraft/build()``.
  public func build() -> [NSLayoutConstraint] { (draft as ViewDraft).build() }

  /// Makes the hierarchy and the constraints, and activates these; see ``ViewDraft/apply()``.
  @discardableResult
  public func apply() -> [NSLayoutConstraint] { (draft as ViewDraft).apply() }

  /// Plans what goes inside, from back to front.
  public func insert(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<View> {
    let draft = draft
    draft.contents += layouter().planDrafts
    return draft
  }
}

extension LayoutDrafting where View: StackCompatible {
  /// Plans what goes inside and is arranged, in order.
  public func insertStacked(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<View> {
    let draft = draft
    draft.stackContents += layouter().planDrafts
    return draft
  }
}

/// What drafts are made of: views.
@preconcurrency @MainActor
public protocol Draftable: UIView {}

extension UIView: Draftable {}

extension Draftable {
  /// A new draft of the view.
  public var drf: LayoutDraft<Self> { LayoutDraft(view: self) }

  /// A new draft that plans what goes inside.
  public func draftContent(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<Self> {
    drf.insert(layouter)
  }

  /// A new draft whose size is that; the same as `drf.sized`.
  public func sized(
    _ size: CGSize
  ) -> LayoutRelation<Self, SizePart, NoPart, GivenSlot, GivenSlot> { drf.sized(size) }

  /// A new draft that fills its superview; the same as `drf.fillParent`.
  public func fillParent() -> LayoutRelation<
    Self, HorizontalPart, VerticalPart, OpenSlot, OpenSlot
  > { drf.fillParent() }
}

extension Draftable where Self: StackCompatible {
  /// A new draft that plans what goes inside and is arranged.
  public func draftStackContent(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<Self> {
    drf.insertStacked(layouter)
  }

  /// The same as ``draftStackContent(_:)``.
  public func draftStackedContent(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<Self> {
    drf.insertStacked(layouter)
  }
}

extension UIViewController {
  /// A new draft of its view.
  public var drf: LayoutDraft<UIView> { LayoutDraft(view: view, of: self) }

  /// A new draft that plans what goes inside its view.
  public func draftContent(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<UIView> {
    drf.insert(layouter)
  }
}
