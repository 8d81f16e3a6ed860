public import Foundation
import LayoutModel

/// A rectangle with content and subviews, with the API of UIKit's class.
///
/// It draws nothing, but knows all that a layout depends on: the hierarchy, constraints, priorities
/// of content, margins, safe areas and masks. ``layoutIfNeeded()`` computes frames.
///
/// As in UIKit, it belongs to the main actor, as do all objects that belong to it.
open class UIView: UIResponder, @preconcurrency NSCoding {
  let anchorTable = AnchorTable()
  /// Its place in the hierarchy, its frame, and the state of its layout.
  var viewState = ViewState()

  // MARK: - Making

  public init(frame: CGRect) {
    super.init()
    viewState.origin = frame.standardized.origin
    viewState.bounds.size = frame.standardized.size
    hugAsUsual()
  }

  public required init?(coder: NSCoder) {
    super.init()
    hugAsUsual()
  }

  /// Sets the hugging priorities to those of its class.
  private func hugAsUsual() {
    let usual = viewClass.hugging
    guard usual != PerAxis(250) else { return }
    for axis in Axis.allCases { viewState.hugging[axis] = UILayoutPriority(Float(usual[axis])) }
  }

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Does nothing: views are not archived here.
  open func encode(with coder: NSCoder) {}

  open class var layerClass: AnyClass { CALayer.self }

  /// Whether views of this class work only with constraints; it has no effect here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The layer that draws it in UIKit.
  open private(set) lazy var layer: CALayer = {
    let type = Self.layerClass as? CALayer.Type ?? CALayer.self
    let layer = type.init()
    layer.view = self
    return layer
  }()

  // MARK: - Frames

  /// The frame in the superview's coordinates, in points, as of the last layout.
  open var frame: CGRect {
    get { placement.frame }
    set { placement.frame = newValue }
  }

  /// The rectangle of the view in its own coordinates, in points.
  open var bounds: CGRect {
    get { viewState.bounds }
    set { placement.centeredBounds = newValue }
  }

  /// The centre of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { placement.center }
    set { placement.center = newValue }
  }

  /// The transform it is drawn with, in space; it does not affect the layout.
  open var transform3D = CATransform3DIdentity

  /// The transform it is drawn with, in the plane; it does not affect the layout.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Which margins and sizes flex when its superview is resized.
  open var autoresizingMask: AutoresizingMask = [] { didSet { invalidateEngine() } }

  /// Whether resizing it resizes its subviews by their masks.
  open var autoresizesSubviews = true

  /// Whether its mask and frame are translated into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateEngine() } }
  }

  // MARK: - Looks, as far as code sets them

  /// Whether it is hidden; a stack leaves no room for it then.
  open var isHidden = false {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }
  /// Its opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var isOpaque = true
  /// Whether subviews are clipped to its bounds.
  open var clipsToBounds = false
  /// How its content adapts to its bounds.
  open var contentMode = ContentMode.scaleToFill
  /// A number by which the view can be found.
  open var tag = 0
  /// Whether it takes touches.
  open var isUserInteractionEnabled = true
  /// Whether it takes several touches at once.
  open var isMultipleTouchEnabled = false
  /// Whether it prevents other views from taking touches at the same time.
  open var isExclusiveTouch = false
  /// Whether the bounds are cleared before the view is drawn; nothing is drawn here.
  open var clearsContextBeforeDrawing = true
  /// The number of pixels per point.
  open var contentScaleFactor: CGFloat = 2
  /// How the tint colour is adjusted.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// A name by which state restoration finds the view; it has no effect here.
  open var restorationIdentifier: String?
  /// The view whose alpha channel masks it.
  open var mask: UIView?
  open var tintColor: UIColor? = .systemBlue { didSet { tintColorDidChange() } }
  /// A name for the view in tests, logs and recorded sessions.
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The accessibility elements inside it, in order.
  open var accessibilityElements: [Any]?
  /// Whether the accessibility elements inside it are hidden.
  open var accessibilityElementsHidden = false
  /// The light or dark appearance to use instead of the environment's; it has no effect here.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The traits of its environment.
  open var traitCollection: UITraitCollection {
    superview?.traitCollection ?? UIScreen.main.traitCollection
  }

  // MARK: - Hierarchy

  /// The view that contains it, if any.
  open var superview: UIView? { viewState.superview }

  /// Its subviews, back to front.
  open var subviews: [UIView] { viewState.subviews }

  /// The window it is in, if any.
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

  /// Removes it from its superview, with all constraints that tie it to anything outside of it.
  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}

  open func willRemoveSubview(_ subview: UIView) {}

  open func willMove(toSuperview newSuperview: UIView?) {}

  open func didMoveToSuperview() {}

  open func willMove(toWindow newWindow: UIWindow?) {}

  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool { self === view || isInside(view) }

  open override var next: UIResponder? { viewState.viewController ?? superview }

  // MARK: - Constraints

  /// The constraints it holds, in the order in which they were added, then those of its
  /// controller's layout guides and, once it has been laid out, those of its content size.
  open var constraints: [NSLayoutConstraint] {
    viewState.constraints + barConstraints + contentSizeConstraints
  }

  open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) { forget(constraint) }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides it owns, in the order in which they were added.
  open var layoutGuides: [UILayoutGuide] { viewState.guides }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }

  /// Removes a layout guide, and the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  // MARK: - Content

  /// The natural size of its content; ``noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(viewClass.size)
  }

  /// Tells the layout that the content size has changed.
  open func invalidateIntrinsicContentSize() {
    invalidateEngine()
    superview?.subviewDidChange(self)
  }

  /// Returns how strongly it resists growing beyond its content.
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

  /// Returns how strongly it resists shrinking below its content.
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

  /// The insets of the alignment rectangle, which constraints refer to, within the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }

  /// The view whose first baseline it has: itself, unless a view inside draws the text.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline it has: itself, unless a view inside draws the text.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the view whose baseline it has, as code before iOS 9 asks.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// The distance of the first baseline from the top, in points; zero for a view without text.
  ///
  /// AppKit has such a property, UIKit does not. Nothing is drawn: views with text override it.
  open var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// The distance of the last baseline from the bottom, in points; zero for a view without text.
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  // MARK: - Layout

  /// Asks for a call of ``layoutSubviews()`` in the next layout.
  open func setNeedsLayout() {
    viewState.needsLayout = true
    topmost.viewState.hierarchyNeedsLayout = true
  }

  /// Lays out the whole hierarchy if anything in it has changed.
  open func layoutIfNeeded() { topmost.layoutHierarchy(from: self) }

  /// Gives its subviews the frames that their constraints determine.
  open func layoutSubviews() { takeFramesOfSubviews() }

  /// Asks for a call of ``updateConstraints()`` in the next layout.
  open func setNeedsUpdateConstraints() {
    viewState.needsUpdateConstraints = true
    topmost.viewState.hierarchyNeedsLayout = true
  }

  /// Returns whether ``updateConstraints()`` is called in the next layout.
  open func needsUpdateConstraints() -> Bool { viewState.needsUpdateConstraints }

  /// Calls ``updateConstraints()`` on it and the views inside that need it, innermost first.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

  /// Updates constraints; override it to change them all at once, calling `super` last.
  open func updateConstraints() { viewState.needsUpdateConstraints = false }

  /// Returns the best size within another one, ignoring constraints; by default its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets its size to the one that ``sizeThatFits(_:)`` returns.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// Returns the size closest to a target that the constraints inside allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints inside allow, asked for a target with given priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  // MARK: - Margins and safe areas

  /// The layout margins by side, in points; with the safe area unless that is turned off.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue.directional(isRightToLeft: isRightToLeft)) }
  }

  /// The layout margins by reading direction, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(isRightToLeft: isRightToLeft) }
    set { setMargins(newValue) }
  }

  /// Whether its margins are at least those of its superview where they reach into it.
  open var preservesSuperviewLayoutMargins = false { didSet { invalidateEngine() } }

  /// Whether its safe area is added to its margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { invalidateEngine() } }

  /// Called after its margins were set.
  open func layoutMarginsDidChange() {}

  /// The insets of the part that bars and corners of the screen do not cover, in points.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }

  open func safeAreaInsetsDidChange() {}

  /// How the direction of its content is chosen.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { invalidateEngine() }
  }

  /// The direction of its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// Called after the traits of its environment changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func tintColorDidChange() {}

  /// Override point for drawing; it is never called.
  open func draw(_ rect: CGRect) {}

  /// Does nothing: views are not drawn.
  open func setNeedsDisplay() {}

  /// Does nothing: views are not drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Ends editing in it and its descendants and returns whether none is being edited any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    for view in subtree where view.isFirstResponder { _ = view.resignFirstResponder() }
    return !subtree.contains { $0.isFirstResponder }
  }

  // MARK: - Touches

  /// Returns the innermost view, frontmost first, at a point in its coordinates that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    innermostView(at: point, event)
  }

  /// Returns whether a point in its coordinates is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: - What kinds of views tell the layout

  /// Its class in the layout model, which has a usual content size.
  var viewClass: ViewClass { .view }

  /// Its kind of item in the layout model.
  var modelKind: Item.Kind { viewClass.kind }

  /// The text it shows, for views whose content is a text.
  var modelText: ModelText? { nil }

  /// The subviews that take part in the layout; the view itself sets the frames of the others.
  var modelSubviews: [UIView] { viewState.subviews }

  /// The point in its coordinates from which the layout measures the frames of subviews.
  var layoutOrigin: CGPoint { bounds.origin }

  /// Called after the content size of a subview changed.
  func subviewDidChange(_ view: UIView) {}

  /// Called after its size changed.
  func sizeDidChange() {}

  /// The text UIKit prints: `<UIView: 0x7f8a; frame = (0 0; 320 480); layer = <CALayer: 0x7f9c>>`.
  open override var description: String {
    // Descriptions may be asked for anywhere, but views are at hand on the main actor only.
    MainActor.assumeIsolated { fullDescription }
  }
}
