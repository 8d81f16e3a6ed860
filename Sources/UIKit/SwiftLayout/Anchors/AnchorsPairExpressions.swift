public import HeadlessUIKit
import ConstraintSolver
import DialectCore
import LayoutModel

/// Width and height together.
///
/// Without a relation they are equal to those of the superview. Only `equalTo` and `equalToSuper`
/// can follow.
@preconcurrency @MainActor
public struct AnchorsSizeExpression: AnchorsConvertible {
  /// Rules that make the size equal to that of the superview.
  public var anchors: Anchors { equalToSuper() }

  /// Makes the size equal to the given one, in points.
  public func equalTo(_ size: CGSize) -> Anchors {
    equalTo(width: size.width, height: size.height)
  }

  /// Makes the size equal to the given one, in points.
  public func equalTo(width: CGFloat, height: CGFloat) -> Anchors {
    Anchors(pair: "size", nil, width, height)
  }

  /// Makes the size equal to that of the superview plus offsets, in points.
  public func equalToSuper(widthOffset: CGFloat = 0, heightOffset: CGFloat = 0) -> Anchors {
    Anchors(pair: "size", .placeholder(.parent), widthOffset, heightOffset)
  }

  /// Makes the size equal to that of an item plus offsets, in points.
  public func equalTo(
    _ item: some AnchorsItemable, widthOffset: CGFloat = 0, heightOffset: CGFloat = 0
  ) -> Anchors {
    Anchors(pair: "size", .item(item.anchorsItem.related), widthOffset, heightOffset)
  }
}

/// The horizontal and vertical centre together.
///
/// Without a relation it is that of the superview. Only `equalTo` and `equalToSuper` can follow.
@preconcurrency @MainActor
public struct AnchorsCenterExpression: AnchorsConvertible {
  /// Rules that make the centre equal to that of the superview.
  public var anchors: Anchors { equalToSuper() }

  /// Makes the centre equal to that of the superview plus offsets, in points.
  public func equalToSuper(xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    Anchors(pair: "center", .placeholder(.parent), xOffset, yOffset)
  }

  /// Makes the centre equal to that of an item plus offsets, in points.
  public func equalTo(
    _ item: some AnchorsItemable, xOffset: CGFloat = 0, yOffset: CGFloat = 0
  ) -> Anchors {
    Anchors(pair: "center", .item(item.anchorsItem.related), xOffset, yOffset)
  }
}

extension Anchors {
  /// Creates rules for a pair of attributes that equal those of a target plus a number for each.
  fileprivate convenience init(
    pair word: String, _ target: ConstraintTemplate<RelatedItem<NSObject>>.Target?, _ x: CGFloat,
    _ y: CGFloat
  ) {
    self.init(
      ConstraintTemplate(
        .subject, AnchorPath(AnchorShortcut.swiftLayout(word)), Verb(.equal), target,
        constant: .perAxis(PerAxis(horizontal: Double(x), vertical: Double(y)))))
  }
}
