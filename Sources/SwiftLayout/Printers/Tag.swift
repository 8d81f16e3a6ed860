import HeadlessUIKit

/// How the printers call views and guides.
@MainActor
struct Tag {
  /// Names that count before identifiers.
  var names: [UIView: String] = [:]

  /// The view's own name, its identifier, or `0x7f8a:UIView`.
  func text(_ view: UIView) -> String {
    if let name = names[view] { return name }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return "\(view.address):\(type(of: view))"
  }

  /// The word by which a view has the guide, or the identifier that the guide was given.
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

  /// The view or guide of a constraint.
  func text(of item: AnyObject) -> String {
    (item as? UIView).map(text) ?? (item as? UILayoutGuide).map(text) ?? "\(type(of: item))"
  }
}
