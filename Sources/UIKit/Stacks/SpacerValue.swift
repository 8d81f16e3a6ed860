public import HeadlessUIKit
import DialectCore

/// A width or height for a view.
public enum SpacerValue {
  /// A fraction of the superview's width or height.
  case fraction(_ value: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal)
  /// A number of points.
  case point(_ value: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal)

  /// The same length in the terms that all dialects share.
  var modelled: StackLength {
    switch self {
    case .fraction(let part, let relation):
      StackLength(Double(part), isFraction: true, relation.modelled)
    case .point(let length, let relation):
      StackLength(Double(length), isFraction: false, relation.modelled)
    }
  }
}
