public import Foundation

/// What a view is drawn with, as far as code sets it; nothing is drawn here.
open class CALayer: NSObject {
  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// How thick the border is, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The background of the content.
  open var backgroundColor: CGColor?
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// How opaque it is.
  open var opacity: Float = 1
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How opaque the shadow is.
  open var shadowOpacity: Float = 0
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// In front of what it lies, whatever the order of the views.
  open var zPosition: CGFloat = 0
  /// Which point of the layer its position is.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Which corners are round.
  open var maskedCorners: CACornerMask = .all
  /// What it is called.
  open var name: String?

  /// Whether it is hidden.
  open var isHidden = false
  /// Pixels per point of what it shows.
  open var contentsScale: CGFloat = 1
  /// Whether it is drawn once and kept.
  open var shouldRasterize = false
  /// Pixels per point of what is kept.
  open var rasterizationScale: CGFloat = 1
  /// What casts the shadow.
  open var shadowPath: CGPath?
  /// What is seen of it.
  open var mask: CALayer?
  /// How the corners are round.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The view it draws; its frame is that of the view.
  weak var view: UIView?
  var inner: [CALayer] = []
  weak var outer: CALayer?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint(x: 0, y: 0)

  /// A layer.
  public required override init() { super.init() }

  // MARK: - Frames

  /// Its own coordinates.
  open var bounds: CGRect {
    get { ofView { $0.bounds } ?? ownBounds }
    set {
      if !withView({ $0.bounds = newValue }) { ownBounds = newValue }
    }
  }

  /// Where its anchor point is in the layer around it; for a view's layer where its middle is.
  open var position: CGPoint {
    get { ofView { $0.center } ?? ownPosition }
    set {
      if !withView({ $0.center = newValue }) { ownPosition = newValue }
    }
  }

  /// Where it lies in the layer around it.
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

  /// Asks the view for a layout.
  open func setNeedsLayout() { withView { $0.setNeedsLayout() } }

  /// Lays out the view, if anything changed.
  open func layoutIfNeeded() { withView { $0.layoutIfNeeded() } }

  /// Asks to be drawn; nothing is.
  open func setNeedsDisplay() {}

  // A layer belongs to no actor, as in Core Animation; that of a view is used where the view is, on
  // the main actor.

  private func ofView<Value: Sendable>(_ value: @MainActor (UIView) -> Value) -> Value? {
    view.map { view in MainActor.assumeIsolated { value(view) } }
  }

  /// Does something with its view; whether it has one.
  @discardableResult
  private func withView(_ body: @MainActor (UIView) -> Void) -> Bool { ofView(body) != nil }

  // MARK: - Animations

  private var animations: [(key: String, animation: CAAnimation)] = []

  /// Keeps an animation under a key, in the place of one that was there.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? (anim as? CAPropertyAnimation)?.keyPath ?? ""
    removeAnimation(forKey: key)
    animations.append((key, anim))
  }

  /// The keys of its animations, in the order in which they came; nil if there are none.
  ///
  /// No time passes here: an animation stays until another one takes its place or it is removed.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// The animation of a key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Drops the animation of a key.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  /// Drops all animations.
  open func removeAllAnimations() { animations = [] }
}

/// A layer that only moves those inside it.
open class CATransformLayer: CALayer {}

/// How corners are round.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// That name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As circles are.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Without a jump in how much they bend.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Those bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}
