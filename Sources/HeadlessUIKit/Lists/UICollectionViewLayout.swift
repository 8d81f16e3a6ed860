public import Foundation

/// Where an item of a collection lies, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// Which item.
  open var indexPath: IndexPath
  /// Which kind of view lies between the items; nil for an item.
  open private(set) var representedElementKind: String?
  /// Where it lies in the content.
  open var frame = CGRect.zero
  /// How much of it shines through.
  open var alpha: CGFloat = 1
  /// What it lies in front of.
  open var zIndex = 0
  /// Whether it is not shown.
  open var isHidden = false
  /// How it is shown turned, scaled or shifted.
  open var transform = CGAffineTransform.identity

  /// Nothing about an item or a view between items.
  private init(_ kind: String?, _ indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = kind
    super.init()
  }

  /// Nothing about an item yet.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(nil, indexPath) }

  /// Nothing about a view between items yet.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(kind, indexPath)
  }

  /// How large it is; its middle stays.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// Its middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
}

/// How the items of a collection are placed; a subclass says where.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection it places.
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout that places nothing.
  public override init() { super.init() }

  /// A layout; the archive is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// Works out places before they are asked for.
  open func prepare() {}

  /// Asks for another layout.
  open func invalidateLayout() { collectionView?.layoutDidBecomeInvalid() }

  /// How large the whole content is.
  open var collectionViewContentSize: CGSize { .zero }

  /// Whatever lies in a part of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item lies.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view between items lies.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether other bounds need another layout; only a size does, unless a subclass says otherwise.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Whether an item that asks for another size gets another layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Where scrolling ends.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Takes over the size that an item asks for; whether that changed anything.
  func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
}
