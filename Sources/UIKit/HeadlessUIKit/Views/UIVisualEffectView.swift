public import Foundation

/// An effect on what lies behind a view; nothing is drawn here.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// An effect that blurs what lies behind.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    /// About as bright as the content behind.
    case light
    case dark
    case regular = 4
    /// Following the appearance, with more contrast.
    case prominent = 5
    case systemMaterial = 8
  }

  public init(style: Style) { super.init() }
}

/// A view that applies an effect to what lies behind it; its own content is in its content view.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// The view that contains what the view shows.
  open private(set) lazy var contentView: UIView = makeContentView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view with a frame and without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
