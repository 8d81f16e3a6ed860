public import Foundation

/// The position and appearance of a view in a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  /// The kind of supplementary view; `nil` for a cell.
  open private(set) var representedElementKind: String?
  /// The frame in the content of the collection.
  open var frame = CGRect.zero
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity

  /// Creates attributes for a cell or supplementary view.
  private init(_ kind: String?, _ indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = kind
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) { self.init(nil, indexPath) }

  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(kind, indexPath)
  }

  /// The size; setting it keeps the centre.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
}

/// The layout of a collection, which subclasses implement.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Prepares the layout before attributes are requested.
  open func prepare() {}

  open func invalidateLayout() { collectionView?.layoutDidBecomeInvalid() }

  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all views in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns whether new bounds invalidate the layout; by default only a new size does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Returns whether a preferred size of an item invalidates the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the offset at which scrolling ends.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Accepts the size that an item prefers; returns whether that changes anything.
  func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
}
