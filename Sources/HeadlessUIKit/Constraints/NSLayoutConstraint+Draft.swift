import ConstraintSolver
package import DialectCore
package import LayoutModel

extension NSLayoutConstraint {
  /// The constraint that a dialect asks for, between views and guides; not active yet.
  ///
  /// An illegal pair raises what UIKit raises; see ``LayoutException``.
  package convenience init(_ draft: ConstraintDraft<NSObject>) {
    self.init(
      item: draft.first, attribute: Attribute(draft.attribute),
      relatedBy: Relation(draft.relation), toItem: draft.second,
      attribute: draft.secondAttribute.map(Attribute.init) ?? .notAnAttribute,
      multiplier: draft.multiplier, constant: draft.constant)
    take(draft)
  }

  /// Takes over what may change while the constraint is active: constant, priority and identifier.
  package func take(_ draft: ConstraintDraft<NSObject>) {
    constant = draft.constant
    priority = UILayoutPriority(Float(draft.priority))
    identifier = draft.identifier
  }

  /// The constraint in the terms of the dialects; nil where it has no first item or is about the
  /// distance between two anchors.
  package var draft: ConstraintDraft<NSObject>? {
    guard let item = firstItem as? NSObject, let attribute = firstAttribute.modelled else {
      return nil
    }
    return ConstraintDraft(
      item, attribute, relation.modelled, secondItem as? NSObject, secondAttribute.modelled,
      multiplier: Double(multiplier), constant: Double(constant),
      priority: Double(priority.rawValue), identifier: identifier)
  }
}

extension NSLayoutAnchor {
  /// The view or guide and its attribute; nil once the item is gone, and for the distance between
  /// two anchors.
  package var owner: (item: NSObject, attribute: LayoutModel.Attribute)? {
    guard !place.isDistance, let item = place.item, let attribute = place.attribute.modelled else {
      return nil
    }
    return (item, attribute)
  }
}
