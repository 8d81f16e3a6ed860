public import HeadlessUIKit
import DialectCore

/// What attributes can be related to: a view, a guide, or the identifier of a view of the layout.
@preconcurrency @MainActor
public protocol AnchorsItemable {
  /// Which one it is.
  var anchorsItem: AnchorsItem { get }
}

/// A view or guide in a relation, as far as it is known when the relation is written.
public enum AnchorsItem: Hashable {
  /// The view or guide whose anchors they are.
  case subject
  /// This view or guide.
  case object(NSObject)
  /// The view or guide of the layout that has this identifier.
  case identifier(String)

  /// The same for all dialects.
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
  /// The view of the layout that has this identifier.
  public var anchorsItem: AnchorsItem { .identifier(self) }
}
