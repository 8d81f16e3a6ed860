public import HeadlessUIKit

/// A cell with a plan for its content view.
@preconcurrency @MainActor
public protocol PlannedCell: Planned {
  /// The views inside the content view, whose constraints must reach its edges to give the cell a
  /// size.
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

/// A table cell with a plan.
public typealias UITablePlannedCell = UITableViewCell & PlannedCell

/// A collection cell with a plan.
public typealias UICollectionPlannedCell = UICollectionViewCell & PlannedCell
