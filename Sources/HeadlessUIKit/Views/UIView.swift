public import Foundation
import LayoutModel

/// A rectangle with content and subviews, spelled as in UIKit.
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

  /// A view of that frame.
  public init(frame: CGRect) {
    super.init()
    viewState.origin = frame.standardized.origin
    viewState.bounds.size = frame.standardized.size
    hugAsUsual()
  }

  /// A view; an archive tells it nothing.
  public required init?(coder: NSCoder) {
    super.init()
    hugAsUsual()
  }

  /// Keeps to the size of its content as strongly as its class does.
  private func hugAsUsual() {
    let usual = viewClass.hugging
    guard usual != PerAxis(250) else { return }
    for axis in Axis.allCases { viewState.hugging[axis] = UILayoutPriority(Float(usual[axis])) }
  }

  /// A view without extent.
  public override convenience init() { self.init(frame: .zero) }

  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  /// The class of its layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether views of this class need constraints to work at all.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// What draws it elsewhere.
  open private(set) lazy var layer: CALayer = {
    let type = Self.layerClass as? CALayer.Type ?? CALayer.self
    let layer = type.init()
    layer.view = self
    return layer
  }()

  // MARK: - Frames

  /// Where it lies in its superview, as of the last layout.
  open var frame: CGRect {
    get { placement.frame }
    set { placement.frame = newValue }
  }

  /// Its own coordinates.
  open var bounds: CGRect {
    get { viewState.bounds }
    set { placement.centeredBounds = newValue }
  }

  /// The middle of its frame.
  open var center: CGPoint {
    get { placement.center }
    set { placement.center = newValue }
  }

  /// How it is shown turned, scaled or shifted; the layout does not mind.
  open var transform = CGAffineTransform.identity

  /// What follows when it is resized by its superview.
  open var autoresizingMask: AutoresizingMask = [] { didSet { invalidateEngine() } }

  /// Whether resizing it resizes its subviews by their masks.
  open var autoresizesSubviews = true

  /// Whether its mask and frame stand for constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateEngine() } }
  }

  // MARK: - Looks, as far as code sets them

  /// Whether it is hidden; a stack closes the gap.
  open var isHidden = false {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }
  /// How much of it shines through.
  open var alpha: CGFloat = 1
  /// What lies behind its content.
  open var backgroundColor: UIColor?
  /// Whether nothing shines through.
  open var isOpaque = true
  /// Whether what lies outside is cut off.
  open var clipsToBounds = false
  /// How content follows its bounds.
  open var contentMode = ContentMode.scaleToFill
  /// A number to find it by.
  open var tag = 0
  /// Whether it takes touches.
  open var isUserInteractionEnabled = true
  /// Whether it takes several touches at once.
  open var isMultipleTouchEnabled = false
  /// Whether no other view takes touches with it.
  open var isExclusiveTouch = false
  /// Whether what lies outside of its bounds is drawn anew first.
  open var clearsContextBeforeDrawing = true
  /// How many pixels a point has.
  open var contentScaleFactor: CGFloat = 2
  /// Whether colours of what can be touched are dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// A name to find it by when a program comes back.
  open var restorationIdentifier: String?
  /// Whether nothing outside of it is read aloud.
  open var accessibilityViewIsModal = false
  /// Whether what is inside of it is read together.
  open var shouldGroupAccessibilityChildren = false
  /// The language it is read in.
  open var accessibilityLanguage: String?
  /// What is seen of it.
  open var mask: UIView?
  /// The colour of what can be touched.
  open var tintColor: UIColor? = .systemBlue { didSet { tintColorDidChange() } }
  /// A name for tests, logs and recorded sessions.
  open var accessibilityIdentifier: String?
  /// What is read aloud.
  open var accessibilityLabel: String?
  /// Whether it is read aloud.
  open var isAccessibilityElement = false
  /// What it is to those who do not see it.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// What its value is read as.
  open var accessibilityValue: String?
  /// What using it does.
  open var accessibilityHint: String?
  /// What inside of it is read, in order.
  open var accessibilityElements: [Any]?
  /// Whether nothing inside of it is read.
  open var accessibilityElementsHidden = false
  /// Looks by day or night, whatever the surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What the surroundings are like.
  open var traitCollection: UITraitCollection {
    superview?.traitCollection ?? UIScreen.main.traitCollection
  }

  // MARK: - Hierarchy

  /// The view it is inside of.
  open var superview: UIView? { viewState.superview }

  /// The views inside, back to front.
  open var subviews: [UIView] { viewState.subviews }

  /// The window it is in.
  open var window: UIWindow? { superview?.window }

  /// Puts a view inside, in front of all others.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }

  /// Puts a view inside at that place, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view inside, behind another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Puts a view inside, in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Takes it out of its superview; constraints that tie it to anything outside of it are gone.
  open func removeFromSuperview() { leaveSuperview() }

  /// Tells that a view was put inside.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells that a view is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells that it is about to be put inside another view.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells that it was put inside another view.
  open func didMoveToSuperview() {}

  /// Tells that it is about to enter another window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells that it entered another window.
  open func didMoveToWindow() {}

  /// Whether it is a view or inside of it.
  open func isDescendant(of view: UIView) -> Bool { self === view || isInside(view) }

  open override var next: UIResponder? { viewState.viewController ?? superview }

  // MARK: - Constraints

  /// The constraints it holds, by age; those of the bars of its controller, if those are asked for;
  /// and once it was laid out those of its content's size.
  open var constraints: [NSLayoutConstraint] {
    viewState.constraints + barConstraints + contentSizeConstraints
  }

  /// Makes it hold a constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }

  /// Makes it hold constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes it no longer hold a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { forget(constraint) }

  /// Makes it no longer hold constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides it owns.
  open var layoutGuides: [UILayoutGuide] { viewState.guides }

  /// Makes it own a guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }

  /// Makes it no longer own a guide, whose constraints are gone.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  // MARK: - Content

  /// The size that its content would like to have; ``noIntrinsicMetric`` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(viewClass.size)
  }

  /// Tells that the content has another size.
  open func invalidateIntrinsicContentSize() {
    invalidateEngine()
    superview?.subviewDidChange(self)
  }

  /// How strongly it refuses to grow beyond its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    viewState.hugging[axis.modelled]
  }

  /// Says how strongly it refuses to grow beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewState.hugging[axis.modelled] = priority
    invalidateEngine()
  }

  /// How strongly it refuses to shrink below its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { viewState.resistance[axis.modelled] }

  /// Says how strongly it refuses to shrink below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewState.resistance[axis.modelled] = priority
    invalidateEngine()
  }

  /// How much larger its frame is than what constraints see of it.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// What constraints see of it when it has that frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame it has when constraints see that of it.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }

  /// The view whose first baseline is its own: itself, unless a view inside draws the text.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is its own: itself, unless a view inside draws the text.
  open var forLastBaselineLayout: UIView { self }

  /// The view whose baseline is its own, as code before iOS 9 asked.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// How far below its top the first line of text stands; zero for a view without text.
  ///
  /// UIKit has no such property, AppKit has: a view without a renderer has to say it.
  open var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// How far above its bottom the last line of text stands; zero for a view without text.
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  // MARK: - Layout

  /// Asks for a layout in the next pass.
  open func setNeedsLayout() {
    viewState.needsLayout = true
    topmost.viewState.hierarchyNeedsLayout = true
  }

  /// Lays out the hierarchy it is in, if anything changed.
  open func layoutIfNeeded() { topmost.layoutHierarchy(from: self) }

  /// Gives the views inside the frames that constraints give them.
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

  /// Where a view changes its constraints in one go; it calls `super` last.
  open func updateConstraints() { viewState.needsUpdateConstraints = false }

  /// The size that fits best into another one, without constraints.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The smallest or largest size that the constraints inside allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size the constraints inside give, when a size is asked for with those priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  // MARK: - Margins and safe areas

  /// The margins that content keeps, in sides.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue.directional(isRightToLeft: isRightToLeft)) }
  }

  /// The margins that content keeps, in reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(isRightToLeft: isRightToLeft) }
    set { setMargins(newValue) }
  }

  /// Whether its margins are at least those of its superview, where the two overlap.
  open var preservesSuperviewLayoutMargins = false { didSet { invalidateEngine() } }

  /// Whether its safe area adds to its margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { invalidateEngine() } }

  /// Tells that its margins changed.
  open func layoutMarginsDidChange() {}

  /// What bars and corners cover of it.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }

  /// Tells that its safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// Which way its content runs.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { invalidateEngine() }
  }

  /// Which way its content really runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// Tells that the surroundings are other ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells that the colour of what can be touched is another one.
  open func tintColorDidChange() {}

  /// Where it would draw.
  open func draw(_ rect: CGRect) {}

  /// Asks to be drawn; nothing is.
  open func setNeedsDisplay() {}

  /// Asks for a part to be drawn; nothing is.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Takes the keyboard away from whatever inside has it; whether that was so in the end.
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

  /// Follows a change of how large the content of a view inside is.
  func subviewDidChange(_ view: UIView) {}

  /// Follows a change of its size.
  func sizeDidChange() {}

  /// `<UIView: 0x7f8a; frame = (0 0; 320 480); layer = <CALayer: 0x7f9c>>`.
  open override var description: String {
    // Texts are made of whatever is at hand, without asking where; views are at hand on the main actor.
    MainActor.assumeIsolated { fullDescription }
  }
}
