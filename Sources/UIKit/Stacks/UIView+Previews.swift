public import HeadlessUIKit
import DialectCore

/// Methods for showing a stack in examples and previews.
extension UIView {
  /// Centres the view in its superview and keeps it within the left and right edges.
  ///
  /// - Returns: The constraints; none if the view has no superview.
  @discardableResult
  public func centerInSuperview() -> [NSLayoutConstraint] { pinned(.centre) }

  /// Ties the left and right edges to those of the superview.
  ///
  /// - Returns: The constraints; none if the view has no superview.
  @discardableResult
  public func pinToHorizontalEdges() -> [NSLayoutConstraint] { pinned(.sides) }

  private func pinned(_ pinning: Pinning) -> [NSLayoutConstraint] {
    var tree = UIKitObjects()
    return tree.pin(self, pinning, at: ())
  }

  /// Gives the view and all views inside it a red border, 1 point wide.
  public func addBorderRecursively() {
    layer.borderWidth = 1
    layer.borderColor = UIColor.red.cgColor
    for view in subviews { view.addBorderRecursively() }
  }
}
