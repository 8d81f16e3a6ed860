public import HeadlessUIKit
import ConstraintSolver
import DialectCore
import LayoutModel

/// Width and height together.
///
/// Written alone in a block they are equal to those of the superview. Nothing can be written after
/// it but `equalTo`.
@preconcurrency @MainActor
public struct AnchorsSizeExpression: AnchorsConvertible {
  /// The superview's size.
  public var anchors: Anchors { equalToSuper() }

  /// That size.
  public func equalTo(_ size: CGSize) -> Anchors {
    equalTo(width: size.width, height: size.height)
  }

  /// That size.
  public func equalTo(width: CGFloat, height: CGFloat) -> Anchors {
    Anchors(pair: "size", nil, width, height)
  }

  /// The superview's size, and so much more.
  public func equalToSuper(widthOffset: CGFloat = 0, heightOffset: CGFloat = 0) -> Anchors {
    Anchors(pair: "size", .placeholder(.parent), widthOffset, heightOffset)
  }

  /// The size of an item, and so much more.
  public func equalTo(
    _ item: some AnchorsItemable, widthOffset: CGFloat = 0, heightOffset: CGFloat = 0
  ) -> Anchors {
    Anchors(pair: "size", .item(item.anchorsItem.related), widthOffset, heightOffset)
  }
}

/// The middle, across and down.
///
/// Written alone in a block it is that of the superview. Nothing can be written after it but
/// `equalTo`.
@preconcurrency @MainActor
public struct AnchorsCenterExpression: AnchorsConvertible {
  /// The superview's middle.
  public var anchors: Anchors { equalToSuper() }

  /// So far from the superview's middle.
  public func equalToSuper(xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    Anchors(pair: "center", .placeholder(.parent), xOffset, yOffset)
  }

  /// So far from the middle of an item.
  public func equalTo(
    _ item: some AnchorsItemable, xOffset: CGFloat = 0, yOffset: CGFloat = 0
  ) -> Anchors {
    Anchors(pair: "center", .item(item.anchorsItem.related), xOffset, yOffset)
  }
}

extension Anchors {
  /// One attribute across and one down, equal to those of a target plus a number for each.
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
