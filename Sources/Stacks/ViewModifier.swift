import Foundation
public import HeadlessUIKit
import DialectCore

/// A view whose size and looks can be chained.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// What a modifier gives.
  associatedtype View: UIView

  /// Says how wide it should be.
  func width(_ width: SpacerValue) -> View
  /// Says how high it should be.
  func height(_ height: SpacerValue) -> View
  /// Says how round its corners are, in points.
  func cornerRadius(_ cornerRadius: CGFloat) -> View
  /// Sets its background.
  func backgroundColor(_ backgroundColor: UIColor) -> View
}

extension UIView: ViewModifier {
  /// Says how wide it should be, a little less than required.
  ///
  /// The first constraint of the width among those that the view itself holds is deactivated.
  /// A part of the superview waits until there is one.
  @discardableResult
  public func width(_ width: SpacerValue) -> UIView {
    translatesAutoresizingMaskIntoConstraints = false
    return constrain(.width, width, replacing: widthAnchor)
  }

  /// Says how high it should be, a little less than required.
  ///
  /// The first constraint of the height among those that the view itself holds is deactivated.
  /// A part of the superview waits until there is one.
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

  /// Says how round its corners are, in points.
  @discardableResult
  public func cornerRadius(_ cornerRadius: CGFloat) -> UIView {
    layer.cornerRadius = cornerRadius
    return self
  }

  /// Sets its background.
  @discardableResult
  public func backgroundColor(_ color: UIColor) -> UIView {
    backgroundColor = color
    return self
  }

  /// Says how strongly it refuses to shrink below its content.
  @discardableResult
  public func contentCompressionResistancePriority(
    _ priority: UILayoutPriority, axis: NSLayoutConstraint.Axis
  ) -> UIView {
    translatesAutoresizingMaskIntoConstraints = false
    setContentCompressionResistancePriority(priority, for: axis)
    return self
  }

  /// Says how strongly it refuses to grow beyond its content.
  @discardableResult
  public func contentHuggingPriority(
    _ priority: UILayoutPriority, axis: NSLayoutConstraint.Axis
  ) -> UIView {
    translatesAutoresizingMaskIntoConstraints = false
    setContentHuggingPriority(priority, for: axis)
    return self
  }
}
