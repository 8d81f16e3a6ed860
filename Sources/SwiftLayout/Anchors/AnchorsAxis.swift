public import HeadlessUIKit

/// What kind of attributes an expression has: places across, places down, or lengths.
///
/// The type says which expression follows when another attribute is written behind it.
public protocol AnchorsAxis {
  /// What it becomes with a place across behind it.
  associatedtype AfterX: AnchorsChain
  /// What it becomes with a place down behind it.
  associatedtype AfterY: AnchorsChain
  /// What it becomes with a length behind it.
  associatedtype AfterDimension: AnchorsChain
}

/// An axis on which attributes are places, which anchors of UIKit mark as well.
public protocol AnchorsPositionAxis: AnchorsAxis {
  /// The class of UIKit's anchors there.
  associatedtype Anchor: AnyObject
}

/// Places across: leading, trailing, left, right, the middle, and those of the margins.
public enum AnchorsXAxis: AnchorsPositionAxis {
  /// What it becomes with a place across behind it.
  public typealias AfterX = AnchorsExpression<AnchorsXAxis>
  /// What it becomes with a place down behind it.
  public typealias AfterY = AnchorsMixedExpression
  /// What it becomes with a length behind it.
  public typealias AfterDimension = AnchorsMixedExpression
  /// The class of UIKit's anchors there.
  public typealias Anchor = NSLayoutXAxisAnchor
}

/// Places down: top, bottom, the middle, the baselines, and those of the margins.
public enum AnchorsYAxis: AnchorsPositionAxis {
  /// What it becomes with a place across behind it.
  public typealias AfterX = AnchorsMixedExpression
  /// What it becomes with a place down behind it.
  public typealias AfterY = AnchorsExpression<AnchorsYAxis>
  /// What it becomes with a length behind it.
  public typealias AfterDimension = AnchorsMixedExpression
  /// The class of UIKit's anchors there.
  public typealias Anchor = NSLayoutYAxisAnchor
}

/// Lengths: width and height.
public enum AnchorsDimension: AnchorsAxis {
  /// What it becomes with a place across behind it.
  public typealias AfterX = AnchorsMixedExpression
  /// What it becomes with a place down behind it.
  public typealias AfterY = AnchorsMixedExpression
  /// What it becomes with a length behind it.
  public typealias AfterDimension = AnchorsExpression<AnchorsDimension>
}
