public import HeadlessUIKit

/// A cell with a plan of what its content view shows.
@preconcurrency @MainActor
public protocol PlannedCell: Planned {
  /// What is inside its content view; it has to reach the edges for the cell to have a size.
  @LayoutPlan
  var contentViewPlan: ViewPlan { get }
}

extension PlannedCell where Self: UITableViewCell {
  /// The content view with its plan.
  @LayoutPlan
  public var viewPlan: ViewPlan { contentView.drf.insert { contentViewPlan } }
}

extension PlannedCell where Self: UICollectionViewCell {
  /// The content view with its plan.
  @LayoutPlan
  public var viewPlan: ViewPlan { contentView.drf.insert { contentViewPlan } }
}

/// A table's cell with a plan.
public typealias UITablePlannedCell = UITableViewCell & PlannedCell

/// A collection's cell with a plan.
public typealias UICollectionPlannedCell = UICollectionViewCell & PlannedCell
