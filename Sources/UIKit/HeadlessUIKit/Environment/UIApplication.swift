public import Foundation

/// The running program, as far as layouts need it.
@preconcurrency @MainActor
open class UIApplication: NSObject {
  /// The only instance.
  public static let shared = UIApplication()

  private let scene = UIWindowScene()

  /// The windows of the program; always empty here, where none is on a screen.
  open var windows: [UIWindow] { scene.windows }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The parts of the program that have windows: one.
  open var connectedScenes: Set<UIScene> { [scene] }

  /// Notes a window that becomes visible, and makes it the one that gets key presses.
  func show(_ window: UIWindow) { scene.show(window) }

  /// The direction of the program's language: always that of the simulated device.
  ///
  /// For a hierarchy of the other direction, set ``UIView/semanticContentAttribute``, or the
  /// ``UIWindow/layoutDirection`` of its window.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.device.layoutDirection
  }
}

/// Returns the kind of the device, as older code asks for it.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The simulated device, as far as layouts need it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  /// The kind of the device: always a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The version of the system that the device appears to run.
  open var systemVersion: String { "17.0" }

  open var model: String { "iPhone" }
}
