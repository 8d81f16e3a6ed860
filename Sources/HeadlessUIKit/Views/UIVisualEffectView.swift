public import Foundation

/// How what lies behind a view shines through; nothing is drawn here.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Blurred.
open class UIBlurEffect: UIVisualEffect {
  /// How much and how dark.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the surroundings.
    case regular = 4
    /// More so.
    case prominent = 5
    /// The system's material.
    case systemMaterial = 8
  }

  /// An effect of that style.
  public init(style: Style) { super.init() }
}

/// A view through which another effect shines; what it shows goes into its content view.
open class UIVisualEffectView: UIView {
  /// How what lies behind shines through.
  open var effect: UIVisualEffect?
  /// What it shows goes in here.
  open private(set) lazy var contentView: UIView = makeContentView()

  /// A view with that effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// A view of that frame without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
