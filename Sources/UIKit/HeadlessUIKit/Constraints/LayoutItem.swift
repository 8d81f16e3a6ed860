import Foundation
import LayoutModel
import UIKitTexts

/// An object with anchors: a view or a layout guide.
@MainActor
protocol LayoutItem: NSObject, Sendable {
  /// The view itself, or the view that owns the guide; `nil` for a guide without one.
  var itemView: UIView? { get }
  /// The anchors that have been asked for, by attribute, so that each is the same object every
  /// time.
  var anchorTable: AnchorTable { get }
  /// The item in the form in which logs are described.
  var logged: LoggedItem { get }
}

/// The anchors of an item, made when they are first asked for.
@MainActor
final class AnchorTable {
  private var anchors: [NSLayoutConstraint.Attribute: NSObject] = [:]

  func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: () -> Anchor
  ) -> Anchor {
    if let anchor = anchors[attribute] as? Anchor { return anchor }
    let anchor = make()
    anchors[attribute] = anchor
    return anchor
  }
}

extension LayoutItem {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchorTable.anchor(attribute) { NSLayoutXAxisAnchor(LayoutPlace(self, attribute)) }
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchorTable.anchor(attribute) { NSLayoutYAxisAnchor(LayoutPlace(self, attribute)) }
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchorTable.anchor(attribute) { NSLayoutDimension(LayoutPlace(self, attribute)) }
  }
}

/// An attribute of an item, or the distance between two attributes for a dimension made from two
/// anchors.
///
/// It does not keep the items alive, just as constraints and anchors do not in UIKit.
struct LayoutPlace: Sendable {
  /// The item; `nil` once it is gone.
  weak let item: (any LayoutItem)?
  /// The attribute of ``item``.
  let attribute: NSLayoutConstraint.Attribute
  /// The item that a distance is measured from.
  weak let originItem: (any LayoutItem)?
  /// The attribute of ``originItem``; `nil` if this is not a distance.
  let originAttribute: NSLayoutConstraint.Attribute?

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    originItem = nil
    originAttribute = nil
  }

  /// Creates the distance from one place to another.
  init(from origin: LayoutPlace, to place: LayoutPlace) {
    item = place.item
    attribute = place.attribute
    originItem = origin.item
    originAttribute = origin.attribute
  }

  /// Whether this is the distance between two anchors.
  var isDistance: Bool { originAttribute != nil }

  /// Whether this is a position rather than a length.
  var isPosition: Bool { !isDistance && attribute.isPosition }

  /// Whether all items it refers to still exist.
  var isAlive: Bool { item != nil && (!isDistance || originItem != nil) }

  /// The items it refers to that still exist.
  var items: [any LayoutItem] { [item, originItem].compactMap { $0 } }

  /// The anchor for this place; for an attribute of an item it is the same object every time.
  @MainActor var anchor: any PlacedAnchor {
    guard !isDistance, let item else { return NSLayoutDimension(self) }
    switch attribute.modelled?.kind {
    case .position(.horizontal)?: return item.xAnchor(attribute)
    case .position(.vertical)?: return item.yAnchor(attribute)
    default: return item.dimension(attribute)
    }
  }

  /// The text of the place, such as `UIView:0x7f8a.leading`.
  @MainActor var description: String {
    func text(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      "\(item?.shortDescription ?? "(null)").\(attribute.spelling)"
    }
    guard let originAttribute else { return text(item, attribute) }
    return "(\(text(item, attribute)) - \(text(originItem, originAttribute)))"
  }

  static func == (lhs: LayoutPlace, rhs: LayoutPlace) -> Bool {
    lhs.item === rhs.item && lhs.attribute == rhs.attribute
      && lhs.originItem === rhs.originItem && lhs.originAttribute == rhs.originAttribute
  }
}
