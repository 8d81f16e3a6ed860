import Foundation
public import HeadlessUIKit
import DialectCore
import LayoutModel

/// Marks a number of a relation that can still be given.
public enum OpenSlot {}
/// Marks a number of a relation that has been given, or can no longer be given.
public enum GivenSlot {}

/// A relation of a view's anchors to something: `top.left.equal(with: .parent)`.
///
/// The next anchor, relation or method completes it and continues with the draft. An offset must
/// follow directly and can be given once: `Offset` and `Factor` are ``OpenSlot`` until then.
@preconcurrency @MainActor
public struct LayoutRelation<View: UIView, X: AnchorPart, Y: AnchorPart, Offset, Factor> {
  private let root: LayoutDraft<View>
  /// The relation, or `nil` if the other anchors no longer exist.
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

  /// Sets the priority of all constraints of the relation.
  public func priority(_ priority: UILayoutPriority) -> LayoutRelation<
    View, X, Y, GivenSlot, GivenSlot
  > {
    with { $0.priority = Double(priority.rawValue) }
  }

  /// Sets the priority of all constraints of the relation, in (0, 1000].
  public func priority(_ priority: Float) -> LayoutRelation<View, X, Y, GivenSlot, GivenSlot> {
    self.priority(UILayoutPriority(priority))
  }

  /// Sets the identifier of all constraints of the relation.
  public func identifier(_ identifier: String) -> LayoutRelation<View, X, Y, GivenSlot, GivenSlot> {
    with { $0.identifier = identifier }
  }
}

extension LayoutRelation: LayoutDrafting {
  /// The draft that the relation belongs to, after adding the relation to it.
  public var draft: LayoutDraft<View> {
    if let template { root.templates.append(template) }
    if let missing { root.missing.append(missing) }
    return root
  }
}

// MARK: - Places

extension LayoutRelation where X: PlacePart, Offset == OpenSlot {
  /// Moves the anchors inward by a distance in points; a centre moves to the right and down.
  public func offset(by distance: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .inward(Double(distance)) }
  }

  /// Moves the anchors outward by a distance in points; a centre moves to the left and up.
  public func inset(by distance: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .outward(Double(distance)) }
  }

  /// The same as ``offset(by:)``, under another name of Draftsman.
  public func offSet(_ distance: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    offset(by: distance)
  }

  /// The same as ``offset(by:)``, under another name of Draftsman.
  public func offsetted(by distance: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    offset(by: distance)
  }

  /// The same as ``inset(by:)``, under another name of Draftsman.
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
  /// Moves a corner or centre inward by a horizontal and a vertical distance, in points.
  public func offsetted(using offsets: AxisOffsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor>
  {
    offset(UIEdgeInsets(top: offsets.y, left: offsets.x, bottom: offsets.y, right: offsets.x))
  }

  /// Moves a corner or centre outward by a horizontal and a vertical distance, in points.
  public func insetted(using insets: AxisInsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(UIEdgeInsets(top: insets.y, left: insets.x, bottom: insets.y, right: insets.x))
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == BothSides, Y.Extent == NoPlace, Offset == OpenSlot {
  /// Moves both edges inward, each by its own distance in points.
  public func offsetted(
    using offsets: HorizontalOffsets
  ) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    offset(UIEdgeInsets(left: offsets.left, right: offsets.right))
  }

  /// Moves both edges outward, each by its own distance in points.
  public func insetted(
    using insets: HorizontalInsets
  ) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(UIEdgeInsets(left: insets.left, right: insets.right))
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == NoPlace, Y.Extent == BothSides, Offset == OpenSlot {
  /// Moves both edges inward, each by its own distance in points.
  public func offsetted(
    using offsets: VerticalOffsets
  ) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    offset(UIEdgeInsets(top: offsets.top, bottom: offsets.bottom))
  }

  /// Moves both edges outward, each by its own distance in points.
  public func insetted(
    using insets: VerticalInsets
  ) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(UIEdgeInsets(top: insets.top, bottom: insets.bottom))
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == OnePlace, Y.Extent == BothSides, Offset == OpenSlot {
  /// Moves the three edges inward, each by its own distance in points.
  public func offsetted(using offsets: EdgeOffsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor>
  {
    offset(offsets)
  }

  /// Moves the three edges outward, each by its own distance in points.
  public func insetted(using insets: EdgeInsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(insets)
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == BothSides, Y.Extent == OnePlace, Offset == OpenSlot {
  /// Moves the three edges inward, each by its own distance in points.
  public func offsetted(using offsets: EdgeOffsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor>
  {
    offset(offsets)
  }

  /// Moves the three edges outward, each by its own distance in points.
  public func insetted(using insets: EdgeInsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(insets)
  }
}

extension LayoutRelation
where X: PlacePart, X.Extent == BothSides, Y.Extent == BothSides, Offset == OpenSlot {
  /// Moves the four edges inward, each by its own distance in points.
  public func offsetted(using offsets: EdgeOffsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor>
  {
    offset(offsets)
  }

  /// Moves the four edges outward, each by its own distance in points.
  public func insetted(using insets: EdgeInsets) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    inset(insets)
  }
}

// MARK: - Lengths

extension LayoutRelation where X.Extent == OneLength, Offset == OpenSlot {
  /// Makes the view longer than the other length, by a number of points.
  public func added(by length: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .raw(Double(length)) }
  }

  /// Makes the view shorter than the other length, by a number of points.
  public func substracted(by length: CGFloat) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .raw(-Double(length)) }
  }
}

extension LayoutRelation where X.Extent == BothLengths, Offset == OpenSlot {
  /// Makes the view larger than the other size, by a width and height in points.
  public func added(by size: CGSize) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .size(size) }
  }

  /// Makes the view smaller than the other size, by a width and height in points.
  public func substracted(by size: CGSize) -> LayoutRelation<View, X, Y, GivenSlot, Factor> {
    with { $0.constant = .size(CGSize(width: -size.width, height: -size.height)) }
  }
}

extension LayoutRelation where X: LengthPart, Factor == OpenSlot {
  /// Multiplies the other length by a factor.
  public func multiplied(by factor: CGFloat) -> LayoutRelation<View, X, Y, Offset, GivenSlot> {
    with { $0.multiplier = Double(factor) }
  }
}

extension ConstantRule {
  /// Returns a width and a height as constants.
  static func size(_ size: CGSize) -> ConstantRule {
    .perAxis(PerAxis(horizontal: Double(size.width), vertical: Double(size.height)))
  }
}

extension LayoutModel.EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
