import Foundation
public import HeadlessUIKit
import DialectCore
import LayoutModel

/// A number of a relation that may still be given.
public enum OpenSlot {}
/// A number of a relation that was given, or cannot be any more.
public enum GivenSlot {}

/// Anchors of a view related to something: `top.left.equal(with: .parent)`.
///
/// The next anchor, relation or call finishes it and goes on with the draft. An offset has to
/// follow at once and is given once: `Offset` and `Factor` are ``OpenSlot`` until then.
@preconcurrency @MainActor
public struct LayoutRelation<View: UIView, X: AnchorPart, Y: AnchorPart, Offset, Factor> {
  private let root: LayoutDraft<View>
  /// What it says; nil where it is related to nothing that is there.
  private var template: ConstraintTemplate<NSObject>?
  private let missing: AnchorPath?

  init(
    _ root: LayoutDraft<View>, _ template: ConstraintTemplate<NSObject>?,
    missing: AnchorPath? = nil
  ) {
    self.root = root
    self.template = template
    self.missing = missing
  }

  fileprivate func with<NewOffset, NewFactor>(
    _ change: (inout ConstraintTemplate<NSObject>) -> Void
  ) -> LayoutRelation<View, X, Y, NewOffset, NewFactor> {
    let changed = template.map { template in
      var copy = template
      change(&copy)
      return copy
    }
    return LayoutRelation<View, X, Y, NewOffset, NewFactor>(root, changed, missing: missing)
  }

  /// How much it matters, for all its anchors.
  public func priority(_ priority: UILayoutPriority) -> LayoutRelation<
    View, X, Y, GivenSlot, GivenSlot
  > {
    with { $0.priority = Double(priority.rawValue) }
  }

  /// How much it matters, in (0, 1000], for all its anchors.
  public func priority(_ priority: Float) -> LayoutRelation<View, X, Y, GivenSlot, GivenSlot> {
    self.priority(UILayoutPriority(priority))
  }

  /// What its constraints are called, all the same.
  public func identifier(_ identifier: String) -> LayoutRelation<View, X, Y, GivenSlot, GivenSlot> {
    with { $0.identifier = identifier }
  }
}

extension LayoutRelation: LayoutDrafting {
  /// The draft it belongs to, with what it says.
  public var draft: LayoutDraft<View> {
    if let template { root.templates.append(template) }
    if let missing { root.missing.append(missing) }
    return root
  }
}

// MARK: - Places

extension LayoutRelation where X: PlacePart, Offset == OpenSlot {
  /// As far inside what the anchors are related to, in points; for a centre to the right and
  /// down.
  public func offset(by distance: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .inward(Double(distance)) }
  }

  /// As far outside of what the anchors are related to, in points; for a centre to the left and up.
  public func inset(by distance: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .outward(Double(distance)) }
  }

  /// The same as ``offset(by:)``, which is the word of the dialect.
  public func offSet(_ distance: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    offset(by: distance)
  }

  /// The same as ``offset(by:)``, which is the word of the dialect.
  public func offsetted(by distance: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    offset(by: distance)
  }

  /// The same as ``inset(by:)``, which is the word of the dialect.
  public func insetted(by distance: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(by: distance)
  }

  fileprivate func offset(_ edges: UIEdgeInsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .inwardEdges(LayoutModel.EdgeInsets(edges)) }
  }

  fileprivate func inset(_ edges: UIEdgeInsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .outwardEdges(LayoutModel.EdgeInsets(edges)) }
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == OnePlace, Y.Extent == NoPlace, Offset == OpenSlot {
  /// The same as ``offset(by:)``.
  public func constant(_ distance: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    offset(by: distance)
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == NoPlace, Y.Extent == OnePlace, Offset == OpenSlot {
  /// The same as ``offset(by:)``.
  public func constant(_ distance: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    offset(by: distance)
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == OnePlace, Y.Extent == OnePlace, Offset == OpenSlot {
  /// As far inside what the corner or centre is related to, across and down, in points.
  public func offsetted(using offsets: AxisOffsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor>
  {
    offset(UIEdgeInsets(top: offsets.y, left: offsets.x, bottom: offsets.y, right: offsets.x))
  }

  /// As far outside of what the corner or centre is related to, across and down, in points.
  public func insetted(using insets: AxisInsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(UIEdgeInsets(top: insets.y, left: insets.x, bottom: insets.y, right: insets.x))
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == BothSides, Y.Extent == NoPlace, Offset == OpenSlot {
  /// As far inside what the sides are related to, each by its own distance, in points.
  public func offsetted(
    using offsets: HorizontalOffsets
  ) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    offset(UIEdgeInsets(left: offsets.left, right: offsets.right))
  }

  /// As far outside of what the sides are related to, each by its own distance, in points.
  public func insetted(
    using insets: HorizontalInsets
  ) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(UIEdgeInsets(left: insets.left, right: insets.right))
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == NoPlace, Y.Extent == BothSides, Offset == OpenSlot {
  /// As far inside what the sides are related to, each by its own distance, in points.
  public func offsetted(
    using offsets: VerticalOffsets
  ) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    offset(UIEdgeInsets(top: offsets.top, bottom: offsets.bottom))
  }

  /// As far outside of what the sides are related to, each by its own distance, in points.
  public func insetted(
    using insets: VerticalInsets
  ) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(UIEdgeInsets(top: insets.top, bottom: insets.bottom))
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == OnePlace, Y.Extent == BothSides, Offset == OpenSlot {
  /// As far inside what the three sides are related to, each by its own distance, in points.
  public func offsetted(using offsets: EdgeOffsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor>
  {
    offset(offsets)
  }

  /// As far outside of what the three sides are related to, each by its own distance, in points.
  public func insetted(using insets: EdgeInsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(insets)
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == BothSides, Y.Extent == OnePlace, Offset == OpenSlot {
  /// As far inside what the three sides are related to, each by its own distance, in points.
  public func offsetted(using offsets: EdgeOffsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor>
  {
    offset(offsets)
  }

  /// As far outside of what the three sides are related to, each by its own distance, in points.
  public func insetted(using insets: EdgeInsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(insets)
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == BothSides, Y.Extent == BothSides, Offset == OpenSlot {
  /// As far inside what the four sides are related to, each by its own distance, in points.
  public func offsetted(using offsets: EdgeOffsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor>
  {
    offset(offsets)
  }

  /// As far outside of what the four sides are related to, each by its own distance, in points.
  public func insetted(using insets: EdgeInsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(insets)
  }
}

// MARK: - Lengths

extension LayoutRelation where X.Extent == OneLength, Offset == OpenSlot {
  /// So much longer, in points.
  public func added(by length: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .raw(Double(length)) }
  }

  /// So much shorter, in points.
  public func substracted(by length: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .raw(-Double(length)) }
  }
}

extension LayoutRelation where X.Extent == BothLengths, Offset == OpenSlot {
  /// So much wider and higher, in points.
  public func added(by size: CGSize) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .size(size) }
  }

  /// So much narrower and lower, in points.
  public func substracted(by size: CGSize) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .size(CGSize(width: -size.width, height: -size.height)) }
  }
}

extension LayoutRelation where X: LengthPart, Factor == OpenSlot {
  /// So many times as long.
  public func multiplied(by factor: CGFloat) -> LayoutRelation<View, X, Y, Offset, GivenSlot> {
    with { $0.multiplier = Double(factor) }
  }
}

extension ConstantRule {
  /// A width and a height, as they are.
  static func size(_ size: CGSize) -> ConstantRule {
    .perAxis(PerAxis(horizontal: Double(size.width), vertical: Double(size.height)))
  }
}

extension LayoutModel.EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
