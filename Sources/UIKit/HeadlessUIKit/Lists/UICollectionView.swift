public import Foundation

/// A scrollable collection of items.
///
/// A layout pass asks the data source, makes the visible cells and places them as its collection
/// view layout determines.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal
  }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutDidBecomeInvalid()
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetItems() } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Whether items are requested before they are visible, which has no effect here.
  open var isPrefetchingEnabled = true
  open var backgroundView: UIView?

  /// The visible views, in the order in which they were made.
  var shown: [CollectionElement] = []
  /// The number of items in each section; `nil` if the data source has not been asked.
  var counts: [Int]?
  var cells = ReusePool<UICollectionReusableView>()
  var between: [String: ReusePool<UICollectionReusableView>] = [:]
  var selection: [IndexPath] = []
  /// The size for which the layout was prepared; `nil` if it has to be prepared again.
  var preparedSize: CGSize?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection with a flow layout; in UIKit this fails at run time without a layout.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutItems()
  }

  open override var contentOffset: CGPoint {
    didSet { if contentOffset != oldValue { setNeedsLayout() } }
  }
}
