/// A view that a collection uses again.
open class UICollectionReusableView: UIView {
  /// What it is used again for.
  open var reuseIdentifier: String?

  /// Makes it ready to be used again.
  open func prepareForReuse() {}

  /// Takes over what the layout says of it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the layout says of it, with the size that its content asks for, if the layout lets it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView, SelfSizing {
  /// What it shows goes in here.
  open private(set) lazy var contentView: UIView = makeContentView()
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  /// What lies behind everything.
  open var backgroundView: UIView?
  /// What lies behind everything while it is chosen.
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
