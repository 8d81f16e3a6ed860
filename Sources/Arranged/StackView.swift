public import HeadlessUIKit

/// A view that arranges views in a row or column by constraints that everybody may look at.
///
/// It works as `UIStackView` does, by the same rules with `ASV` in their identifiers, and holds
/// them like any other constraints. The gap of a view closes where it `isHidden`, and where
/// ``setArrangedView(_:hidden:)`` says so.
open class StackView: UIView {
  private var arranged: [UIView] = []
  private var hidden: Set<ObjectIdentifier> = []
  private var arrangement = Arrangement()
  private var isInvalid = true
  /// Which arranged views had no room when the constraints were made.
  private var wasHidden: [Bool] = []

  // MARK: - Making

  /// A stack that arranges those views.
  public init(arrangedSubviews views: [UIView] = []) {
    super.init(frame: .zero)
    prepare()
    for view in views { addArrangedSubview(view) }
  }

  /// A stack of that frame that arranges nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A stack that arranges nothing yet; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() { layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// A layer that only moves those inside it: a stack draws nothing.
  open override class var layerClass: AnyClass { CATransformLayer.self }

  /// True: it is nothing without constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// None, whatever is set: a stack draws nothing.
  open override var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  // MARK: - Settings

  /// The direction views follow each other in.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { invalidateLayout() } }
  }
  /// How views share the room along the axis.
  open var distribution = StackViewDistribution.fill {
    didSet { if distribution != oldValue { invalidateLayout() } }
  }
  /// How views lie across the axis.
  open var alignment = StackViewAlignment.fill {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }
  /// The distance between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { invalidateLayout() } } }
  /// Whether a column measures distances from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { invalidateLayout() } }
  }
  /// Whether views keep the stack's layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { invalidateLayout() } }
  }

  /// Whether the lower or trailing edge of a centred stack is tied to its first view, as in version
  /// 2.2, which stretches that view to the size of the largest.
  ///
  /// UIKit ties it to a spacer around the largest view, and so does this class unless it is told.
  open var usesOriginalCenterAlignment = false {
    didSet { if usesOriginalCenterAlignment != oldValue { invalidateLayout() } }
  }

  /// Makes all constraints anew with the next update.
  ///
  /// Settings do so themselves. Code calls it where views fill in proportion and the size of their
  /// content changed, of which a stack learns nothing.
  open func invalidateLayout() {
    isInvalid = true
    setNeedsUpdateConstraints()
  }

  // MARK: - Arranged views

  /// The views it arranges, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view after all others.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: .max) }

  /// Arranges a view at that place; where it lies among the subviews is another matter.
  open func insertArrangedSubview(_ view: UIView, atIndex stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Arranges a view at that place, in the words of `UIStackView`.
  public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    insertArrangedSubview(view, atIndex: stackIndex)
  }

  /// Arranges a view no longer; it stays inside.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    hidden.remove(ObjectIdentifier(view))
    invalidateLayout()
  }

  /// Takes the room of a view away, or gives it back; its `isHidden` stays as it is.
  open func setArrangedView(_ view: UIView, hidden isHidden: Bool) {
    guard arranged.contains(where: { $0 === view }) else { return }
    if isHidden {
      hidden.insert(ObjectIdentifier(view))
    } else {
      hidden.remove(ObjectIdentifier(view))
    }
    setNeedsUpdateConstraints()
  }

  /// Whether a view has no room: it is hidden, or its room was taken away.
  open func isArrangedViewHidden(_ view: UIView) -> Bool {
    view.isHidden || hidden.contains(ObjectIdentifier(view))
  }

  private func arrange(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    invalidateLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: - Constraints

  /// Makes the constraints anew where anything changed.
  open override func updateConstraints() {
    let isHidden = arranged.map(isArrangedViewHidden)
    if isInvalid || isHidden != wasHidden {
      isInvalid = false
      wasHidden = isHidden
      arrangement.update(self)
    }
    super.updateConstraints()
  }

  // MARK: - Baselines

  /// In a column the first view, in a row the stack itself.
  open override var forFirstBaselineLayout: UIView {
    axis == .vertical ? arranged.first ?? self : self
  }

  /// In a column the last view, in a row the stack itself.
  open override var forLastBaselineLayout: UIView {
    axis == .vertical ? arranged.last ?? self : self
  }
}
