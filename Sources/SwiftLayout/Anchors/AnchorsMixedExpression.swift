public import HeadlessUIKit
import ConstraintSolver
import DialectCore

/// Attributes of both axes, or places and lengths together, in the order of writing.
///
/// Each is related to the same attribute of something else. Written alone in a block they are equal
/// to those of the superview.
@preconcurrency @MainActor
public struct AnchorsMixedExpression: AnchorsChain {
  /// Its type when followed by a horizontal position.
  public typealias AfterX = AnchorsMixedExpression
  /// Its type when followed by a vertical position.
  public typealias AfterY = AnchorsMixedExpression
  /// Its type when followed by a length.
  public typealias AfterDimension = AnchorsMixedExpression

  /// Its attributes, in the order of writing.
  public let attributes: [NSLayoutConstraint.Attribute]

  /// An expression of those attributes.
  public init(attributes: [NSLayoutConstraint.Attribute]) { self.attributes = attributes }
}

extension AnchorsMixedExpression {
  /// They are the superview's, plus a constant as it is.
  public func equalToSuper(constant: CGFloat = 0) -> Anchors {
    related(.equal, .parent, nil, .raw(Double(constant)))
  }

  /// They are the superview's, so many points further inside.
  public func equalToSuper(inwardOffset: CGFloat) -> Anchors {
    related(.equal, .parent, nil, .inward(Double(inwardOffset)))
  }

  /// They are those of an item, plus a constant as it is.
  public func equalTo(_ item: some AnchorsItemable, constant: CGFloat = 0) -> Anchors {
    related(.equal, item, nil, .raw(Double(constant)))
  }

  /// They are those of an item, so many points further inside.
  public func equalTo(_ item: some AnchorsItemable, inwardOffset: CGFloat) -> Anchors {
    related(.equal, item, nil, .inward(Double(inwardOffset)))
  }

  /// They are at least the superview's, plus a constant as it is.
  public func greaterThanOrEqualToSuper(constant: CGFloat = 0) -> Anchors {
    related(.greaterOrEqual, .parent, nil, .raw(Double(constant)))
  }

  /// They are at least the superview's, so many points further inside.
  public func greaterThanOrEqualToSuper(inwardOffset: CGFloat) -> Anchors {
    related(.greaterOrEqual, .parent, nil, .inward(Double(inwardOffset)))
  }

  /// They are at least those of an item, plus a constant as it is.
  public func greaterThanOrEqualTo(_ item: some AnchorsItemable, constant: CGFloat = 0) -> Anchors {
    related(.greaterOrEqual, item, nil, .raw(Double(constant)))
  }

  /// They are at least those of an item, so many points further inside.
  public func greaterThanOrEqualTo(_ item: some AnchorsItemable, inwardOffset: CGFloat) -> Anchors {
    related(.greaterOrEqual, item, nil, .inward(Double(inwardOffset)))
  }

  /// They are at most the superview's, plus a constant as it is.
  public func lessThanOrEqualToSuper(constant: CGFloat = 0) -> Anchors {
    related(.lessOrEqual, .parent, nil, .raw(Double(constant)))
  }

  /// They are at most the superview's, so many points further inside.
  public func lessThanOrEqualToSuper(inwardOffset: CGFloat) -> Anchors {
    related(.lessOrEqual, .parent, nil, .inward(Double(inwardOffset)))
  }

  /// They are at most those of an item, plus a constant as it is.
  public func lessThanOrEqualTo(_ item: some AnchorsItemable, constant: CGFloat = 0) -> Anchors {
    related(.lessOrEqual, item, nil, .raw(Double(constant)))
  }

  /// They are at most those of an item, so many points further inside.
  public func lessThanOrEqualTo(_ item: some AnchorsItemable, inwardOffset: CGFloat) -> Anchors {
    related(.lessOrEqual, item, nil, .inward(Double(inwardOffset)))
  }
}
