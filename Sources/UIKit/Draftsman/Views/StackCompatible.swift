public import HeadlessUIKit

/// A view that arranges other views: a stack, or a scroll view with a stack inside.
@preconcurrency @MainActor
public protocol StackCompatible: UIView {
  /// The axis along which the views follow each other.
  var axis: NSLayoutConstraint.Axis { get set }
  /// The arranged views, in order.
  var arrangedSubviews: [UIView] { get }
  /// Adds a view to the end of the arranged views.
  func addArrangedSubview(_ view: UIView)
  /// Stops arranging a view, which remains a subview.
  func removeArrangedSubview(_ view: UIView)
}

extension UIStackView: StackCompatible {}
