import HeadlessUIKit
import SwiftLayout
import ViewSupport

/// A view of that name and, if given, size for tests.
@MainActor func view(_ name: String, _ width: CGFloat = 0, _ height: CGFloat = 0) -> UIView {
  root(width, height).named(name)
}

extension UIView {
  /// Its frame after a layout, as the tests write it: `8 8 284 20`.
  var placed: String {
    layoutIfNeeded()
    return place
  }
}

extension Activation {
  /// What its constraints say, in order.
  var rules: [String] { ConstraintText.lines(activeConstraints) }
}
