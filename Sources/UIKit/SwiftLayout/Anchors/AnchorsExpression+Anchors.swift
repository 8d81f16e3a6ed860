public import HeadlessUIKit
import ConstraintSolver
import DialectCore

// MARK: - To anchors of UIKit

extension AnchorsExpression where Axis: AnchorsPositionAxis {
  /// Makes the attributes equal to an anchor plus a constant.
  public func equalTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, constant: CGFloat = 0) -> Anchors {
    related(.equal, anchor, .raw(Double(constant)))
  }

  /// Makes the attributes equal to an anchor, moved inward by an offset in points.
  public func equalTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, inwardOffset: CGFloat) -> Anchors {
    related(.equal, anchor, .inward(Double(inwardOffset)))
  }

  /// Makes the attributes greater than or equal to an anchor plus a constant.
  public func greaterThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, constant: CGFloat = 0)
    -> Anchors
  {
    related(.greaterOrEqual, anchor, .raw(Double(constant)))
  }

  /// Makes the attributes greater than or equal to an anchor, moved inward by an offset in points.
  public func greaterThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, inwardOffset: CGFloat)
    -> Anchors
  {
    related(.greaterOrEqual, anchor, .inward(Double(inwardOffset)))
  }

  /// Makes the attributes less than or equal to an anchor plus a constant.
  public func lessThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, constant: CGFloat = 0)
    -> Anchors
  {
    related(.lessOrEqual, anchor, .raw(Double(constant)))
  }

  /// Makes the attributes less than or equal to an anchor, moved inward by an offset in points.
  public func lessThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, inwardOffset: CGFloat)
    -> Anchors
  {
    related(.lessOrEqual, anchor, .inward(Double(inwardOffset)))
  }
}

// MARK: - Lengths

extension AnchorsExpression where Axis == AnchorsDimension {
  /// Makes the lengths equal to a number of points.
  public func equalTo(constant: CGFloat) -> Anchors { related(.equal, nil, .raw(Double(constant))) }

  /// Makes the lengths equal to a dimension plus a constant.
  public func equalTo(_ dimension: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    related(.equal, dimension, .raw(Double(constant)))
  }

  /// Makes the lengths greater than or equal to a number of points.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    related(.greaterOrEqual, nil, .raw(Double(constant)))
  }

  /// Makes the lengths greater than or equal to a dimension plus a constant.
  public func greaterThanOrEqualTo(
    _ dimension: NSLayoutDimension, constant: CGFloat = 0
  ) -> Anchors {
    related(.greaterOrEqual, dimension, .raw(Double(constant)))
  }

  /// Makes the lengths less than or equal to a number of points.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    related(.lessOrEqual, nil, .raw(Double(constant)))
  }

  /// Makes the lengths less than or equal to a dimension plus a constant.
  public func lessThanOrEqualTo(_ dimension: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    related(.lessOrEqual, dimension, .raw(Double(constant)))
  }
}
