import ConstraintSolver
import HeadlessUIKit
import DialectCore

/// Makes relations of the attributes, in which "greater" and "less" refer to the numbers.
extension AnchorsChain {
  typealias Template = ConstraintTemplate<RelatedItem<NSObject>>

  /// Returns a relation to the item that a word stands for; without an attribute, to the same ones.
  func related(
    _ relation: Relation, _ word: Placeholder, _ attribute: NSLayoutConstraint.Attribute?,
    _ constant: ConstantRule
  ) -> Anchors {
    related(relation, .placeholder(word, attributes(attribute)), constant)
  }

  /// Returns a relation to an item; without an attribute, to the same ones.
  func related(
    _ relation: Relation, _ item: some AnchorsItemable,
    _ attribute: NSLayoutConstraint.Attribute?, _ constant: ConstantRule
  ) -> Anchors {
    related(relation, .item(item.anchorsItem.related, attributes(attribute)), constant)
  }

  /// Returns a relation to an anchor, or to nothing if the item of the anchor no longer exists.
  ///
  /// An offset between two anchors is not an attribute of an item; UIKit refuses it here as well.
  func related<Kind>(
    _ relation: Relation, _ anchor: NSLayoutAnchor<Kind>, _ constant: ConstantRule
  ) -> Anchors {
    guard let owner = anchor.owner else {
      guard anchor.item != nil else { return related(relation, nil, constant) }
      LayoutException(
        name: "NSInvalidArgumentException",
        reason: "\(anchor) is the distance between two anchors, not an attribute of an item"
      ).raise()
      return Anchors()
    }
    return related(relation, .item(.item(owner.item), .one(owner.attribute)), constant)
  }

  /// Returns a relation of all attributes.
  func related(
    _ relation: Relation, _ target: Template.Target?, _ constant: ConstantRule
  ) -> Anchors {
    Anchors(Template(.subject, path, Verb(relation), target, constant: constant))
  }

  private func attributes(
    _ attribute: NSLayoutConstraint.Attribute?
  ) -> Template.Target.Attributes { attribute?.modelled.map { .one($0) } ?? .same }
}
