public import HeadlessUIKit
import DialectCore

/// What examples and previews show a stack with.
extension UIView {
  /// Puts its middle on that of its superview and keeps it within the sides.
  ///
  /// - Returns: The constraints; none for a view without superview.
  @discardableResult
  public func centerInSuperview() -> [NSLayoutConstraint] { pinned(.centre) }

  /// Makes it as wide as its superview.
  ///
  /// - Returns: The constraints; none for a view without superview.
  @discardableResult
  public func pinToHorizontalEdges() -> [NSLayoutConstraint] { pinned(.sides) }

  private func pinned(_ pinning: Pinning) -> [NSLayoutConstraint] {
    var tree = UIKitObjects()
    return tree.pin(self, pinning, at: ())
  }

  /// Gives it and every view inside a thin red border.
  public func addBorderRecursively() {
    layer.borderWidth = 1
    layer.borderColor = UIColor.red.cgColor
    for view in subviews { view.addBorderRecursively() }
  }
}
