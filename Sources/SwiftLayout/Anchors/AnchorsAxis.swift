public import HeadlessUIKit

/// What kind of attributes an expression has: places across, places down, or lengths.
///
/// The type says which expression follows when another attribute is written after it.
public protocol AnchorsAxis {
  /// Its type when followed by a horizontal position.
  associatedtype AfterX: AnchorsChain
  /// Its type when followed by a vertical position.
  associatedtype AfterY: AnchorsChain
  /// Its type when followed by a length.
  associatedtype AfterDimension: AnchorsChain
}

/// An axis on which attributes are places, which anchors of UIKit mark as well.
public protocol AnchorsPositionAxis: AnchorsAxis {
  /// The class of UIKit's anchors there.
  associatedtype Anchor: AnyObject
}

/// Places across: leading, trailing, left, right, the middle, and those of the margins.
public enum AnchorsXAxis: AnchorsPositionAxis {
  /// Its type when followed by a horizontal position.
  public typealias AfterX = AnchorsExpression<AnchorsXAxis>
  /// Its type when followed by a vertical position.
  public typealias AfterY = AnchorsMixedExpression
  /// Its type when followed by a length.
  public typealias AfterDimension = AnchorsMixedExpression
  /// The class of UIKit's anchors there.
  public typealias Anchor = NSLayoutXAxisAnchor
}

/// Places down: top, bottom, the middle, the baselines, and those of the margins.
public enum AnchorsYAxis: AnchorsPositionAxis {
  /// Its type when followed by a horizontal position.
  public typealias AfterX = AnchorsMixedExpression
  /// Its type when followed by a vertical position.
  public typealias AfterY = AnchorsExpression<AnchorsYAxis>
  /// Its type when followed by a length.
  public typealias AfterDimension = AnchorsMixedExpression
  /// The class of UIKit's anchors there.
  public typealias Anchor = NSLayoutYAxisAnchor
}

/// Lengths: width and height.
public enum AnchorsDimension: AnchorsAxis {
  /// Its type when followed by a horizontal position.
  public typealias AfterX = AnchorsMixedExpression
  /// Its type when followed by a vertical position.
  public typealias AfterY = AnchorsMixedExpression
  /// Its type when followed by a length.
  public typealias AfterDimension = AnchorsExpression<AnchorsDimension>
}
