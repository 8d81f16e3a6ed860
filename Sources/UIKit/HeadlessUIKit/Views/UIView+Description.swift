import Foundation

extension UIView {
  /// The view as UIKit prints it: its class, address, frame, and what distinguishes it from others.
  var fullDescription: String {
    let parts =
      ["frame = (\(frame.text))"] + traits + ["layer = <\(layer.className): \(layer.address)>"]
    return "<\(className): \(address); \(parts.joined(separator: "; "))>"
  }

  private var traits: [String] {
    var traits: [String] = []
    if let text = modelText?.text { traits.append("text = '\(text)'") }
    if isHidden { traits.append("hidden = YES") }
    if let accessibilityIdentifier {
      traits.append("accessibilityIdentifier = '\(accessibilityIdentifier)'")
    }
    if tag != 0 { traits.append("tag = \(tag)") }
    return traits
  }
}

extension CGRect {
  /// The rectangle as UIKit prints it in descriptions, such as `0 20; 320 460`.
  fileprivate var text: String {
    func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    return "\(number(minX)) \(number(minY)); \(number(width)) \(number(height))"
  }
}
