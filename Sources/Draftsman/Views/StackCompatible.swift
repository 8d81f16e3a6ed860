public import HeadlessUIKit

/// A view that arranges views: a stack, or a scroll view with a stack inside.
@preconcurrency @MainActor
public protocol StackCompatible: UIView {
  /// The direction views follow each other in.
  var axis: NSLayoutConstraint.Axis { get set }
  /// The views it arranges, in order.
  var arrangedSubviews: [UIView] { get }
  /// Arranges a view after all others.
  func addArrangedSubview(_ view: UIView)
  /// Arranges a view no longer; it stays inside.
  func removeArrangedSubview(_ view: UIView)
}

extension UIStackView: StackCompatible {}
