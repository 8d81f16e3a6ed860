public import Foundation

/// Items that are scrolled.
///
/// A layout asks the data source, makes the cells that are seen and gives them the places that the
/// collection's own layout says.
open class UICollectionView: UIScrollView {
  /// Which way items are scrolled.
  public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical = 0
    /// Across.
    case horizontal
  }

  /// Where an item shall be seen.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// What stands before a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// What stands behind a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// How its items are placed.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutDidBecomeInvalid()
    }
  }
  /// Who says what it shows.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetItems() } }
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// Whether items are asked for before they are seen; here they are not.
  open var isPrefetchingEnabled = true
  /// What lies behind all items.
  open var backgroundView: UIView?

  /// What is seen: by places, in the order in which it was made.
  var shown: [CollectionElement] = []
  /// How many items each section has; nil for not asked yet.
  var counts: [Int]?
  var cells = ReusePool<UICollectionReusableView>()
  var between: [String: ReusePool<UICollectionReusableView>] = [:]
  var selection: [IndexPath] = []
  /// The size that the layout was prepared for; nil where it has to be asked again.
  var preparedSize: CGSize?

  /// A collection of that frame.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection that flows; UIKit insists on a layout only when the program runs.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// A collection; the archive is ignored.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Takes another layout.
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
