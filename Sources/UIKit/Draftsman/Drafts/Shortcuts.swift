public import Foundation
public import HeadlessUIKit
import DialectCore
import LayoutModel

/// A corner of a view.
public enum CornerPosition: Hashable, Sendable, CaseIterable {
  /// The top left corner.
  case topLeft
  /// The top leading corner.
  case topLeading
  /// The top right corner.
  case topRight
  /// The top trailing corner.
  case topTrailing
  /// The bottom left corner.
  case bottomLeft
  /// The bottom leading corner.
  case bottomLeading
  /// The bottom right corner.
  case bottomRight
  /// The bottom trailing corner.
  case bottomTrailing

  var path: AnchorPath { AnchorShortcut.draftsmanCorners["\(self)"] }
}

/// A relation to which a distance, a priority or an identifier can be added.
public typealias FreshRelation<View: UIView, X: AnchorPart, Y: AnchorPart> =
  LayoutRelation<View, X, Y, OpenSlot, OpenSlot>

extension LayoutDrafting {
  /// Returns the relation that the word stands for that is the name of the calling function.
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

  /// Fills the superview: `edges.equal(with: .parent)`.
  public func fillParent() -> FreshRelation<View, HorizontalPart, VerticalPart> { word() }

  /// Fills the safe area of the superview: `edges.equal(with: .safeArea)`.
  public func fillSafeArea() -> FreshRelation<View, HorizontalPart, VerticalPart> { word() }

  /// Spans the width of the superview: `horizontal.equal(with: .parent)`.
  public func matchParentH() -> FreshRelation<View, HorizontalPart, NoPart> { word() }

  /// Spans the height of the superview: `vertical.equal(with: .parent)`.
  public func matchParentV() -> FreshRelation<View, NoPart, VerticalPart> { word() }

  /// Spans the width of the safe area: `horizontal.equal(with: .safeArea)`.
  public func matchSafeAreaH() -> FreshRelation<View, HorizontalPart, NoPart> { word() }

  /// Spans the height of the safe area: `vertical.equal(with: .safeArea)`.
  public func matchSafeAreaV() -> FreshRelation<View, NoPart, VerticalPart> { word() }

  /// Has the size of the superview: `size.equal(with: .parent)`.
  public func matchParentSize() -> FreshRelation<View, SizePart, NoPart> {
    related(.matchParentSize)
  }

  /// Lies in the centre of the superview: `center.equal(with: .parent)`.
  public func centered() -> FreshRelation<View, CenterXPart, CenterYPart> { word() }

  /// Lies in the horizontal centre of the superview: `centerX.equal(with: .parent)`.
  public func centeredH() -> FreshRelation<View, CenterXPart, NoPart> { word() }

  /// Lies in the vertical centre of the superview: `centerY.equal(with: .parent)`.
  public func centeredV() -> FreshRelation<View, NoPart, CenterYPart> { word() }

  /// Lies in a corner of the superview: `top.left.equal(with: .parent)` and the like.
  ///
  /// As the corner is known only at run time, the type of the result is that for the first one.
  public func cornered(at corner: CornerPosition) -> FreshRelation<View, LeftPart, TopPart> {
    RelationVerb(draft, corner.path, .equal)(with: .parent)
  }

  /// Is as wide as it is high: `width.equal(with: .height(of: .mySelf))`.
  public func widthMatchHeight() -> FreshRelation<View, WidthPart, NoPart> { word() }

  /// Is as high as it is wide: `height.equal(with: .width(of: .mySelf))`.
  public func heightMatchWidth() -> FreshRelation<View, HeightPart, NoPart> { word() }

  /// Has a fixed size in points: `size.equal(with: size)`.
  public func sized(
    _ size: CGSize
  ) -> LayoutRelation<View, SizePart, NoPart, GivenSlot, GivenSlot> {
    self.size.equal(with: size)
  }

  /// Lies directly above the keyboard: `bottom.equal(with: .top(of: .keyboard))`.
  public func onTopOfKeyboard() -> FreshRelation<View, NoPart, BottomPart> { word() }
}
