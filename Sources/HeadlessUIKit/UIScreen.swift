public import Foundation

/// The screen that windows and the views of view controllers fit, unless they are told otherwise.
///
/// It is one of 375 by 667 points with two pixels each. Frames are not rounded to its pixels.
open class UIScreen: NSObject, @unchecked Sendable {
  /// The only screen.
  public static let main = UIScreen()

  /// All screens.
  public static var screens: [UIScreen] { [main] }

  /// Its rectangle, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }

  /// Pixels per point.
  open var scale: CGFloat { 2 }

  /// Its rectangle, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels per point.
  open var nativeScale: CGFloat { scale }

  /// What its surroundings are like.
  open var traitCollection: UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
      userInterfaceStyle: .light, displayScale: scale,
      layoutDirection: UIApplication.shared.userInterfaceLayoutDirection)
  }
}

/// The program as UIKit sees it, as far as layouts ask.
open class UIApplication: NSObject, @unchecked Sendable {
  /// The only program.
  public static let shared = UIApplication()

  /// Its windows; none of them is on a screen.
  open var windows: [UIWindow] { [] }

  /// The window that gets key presses.
  open var keyWindow: UIWindow? { nil }

  /// Which way its language runs.
  ///
  /// A hierarchy that runs the other way says so by
  /// ``UIView/semanticContentAttribute``, or by the ``UIWindow/layoutDirection`` of its window.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// The view that a hierarchy on a screen is in.
open class UIWindow: UIView {
  /// The controller whose view fills it.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
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

  /// A window; an archive tells it nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Shows it.
  open func makeKeyAndVisible() {
    isHidden = false
    rootViewController?.appear()
    layoutIfNeeded()
  }

  /// Makes it the one that gets key presses.
  open func makeKey() {}

  open override var traitCollection: UITraitCollection {
    let screen = super.traitCollection
    guard let layoutDirection else { return screen }
    return UITraitCollection(
      horizontalSizeClass: screen.horizontalSizeClass,
      verticalSizeClass: screen.verticalSizeClass, userInterfaceIdiom: screen.userInterfaceIdiom,
      userInterfaceStyle: screen.userInterfaceStyle, displayScale: screen.displayScale,
      layoutDirection: layoutDirection)
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

/// Something that happens: a touch or a key press; none do here.
open class UIEvent: NSObject {}
