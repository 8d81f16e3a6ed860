public import HeadlessUIKit
import ConstraintSolver
import DialectCore

/// Attributes of one axis, or lengths, in the order of writing.
///
/// Written alone in a block they are equal to those of the superview.
@preconcurrency @MainActor
public struct AnchorsExpression<Axis: AnchorsAxis>: AnchorsChain {
  /// Its type when followed by a horizontal position.
  public typealias AfterX = Axis.AfterX
  /// Its type when followed by a vertical position.
  public typealias AfterY = Axis.AfterY
  /// Its type when followed by a length.
  public typealias AfterDimension = Axis.AfterDimension

  /// Its attributes, in the order of writing.
  public let attributes: [NSLayoutConstraint.Attribute]

  /// An expression of those attributes.
  public init(attributes: [NSLayoutConstraint.Attribute]) { self.attributes = attributes }
}

// MARK: - To the superview, a view, a guide or an identifier

extension AnchorsExpression {
  /// They are the superview's, plus a constant as it is.
  public func equalToSuper(
    attribute: NSLayoutConstraint.Attribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    related(.equal, .parent, attribute, .raw(Double(constant)))
  }

  /// They are the superview's, so many points further inside.
  public func equalToSuper(
    attribute: NSLayoutConstraint.Attribute? = nil, inwardOffset: CGFloat
  ) -> Anchors {
    related(.equal, .parent, attribute, .inward(Double(inwardOffset)))
  }

  /// They are those of an item, plus a constant as it is.
  public func equalTo(
    _ item: some AnchorsItemable, attribute: NSLayoutConstraint.Attribute? = nil,
    constant: CGFloat = 0
  ) -> Anchors {
    related(.equal, item, attribute, .raw(Double(constant)))
  }

  /// They are those of an item, so many points further inside.
  public func equalTo(
    _ item: some AnchorsItemable, attribute: NSLayoutConstraint.Attribute? = nil,
    inwardOffset: CGFloat
  ) -> Anchors {
    related(.equal, item, attribute, .inward(Double(inwardOffset)))
  }

  /// They are at least the superview's, plus a constant as it is.
  public func greaterThanOrEqualToSuper(
    attribute: NSLayoutConstraint.Attribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    related(.greaterOrEqual, .parent, attribute, .raw(Double(constant)))
  }

  /// They are at least the superview's, so many points further inside.
  public func greaterThanOrEqualToSuper(
    attribute: NSLayoutConstraint.Attribute? = nil, inwardOffset: CGFloat
  ) -> Anchors {
    related(.greaterOrEqual, .parent, attribute, .inward(Double(inwardOffset)))
  }

  /// They are at least those of an item, plus a constant as it is.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItemable, attribute: NSLayoutConstraint.Attribute? = nil,
    constant: CGFloat = 0
  ) -> Anchors {
    related(.greaterOrEqual, item, attribute, .raw(Double(constant)))
  }

  /// They are at least those of an item, so many points further inside.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItemable, attribute: NSLayoutConstraint.Attribute? = nil,
    inwardOffset: CGFloat
  ) -> Anchors {
    related(.greaterOrEqual, item, attribute, .inward(Double(inwardOffset)))
  }

  /// They are at most the superview's, plus a constant as it is.
  public func lessThanOrEqualToSuper(
    attribute: NSLayoutConstraint.Attribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    related(.lessOrEqual, .parent, attribute, .raw(Double(constant)))
  }

  /// They are at most the superview's, so many points further inside.
  public func lessThanOrEqualToSuper(
    attribute: NSLayoutConstraint.Attribute? = nil, inwardOffset: CGFloat
  ) -> Anchors {
    related(.lessOrEqual, .parent, attribute, .inward(Double(inwardOffset)))
  }

  /// They are at most those of an item, plus a constant as it is.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItemable, attribute: NSLayoutConstraint.Attribute? = nil,
    constant: CGFloat = 0
  ) -> Anchors {
    related(.lessOrEqual, item, attribute, .raw(Double(constant)))
  }

  /// They are at most those of an item, so many points further inside.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItemable, attribute: NSLayoutConstraint.Attribute? = nil,
    inwardOffset: CGFloat
  ) -> Anchors {
    related(.lessOrEqual, item, attribute, .inward(Double(inwardOffset)))
  }
}
