public import HeadlessUIKit
import ConstraintSolver
import DialectCore

/// Attributes of one kind, in the order of writing: horizontal or vertical positions, or lengths.
///
/// Without a relation they are equal to those of the superview.
@preconcurrency @MainActor
public struct AnchorsExpression<Axis: AnchorsAxis>: AnchorsChain {
  /// The type when followed by a horizontal position.
  public typealias AfterX = Axis.AfterX
  /// The type when followed by a vertical position.
  public typealias AfterY = Axis.AfterY
  /// The type when followed by a length.
  public typealias AfterDimension = Axis.AfterDimension

  /// The attributes, in the order of writing.
  public let attributes: [NSLayoutConstraint.Attribute]

  /// Creates an expression of the given attributes.
  public init(attributes: [NSLayoutConstraint.Attribute]) { self.attributes = attributes }
}

// MARK: - To the superview, a view, a guide or an identifier

extension AnchorsExpression {
  /// Makes the attributes equal to those of the superview plus a constant.
  public func equalToSuper(
    attribute: NSLayoutConstraint.Attribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    related(.equal, .parent, attribute, .raw(Double(constant)))
  }

  /// Makes the attributes equal to those of the superview, moved inward by an offset in points.
  public func equalToSuper(
    attribute: NSLayoutConstraint.Attribute? = nil, inwardOffset: CGFloat
  ) -> Anchors {
    related(.equal, .parent, attribute, .inward(Double(inwardOffset)))
  }

  /// Makes the attributes equal to those of an item plus a constant.
  public func equalTo(
    _ item: some AnchorsItemable, attribute: NSLayoutConstraint.Attribute? = nil,
    constant: CGFloat = 0
  ) -> Anchors {
    related(.equal, item, attribute, .raw(Double(constant)))
  }

  /// Makes the attributes equal to those of an item, moved inward by an offset in points.
  public func equalTo(
    _ item: some AnchorsItemable, attribute: NSLayoutConstraint.Attribute? = nil,
    inwardOffset: CGFloat
  ) -> Anchors {
    related(.equal, item, attribute, .inward(Double(inwardOffset)))
  }

  /// Makes the attributes greater than or equal to those of the superview plus a constant.
  public func greaterThanOrEqualToSuper(
    attribute: NSLayoutConstraint.Attribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    related(.greaterOrEqual, .parent, attribute, .raw(Double(constant)))
  }

  /// Makes the attributes greater than or equal to those of the superview, moved inward by an
  /// offset.
  public func greaterThanOrEqualToSuper(
    attribute: NSLayoutConstraint.Attribute? = nil, inwardOffset: CGFloat
  ) -> Anchors {
    related(.greaterOrEqual, .parent, attribute, .inward(Double(inwardOffset)))
  }

  /// Makes the attributes greater than or equal to those of an item plus a constant.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItemable, attribute: NSLayoutConstraint.Attribute? = nil,
    constant: CGFloat = 0
  ) -> Anchors {
    related(.greaterOrEqual, item, attribute, .raw(Double(constant)))
  }

  /// Makes the attributes greater than or equal to those of an item, moved inward by an offset.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItemable, attribute: NSLayoutConstraint.Attribute? = nil,
    inwardOffset: CGFloat
  ) -> Anchors {
    related(.greaterOrEqual, item, attribute, .inward(Double(inwardOffset)))
  }

  /// Makes the attributes less than or equal to those of the superview plus a constant.
  public func lessThanOrEqualToSuper(
    attribute: NSLayoutConstraint.Attribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    related(.lessOrEqual, .parent, attribute, .raw(Double(constant)))
  }

  /// Makes the attributes less than or equal to those of the superview, moved inward by an offset.
  public func lessThanOrEqualToSuper(
    attribute: NSLayoutConstraint.Attribute? = nil, inwardOffset: CGFloat
  ) -> Anchors {
    related(.lessOrEqual, .parent, attribute, .inward(Double(inwardOffset)))
  }

  /// Makes the attributes less than or equal to those of an item plus a constant.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItemable, attribute: NSLayoutConstraint.Attribute? = nil,
    constant: CGFloat = 0
  ) -> Anchors {
    related(.lessOrEqual, item, attribute, .raw(Double(constant)))
  }

  /// Makes the attributes less than or equal to those of an item, moved inward by an offset.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItemable, attribute: NSLayoutConstraint.Attribute? = nil,
    inwardOffset: CGFloat
  ) -> Anchors {
    related(.lessOrEqual, item, attribute, .inward(Double(inwardOffset)))
  }
}
