public import HeadlessUIKit

/// The kind of the attributes in an expression: horizontal positions, vertical positions, or
/// lengths.
///
/// It determines the type of the expression when another attribute is appended.
public protocol AnchorsAxis {
  /// The type when followed by a horizontal position.
  associatedtype AfterX: AnchorsChain
  /// The type when followed by a vertical position.
  associatedtype AfterY: AnchorsChain
  /// The type when followed by a length.
  associatedtype AfterDimension: AnchorsChain
}

/// The kind of positions on one axis, for which UIKit has a class of anchors.
public protocol AnchorsPositionAxis: AnchorsAxis {
  /// UIKit's class of anchors on the axis.
  associatedtype Anchor: AnyObject
}

/// Horizontal positions: leading, trailing, left, right and centre, and those of the margins.
public enum AnchorsXAxis: AnchorsPositionAxis {
  /// The type when followed by a horizontal position.
  public typealias AfterX = AnchorsExpression<AnchorsXAxis>
  /// The type when followed by a vertical position.
  public typealias AfterY = AnchorsMixedExpression
  /// The type when followed by a length.
  public typealias AfterDimension = AnchorsMixedExpression
  /// UIKit's class of anchors on the axis.
  public typealias Anchor = NSLayoutXAxisAnchor
}

/// Vertical positions: top, bottom, centre and baselines, and those of the margins.
public enum AnchorsYAxis: AnchorsPositionAxis {
  /// The type when followed by a horizontal position.
  public typealias AfterX = AnchorsMixedExpression
  /// The type when followed by a vertical position.
  public typealias AfterY = AnchorsExpression<AnchorsYAxis>
  /// The type when followed by a length.
  public typealias AfterDimension = AnchorsMixedExpression
  /// UIKit's class of anchors on the axis.
  public typealias Anchor = NSLayoutYAxisAnchor
}

/// Lengths: width and height.
public enum AnchorsDimension: AnchorsAxis {
  /// The type when followed by a horizontal position.
  public typealias AfterX = AnchorsMixedExpression
  /// The type when followed by a vertical position.
  public typealias AfterY = AnchorsMixedExpression
  /// The type when followed by a length.
  public typealias AfterDimension = AnchorsExpression<AnchorsDimension>
}
