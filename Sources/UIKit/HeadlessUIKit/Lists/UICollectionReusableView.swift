open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String?

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the size that the view prefers.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

open class UICollectionViewCell: UICollectionReusableView, SelfSizing {
  /// The view to which the content is added.
  open private(set) lazy var contentView: UIView = makeContentView()
  open var isSelected = false
  /// Whether the cell is highlighted by a touch.
  open var isHighlighted = false
  open var backgroundView: UIView?
  /// The background while the cell is selected.
  open var selectedBackgroundView: UIView?

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.width > 0, size.height > 0, size != layoutAttributes.size else {
      return layoutAttributes
    }
    let preferred = UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
    preferred.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return preferred
  }
}
