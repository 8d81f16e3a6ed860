public import HeadlessUIKit
import DialectCore

/// An item that attributes can be related to: a view, a guide, or an identifier in the layout.
@preconcurrency @MainActor
public protocol AnchorsItemable {
  /// The item.
  var anchorsItem: AnchorsItem { get }
}

/// An item in a relation, as far as it is known when the relation is written.
public enum AnchorsItem: Hashable {
  /// The view or guide whose layout contains the relation.
  case subject
  /// This view or guide.
  case object(NSObject)
  /// The view or guide of the layout with this identifier.
  case identifier(String)

  /// The item in the terms that all dialects share.
  var related: RelatedItem<NSObject> {
    switch self {
    case .subject: .subject
    case .object(let object): .item(object)
    case .identifier(let name): .identifier(name)
    }
  }
}

extension UIView: AnchorsItemable {
  /// The view itself.
  public var anchorsItem: AnchorsItem { .object(self) }
}

extension UILayoutGuide: AnchorsItemable {
  /// The guide itself.
  public var anchorsItem: AnchorsItem { .object(self) }
}

extension String: AnchorsItemable {
  /// The view or guide of the layout with this identifier.
  public var anchorsItem: AnchorsItem { .identifier(self) }
}
