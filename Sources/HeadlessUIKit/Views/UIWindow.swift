public import Foundation

/// The view that a hierarchy on a screen is in.
open class UIWindow: UIView {
  /// The controller whose view fills it.
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

  /// In front of which windows it lies.
  open var windowLevel = Level.normal

  /// Which way the language in it runs; this is no UIKit, where the whole program has one.
  open var layoutDirection: UIUserInterfaceLayoutDirection? { didSet { invalidateEngine() } }

  /// The screen it is on.
  open var screen: UIScreen { .main }

  /// A window of that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A window; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Whether it is the one that gets key presses.
  open internal(set) var isKeyWindow = false

  /// Shows it.
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

  /// In front of which windows a window lies.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: CGFloat

    /// That number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where windows are.
    public static let normal = Level(rawValue: 0)
    /// In front of normal windows.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of everything.
    public static let alert = Level(rawValue: 2000)
  }
}
