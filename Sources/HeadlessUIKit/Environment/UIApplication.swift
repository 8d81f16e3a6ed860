public import Foundation

/// The program as UIKit sees it, as far as layouts ask.
@preconcurrency @MainActor
open class UIApplication: NSObject {
  /// The only program.
  public static let shared = UIApplication()

  private let scene = UIWindowScene()

  /// The windows that were made visible, in that order; none of them is on a screen.
  open var windows: [UIWindow] { scene.windows }

  /// The window that gets key presses.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The parts of the program that have windows: one.
  open var connectedScenes: Set<UIScene> { [scene] }

  /// Notes a window that becomes visible, and makes it the one that gets key presses.
  func show(_ window: UIWindow) { scene.show(window) }

  /// Which way its language runs.
  ///
  /// A hierarchy that runs the other way says so by
  /// ``UIView/semanticContentAttribute``, or by the ``UIWindow/layoutDirection`` of its window.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.device.layoutDirection
  }
}

/// What kind of device it is, as older code asks.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The device as UIKit sees it, as far as layouts ask.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Which system it runs, as far as code asks.
  open var systemVersion: String { "17.0" }

  /// What it is called.
  open var model: String { "iPhone" }
}
