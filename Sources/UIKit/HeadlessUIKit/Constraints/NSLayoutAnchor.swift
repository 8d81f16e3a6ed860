public import Foundation
import LayoutModel

/// A position or length of a view or guide for making constraints; its type tells which can be
/// related.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated let place: LayoutPlace

  init(_ place: LayoutPlace) {
    self.place = place
    super.init()
  }

  /// The item and attribute, as UIKit prints them in constraints.
  open var name: String { place.description }

  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { place.item }

  /// Returns the constraint `self == anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  /// Returns the constraint `self >= anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor) }

  /// Returns the constraint `self <= anchor`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor) }

  /// Returns the constraint `self == anchor + c`.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: c) }

  /// Returns the constraint `self >= anchor + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: c) }

  /// Returns the constraint `self <= anchor + c`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: c) }

  /// Whether its position is ambiguous, given all constraints.
  open var hasAmbiguousLayout: Bool { place.item?.itemView?.isAmbiguous(at: place) ?? false }

  /// The constraints that affect its position.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    place.item?.itemView?.constraintsAffecting(place) ?? []
  }

  /// The text of the anchor, such as `<NSLayoutXAxisAnchor:0x7f8a "UIView:0x7f9c.leading">`.
  open override var description: String {
    MainActor.assumeIsolated { "<\(className):\(address) \"\(place.description)\">" }
  }

  /// Returns whether another anchor stands for the same attribute of the same item.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any PlacedAnchor else { return false }
    return place == other.place
  }

  /// The hash value, which is equal for equal anchors.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(place.item.map { ObjectIdentifier($0) })
    hasher.combine(place.attribute)
    hasher.combine(place.originAttribute)
    return hasher.finalize()
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    times multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    if let exception = UnitCheck(self, anchor).exception {
      exception.raise()
    } else {
      constraint.relate(
        place, relation, anchor.place, multiplier: multiplier, constant: constant)
    }
    return constraint
  }
}

/// The part that anchors of all types have in common.
@MainActor
protocol PlacedAnchor: NSObject {
  nonisolated var place: LayoutPlace { get }
}

extension NSLayoutAnchor: PlacedAnchor {}

/// Checks whether two anchors of one axis can be related; leading and trailing cannot be related to
/// left and right.
@MainActor
private struct UnitCheck {
  let exception: LayoutException?

  init(_ first: any PlacedAnchor, _ second: any PlacedAnchor) {
    let attributes = [first.place.attribute.modelled, second.place.attribute.modelled]
    let isMixed =
      attributes.contains { $0?.followsLanguage ?? false }
      && attributes.contains { $0?.ignoresLanguage ?? false }
    guard isMixed, !first.place.isDistance else {
      exception = nil
      return
    }
    exception = .invalidArgument(
      "NSLayoutConstraint for \(first): A constraint cannot be made between \(first) and "
        + "\(second) because their units are not compatible.")
  }
}

/// An anchor for a horizontal position: leading, trailing, left, right or the horizontal centre.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one as a dimension.
  open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutPlace(from: place, to: other.place))
  }

  /// Returns a constraint that places this anchor at a multiple of the system spacing after
  /// another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// Returns a constraint that keeps this anchor at least a multiple of the system spacing after
  /// another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// Returns a constraint that keeps this anchor at most a multiple of the system spacing after
  /// another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// An anchor for a vertical position: top, bottom, the vertical centre or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one as a dimension.
  open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutPlace(from: place, to: other.place))
  }

  /// Returns a constraint that places this anchor at a multiple of the system spacing below
  /// another.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// Returns a constraint that keeps this anchor at least a multiple of the system spacing below
  /// another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// Returns a constraint that keeps this anchor at most a multiple of the system spacing below
  /// another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

extension NSLayoutAnchor {
  /// Returns a constraint whose constant is a multiple of the system spacing; a negative multiplier
  /// counts as zero, as in UIKit.
  fileprivate func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let distance = Stack.systemSpacing(times: Double(multiplier))
    let result = constraint(relation, anchor, constant: CGFloat(distance))
    result.hasSystemSpacing = true
    return result
  }
}

/// An anchor for a length: a width, a height, or the distance between two anchors.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns the constraint `self == c`.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.equal, c) }

  /// Returns the constraint `self >= c`.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.greaterThanOrEqual, c)
  }

  /// Returns the constraint `self <= c`.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.lessThanOrEqual, c)
  }

  /// Returns the constraint `self == m * anchor`.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, times: m) }

  /// Returns the constraint `self >= m * anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, times: m) }

  /// Returns the constraint `self <= m * anchor`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, times: m) }

  /// Returns the constraint `self == m * anchor + c`.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, times: m, constant: c) }

  /// Returns the constraint `self >= m * anchor + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, times: m, constant: c) }

  /// Returns the constraint `self <= m * anchor + c`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, times: m, constant: c) }

  private func fixed(
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.relate(place, relation, nil, multiplier: 1, constant: constant)
    return constraint
  }
}
