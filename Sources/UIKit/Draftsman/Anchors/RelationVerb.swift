import ConstraintSolver
import Foundation
public import HeadlessUIKit
import DialectCore

/// How anchors compare with those they are related to.
public struct LayoutRelationKind: Hashable, Sendable {
  let verb: Verb

  /// At the same position, or of the same length.
  public static let equal = LayoutRelationKind(verb: Verb(.equal, .spacing))
  /// At least as far inside, or at least as long.
  public static let moreThan = LayoutRelationKind(verb: Verb(.greaterOrEqual, .spacing))
  /// At most as far inside, or at most as long.
  public static let lessThan = LayoutRelationKind(verb: Verb(.lessOrEqual, .spacing))
}

extension AnchorDraft where Root: LayoutDrafting {
  /// Makes the anchors equal to others: `top.equal(to: other)`.
  public var equal: RelationVerb<Root.View, X, Y> { RelationVerb(root.draft, path, .equal) }
  /// Makes the anchors lie at least as far inside as others, or be at least as long.
  ///
  /// That is `>=`, or `<=` for right, trailing and bottom.
  public var moreThan: RelationVerb<Root.View, X, Y> {
    RelationVerb(root.draft, path, .moreThan)
  }
  /// Makes the anchors lie at most as far inside as others, or be at most as long.
  ///
  /// That is `<=`, or `>=` for right, trailing and bottom.
  public var lessThan: RelationVerb<Root.View, X, Y> {
    RelationVerb(root.draft, path, .lessThan)
  }

  /// Relates the anchors to the same ones of the item that a word stands for: `edges(.equal, to:
  /// .parent)`.
  public func callAsFunction(
    _ kind: LayoutRelationKind, to layout: AnonymousLayout
  ) -> LayoutRelation<Root.View, X, Y, OpenSlot, OpenSlot> {
    RelationVerb(root.draft, path, kind)(to: layout)
  }

  /// Relates the anchors to the same ones of a view: `edges(.equal, to: other)`.
  public func callAsFunction(
    _ kind: LayoutRelationKind, to view: UIView
  ) -> LayoutRelation<Root.View, X, Y, OpenSlot, OpenSlot> {
    RelationVerb(root.draft, path, kind)(to: view)
  }

  /// Relates the anchors to others: `top(.equal, to: other.drf.bottom)`.
  public func callAsFunction<Other, OtherX, OtherY>(
    _ kind: LayoutRelationKind, to anchors: AnchorDraft<Other, OtherX, OtherY>
  ) -> LayoutRelation<Root.View, X, Y, OpenSlot, OpenSlot>
  where OtherX.Extent == X.Extent, OtherY.Extent == Y.Extent {
    RelationVerb(root.draft, path, kind)(to: anchors)
  }
}

/// Anchors with a kind of relation, `top.left.moreThan`, which is called with the other side.
@preconcurrency @MainActor
public struct RelationVerb<View: UIView, X: AnchorPart, Y: AnchorPart> {
  private let draft: LayoutDraft<View>
  private let path: AnchorPath
  private let kind: LayoutRelationKind

  init(_ draft: LayoutDraft<View>, _ path: AnchorPath, _ kind: LayoutRelationKind) {
    self.draft = draft
    self.path = path
    self.kind = kind
  }

  private func relation<Offset, Factor>(
    _ target: ConstraintTemplate<NSObject>.Target?, _ constant: ConstantRule = .none
  ) -> LayoutRelation<View, X, Y, Offset, Factor> {
    LayoutRelation(
      draft,
      ConstraintTemplate(draft.view, path, kind.verb, target, constant: constant))
  }

  /// Relates the anchors to others of the same extent, each to the one in the same role.
  public func callAsFunction<Root, OtherX, OtherY>(
    to anchors: AnchorDraft<Root, OtherX, OtherY>
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot>
  where OtherX.Extent == X.Extent, OtherY.Extent == Y.Extent {
    relation(.item(anchors.root.anchoredItem, .path(anchors.path)))
  }

  /// Relates the anchors to the same ones of a view.
  public func callAsFunction(to view: UIView) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> {
    relation(.item(view))
  }

  /// Relates the anchors to the same ones of a guide.
  public func callAsFunction(to guide: UILayoutGuide) -> LayoutRelation<
    View, X, Y, OpenSlot, OpenSlot
  > {
    relation(.item(guide))
  }

  /// Relates the anchors to those that a shortcut stands for.
  func callAsFunction(
    with word: RelationShortcut
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> {
    relation(.placeholder(word.target, word.other.map { .one($0) } ?? .same))
  }

  /// Relates the anchors to the same ones of the item that a word stands for.
  public func callAsFunction(
    with layout: AnonymousLayout
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> { relation(.placeholder(layout.placeholder)) }

  /// Relates the anchors to the same ones of the item that a word stands for.
  public func callAsFunction(
    to layout: AnonymousLayout
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> { self(with: layout) }

  /// Relates the anchors to others of the item that a word stands for.
  public func callAsFunction(
    with anchor: AnonymousAnchor<X.Extent, Y.Extent>
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> {
    relation(.placeholder(anchor.layout.placeholder, .path(anchor.path)))
  }

  /// Relates the anchors to others of the item that a word stands for.
  public func callAsFunction(
    to anchor: AnonymousAnchor<X.Extent, Y.Extent>
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> { self(with: anchor) }

  private func relation<AnchorType>(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> {
    guard let owner = anchor.owner else {
      return LayoutRelation(draft, nil, missing: path)
    }
    return relation(.item(owner.item, .one(owner.attribute)))
  }
}

extension RelationVerb where X.Extent == OnePlace, Y.Extent == NoPlace {
  /// Relates the anchors to an anchor of UIKit.
  public func callAsFunction(
    to anchor: NSLayoutXAxisAnchor
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> { relation(anchor) }
}

extension RelationVerb where X.Extent == NoPlace, Y.Extent == OnePlace {
  /// Relates the anchors to an anchor of UIKit.
  public func callAsFunction(
    to anchor: NSLayoutYAxisAnchor
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> { relation(anchor) }
}

extension RelationVerb where X.Extent == OneLength {
  /// Relates the length to a dimension of UIKit.
  public func callAsFunction(
    to anchor: NSLayoutDimension
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> { relation(anchor) }

  /// Relates the length to a number of points.
  public func callAsFunction(to length: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, GivenSlot>
  {
    relation(nil, .raw(Double(length)))
  }
}

extension RelationVerb where X.Extent == BothLengths {
  /// Relates the size to a number of points for width and height.
  public func callAsFunction(with size: CGSize) -> LayoutRelation<View, X, Y, GivenSlot, GivenSlot>
  {
    relation(nil, .size(size))
  }

  /// Relates the size to a number of points for width and height.
  public func callAsFunction(to size: CGSize) -> LayoutRelation<View, X, Y, GivenSlot, GivenSlot> {
    self(with: size)
  }
}
