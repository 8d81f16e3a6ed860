public import Foundation

/// A part of the program that people see as one.
@preconcurrency @MainActor
open class UIScene: NSObject {
  /// How far a scene is from being used.
  public enum ActivationState: Int, Sendable {
    /// It is not there.
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive
    /// It is not seen.
    case background
  }

  /// How far it is from being used: it is in front, as nothing else is.
  open var activationState: ActivationState { .foregroundActive }
}

open class UIWindowScene: UIScene {
  private var shown: [WeakWindow] = []

  /// Its windows that are still there, in the order in which they were made visible.
  open var windows: [UIWindow] { shown.compactMap(\.window) }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  open var screen: UIScreen { .main }

  open var traitCollection: UITraitCollection { screen.traitCollection }

  func show(_ window: UIWindow) {
    shown.removeAll { $0.window == nil || $0.window === window }
    shown.append(WeakWindow(window: window))
    for other in windows { other.isKeyWindow = other === window }
  }

  /// A window that is kept by its maker.
  private struct WeakWindow {
    weak var window: UIWindow?
  }
}
