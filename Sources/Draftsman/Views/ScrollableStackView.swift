public import Foundation
public import HeadlessUIKit

/// A scroll view with a stack inside that is as wide, or for a row as high, as it is itself.
///
/// Its views have equal gaps; that cannot be changed, because otherwise they would not fill what is
/// seen of them.
open class ScrollableStackView: UIScrollView, StackCompatible {
  /// The stack inside.
  private let stack = UIStackView()
  /// The constraint of the stack's size across its axis.
  private var across: NSLayoutConstraint?

  /// A column of that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.vertical, margins: nil, alignment: .center, spacing: 0)
  }

  /// An empty row or column with those settings.
  public init(
    frame: CGRect = .zero, axis: NSLayoutConstraint.Axis, margins: UIEdgeInsets? = nil,
    alignment: UIStackView.Alignment = .center, spacing: CGFloat = .zero
  ) {
    super.init(frame: frame)
    setUp(axis, margins: margins, alignment: alignment, spacing: spacing)
  }

  /// A column; the archive is ignored.
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

  /// The direction views follow each other in.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.axis }
    set {
      guard newValue != stack.axis else { return }
      stack.axis = newValue
      tieAcross()
    }
  }

  /// How views share the room along the axis: with equal gaps, always.
  open var distribution: UIStackView.Distribution { stack.distribution }

  /// How views lie across the axis.
  open var alignment: UIStackView.Alignment {
    get { stack.alignment }
    set { stack.alignment = newValue }
  }

  /// The least distance between neighbours, in points.
  open var spacing: CGFloat {
    get { stack.spacing }
    set { stack.spacing = newValue }
  }

  /// Whether a column measures distances from baseline to baseline.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelativeArrangement }
    set { stack.isBaselineRelativeArrangement = newValue }
  }

  /// Whether views keep the layout margins, which are those of the stack inside.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isLayoutMarginsRelativeArrangement }
    set { stack.isLayoutMarginsRelativeArrangement = newValue }
  }

  /// The margins that its views keep, in sides.
  open override var layoutMargins: UIEdgeInsets {
    get { stack.layoutMargins }
    set { stack.layoutMargins = newValue }
  }

  // MARK: - Arranged views

  /// The views it arranges, in order.
  open var arrangedSubviews: [UIView] { stack.arrangedSubviews }

  /// Arranges a view after all others.
  open func addArrangedSubview(_ view: UIView) { stack.addArrangedSubview(view) }

  /// Arranges a view at that place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    stack.insertArrangedSubview(view, at: stackIndex)
  }

  /// Arranges a view no longer; it stays inside.
  open func removeArrangedSubview(_ view: UIView) { stack.removeArrangedSubview(view) }

  /// Sets the distance after one view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack.setCustomSpacing(spacing, after: arrangedSubview)
  }

  /// The distance after one view, where it has one of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    stack.customSpacing(after: arrangedSubview)
  }
}

/// The column that plans put into a plain scroll view.
private final class ScrolledColumn: UIStackView {}

extension LayoutDrafting where View == UIScrollView {
  /// Plans what goes inside and is arranged, in a column that fills the scroll view.
  ///
  /// A plain scroll view arranges nothing itself; with ``ScrollableStackView`` its own stack does.
  public func insertStacked(@LayoutPlan _ layouter: () -> ViewPlan) -> LayoutDraft<View> {
    let known = draft.view.subviews.lazy.compactMap { $0 as? ScrolledColumn }.first
    let column = known ?? ScrolledColumn()
    column.axis = .vertical
    return insert {
      column.drf.fillParent().width.equal(with: .parent).insertStacked(layouter)
    }
  }
}
