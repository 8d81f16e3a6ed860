public import HeadlessUIKit

/// A view that arranges other views in a row or column with ordinary constraints.
///
/// It works as `UIStackView` does, with the same constraints, whose identifiers begin with `ASV`
/// instead of `UISV`. A view gives up its place if it `isHidden`, or by
/// ``setArrangedView(_:hidden:)``.
open class StackView: UIView {
  private var arranged: [UIView] = []
  private var hidden: Set<ObjectIdentifier> = []
  private var arrangement = Arrangement()
  private var isInvalid = true
  /// For each arranged view, whether it had given up its place when the constraints were made.
  private var wasHidden: [Bool] = []

  // MARK: - Making

  /// Creates a stack that arranges the given views in order.
  public init(arrangedSubviews views: [UIView] = []) {
    super.init(frame: .zero)
    prepare()
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack with a frame and no arranged views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a stack with no arranged views; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() { layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// The class of layer for views that draw nothing themselves.
  open override class var layerClass: AnyClass { CATransformLayer.self }

  /// Always `true`, because a stack lays out its views with constraints only.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Always `nil`, because a stack draws nothing; setting it has no effect.
  open override var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  // MARK: - Settings

  /// The axis along which the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { invalidateLayout() } }
  }
  /// How the views fill the stack along its axis.
  open var distribution = StackViewDistribution.fill {
    didSet { if distribution != oldValue { invalidateLayout() } }
  }
  /// How the views lie across the axis of the stack.
  open var alignment = StackViewAlignment.fill {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }
  /// The distance between neighbouring views, in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { invalidateLayout() } } }
  /// Whether a vertical stack measures spacing from baseline to baseline instead of edge to edge.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { invalidateLayout() } }
  }
  /// Whether the views are laid out inside the layout margins of the stack.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { invalidateLayout() } }
  }

  /// Whether a stack with alignment `.center` has its far edge tied to its first view, as in
  /// version 2.2.
  ///
  /// That stretches the first view to the size of the largest. If this is `false`, the default, the
  /// edge is tied to a spacer around the largest view, as in UIKit.
  open var usesOriginalCenterAlignment = false {
    didSet { if usesOriginalCenterAlignment != oldValue { invalidateLayout() } }
  }

  /// Invalidates the constraints, so that the next update makes them again.
  ///
  /// Changed settings do this themselves. Call it if the views fill proportionally and the
  /// intrinsic size of one of them has changed, which the stack does not notice.
  open func invalidateLayout() {
    isInvalid = true
    setNeedsUpdateConstraints()
  }

  // MARK: - Arranged views

  /// The arranged views, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view to the end of the arranged views.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: .max) }

  /// Inserts a view among the arranged views; its position among the subviews is independent of
  /// that.
  open func insertArrangedSubview(_ view: UIView, atIndex stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Inserts a view among the arranged views, under the name that `UIStackView` uses.
  public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    insertArrangedSubview(view, atIndex: stackIndex)
  }

  /// Stops arranging a view, which remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    hidden.remove(ObjectIdentifier(view))
    invalidateLayout()
  }

  /// Makes a view give up its place or take it again; its `isHidden` does not change.
  open func setArrangedView(_ view: UIView, hidden isHidden: Bool) {
    guard arranged.contains(where: { $0 === view }) else { return }
    if isHidden {
      hidden.insert(ObjectIdentifier(view))
    } else {
      hidden.remove(ObjectIdentifier(view))
    }
    setNeedsUpdateConstraints()
  }

  /// Returns whether a view has given up its place, by `isHidden` or
  /// ``setArrangedView(_:hidden:)``.
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

  /// Makes the constraints again if anything has changed.
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

  /// The first view of a vertical stack, or a horizontal stack itself.
  open override var forFirstBaselineLayout: UIView {
    axis == .vertical ? arranged.first ?? self : self
  }

  /// The last view of a vertical stack, or a horizontal stack itself.
  open override var forLastBaselineLayout: UIView {
    axis == .vertical ? arranged.last ?? self : self
  }
}
