public import Foundation
public import HeadlessUIKit

/// A scroll view that contains a stack as wide as itself, or as high for a horizontal stack.
///
/// The distribution is always `.equalSpacing`; with any other one, short content would not fill the
/// visible area.
open class ScrollableStackView: UIScrollView, StackCompatible {
  /// The stack inside.
  private let stack = UIStackView()
  /// The constraint for the size of the stack across its axis.
  private var across: NSLayoutConstraint?

  /// Creates a vertical stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.vertical, margins: nil, alignment: .center, spacing: 0)
  }

  /// Creates an empty stack with the given settings.
  public init(
    frame: CGRect = .zero, axis: NSLayoutConstraint.Axis, margins: UIEdgeInsets? = nil,
    alignment: UIStackView.Alignment = .center, spacing: CGFloat = .zero
  ) {
    super.init(frame: frame)
    setUp(axis, margins: margins, alignment: alignment, spacing: spacing)
  }

  /// Creates an empty vertical stack; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.vertical, margins: nil, alignment: .center, spacing: 0)
  }

  private func setUp(
    _ axis: NSLayoutConstraint.Axis, margins: UIEdgeInsets?, alignment: UIStackView.Alignment,
    spacing: CGFloat
  ) {
    stack.axis = axis
    stack.distribution = .equalSpacing
    stack.alignment = alignment
    stack.spacing = spacing
    stack.setMargins(margins)
    drf.insert { stack.drf.fillParent() }.apply()
    tieAcross()
  }

  private func tieAcross() {
    across?.isActive = false
    let draft = stack.drf
    let constraints =
      stack.axis == .vertical
      ? draft.width.equal(to: self).apply() : draft.height.equal(to: self).apply()
    across = constraints.first
  }

  // MARK: - Settings

  /// The axis along which the views follow each other.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.axis }
    set {
      guard newValue != stack.axis else { return }
      stack.axis = newValue
      tieAcross()
    }
  }

  /// How the views fill the stack along its axis, which is always `.equalSpacing`.
  open var distribution: UIStackView.Distribution { stack.distribution }

  /// How the views lie across the axis of the stack.
  open var alignment: UIStackView.Alignment {
    get { stack.alignment }
    set { stack.alignment = newValue }
  }

  /// The smallest distance between neighbouring views, in points.
  open var spacing: CGFloat {
    get { stack.spacing }
    set { stack.spacing = newValue }
  }

  /// Whether a vertical stack measures spacing from baseline to baseline instead of edge to edge.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelativeArrangement }
    set { stack.isBaselineRelativeArrangement = newValue }
  }

  /// Whether the views are laid out inside the layout margins, which are those of the stack inside.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isLayoutMarginsRelativeArrangement }
    set { stack.isLayoutMarginsRelativeArrangement = newValue }
  }

  /// The layout margins of the stack inside, in points.
  open override var layoutMargins: UIEdgeInsets {
    get { stack.layoutMargins }
    set { stack.layoutMargins = newValue }
  }

  // MARK: - Arranged views

  /// The arranged views, in order.
  open var arrangedSubviews: [UIView] { stack.arrangedSubviews }

  /// Adds a view to the end of the arranged views.
  open func addArrangedSubview(_ view: UIView) { stack.addArrangedSubview(view) }

  /// Inserts a view among the arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    stack.insertArrangedSubview(view, at: stackIndex)
  }

  /// Stops arranging a view, which remains a subview.
  open func removeArrangedSubview(_ view: UIView) { stack.removeArrangedSubview(view) }

  /// Sets the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack.setCustomSpacing(spacing, after: arrangedSubview)
  }

  /// Returns the distance after a view, if it was set for that view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    stack.customSpacing(after: arrangedSubview)
  }
}

/// The vertical stack that plans add to a plain scroll view.
private final class ScrolledColumn: UIStackView {}

extension LayoutDrafting where View == UIScrollView {
  /// Plans arranged views, in a vertical stack that fills the scroll view.
  ///
  /// A plain scroll view arranges nothing itself, unlike ``ScrollableStackView``, which uses its
  /// own stack.
  public func insertStacked(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<View> {
    let known = draft.view.subviews.lazy.compactMap { $0 as? ScrolledColumn }.first
    let column = known ?? ScrolledColumn()
    column.axis = .vertical
    return insert {
      column.drf.fillParent().width.equal(with: .parent).insertStacked(layouter)
    }
  }
}
