public import Foundation
import LayoutModel

extension UIView {
  /// What flexes when the superview is resized; the bits are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left side.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right side.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the upper side.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the lower side.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content follows bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as covers.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle.
    case center
    /// In the middle of the upper side.
    case top
    /// In the middle of the lower side.
    case bottom
    /// In the middle of the left side.
    case left
    /// In the middle of the right side.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight
  }

  /// The value of ``intrinsicContentSize`` on an axis on which content has no size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target of a fitting size that is as small as possible.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target of a fitting size that is as large as possible.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// A point of another view in its own coordinates; nil stands for the topmost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? topmost).convert(point, to: self)
  }

  /// A point in the coordinates of another view; nil stands for the topmost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (offsetInTopmost, (view ?? topmost).offsetInTopmost)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A rectangle of another view in its own coordinates; nil stands for the topmost view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// A rectangle in the coordinates of another view; nil stands for the topmost view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Where its own point zero is in the coordinates of the topmost view's bounds.
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

  /// What springs and struts make of the views inside, as UIKit does at once.
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
  /// How the colour of what can be touched is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As around it.
    case automatic = 0
    /// As it is.
    case normal
    /// Grey.
    case dimmed
  }
}
