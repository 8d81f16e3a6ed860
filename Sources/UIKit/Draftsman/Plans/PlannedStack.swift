public import HeadlessUIKit

/// A stack with a plan for the views that it arranges.
@preconcurrency @MainActor
public protocol PlannedStack: Planned {
  /// The views that it arranges, with their relations.
  @LayoutPlan
  var stackViewPlan: ViewPlan { get }
}

extension PlannedStack where Self: StackCompatible {
  /// An empty plan, by default, because a stack arranges its views.
  @LayoutPlan
  public var viewPlan: ViewPlan {}
}

/// A stack view with a plan.
public typealias UIPlannedStack = UIStackView & PlannedStack

/// A scrollable stack view with a plan.
public typealias UIPlannedScrollableStack = ScrollableStackView & PlannedStack
