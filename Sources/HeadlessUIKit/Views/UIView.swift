public import Foundation
import LayoutModel

/// A rectangle with content and subviews, with UIKit's API.
///
/// It draws nothing. What it knows is what a layout depends on: the hierarchy, constraints, content
/// priorities, margins, safe areas, masks. ``layoutIfNeeded()`` gives frames.
///
/// As in UIKit it belongs to the main actor, with everything that belongs to it.
open class UIView: UIResponder, @preconcurrency NSCoding {
  let anchorTable = AnchorTable()
  /// Its place among the views of its superview, its frame, and what the layout did with it.
  var viewState = ViewState()

  // MARK: - Making

  /// A view with a frame.
  public init(frame: CGRect) {
    super.init()
    viewState.origin = frame.standardized.origin
    viewState.bounds.size = frame.standardized.size
    hugAsUsual()
  }

  /// A view; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init()
    hugAsUsual()
  }

  /// Sets the content priorities of its class.
  private func hugAsUsual() {
    let usual = viewClass.hugging
    guard usual != PerAxis(250) else { return }
    for axis in Axis.allCases { viewState.hugging[axis] = UILayoutPriority(Float(usual[axis])) }
  }

  /// A view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  /// The class of its layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether views of this class need constraints to work at all.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The layer that draws it in UIKit.
  open private(set) lazy var layer: CALayer = {
    let type = Self.layerClass as? CALayer.Type ?? CALayer.self
    let layer = type.init()
    layer.view = self
    return layer
  }()

  // MARK: - Frames

  /// Its frame in the superview's coordinates, as of the last layout.
  open var frame: CGRect {
    get { placement.frame }
    set { placement.frame = newValue }
  }

  /// Its rectangle in its own coordinates.
  open var bounds: CGRect {
    get { viewState.bounds }
    set { placement.centeredBounds = newValue }
  }

  /// The centre of its frame.
  open var center: CGPoint {
    get { placement.center }
    set { placement.center = newValue }
  }

  /// The transform it is drawn with; it does not affect the layout.
  open var transform = CGAffineTransform.identity

  /// Which margins and sizes flex when its superview is resized.
  open var autoresizingMask: AutoresizingMask = [] { didSet { invalidateEngine() } }

  /// Whether resizing it resizes its subviews by their masks.
  open var autoresizesSubviews = true

  /// Whether its mask and frame are translated into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateEngine() } }
  }

  // MARK: - Looks, as far as code sets them

  /// Whether it is hidden; a stack closes the gap.
  open var isHidden = false {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }
  /// Its opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Its background colour.
  open var backgroundColor: UIColor?
  /// Whether it is opaque.
  open var isOpaque = true
  /// Whether subviews are clipped to its bounds.
  open var clipsToBounds = false
  /// How its content adapts to its bounds.
  open var contentMode = ContentMode.scaleToFill
  /// A number to find it by.
  open var tag = 0
  /// Whether it takes touches.
  open var isUserInteractionEnabled = true
  /// Whether it takes several touches at once.
  open var isMultipleTouchEnabled = false
  /// Whether it prevents other views from taking touches at the same time.
  open var isExclusiveTouch = false
  /// Whether what lies outside of its bounds is drawn anew first.
  open var clearsContextBeforeDrawing = true
  /// How many pixels a point has.
  open var contentScaleFactor: CGFloat = 2
  /// Whether colours of what can be touched are dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// A name to find it by when a program comes back.
  open var restorationIdentifier: String?
  /// What masks it.
  open var mask: UIView?
  /// The tint colour.
  open var tintColor: UIColor? = .systemBlue { didSet { tintColorDidChange() } }
  /// A name for tests, logs and recorded sessions.
  open var accessibilityIdentifier: String?
  /// The accessibility label.
  open var accessibilityLabel: String?
  /// Whether it is an accessibility element.
  open var isAccessibilityElement = false
  /// The accessibility traits.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The accessibility elements inside it, in order.
  open var accessibilityElements: [Any]?
  /// Whether the accessibility elements inside it are hidden.
  open var accessibilityElementsHidden = false
  /// A light or dark appearance, whatever the environment.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The traits of its environment.
  open var traitCollection: UITraitCollection {
    superview?.traitCollection ?? UIScreen.main.traitCollection
  }

  // MARK: - Hierarchy

  /// The view that contains it.
  open var superview: UIView? { viewState.superview }

  /// Its subviews, back to front.
  open var subviews: [UIView] { viewState.subviews }

  /// The window it is in.
  open var window: UIWindow? { superview?.window }

  /// Adds a subview in front of all others.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }

  /// Inserts a subview at an index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview behind another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Inserts a subview in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Takes it out of its superview; constraints that tie it to anything outside of it are gone.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before it moves to another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after it moved to another superview.
  open func didMoveToSuperview() {}

  /// Called before it moves to another window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after it moved to another window.
  open func didMoveToWindow() {}

  /// Whether it is a view, or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { self === view || isInside(view) }

  open override var next: UIResponder? { viewState.viewController ?? superview }

  // MARK: - Constraints

  /// The constraints it holds, by age; those of the bars of its controller, if those are asked for;
  /// and once it was laid out those of its content's size.
  open var constraints: [NSLayoutConstraint] {
    viewState.constraints + barConstraints + contentSizeConstraints
  }

  /// Adds a constraint to it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }

  /// Adds constraints to it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint from it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { forget(constraint) }

  /// Removes constraints from it.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides it owns.
  open var layoutGuides: [UILayoutGuide] { viewState.guides }

  /// Adds a layout guide to it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }

  /// Removes a layout guide, and the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  // MARK: - Content

  /// The size its content asks for; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(viewClass.size)
  }

  /// Call it when the content size has changed.
  open func invalidateIntrinsicContentSize() {
    invalidateEngine()
    superview?.subviewDidChange(self)
  }

  /// How strongly it resists growing beyond its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    viewState.hugging[axis.modelled]
  }

  /// Sets how strongly it resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewState.hugging[axis.modelled] = priority
    invalidateEngine()
  }

  /// How strongly it resists shrinking below its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { viewState.resistance[axis.modelled] }

  /// Sets how strongly it resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewState.resistance[axis.modelled] = priority
    invalidateEngine()
  }

  /// How much its frame extends beyond its alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }

  /// The view whose first baseline is its own: itself, unless a view inside draws the text.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is its own: itself, unless a view inside draws the text.
  open var forLastBaselineLayout: UIView { self }

  /// The view whose baseline is its own, as code before iOS 9 asked.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// How far the first baseline is below its top; zero for a view without text.
  ///
  /// AppKit has such a property, UIKit does not: without a renderer it has to be set.
  open var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// How far the last baseline is above its bottom; zero for a view without text.
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  // MARK: - Layout

  /// Asks for a layout in the next pass.
  open func setNeedsLayout() {
    viewState.needsLayout = true
    topmost.viewState.hierarchyNeedsLayout = true
  }

  /// Lays out its hierarchy, if anything changed.
  open func layoutIfNeeded() { topmost.layoutHierarchy(from: self) }

  /// Gives its subviews the frames that their constraints determine.
  open func layoutSubviews() { takeFramesOfSubviews() }

  /// Asks for ``updateConstraints()`` in the next pass.
  open func setNeedsUpdateConstraints() {
    viewState.needsUpdateConstraints = true
    topmost.viewState.hierarchyNeedsLayout = true
  }

  /// Whether ``updateConstraints()`` is called in the next pass.
  open func needsUpdateConstraints() -> Bool { viewState.needsUpdateConstraints }

  /// Calls ``updateConstraints()`` on it and the views inside that need it, innermost first.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

  /// Override it to change constraints in one go; call `super` last.
  open func updateConstraints() { viewState.needsUpdateConstraints = false }

  /// The size that fits best into another one, ignoring constraints.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes it to the size that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The smallest or largest size that the constraints inside allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size its constraints determine when a size is asked for with these priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  // MARK: - Margins and safe areas

  /// The layout margins, by side.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue.directional(isRightToLeft: isRightToLeft)) }
  }

  /// The layout margins, in reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(isRightToLeft: isRightToLeft) }
    set { setMargins(newValue) }
  }

  /// Whether its margins are at least those of its superview, where the two overlap.
  open var preservesSuperviewLayoutMargins = false { didSet { invalidateEngine() } }

  /// Whether its safe area adds to its margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { invalidateEngine() } }

  /// Called after its margins changed.
  open func layoutMarginsDidChange() {}

  /// The part of it that bars and corners cover.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }

  /// Called after its safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The direction its content is set to.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { invalidateEngine() }
  }

  /// The direction its content actually has.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// Called after the traits of its environment changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called after the tint colour changed.
  open func tintColorDidChange() {}

  /// Override point for drawing; it is never called.
  open func draw(_ rect: CGRect) {}

  /// Does nothing: views are not drawn.
  open func setNeedsDisplay() {}

  /// Does nothing: views are not drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Ends editing in it and its subviews; returns whether that succeeded.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    for view in subtree where view.isFirstResponder { _ = view.resignFirstResponder() }
    return !subtree.contains { $0.isFirstResponder }
  }

  // MARK: - Touches

  /// The innermost view at a point that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    innermostView(at: point, event)
  }

  /// Whether a point is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: - What kinds of views tell the layout

  /// Its class in the model, with the size of its content.
  var viewClass: ViewClass { .view }

  /// What it is in the model.
  var modelKind: Item.Kind { viewClass.kind }

  /// The text it shows, where that is all there is to it.
  var modelText: ModelText? { nil }

  /// The views inside that take part in the layout; the others have frames of its own making.
  var modelSubviews: [UIView] { viewState.subviews }

  /// Where in its own coordinates its subviews' frames are measured from.
  var layoutOrigin: CGPoint { bounds.origin }

  /// Reacts to a changed content size of a subview.
  func subviewDidChange(_ view: UIView) {}

  /// Reacts to a change of its size.
  func sizeDidChange() {}

  /// `<UIView: 0x7f8a; frame = (0 0; 320 480); layer = <CALayer: 0x7f9c>>`.
  open override var description: String {
    // Texts are made of whatever is at hand, without asking where; views are at hand on the main actor.
    MainActor.assumeIsolated { fullDescription }
  }
}
