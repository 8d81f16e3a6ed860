public import Foundation

/// What a view is drawn with, as far as code sets it; nothing is drawn here.
open class CALayer: NSObject {
  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// How thick the border is, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// What lies behind the content.
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

  /// A layer.
  public required override init() { super.init() }

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
