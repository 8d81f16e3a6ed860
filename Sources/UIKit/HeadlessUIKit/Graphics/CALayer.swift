public import Foundation

/// A layer with the properties that code sets; nothing is drawn.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds = false
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The position on the z axis, which determines what the layer lies in front of.
  open var zPosition: CGFloat = 0
  /// The point of the layer that its position refers to, in relative coordinates.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The corners that the radius applies to.
  open var maskedCorners: CACornerMask = .all
  open var name: String?

  open var isHidden = false
  /// The scale of the content, in pixels per point.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is rendered once and cached.
  open var shouldRasterize = false
  /// The scale of the cached bitmap, in pixels per point.
  open var rasterizationScale: CGFloat = 1
  /// The path that casts the shadow.
  open var shadowPath: CGPath?
  /// The layer whose opaque parts determine what is visible.
  open var mask: CALayer?
  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The view of the layer, whose frame it has.
  weak var view: UIView?
  var inner: [CALayer] = []
  weak var outer: CALayer?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint(x: 0, y: 0)

  public required override init() { super.init() }

  // MARK: - Frames

  /// The rectangle of the layer in its own coordinates.
  open var bounds: CGRect {
    get { ofView { $0.bounds } ?? ownBounds }
    set {
      if !withView({ $0.bounds = newValue }) { ownBounds = newValue }
    }
  }

  /// The position of the anchor point in the superlayer; for the layer of a view, the view's
  /// centre.
  open var position: CGPoint {
    get { ofView { $0.center } ?? ownPosition }
    set {
      if !withView({ $0.center = newValue }) { ownPosition = newValue }
    }
  }

  /// The rectangle of the layer in the coordinates of the superlayer.
  open var frame: CGRect {
    get {
      if let frame = ofView({ $0.frame }) { return frame }
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      if withView({ $0.frame = newValue }) { return }
      ownBounds.size = newValue.standardized.size
      ownPosition = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// Requests a layout of the view.
  open func setNeedsLayout() { withView { $0.setNeedsLayout() } }

  /// Lays out the view if necessary.
  open func layoutIfNeeded() { withView { $0.layoutIfNeeded() } }

  /// Requests drawing, which has no effect.
  open func setNeedsDisplay() {}

  // As in Core Animation a layer belongs to no actor; the layer of a view is only used on the main
  // actor.

  private func ofView<Value: Sendable>(_ value: @MainActor (UIView) -> Value) -> Value? {
    view.map { view in MainActor.assumeIsolated { value(view) } }
  }

  /// Runs a closure on the view; returns whether there is one.
  @discardableResult
  private func withView(_ body: @MainActor (UIView) -> Void) -> Bool { ofView(body) != nil }

  // MARK: - Animations

  private var animations: [(key: String, animation: CAAnimation)] = []

  /// Adds an animation for a key, replacing the one that it had.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? (anim as? CAPropertyAnimation)?.keyPath ?? ""
    removeAnimation(forKey: key)
    animations.append((key, anim))
  }

  /// Returns the keys of the animations, in the order in which they were added; `nil` if there are
  /// none.
  ///
  /// As no time passes, an animation stays until it is replaced or removed.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// Returns the animation for a key, or `nil` if there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  open func removeAllAnimations() { animations = [] }
}

/// A layer that is only a container for its sublayers.
open class CATransformLayer: CALayer {}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Circular arcs.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}
