public import HeadlessUIKit

/// What examples and previews show a stack with.
extension UIView {
  /// Puts its middle on that of its superview and keeps it within the sides.
  ///
  /// - Returns: The constraints; none for a view without superview.
  @discardableResult
  public func centerInSuperview() -> [NSLayoutConstraint] {
    pinned { superview in
      [
        centerXAnchor.constraint(equalTo: superview.centerXAnchor),
        centerYAnchor.constraint(equalTo: superview.centerYAnchor),
        leftAnchor.constraint(greaterThanOrEqualTo: superview.leftAnchor),
        rightAnchor.constraint(lessThanOrEqualTo: superview.rightAnchor),
      ]
    }
  }

  /// Makes it as wide as its superview.
  ///
  /// - Returns: The constraints; none for a view without superview.
  @discardableResult
  public func pinToHorizontalEdges() -> [NSLayoutConstraint] {
    pinned { superview in
      [
        leftAnchor.constraint(equalTo: superview.leftAnchor),
        rightAnchor.constraint(equalTo: superview.rightAnchor),
      ]
    }
  }

  private func pinned(_ make: (UIView) -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    guard let superview else { return [] }
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = make(superview)
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  /// Gives it and every view inside a thin red border.
  public func addBorderRecursively() {
    layer.borderWidth = 1
    layer.borderColor = UIColor.red.cgColor
    for view in subviews { view.addBorderRecursively() }
  }
}
