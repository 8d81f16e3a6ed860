public import HeadlessUIKit

extension UIView {
  /// A column of views.
  ///
  /// - Parameters:
  ///   - alignment: How the views lie across the column.
  ///   - distribution: How they share its height.
  ///   - spacing: The distance between neighbours, in points.
  ///   - margins: The distances to keep from the column's own edges; nil for none.
  ///   - views: The views, from top to bottom.
  /// - Returns: The stack.
  public static func vStack(
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill,
    spacing: CGFloat = 0, margins: UIEdgeInsets? = nil, _ views: [UIView]
  ) -> UIStackView {
    UIStackView(.vertical, alignment, distribution, spacing: spacing, margins: margins, views)
  }

  /// A row of views.
  ///
  /// - Parameters:
  ///   - alignment: How the views lie across the row.
  ///   - distribution: How they share its width.
  ///   - spacing: The distance between neighbours, in points.
  ///   - margins: The distances to keep from the row's own edges; nil for none.
  ///   - views: The views, in reading direction.
  /// - Returns: The stack.
  public static func hStack(
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill,
    spacing: CGFloat = 0, margins: UIEdgeInsets? = nil, _ views: [UIView]
  ) -> UIStackView {
    UIStackView(.horizontal, alignment, distribution, spacing: spacing, margins: margins, views)
  }

  /// Room of that length between two views of a stack.
  public static func spacer(length: CGFloat) -> UIView { Spacer(length, isFixed: true) }

  /// Room of at least that length between two views of a stack.
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
