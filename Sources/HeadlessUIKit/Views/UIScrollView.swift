public import Foundation
import LayoutModel

/// A view behind which a larger content moves.
///
/// What is inside and tied to its edges is tied to its content; the constraints from one edge to
/// the other give the size of the content.
open class UIScrollView: UIView {
  /// The size of what is scrolled, in points; set by the layout where constraints determine it.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsLayout() } } }

  /// How far the content was moved.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The delegate, which is notified of what it does.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// What is pulled down for new content; it lies above the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      setNeedsLayout()
    }
  }

  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero
  /// How much of the safe area counts as room around the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether it can be moved.
  open var isScrollEnabled = true
  /// Whether it stops at full pages.
  open var isPagingEnabled = false
  /// Whether it can be moved beyond its ends.
  open var bounces = true
  /// Whether it can be moved beyond its ends across, even if everything fits.
  open var alwaysBounceHorizontal = false
  /// Whether it can be moved beyond its ends down, even if everything fits.
  open var alwaysBounceVertical = false
  /// Whether it shows how far it was moved across.
  open var showsHorizontalScrollIndicator = true
  /// Whether it shows how far it was moved down.
  open var showsVerticalScrollIndicator = true
  /// What moving it does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether it keeps the content on one axis once it moves.
  open var isDirectionalLockEnabled = false
  /// Whether touching the top of the screen moves the content there.
  open var scrollsToTop = true
  /// How fast it comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// How small the content may be scaled; nothing is scaled here.
  open var minimumZoomScale: CGFloat = 1
  /// How large the content may be scaled; nothing is scaled here.
  open var maximumZoomScale: CGFloat = 1
  /// Room around what shows how far the content was moved.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether touches wait until it is clear that they do not move it.
  open var delaysContentTouches = true
  /// Whether a drag can take a touch away from what lies inside.
  open var canCancelContentTouches = true
  /// How much its content is enlarged.
  open var zoomScale: CGFloat = 1
  /// Whether it goes beyond the limits of zooming and comes back.
  open var bouncesZoom = true
  /// How its indicators look.
  open var indicatorStyle = IndicatorStyle.default
  /// Room around the indicator at the side.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around the indicator at the bottom.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether indicators keep out of what is covered.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether a zoom is under way.
  open var isZooming: Bool { false }
  /// The recognizer that scrolls it.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  /// How indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border.
    case `default` = 0
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// Enlarges its content; the delegate's view takes the transform.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    delegate?.viewForZooming(in: self)?.transform = CGAffineTransform(
      a: zoomScale, b: 0, c: 0, d: zoomScale, tx: 0, ty: 0)
  }

  /// Shows where it is; nothing is drawn.
  open func flashScrollIndicators() {}

  /// Tells that it keeps its content out of more or less than before.
  open func adjustedContentInsetDidChange() {}

  /// How much of the safe area counts as room around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// What fits.
    case automatic = 0
    /// On axes along which it scrolls.
    case scrollableAxes
    /// Nothing.
    case never
    /// Everything.
    case always
  }

  /// How fast a scroll view comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a thousandth of a second.
    public let rawValue: CGFloat

    /// That part.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether fingers move the content; none do here.
  open var isDragging: Bool { false }
  /// Whether fingers touch the content; none do here.
  open var isTracking: Bool { false }
  /// Whether the content goes on moving; it never does here.
  open var isDecelerating: Bool { false }

  /// What moving it does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It takes the keyboard away.
    case onDrag
    /// It moves the keyboard.
    case interactive
  }

  /// What is scrolled.
  open var contentLayoutGuide: UILayoutGuide { guide(.content) }

  /// The view itself, which does not move with its content.
  open var frameLayoutGuide: UILayoutGuide { guide(.frame) }

  /// Room around the content, safe area included.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right)
  }

  /// Moves the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Moves the content so that a rectangle of it is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    contentOffset = offset
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSize()
    if let refreshControl {
      let height = UIRefreshControl.usualHeight
      refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    }
  }

  override var viewClass: ViewClass { .scrollView }

  override var layoutOrigin: CGPoint { CGPoint(x: 0, y: 0) }

  /// Takes the size of the content on each axis on which constraints speak of it.
  private func takeContentSize() {
    let engine = currentEngine
    let content = guide(.content)
    guard let rectangle = engine.rectangle(of: content) else { return }
    var size = contentSize
    if engine.isSizeMentioned(content, along: .horizontal) { size.width = rectangle.width }
    if engine.isSizeMentioned(content, along: .vertical) { size.height = rectangle.height }
    contentSize = size
  }
}
