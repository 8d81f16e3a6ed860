public import Foundation
public import HeadlessUIKit
import LayoutDialect
import LayoutModel

/// A corner of a view.
public enum CornerPosition: Hashable, Sendable, CaseIterable {
  /// The upper left one.
  case topLeft
  /// The upper one where lines begin.
  case topLeading
  /// The upper right one.
  case topRight
  /// The upper one where lines end.
  case topTrailing
  /// The lower left one.
  case bottomLeft
  /// The lower one where lines begin.
  case bottomLeading
  /// The lower right one.
  case bottomRight
  /// The lower one where lines end.
  case bottomTrailing

  var members: [Attribute] {
    switch self {
    case .topLeft: [.left, .top]
    case .topLeading: [.leading, .top]
    case .topRight: [.right, .top]
    case .topTrailing: [.trailing, .top]
    case .bottomLeft: [.left, .bottom]
    case .bottomLeading: [.leading, .bottom]
    case .bottomRight: [.right, .bottom]
    case .bottomTrailing: [.trailing, .bottom]
    }
  }
}

/// A relation to which a distance, a priority or an identifier may be added.
public typealias FreshRelation<View: UIView, X: AnchorPart, Y: AnchorPart> =
  LayoutRelation<View, X, Y, OpenSlot, OpenSlot>

extension LayoutDrafting {
  /// Fills its superview: `edges.equal(with: .parent)`.
  public func fillParent() -> FreshRelation<View, HorizontalPart, VerticalPart> {
    edges.equal(with: .parent)
  }

  /// Fills the safe area of its superview: `edges.equal(with: .safeArea)`.
  public func fillSafeArea() -> FreshRelation<View, HorizontalPart, VerticalPart> {
    edges.equal(with: .safeArea)
  }

  /// As wide as its superview and there: `horizontal.equal(with: .parent)`.
  public func matchParentH() -> FreshRelation<View, HorizontalPart, NoPart> {
    horizontal.equal(with: .parent)
  }

  /// As high as its superview and there: `vertical.equal(with: .parent)`.
  public func matchParentV() -> FreshRelation<View, NoPart, VerticalPart> {
    vertical.equal(with: .parent)
  }

  /// As wide as the safe area and there: `horizontal.equal(with: .safeArea)`.
  public func matchSafeAreaH() -> FreshRelation<View, HorizontalPart, NoPart> {
    horizontal.equal(with: .safeArea)
  }

  /// As high as the safe area and there: `vertical.equal(with: .safeArea)`.
  public func matchSafeAreaV() -> FreshRelation<View, NoPart, VerticalPart> {
    vertical.equal(with: .safeArea)
  }

  /// As large as its superview: `size.equal(with: .parent)`.
  public func matchParentSize() -> FreshRelation<View, SizePart, NoPart> {
    size.equal(with: .parent)
  }

  /// In the middle of its superview: `center.equal(with: .parent)`.
  public func centered() -> FreshRelation<View, CenterXPart, CenterYPart> {
    center.equal(with: .parent)
  }

  /// In the middle of its superview across: `centerX.equal(with: .parent)`.
  public func centeredH() -> FreshRelation<View, CenterXPart, NoPart> {
    centerX.equal(with: .parent)
  }

  /// In the middle of its superview down: `centerY.equal(with: .parent)`.
  public func centeredV() -> FreshRelation<View, NoPart, CenterYPart> {
    centerY.equal(with: .parent)
  }

  /// In a corner of its superview: `top.left.equal(with: .parent)` and its like.
  ///
  /// Which corner is known only when the program runs, so that the type says the first one.
  public func cornered(at corner: CornerPosition) -> FreshRelation<View, LeftPart, TopPart> {
    RelationVerb(draft, AnchorPath(corner.members), .equal)(with: .parent)
  }

  /// As wide as it is high: `width.equal(with: .height(of: .mySelf))`.
  public func widthMatchHeight() -> FreshRelation<View, WidthPart, NoPart> {
    width.equal(with: .height(of: .mySelf))
  }

  /// As high as it is wide: `height.equal(with: .width(of: .mySelf))`.
  public func heightMatchWidth() -> FreshRelation<View, HeightPart, NoPart> {
    height.equal(with: .width(of: .mySelf))
  }

  /// Of that size in points: `size.equal(with: size)`.
  public func sized(
    _ size: CGSize
  ) -> LayoutRelation<View, SizePart, NoPart, GivenSlot, GivenSlot> {
    self.size.equal(with: size)
  }

  /// Right above the keyboard: `bottom.equal(with: .top(of: .keyboard))`.
  public func onTopOfKeyboard() -> FreshRelation<View, NoPart, BottomPart> {
    bottom.equal(with: .top(of: .keyboard))
  }
}
