public import Foundation
import LayoutModel

/// A view that shows a part of larger content.
///
/// Constraints between its subviews and its own edges refer to the edges of the content; chains of
/// constraints from edge to edge determine the size of the content.
open class UIScrollView: UIView {
  /// The size of the content, in points; set by the layout where constraints determine it.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsLayout() } } }

  /// The distance by which the content is scrolled, in points; the same as the origin of the
  /// bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The delegate, which is notified when the content is scrolled.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The control for refreshing, which lies above the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      setNeedsLayout()
    }
  }

  /// The insets around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// How the safe area adds to the insets around the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether scrolling bounces at the ends of the content.
  open var bounces = true
  /// Whether horizontal scrolling bounces even if the content fits.
  open var alwaysBounceHorizontal = false
  /// Whether vertical scrolling bounces even if the content fits.
  open var alwaysBounceVertical = false
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a drag scrolls along one axis only.
  open var isDirectionalLockEnabled = false
  /// Whether a tap at the top of the screen scrolls to the top.
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  /// The least factor that ``setZoomScale(_:animated:)`` accepts.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest factor that ``setZoomScale(_:animated:)`` accepts.
  open var maximumZoomScale: CGFloat = 1
  /// The insets around the scroll indicators, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether touches are passed on only when they turn out not to scroll.
  open var delaysContentTouches = true
  /// Whether a drag cancels touches of subviews.
  open var canCancelContentTouches = true
  /// The factor by which the content is scaled; setting it directly does not scale the view of the
  /// delegate.
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var indicatorStyle = IndicatorStyle.default
  /// The insets around the vertical scroll indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets around the horizontal scroll indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the insets of scroll indicators include the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether fingers are zooming the content; always `false` here.
  open var isZooming: Bool { false }
  /// The recogniser that scrolls the content; it receives no touches here.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border.
    case `default` = 0
    case black
    case white
  }

  /// Scales the view that the delegate names, by a factor kept between ``minimumZoomScale`` and
  /// ``maximumZoomScale``.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    delegate?.viewForZooming(in: self)?.transform = CGAffineTransform(
      a: zoomScale, b: 0, c: 0, d: zoomScale, tx: 0, ty: 0)
  }

  /// Shows the scroll indicators briefly; does nothing here.
  open func flashScrollIndicators() {}

  /// Override point for changes of ``adjustedContentInset``; it is never called here.
  open func adjustedContentInsetDidChange() {}

  /// How the safe area adds to the insets around the content; here all but `never` have the same
  /// effect.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    /// Along the axes along which the content scrolls.
    case scrollableAxes
    /// Not at all.
    case never
    case always
  }

  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that comes to rest sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether fingers are scrolling the content; always `false` here.
  open var isDragging: Bool { false }
  /// Whether fingers touch the content; always `false` here.
  open var isTracking: Bool { false }
  /// Whether the content moves on after a drag; always `false` here.
  open var isDecelerating: Bool { false }

  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag
    case interactive
  }

  /// The guide for the rectangle of the content, which moves as the content is scrolled.
  open var contentLayoutGuide: UILayoutGuide { guide(.content) }

  /// The guide for the frame of the view, which does not move with the content.
  open var frameLayoutGuide: UILayoutGuide { guide(.frame) }

  /// The insets around the content, plus the top and bottom of the safe area unless the adjustment
  /// behaviour is `never`.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right)
  }

  /// Scrolls the content at once; if animated, the delegate is notified of the end as well.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls the content at once, as little as makes a rectangle of it visible.
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

  /// Sets the size of the content along each axis along which constraints mention it.
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
