public import HeadlessUIKit

/// How long something should be.
public enum SpacerValue {
  /// That part of the superview's length.
  case fraction(_ value: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal)
  /// That many points.
  case point(_ value: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal)
}
