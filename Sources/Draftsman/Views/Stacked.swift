public import Foundation
public import HeadlessUIKit

/// A draft of a stack with its views: what ``HStacked`` and ``VStacked`` have in common.
open class StackedDraft: LayoutDraft<UIStackView> {
  fileprivate init(
    _ stack: UIStackView, _ axis: NSLayoutConstraint.Axis, _ layouter: () -> ViewPlan
  ) {
    super.init(view: stack)
    stack.axis = axis
    stackContents = layouter().planDrafts
  }
}

/// A row of views: the draft of a stack.
open class HStacked: StackedDraft {
  /// A row that a given stack arranges.
  public init(_ stack: UIStackView = UIStackView(), @LayoutPlan _ layouter: () -> ViewPlan) {
    super.init(stack, .horizontal, layouter)
  }

  /// A row with those settings.
  public convenience init(
    margins: UIEdgeInsets? = nil, distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill, spacing: CGFloat = .zero,
    @LayoutPlan _ layouter: () -> ViewPlan
  ) {
    self.init(
      UIStackView(
        axis: .horizontal, margins: margins, distribution: distribution, alignment: alignment,
        spacing: spacing),
      layouter)
  }

  /// A row with one margin at all sides and those settings.
  public convenience init(
    margin: CGFloat, distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill, spacing: CGFloat = .zero,
    @LayoutPlan _ layouter: () -> ViewPlan
  ) {
    self.init(
      margins: UIEdgeInsets(insets: margin), distribution: distribution, alignment: alignment,
      spacing: spacing, layouter)
  }
}

/// A column of views: the draft of a stack.
open class VStacked: StackedDraft {
  /// A column that a given stack arranges.
  public init(_ stack: UIStackView = UIStackView(), @LayoutPlan _ layouter: () -> ViewPlan) {
    super.init(stack, .vertical, layouter)
  }

  /// A column with those settings.
  public convenience init(
    margins: UIEdgeInsets? = nil, distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill, spacing: CGFloat = .zero,
    @LayoutPlan _ layouter: () -> ViewPlan
  ) {
    self.init(
      UIStackView(
        axis: .vertical, margins: margins, distribution: distribution, alignment: alignment,
        spacing: spacing),
      layouter)
  }

  /// A column with one margin at all sides and those settings.
  public convenience init(
    margin: CGFloat, distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill, spacing: CGFloat = .zero,
    @LayoutPlan _ layouter: () -> ViewPlan
  ) {
    self.init(
      margins: UIEdgeInsets(insets: margin), distribution: distribution, alignment: alignment,
      spacing: spacing, layouter)
  }
}

/// A draft of a stack that is scrolled, with its views: what ``HScrollableStacked`` and
/// ``VScrollableStacked`` have in common.
open class ScrollableStackedDraft: LayoutDraft<ScrollableStackView> {
  fileprivate init(
    _ stack: ScrollableStackView, _ axis: NSLayoutConstraint.Axis, _ layouter: () -> ViewPlan
  ) {
    super.init(view: stack)
    stack.axis = axis
    stackContents = layouter().planDrafts
  }
}

/// A row of views that is scrolled: the draft of a scrollable stack.
open class HScrollableStacked: ScrollableStackedDraft {
  /// A row that a given stack arranges.
  public init(
    _ stack: ScrollableStackView = ScrollableStackView(axis: .horizontal),
    @LayoutPlan _ layouter: () -> ViewPlan
  ) { super.init(stack, .horizontal, layouter) }

  /// A row with those settings.
  public convenience init(
    margins: UIEdgeInsets? = nil, alignment: UIStackView.Alignment = .fill,
    spacing: CGFloat = .zero, @LayoutPlan _ layouter: () -> ViewPlan
  ) {
    self.init(
      ScrollableStackView(
        axis: .horizontal, margins: margins, alignment: alignment, spacing: spacing),
      layouter)
  }

  /// A row with one margin at all sides and those settings.
  public convenience init(
    margin: CGFloat, alignment: UIStackView.Alignment = .fill, spacing: CGFloat = .zero,
    @LayoutPlan _ layouter: () -> ViewPlan
  ) {
    self.init(
      margins: UIEdgeInsets(insets: margin), alignment: alignment, spacing: spacing, layouter)
  }
}

/// A column of views that is scrolled: the draft of a scrollable stack.
open class VScrollableStacked: ScrollableStackedDraft {
  /// A column that a given stack arranges.
  public init(
    _ stack: ScrollableStackView = ScrollableStackView(axis: .vertical),
    @LayoutPlan _ layouter: () -> ViewPlan
  ) { super.init(stack, .vertical, layouter) }

  /// A column with those settings.
  public convenience init(
    margins: UIEdgeInsets? = nil, alignment: UIStackView.Alignment = .fill,
    spacing: CGFloat = .zero, @LayoutPlan _ layouter: () -> ViewPlan
  ) {
    self.init(
      ScrollableStackView(
        axis: .vertical, margins: margins, alignment: alignment, spacing: spacing),
      layouter)
  }

  /// A column with one margin at all sides and those settings.
  public convenience init(
    margin: CGFloat, alignment: UIStackView.Alignment = .fill, spacing: CGFloat = .zero,
    @LayoutPlan _ layouter: () -> ViewPlan
  ) {
    self.init(
      margins: UIEdgeInsets(insets: margin), alignment: alignment, spacing: spacing, layouter)
  }
}
