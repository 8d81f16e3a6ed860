public import Foundation
public import HeadlessUIKit

/// The draft of a stack with its views, the superclass of ``HStacked`` and ``VStacked``.
open class StackedDraft: LayoutDraft<UIStackView> {
  fileprivate init(
    _ stack: UIStackView, _ axis: NSLayoutConstraint.Axis, _ layouter: () -> ViewPlan
  ) {
    super.init(view: stack)
    stack.axis = axis
    stackContents = layouter().planDrafts
  }
}

/// The draft of a horizontal stack with its views.
open class HStacked: StackedDraft {
  /// Creates a draft that makes the given stack horizontal.
  public init(_ stack: UIStackView = UIStackView(), @LayoutPlan _ layouter: () -> ViewPlan) {
    super.init(stack, .horizontal, layouter)
  }

  /// Creates a draft of a new horizontal stack with the given settings.
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

  /// Creates a draft of a new horizontal stack with one margin on all sides and the given settings.
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

/// The draft of a vertical stack with its views.
open class VStacked: StackedDraft {
  /// Creates a draft that makes the given stack vertical.
  public init(_ stack: UIStackView = UIStackView(), @LayoutPlan _ layouter: () -> ViewPlan) {
    super.init(stack, .vertical, layouter)
  }

  /// Creates a draft of a new vertical stack with the given settings.
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

  /// Creates a draft of a new vertical stack with one margin on all sides and the given settings.
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

/// The draft of a scrollable stack with its views, the superclass of ``HScrollableStacked`` and
/// ``VScrollableStacked``.
open class ScrollableStackedDraft: LayoutDraft<ScrollableStackView> {
  fileprivate init(
    _ stack: ScrollableStackView, _ axis: NSLayoutConstraint.Axis, _ layouter: () -> ViewPlan
  ) {
    super.init(view: stack)
    stack.axis = axis
    stackContents = layouter().planDrafts
  }
}

/// The draft of a horizontal scrollable stack with its views.
open class HScrollableStacked: ScrollableStackedDraft {
  /// Creates a draft that makes the given stack horizontal.
  public init(
    _ stack: ScrollableStackView = ScrollableStackView(axis: .horizontal),
    @LayoutPlan _ layouter: () -> ViewPlan
  ) { super.init(stack, .horizontal, layouter) }

  /// Creates a draft of a new horizontal stack with the given settings.
  public convenience init(
    margins: UIEdgeInsets? = nil, alignment: UIStackView.Alignment = .fill,
    spacing: CGFloat = .zero, @LayoutPlan _ layouter: () -> ViewPlan
  ) {
    self.init(
      ScrollableStackView(
        axis: .horizontal, margins: margins, alignment: alignment, spacing: spacing),
      layouter)
  }

  /// Creates a draft of a new horizontal stack with one margin on all sides and the given settings.
  public convenience init(
    margin: CGFloat, alignment: UIStackView.Alignment = .fill, spacing: CGFloat = .zero,
    @LayoutPlan _ layouter: () -> ViewPlan
  ) {
    self.init(
      margins: UIEdgeInsets(insets: margin), alignment: alignment, spacing: spacing, layouter)
  }
}

/// The draft of a vertical scrollable stack with its views.
open class VScrollableStacked: ScrollableStackedDraft {
  /// Creates a draft that makes the given stack vertical.
  public init(
    _ stack: ScrollableStackView = ScrollableStackView(axis: .vertical),
    @LayoutPlan _ layouter: () -> ViewPlan
  ) { super.init(stack, .vertical, layouter) }

  /// Creates a draft of a new vertical stack with the given settings.
  public convenience init(
    margins: UIEdgeInsets? = nil, alignment: UIStackView.Alignment = .fill,
    spacing: CGFloat = .zero, @LayoutPlan _ layouter: () -> ViewPlan
  ) {
    self.init(
      ScrollableStackView(
        axis: .vertical, margins: margins, alignment: alignment, spacing: spacing),
      layouter)
  }

  /// Creates a draft of a new vertical stack with one margin on all sides and the given settings.
  public convenience init(
    margin: CGFloat, alignment: UIStackView.Alignment = .fill, spacing: CGFloat = .zero,
    @LayoutPlan _ layouter: () -> ViewPlan
  ) {
    self.init(
      margins: UIEdgeInsets(insets: margin), alignment: alignment, spacing: spacing, layouter)
  }
}
