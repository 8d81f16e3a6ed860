public import HeadlessUIKit
import ConstraintSolver
import DialectCore

/// Attributes of different kinds, in the order of writing.
///
/// Each is related to the same attribute of another item. Without a relation they are equal to
/// those of the superview.
@preconcurrency @MainActor
public struct AnchorsMixedExpression: AnchorsChain {
  /// The type when followed by a horizontal position.
  public typealias AfterX = AnchorsMixedExpression
  /// The type when followed by a vertical position.
  public typealias AfterY = AnchorsMixedExpression
  /// The type when followed by a length.
  public typealias AfterDimension = AnchorsMixedExpression

  /// The attributes, in the order of writing.
  public let attributes: [NSLayoutConstraint.Attribute]

  /// Creates an expression of the given attributes.
  public init(attributes: [NSLayoutConstraint.Attribute]) { self.attributes = attributes }
}

extension AnchorsMixedExpression {
  /// Makes the attributes equal to those of the superview plus a constant.
  public func equalToSuper(constant: CGFloat = 0) -> Anchors {
    related(.equal, .parent, nil, .raw(Double(constant)))
  }

  /// Makes the attributes equal to those of the superview, moved inward by an offset in points.
  public func equalToSuper(inwardOffset: CGFloat) -> Anchors {
    related(.equal, .parent, nil, .inward(Double(inwardOffset)))
  }

  /// Makes the attributes equal to those of an item plus a constant.
  public func equalTo(_ item: some AnchorsItemable, constant: CGFloat = 0) -> Anchors {
    related(.equal, item, nil, .raw(Double(constant)))
  }

  /// Makes the attributes equal to those of an item, moved inward by an offset in points.
  public func equalTo(_ item: some AnchorsItemable, inwardOffset: CGFloat) -> Anchors {
    related(.equal, item, nil, .inward(Double(inwardOffset)))
  }

  /// Makes the attributes greater than or equal to those of the superview plus a constant.
  public func greaterThanOrEqualToSuper(constant: CGFloat = 0) -> Anchors {
    related(.greaterOrEqual, .parent, nil, .raw(Double(constant)))
  }

  /// Makes the attributes greater than or equal to those of the superview, moved inward by an
  /// offset.
  public func greaterThanOrEqualToSuper(inwardOffset: CGFloat) -> Anchors {
    related(.greaterOrEqual, .parent, nil, .inward(Double(inwardOffset)))
  }

  /// Makes the attributes greater than or equal to those of an item plus a constant.
  public func greaterThanOrEqualTo(_ item: some AnchorsItemable, constant: CGFloat = 0) -> Anchors {
    related(.greaterOrEqual, item, nil, .raw(Double(constant)))
  }

  /// Makes the attributes greater than or equal to those of an item, moved inward by an offset.
  public func greaterThanOrEqualTo(_ item: some AnchorsItemable, inwardOffset: CGFloat) -> Anchors {
    related(.greaterOrEqual, item, nil, .inward(Double(inwardOffset)))
  }

  /// Makes the attributes less than or equal to those of the superview plus a constant.
  public func lessThanOrEqualToSuper(constant: CGFloat = 0) -> Anchors {
    related(.lessOrEqual, .parent, nil, .raw(Double(constant)))
  }

  /// Makes the attributes less than or equal to those of the superview, moved inward by an offset.
  public func lessThanOrEqualToSuper(inwardOffset: CGFloat) -> Anchors {
    related(.lessOrEqual, .parent, nil, .inward(Double(inwardOffset)))
  }

  /// Makes the attributes less than or equal to those of an item plus a constant.
  public func lessThanOrEqualTo(_ item: some AnchorsItemable, constant: CGFloat = 0) -> Anchors {
    related(.lessOrEqual, item, nil, .raw(Double(constant)))
  }

  /// Makes the attributes less than or equal to those of an item, moved inward by an offset.
  public func lessThanOrEqualTo(_ item: some AnchorsItemable, inwardOffset: CGFloat) -> Anchors {
    related(.lessOrEqual, item, nil, .inward(Double(inwardOffset)))
  }
}
