public import Foundation
import LayoutModel

extension NSAttributedString {
  /// Returns the size of the text on one line, in points, as labels measure it.
  ///
  /// The font of the first character is used, or the system font of 12 points if there is none.
  public func size() -> CGSize {
    guard length > 0 else { return .zero }
    return string.size(attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
  }
}

extension NSString {
  /// Returns the size of the text on one line, in points, as labels measure it.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(attrs?[.font] as? UIFont)
  }
}

extension String {
  /// Returns the size of the text on one line, in points, as labels measure it.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    size(attrs?[.font] as? UIFont)
  }

  fileprivate func size(_ font: UIFont?) -> CGSize {
    guard !isEmpty else { return .zero }
    return CGSize(
      IntrinsicSize(
        of: .label, text: self, font: (font ?? .systemFont(ofSize: 12)).modelled,
        scale: UITraitCollection.device.displayScale))
  }
}
