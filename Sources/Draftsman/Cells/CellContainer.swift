public import Foundation
public import HeadlessUIKit

/// A view that shows items in cells.
@preconcurrency @MainActor
public protocol CellContainer: UIScrollView {
  /// The class of its cells.
  associatedtype Cell: UIView
  /// The class of the list itself.
  associatedtype List: UIView
  /// An empty list.
  static var emptyList: List { get }
  /// How high cells are that do not say it themselves, in points.
  var usualCellHeight: CGFloat { get }
}

extension UITableView: CellContainer {
  /// Rows.
  public typealias Cell = UITableViewCell
  /// A table.
  public static var emptyList: UITableView { UITableView(frame: .zero, style: .plain) }
  /// Its `rowHeight`, or 44.
  public var usualCellHeight: CGFloat { rowHeight > 0 ? rowHeight : 44 }
}

extension UICollectionView: CellContainer {
  /// Items.
  public typealias Cell = UICollectionViewCell
  /// A collection that flows.
  public static var emptyList: UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
  /// The height of the items of its flow layout, or 50.
  public var usualCellHeight: CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height ?? 50
  }
}

extension CellContainer {
  /// The cells it shows, by sections, in order.
  public var renderedCells: [[UIView]] { PlanMemory.of(self).cells?.cells ?? [] }

  /// What rendering changed the last time; nil if nothing was rendered.
  public var lastCellDifference: CellDifference? { PlanMemory.of(self).cells?.difference }
}
