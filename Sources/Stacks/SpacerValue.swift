public import HeadlessUIKit
import DialectCore

/// How long something should be.
public enum SpacerValue {
  /// That part of the superview's length.
  case fraction(_ value: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal)
  /// That many points.
  case point(_ value: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal)

  /// The same for all dialects.
  var modelled: StackLength {
    switch self {
    case .fraction(let part, let relation):
      StackLength(Double(part), isFraction: true, relation.modelled)
    case .point(let length, let relation):
      StackLength(Double(length), isFraction: false, relation.modelled)
    }
  }
}
