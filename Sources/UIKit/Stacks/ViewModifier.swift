import Foundation
public import HeadlessUIKit
import DialectCore

/// A view whose size and appearance can be set in a chain of calls.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type that the modifiers return.
  associatedtype View: UIView

  /// Sets the width.
  func width(_ width: SpacerValue) -> View
  /// Sets the height.
  func height(_ height: SpacerValue) -> View
  /// Sets the radius of the corners, in points.
  func cornerRadius(_ cornerRadius: CGFloat) -> View
  /// Sets the background colour.
  func backgroundColor(_ backgroundColor: UIColor) -> View
}

extension UIView: ViewModifier {
  /// Constrains the width with a priority of 999, and returns the view.
  ///
  /// The first width constraint among those that the view itself holds is deactivated. A fraction
  /// of the superview's width takes effect once there is a superview.
  @discardableResult
  public func width(_ width: SpacerValue) -> UIView {
    translatesAutoresizingMaskIntoConstraints = false
    return constrain(.width, width, replacing: widthAnchor)
  }

  /// Constrains the height with a priority of 999, and returns the view.
  ///
  /// The first height constraint among those that the view itself holds is deactivated. A fraction
  /// of the superview's height takes effect once there is a superview.
  @discardableResult
  public func height(_ height: SpacerValue) -> UIView {
    constrain(.height, height, replacing: heightAnchor)
  }

  private func constrain(
    _ attribute: NSLayoutConstraint.Attribute, _ length: SpacerValue,
    replacing anchor: NSLayoutDimension
  ) -> UIView {
    constraints.first { $0.firstAnchor == anchor }?.isActive = false
    let length = length.modelled
    whenAttached(
      constraining: attribute,
      length.isFraction ? { [unowned self] in activate(attribute, length, in: $0) } : nil)
    if !length.isFraction { activate(attribute, length, in: nil) }
    return self
  }

  private func activate(
    _ attribute: NSLayoutConstraint.Attribute, _ length: StackLength, in superview: UIView?
  ) {
    let rule = attribute.modelled.flatMap { length.rule(for: self as NSObject, $0, in: superview) }
    if let rule { NSLayoutConstraint(rule).isActive = true }
  }

  /// Sets the radius of the corners in points, and returns the view.
  @discardableResult
  public func cornerRadius(_ cornerRadius: CGFloat) -> UIView {
    layer.cornerRadius = cornerRadius
    return self
  }

  /// Sets the background colour, and returns the view.
  @discardableResult
  public func backgroundColor(_ color: UIColor) -> UIView {
    backgroundColor = color
    return self
  }

  /// Sets how strongly the view refuses to become smaller than its content, and returns the view.
  @discardableResult
  public func contentCompressionResistancePriority(
    _ priority: UILayoutPriority, axis: NSLayoutConstraint.Axis
  ) -> UIView {
    translatesAutoresizingMaskIntoConstraints = false
    setContentCompressionResistancePriority(priority, for: axis)
    return self
  }

  /// Sets how strongly the view refuses to become larger than its content, and returns the view.
  @discardableResult
  public func contentHuggingPriority(
    _ priority: UILayoutPriority, axis: NSLayoutConstraint.Axis
  ) -> UIView {
    translatesAutoresizingMaskIntoConstraints = false
    setContentHuggingPriority(priority, for: axis)
    return self
  }
}
