public import Foundation

/// The root of a hierarchy of views on a screen.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.appear(false)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      if !isHidden { rootViewController?.appear() }
    }
  }

  /// The level of the window, which determines the windows it lies in front of.
  open var windowLevel = Level.normal

  /// The direction of the language in the window; this is not in UIKit, where the program has one.
  open var layoutDirection: UIUserInterfaceLayoutDirection? { didSet { invalidateEngine() } }

  open var screen: UIScreen { .main }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open override var window: UIWindow? { self }

  /// Whether it is the one that gets key presses.
  open internal(set) var isKeyWindow = false

  /// Shows the window and the view of its root controller.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.show(self)
    rootViewController?.appear()
    layoutIfNeeded()
  }

  /// Makes it the one that gets key presses.
  open func makeKey() { UIApplication.shared.show(self) }

  open override var traitCollection: UITraitCollection {
    let screen = super.traitCollection
    guard let layoutDirection else { return screen }
    return UITraitCollection(
      horizontalSizeClass: screen.horizontalSizeClass,
      verticalSizeClass: screen.verticalSizeClass, userInterfaceIdiom: screen.userInterfaceIdiom,
      userInterfaceStyle: screen.userInterfaceStyle, displayScale: screen.displayScale,
      layoutDirection: layoutDirection,
      preferredContentSizeCategory: screen.preferredContentSizeCategory)
  }

  /// The levels of windows; windows of higher levels lie in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    /// The level of the status bar, in front of usual windows.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts, in front of all others.
    public static let alert = Level(rawValue: 2000)
  }
}
