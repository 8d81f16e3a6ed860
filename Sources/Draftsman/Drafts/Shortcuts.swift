public import Foundation
public import HeadlessUIKit
import DialectCore
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

  var path: AnchorPath { AnchorShortcut.draftsmanCorners["\(self)"] }
}

/// A relation to which a distance, a priority or an identifier may be added.
public typealias FreshRelation<View: UIView, X: AnchorPart, Y: AnchorPart> =
  LayoutRelation<View, X, Y, OpenSlot, OpenSlot>

extension LayoutDrafting {
  /// What a word says, which is that of the function that calls it.
  private func word<X, Y>(_ function: String = #function) -> FreshRelation<View, X, Y> {
    let name = function.prefix { $0 != "(" }
    guard let word = RelationShortcut.draftsman.first(where: { $0.name == name }) else {
      preconditionFailure("\(name) is not a Draftsman keyword")
    }
    return related(word)
  }

  private func related<X, Y>(_ word: RelationShortcut) -> FreshRelation<View, X, Y> {
    RelationVerb(draft, AnchorPath(word.members), .equal)(with: word)
  }

  /// Fills its superview: `edges.equal(with: .parent)`.
  public func fillParent() -> FreshRelation<View, HorizontalPart, VerticalPart> { word() }

  /// Fills the safe area of its superview: `edges.equal(with: .safeArea)`.
  public func fillSafeArea() -> FreshRelation<View, HorizontalPart, VerticalPart> { word() }

  /// As wide as its superview and there: `horizontal.equal(with: .parent)`.
  public func matchParentH() -> FreshRelation<View, HorizontalPart, NoPart> { word() }

  /// As high as its superview and there: `vertical.equal(with: .parent)`.
  public func matchParentV() -> FreshRelation<View, NoPart, VerticalPart> { word() }

  /// As wide as the safe area and there: `horizontal.equal(with: .safeArea)`.
  public func matchSafeAreaH() -> FreshRelation<View, HorizontalPart, NoPart> { word() }

  /// As high as the safe area and there: `vertical.equal(with: .safeArea)`.
  public func matchSafeAreaV() -> FreshRelation<View, NoPart, VerticalPart> { word() }

  /// As large as its superview: `size.equal(with: .parent)`.
  public func matchParentSize() -> FreshRelation<View, SizePart, NoPart> {
    related(.matchParentSize)
  }

  /// In the middle of its superview: `center.equal(with: .parent)`.
  public func centered() -> FreshRelation<View, CenterXPart, CenterYPart> { word() }

  /// In the middle of its superview across: `centerX.equal(with: .parent)`.
  public func centeredH() -> FreshRelation<View, CenterXPart, NoPart> { word() }

  /// In the middle of its superview down: `centerY.equal(with: .parent)`.
  public func centeredV() -> FreshRelation<View, NoPart, CenterYPart> { word() }

  /// In a corner of its superview: `top.left.equal(with: .parent)` and its like.
  ///
  /// Which corner is known only when the program runs, so that the type says the first one.
  public func cornered(at corner: CornerPosition) -> FreshRelation<View, LeftPart, TopPart> {
    RelationVerb(draft, corner.path, .equal)(with: .parent)
  }

  /// As wide as it is high: `width.equal(with: .height(of: .mySelf))`.
  public func widthMatchHeight() -> FreshRelation<View, WidthPart, NoPart> { word() }

  /// As high as it is wide: `height.equal(with: .width(of: .mySelf))`.
  public func heightMatchWidth() -> FreshRelation<View, HeightPart, NoPart> { word() }

  /// Of that size in points: `size.equal(with: size)`.
  public func sized(
    _ size: CGSize
  ) -> LayoutRelation<View, SizePart, NoPart, GivenSlot, GivenSlot> {
    self.size.equal(with: size)
  }

  /// Right above the keyboard: `bottom.equal(with: .top(of: .keyboard))`.
  public func onTopOfKeyboard() -> FreshRelation<View, NoPart, BottomPart> { word() }
}
