public import Foundation
import LayoutModel

extension UIView {
  /// The parts of a view's position and size that change when the superview is resized.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The option bits, with UIKit's values.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content is adapted to the bounds of a view.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched to the bounds.
    case scaleToFill
    /// The content is as large as fits, in its own proportions.
    case scaleAspectFit
    /// The content fills the bounds in its own proportions; the rest is cut off.
    case scaleAspectFill
    case redraw
    case center
    /// The content is centred at the top edge.
    case top
    /// The content is centred at the bottom edge.
    case bottom
    /// The content is centred at the left edge.
    case left
    /// The content is centred at the right edge.
    case right
    /// The content is in the top left corner.
    case topLeft
    /// The content is in the top right corner.
    case topRight
    /// The content is in the bottom left corner.
    case bottomLeft
    /// The content is in the bottom right corner.
    case bottomRight
  }

  /// The value of ``intrinsicContentSize`` along an axis without a content size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target size for the smallest fitting size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest fitting size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Returns a point of another view in this view's coordinates; `nil` stands for the topmost view,
  /// and transforms are ignored.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? topmost).convert(point, to: self)
  }

  /// Returns a point of this view in another view's coordinates; `nil` stands for the topmost view,
  /// and transforms are ignored.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (offsetInTopmost, (view ?? topmost).offsetInTopmost)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Returns a rectangle of another view in this view's coordinates; `nil` stands for the topmost
  /// view, and transforms are ignored.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Returns a rectangle of this view in another view's coordinates; `nil` stands for the topmost
  /// view, and transforms are ignored.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// The origin of its coordinates in those of the topmost view, ignoring transforms.
  private var offsetInTopmost: CGPoint {
    var offset = CGPoint(x: 0, y: 0)
    var view = self
    while let superview = view.viewState.superview {
      offset.x += view.viewState.origin.x - view.bounds.minX
      offset.y += view.viewState.origin.y - view.bounds.minY
      view = superview
    }
    return offset
  }

  func innermostView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else {
      return nil
    }
    let hit = subviews.reversed().lazy.compactMap { view in
      view.hitTest(view.convert(point, from: self), with: event)
    }.first
    return hit ?? self
  }

  // MARK: - Changing frames

  func setOrigin(_ origin: CGPoint) {
    guard origin != viewState.origin else { return }
    let old = CGRect(origin: viewState.origin, size: viewState.bounds.size)
    viewState.origin = origin
    animate(from: old)
    if viewState.superview != nil, !viewState.isTakingFrame { invalidateEngine() }
  }

  func setBounds(_ bounds: CGRect) {
    let old = viewState.bounds
    guard bounds != old else { return }
    viewState.bounds = bounds
    animate(from: CGRect(origin: viewState.origin, size: old.size))
    guard bounds.size != old.size else { return }
    viewState.needsLayout = true
    if !viewState.isTakingFrame {
      invalidateEngine()
      if autoresizesSubviews { resizeSubviews(from: old.size) }
    }
    sizeDidChange()
  }

  /// Resizes the subviews by their autoresizing masks at once, as UIKit does.
  private func resizeSubviews(from old: CGSize) {
    for view in viewState.subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let mask = LayoutModel.AutoresizingMask(
        frame: Frame(view.frame), container: Size(old), flexible: view.autoresizingMask.modelled)
      view.frame = CGRect(mask.frame(in: Size(bounds.size)))
    }
  }
}

extension UIView.AutoresizingMask {
  var modelled: LayoutModel.AutoresizingMask.Flexible {
    LayoutModel.AutoresizingMask.Flexible(rawValue: UInt8(truncatingIfNeeded: rawValue))
  }
}

extension Frame {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

extension UIView {
  /// How the tint colour is adjusted.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    /// Not adjusted.
    case normal
    case dimmed
  }
}
