import ConstraintSolver
import HeadlessUIKit
import DialectCore

/// How relations are made of what was written; more and less are about the numbers.
extension AnchorsChain {
  typealias Template = ConstraintTemplate<RelatedItem<NSObject>>

  /// A relation to what a word stands for; without an attribute each to the same one.
  func related(
    _ relation: Relation, _ word: Placeholder, _ attribute: NSLayoutConstraint.Attribute?,
    _ constant: ConstantRule
  ) -> Anchors {
    related(relation, .placeholder(word, attributes(attribute)), constant)
  }

  /// A relation to an item; without an attribute each to the same one.
  func related(
    _ relation: Relation, _ item: some AnchorsItemable,
    _ attribute: NSLayoutConstraint.Attribute?, _ constant: ConstantRule
  ) -> Anchors {
    related(relation, .item(item.anchorsItem.related, attributes(attribute)), constant)
  }

  /// A relation to the place or length of an anchor; to nothing where its item is gone.
  ///
  /// A distance between two anchors is no attribute of an item, which UIKit refuses where attributes
  /// are asked for.
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

  /// A relation of all its attributes.
  func related(
    _ relation: Relation, _ target: Template.Target?, _ constant: ConstantRule
  ) -> Anchors {
    Anchors(Template(.subject, path, Verb(relation), target, constant: constant))
  }

  private func attributes(
    _ attribute: NSLayoutConstraint.Attribute?
  ) -> Template.Target.Attributes { attribute?.modelled.map { .one($0) } ?? .same }
}
