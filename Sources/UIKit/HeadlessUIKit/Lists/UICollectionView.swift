public import Foundation

/// A scrollable collection of items.
///
/// A layout pass asks the data source, makes the visible cells and places them as its collection
/// view layout determines.
open class UICollectionView: UIScrollView {
  /// The direction in which a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The collection scrolls vertically.
    case vertical = 0
    /// The collection scrolls horizontally.
    case horizontal
  }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the vertical centre.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the horizontal centre.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of the header of a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footer of a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutDidBecomeInvalid()
    }
  }
  /// The data source.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetItems() } }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items are requested before they are visible, which has no effect here.
  open var isPrefetchingEnabled = true
  /// The view behind all items.
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

  /// Creates a collection with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection with a flow layout; in UIKit this fails at run time without a layout.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection; the archive is not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Replaces the layout.
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
