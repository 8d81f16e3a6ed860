import Foundation
import LayoutModel
import UIKitTexts

/// What has anchors: a view or a layout guide.
@MainActor
protocol LayoutItem: NSObject, Sendable {
  /// The view whose place in the hierarchy it has; nil for a guide without one.
  var itemView: UIView? { get }
  /// The anchors that were asked for, by attribute; the same object each time.
  var anchorTable: AnchorTable { get }
  /// The item in the terms of logs.
  var logged: LoggedItem { get }
}

/// The anchors of an item, made when they are asked for.
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

/// An attribute of an item, or for a dimension made from two anchors the distance between them.
///
/// It does not keep the item alive, as constraints and anchors do not in UIKit.
struct LayoutPlace: Sendable {
  /// Whose attribute; nil once the item is gone.
  weak let item: (any LayoutItem)?
  /// Which one.
  let attribute: NSLayoutConstraint.Attribute
  /// Where a distance is measured from: the item and attribute that are taken away.
  weak let originItem: (any LayoutItem)?
  /// The attribute of ``originItem``; nil where this is no distance.
  let originAttribute: NSLayoutConstraint.Attribute?

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    originItem = nil
    originAttribute = nil
  }

  /// The distance from one place to another.
  init(from origin: LayoutPlace, to place: LayoutPlace) {
    item = place.item
    attribute = place.attribute
    originItem = origin.item
    originAttribute = origin.attribute
  }

  /// Whether it is the distance between two anchors.
  var isDistance: Bool { originAttribute != nil }

  /// Whether it is a place rather than a length.
  var isPosition: Bool { !isDistance && attribute.isPosition }

  /// Whether all items it mentions are still there.
  var isAlive: Bool { item != nil && (!isDistance || originItem != nil) }

  /// The items it mentions.
  var items: [any LayoutItem] { [item, originItem].compactMap { $0 } }

  /// The anchor there; for an item the same object each time.
  @MainActor var anchor: any PlacedAnchor {
    guard !isDistance, let item else { return NSLayoutDimension(self) }
    switch attribute.modelled?.kind {
    case .position(.horizontal)?: return item.xAnchor(attribute)
    case .position(.vertical)?: return item.yAnchor(attribute)
    default: return item.dimension(attribute)
    }
  }

  /// `UIView:0x7f8a.leading`.
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
