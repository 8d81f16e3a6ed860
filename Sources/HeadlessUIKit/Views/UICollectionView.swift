public import Foundation

/// How the items of a collection are placed; nothing places them here.
open class UICollectionViewLayout: NSObject {
  /// A layout.
  public override init() { super.init() }
}

/// Rows of items.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Which way it is scrolled.
  public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical = 0
    /// Across.
    case horizontal
  }

  /// Which way it is scrolled.
  open var scrollDirection = ScrollDirection.vertical
  /// How large items are.
  open var itemSize = CGSize(width: 50, height: 50)
  /// How large items probably are.
  open var estimatedItemSize = CGSize.zero
  /// The least distance between rows.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between items.
  open var minimumInteritemSpacing: CGFloat = 10
  /// Room around a section.
  open var sectionInset = UIEdgeInsets.zero

  /// The size of items that say it themselves.
  public static let automaticSize = CGSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
}

/// Items that are scrolled.
///
/// There is no data source here: cells are made and laid out by themselves.
open class UICollectionView: UIScrollView {
  /// How its items are placed.
  open var collectionViewLayout: UICollectionViewLayout

  /// A collection of that frame.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// A collection that flows; UIKit insists on a layout only when the program runs.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// A collection; the archive is ignored.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
}

/// A view that a collection uses again.
open class UICollectionReusableView: UIView {
  /// What it is used again for.
  open var reuseIdentifier: String?

  /// Makes it ready to be used again.
  open func prepareForReuse() {}
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
}
