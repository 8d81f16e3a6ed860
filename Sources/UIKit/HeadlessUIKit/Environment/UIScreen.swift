public import Foundation

/// The screen that windows and the views of view controllers fill by default.
///
/// It has 375 by 667 points with two pixels each. Frames are not rounded to its pixels.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// All screens: just the main one.
  public static var screens: [UIScreen] { [main] }

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }

  open var scale: CGFloat { traitCollection.displayScale }

  /// The rectangle of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  open var nativeScale: CGFloat { scale }

  open var traitCollection: UITraitCollection { .device }
}
