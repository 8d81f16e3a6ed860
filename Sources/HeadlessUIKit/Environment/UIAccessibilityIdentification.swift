public import Foundation

/// Something that tests find by a name nobody reads aloud.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIBarItem: UIAccessibilityIdentification {}

extension UIAlertAction: UIAccessibilityIdentification {}
