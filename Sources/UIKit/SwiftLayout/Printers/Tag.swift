import HeadlessUIKit

/// The names that the printers use for views and guides.
@MainActor
struct Tag {
  /// Names that take precedence over identifiers.
  var names: [UIView: String] = [:]

  /// Returns the name of a view, its identifier, or its address and class as in `0x7f8a:UIView`.
  func text(_ view: UIView) -> String {
    if let name = names[view] { return name }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return "\(view.address):\(type(of: view))"
  }

  /// Returns the property of the owning view that returns the guide, or the identifier of the
  /// guide.
  func text(_ guide: UILayoutGuide) -> String {
    guard let owner = guide.owningView else { return ":\(guide.identifier)" }
    let tag = text(owner)
    switch guide {
    case owner.safeAreaLayoutGuide: return "\(tag).safeAreaLayoutGuide"
    case owner.layoutMarginsGuide: return "\(tag).layoutMarginsGuide"
    case owner.keyboardLayoutGuide: return "\(tag).keyboardLayoutGuide"
    case owner.readableContentGuide: return "\(tag).readableContentGuide"
    default: return "\(tag):\(guide.identifier)"
    }
  }

  /// Returns the name of the view or guide in a constraint.
  func text(of item: AnyObject) -> String {
    (item as? UIView).map(text) ?? (item as? UILayoutGuide).map(text) ?? "\(type(of: item))"
  }
}
