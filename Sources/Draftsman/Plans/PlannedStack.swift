public import HeadlessUIKit

/// A stack with a plan of what it arranges.
@preconcurrency @MainActor
public protocol PlannedStack: Planned {
  /// What it arranges.
  @LayoutPlan
  var stackViewPlan: ViewPlan { get }
}

extension PlannedStack where Self: StackCompatible {
  /// Nothing goes inside without being arranged.
  @LayoutPlan
  public var viewPlan: ViewPlan {}
}

/// A stack with a plan.
public typealias UIPlannedStack = UIStackView & PlannedStack

/// A scrollable stack with a plan.
public typealias UIPlannedScrollableStack = ScrollableStackView & PlannedStack
