public import Foundation
public import HeadlessUIKit

/// A view that displays items in cells.
@preconcurrency @MainActor
public protocol CellContainer: UIScrollView {
  /// The class of the cells.
  associatedtype Cell: UIView
  /// The class of the view itself.
  associatedtype List: UIView
  /// A new list without items.
  static var emptyList: List { get }
  /// The height of cells whose content does not determine it, in points.
  var usualCellHeight: CGFloat { get }
}

extension UITableView: CellContainer {
  /// The class of a table's cells.
  public typealias Cell = UITableViewCell
  /// A new plain table.
  public static var emptyList: UITableView { UITableView(frame: .zero, style: .plain) }
  /// The `rowHeight` of the table, or 44 points if it is not set.
  public var usualCellHeight: CGFloat { rowHeight > 0 ? rowHeight : 44 }
}

extension UICollectionView: CellContainer {
  /// The class of a collection's cells.
  public typealias Cell = UICollectionViewCell
  /// A new collection with a flow layout.
  public static var emptyList: UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
  /// The item height of the flow layout, or 50 points for any other layout.
  public var usualCellHeight: CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height ?? 50
  }
}

extension CellContainer {
  /// The displayed cells by section, in order.
  public var renderedCells: [[UIView]] { PlanMemory.of(self).cells?.cells ?? [] }

  /// What the last rendering changed; `nil` if nothing has been rendered.
  public var lastCellDifference: CellDifference? { PlanMemory.of(self).cells?.difference }
}
