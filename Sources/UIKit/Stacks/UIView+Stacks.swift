public import HeadlessUIKit

extension UIView {
  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: How the views lie across the stack.
  ///   - distribution: How the views fill the height of the stack.
  ///   - spacing: The distance between neighbouring views, in points.
  ///   - margins: The layout margins of the stack, in points; `nil` for none.
  ///   - views: The views, from top to bottom.
  /// - Returns: The stack.
  public static func vStack(
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill,
    spacing: CGFloat = 0, margins: UIEdgeInsets? = nil, _ views: [UIView]
  ) -> UIStackView {
    UIStackView(.vertical, alignment, distribution, spacing: spacing, margins: margins, views)
  }

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: How the views lie across the stack.
  ///   - distribution: How the views fill the width of the stack.
  ///   - spacing: The distance between neighbouring views, in points.
  ///   - margins: The layout margins of the stack, in points; `nil` for none.
  ///   - views: The views, in reading direction.
  /// - Returns: The stack.
  public static func hStack(
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill,
    spacing: CGFloat = 0, margins: UIEdgeInsets? = nil, _ views: [UIView]
  ) -> UIStackView {
    UIStackView(.horizontal, alignment, distribution, spacing: spacing, margins: margins, views)
  }

  /// Creates a spacer of exactly this many points.
  public static func spacer(length: CGFloat) -> UIView { Spacer(length, isFixed: true) }

  /// Creates a spacer of at least this many points.
  public static func spacer(minLength: CGFloat = 0) -> UIView { Spacer(minLength, isFixed: false) }
}

extension UIStackView {
  fileprivate convenience init(
    _ axis: NSLayoutConstraint.Axis, _ alignment: Alignment, _ distribution: Distribution,
    spacing: CGFloat, margins: UIEdgeInsets?, _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.alignment = alignment
    self.distribution = distribution
    self.spacing = spacing
    if let margins {
      isLayoutMarginsRelativeArrangement = true
      layoutMargins = margins
    }
  }
}
