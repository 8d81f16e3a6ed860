import ConstraintSolver
package import DialectCore
package import LayoutModel

extension NSLayoutConstraint {
  /// Creates the constraint that a dialect describes, between views or guides; it is not active
  /// yet.
  ///
  /// An illegal pair of attributes raises an exception; see ``LayoutException``.
  package convenience init(_ draft: ConstraintDraft<NSObject>) {
    self.init(
      item: draft.first, attribute: Attribute(draft.attribute),
      relatedBy: Relation(draft.relation), toItem: draft.second,
      attribute: draft.secondAttribute.map(Attribute.init) ?? .notAnAttribute,
      multiplier: draft.multiplier, constant: draft.constant)
    take(draft)
  }

  /// Sets what may change while a constraint is active: its constant, priority and identifier.
  package func take(_ draft: ConstraintDraft<NSObject>) {
    constant = draft.constant
    priority = UILayoutPriority(Float(draft.priority))
    identifier = draft.identifier
  }

  /// The constraint as the dialects describe it; `nil` if it has no first item or concerns the
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
  /// The first view or guide and its attribute; `nil` once the item is gone, and for the distance
  /// between two anchors.
  package var owner: (item: NSObject, attribute: LayoutModel.Attribute)? {
    guard !place.isDistance, let item = place.item, let attribute = place.attribute.modelled else {
      return nil
    }
    return (item, attribute)
  }
}
