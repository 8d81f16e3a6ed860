import ConstraintSolver
import Foundation
public import HeadlessUIKit
import DialectCore

/// How anchors compare with what they are related to.
public struct LayoutRelationKind: Hashable, Sendable {
  let verb: Verb

  /// At the same place, or as long.
  public static let equal = LayoutRelationKind(verb: Verb(.equal, .spacing))
  /// At least as far inside, or at least as long.
  public static let moreThan = LayoutRelationKind(verb: Verb(.greaterOrEqual, .spacing))
  /// At most as far inside, or at most as long.
  public static let lessThan = LayoutRelationKind(verb: Verb(.lessOrEqual, .spacing))
}

extension AnchorDraft where Root: LayoutDrafting {
  /// The anchors lie where those of something else do, or are as long: `top.equal(to: other)`.
  public var equal: RelationVerb<Root.View, X, Y> { RelationVerb(root.draft, path, .equal) }
  /// The anchors lie at least as far inside as those of something else, or are at least as long.
  ///
  /// That is `>=`, but for right, trailing and bottom `<=`.
  public var moreThan: RelationVerb<Root.View, X, Y> {
    RelationVerb(root.draft, path, .moreThan)
  }
  /// The anchors lie at most as far inside as those of something else, or are at most as long.
  ///
  /// That is `<=`, but for right, trailing and bottom `>=`.
  public var lessThan: RelationVerb<Root.View, X, Y> {
    RelationVerb(root.draft, path, .lessThan)
  }

  /// The relation of the anchors to the same ones of a word: `edges(.equal, to: .parent)`.
  public func callAsFunction(
    _ kind: LayoutRelationKind, to layout: AnonymousLayout
  ) -> LayoutRelation<Root.View, X, Y, OpenSlot, OpenSlot> {
    RelationVerb(root.draft, path, kind)(to: layout)
  }

  /// The relation of the anchors to the same ones of a view: `edges(.equal, to: other)`.
  public func callAsFunction(
    _ kind: LayoutRelationKind, to view: UIView
  ) -> LayoutRelation<Root.View, X, Y, OpenSlot, OpenSlot> {
    RelationVerb(root.draft, path, kind)(to: view)
  }

  /// The relation of the anchors to others: `top(.equal, to: other.drf.bottom)`.
  public func callAsFunction<Other, OtherX, OtherY>(
    _ kind: LayoutRelationKind, to anchors: AnchorDraft<Other, OtherX, OtherY>
  ) -> LayoutRelation<Root.View, X, Y, OpenSlot, OpenSlot>
  where OtherX.Extent == X.Extent, OtherY.Extent == Y.Extent {
    RelationVerb(root.draft, path, kind)(to: anchors)
  }
}

/// Anchors and how they compare: `top.left.moreThan`, to be called with what they are related to.
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

  /// To other anchors of the same kind, by their roles.
  public func callAsFunction<Root, OtherX, OtherY>(
    to anchors: AnchorDraft<Root, OtherX, OtherY>
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot>
  where OtherX.Extent == X.Extent, OtherY.Extent == Y.Extent {
    relation(.item(anchors.root.anchoredItem, .path(anchors.path)))
  }

  /// To the same anchors of a view.
  public func callAsFunction(to view: UIView) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> {
    relation(.item(view))
  }

  /// To the same anchors of a guide.
  public func callAsFunction(to guide: UILayoutGuide) -> LayoutRelation<
    View, X, Y, OpenSlot, OpenSlot
  > {
    relation(.item(guide))
  }

  /// To what a shortcut says.
  func callAsFunction(
    with word: RelationShortcut
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> {
    relation(.placeholder(word.target, word.other.map { .one($0) } ?? .same))
  }

  /// To the same anchors of what a word stands for.
  public func callAsFunction(
    with layout: AnonymousLayout
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> { relation(.placeholder(layout.placeholder)) }

  /// To the same anchors of what a word stands for.
  public func callAsFunction(
    to layout: AnonymousLayout
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> { self(with: layout) }

  /// To other anchors of what a word stands for.
  public func callAsFunction(
    with anchor: AnonymousAnchor<X.Extent, Y.Extent>
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> {
    relation(.placeholder(anchor.layout.placeholder, .path(anchor.path)))
  }

  /// To other anchors of what a word stands for.
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
  /// To an anchor of UIKit.
  public func callAsFunction(
    to anchor: NSLayoutXAxisAnchor
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> { relation(anchor) }
}

extension RelationVerb where X.Extent == NoPlace, Y.Extent == OnePlace {
  /// To an anchor of UIKit.
  public func callAsFunction(
    to anchor: NSLayoutYAxisAnchor
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> { relation(anchor) }
}

extension RelationVerb where X.Extent == OneLength {
  /// To a dimension of UIKit.
  public func callAsFunction(
    to anchor: NSLayoutDimension
  ) -> LayoutRelation<View, X, Y, OpenSlot, OpenSlot> { relation(anchor) }

  /// To a length in points.
  public func callAsFunction(to length: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, GivenSlot>
  {
    relation(nil, .raw(Double(length)))
  }
}

extension RelationVerb where X.Extent == BothLengths {
  /// To a size in points.
  public func callAsFunction(with size: CGSize) -> LayoutRelation<View, X, Y, GivenSlot, GivenSlot>
  {
    relation(nil, .size(size))
  }

  /// To a size in points.
  public func callAsFunction(to size: CGSize) -> LayoutRelation<View, X, Y, GivenSlot, GivenSlot> {
    self(with: size)
  }
}
