public import Foundation

/// The screen that windows and the views of view controllers fit, unless they are told otherwise.
///
/// It is one of 375 by 667 points with two pixels each. Frames are not rounded to its pixels.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// All screens.
  public static var screens: [UIScreen] { [main] }

  /// Its rectangle, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }

  /// Pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }

  /// Its rectangle, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels per point.
  open var nativeScale: CGFloat { scale }

  /// What its surroundings are like.
  open var traitCollection: UITraitCollection { .device }
}
