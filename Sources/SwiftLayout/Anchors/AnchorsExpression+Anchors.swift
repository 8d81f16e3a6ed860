public import HeadlessUIKit
import ConstraintSolver
import DialectCore

// MARK: - To anchors of UIKit

extension AnchorsExpression where Axis: AnchorsPositionAxis {
  /// They are where an anchor is, plus a constant as it is.
  public func equalTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, constant: CGFloat = 0) -> Anchors {
    related(.equal, anchor, .raw(Double(constant)))
  }

  /// They are where an anchor is, so many points further inside.
  public func equalTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, inwardOffset: CGFloat) -> Anchors {
    related(.equal, anchor, .inward(Double(inwardOffset)))
  }

  /// They are at least where an anchor is, plus a constant as it is.
  public func greaterThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, constant: CGFloat = 0)
    -> Anchors
  {
    related(.greaterOrEqual, anchor, .raw(Double(constant)))
  }

  /// They are at least where an anchor is, so many points further inside.
  public func greaterThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, inwardOffset: CGFloat)
    -> Anchors
  {
    related(.greaterOrEqual, anchor, .inward(Double(inwardOffset)))
  }

  /// They are at most where an anchor is, plus a constant as it is.
  public func lessThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, constant: CGFloat = 0)
    -> Anchors
  {
    related(.lessOrEqual, anchor, .raw(Double(constant)))
  }

  /// They are at most where an anchor is, so many points further inside.
  public func lessThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, inwardOffset: CGFloat)
    -> Anchors
  {
    related(.lessOrEqual, anchor, .inward(Double(inwardOffset)))
  }
}

// MARK: - Lengths

extension AnchorsExpression where Axis == AnchorsDimension {
  /// They are that many points.
  public func equalTo(constant: CGFloat) -> Anchors { related(.equal, nil, .raw(Double(constant))) }

  /// They are as long as an anchor's, plus a constant.
  public func equalTo(_ dimension: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    related(.equal, dimension, .raw(Double(constant)))
  }

  /// They are at least that many points.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    related(.greaterOrEqual, nil, .raw(Double(constant)))
  }

  /// They are at least as long as an anchor's, plus a constant.
  public func greaterThanOrEqualTo(
    _ dimension: NSLayoutDimension, constant: CGFloat = 0
  ) -> Anchors {
    related(.greaterOrEqual, dimension, .raw(Double(constant)))
  }

  /// They are at most that many points.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    related(.lessOrEqual, nil, .raw(Double(constant)))
  }

  /// They are at most as long as an anchor's, plus a constant.
  public func lessThanOrEqualTo(_ dimension: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    related(.lessOrEqual, dimension, .raw(Double(constant)))
  }
}
