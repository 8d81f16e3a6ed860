package import ConstraintSolver
package import LayoutModel

/// A constraint that a dialect asks for, between items of any kind: objects, or names in a text.
///
/// Two drafts are equal if these eight fields are.
package struct ConstraintDraft<Item: Hashable>: Hashable {
  /// The first item.
  package var first: Item
  /// The attribute of the first item.
  package var attribute: Attribute
  /// The relation between the sides.
  package var relation: Relation
  /// The second item, or `nil` if the first attribute is compared with the constant alone.
  package var second: Item?
  /// The attribute of the second item.
  package var secondAttribute: Attribute?
  /// The factor for the second attribute.
  package var multiplier: Double
  /// The signed constant on the right-hand side, in points.
  package var constant: Double
  /// The priority, in (0, 1000].
  package var priority: Double
  /// The identifier, shown to people.
  package var identifier: String?

  /// Creates the constraint `first.attribute REL multiplier * second.secondAttribute + constant`.
  package init(
    _ first: Item, _ attribute: Attribute, _ relation: Relation, _ second: Item?,
    _ secondAttribute: Attribute?, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000, identifier: String? = nil
  ) {
    self.first = first
    self.attribute = attribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }
}

extension ConstraintDraft: Sendable where Item: Sendable {}

/// A relation that a dialect states once for all members of a path, such as `top.left.equal(...)`.
package struct ConstraintTemplate<Item: Hashable>: Hashable {
  /// The other side of the relation: whose attributes the members are related to, and which ones.
  package struct Target: Hashable {
    /// The item that has the attributes.
    package enum Owner: Hashable {
      /// This item.
      case item(Item)
      /// The item that a word stands for where the rule is made.
      case placeholder(Placeholder)
    }

    /// The attributes that the members of the path are related to.
    package enum Attributes: Hashable, Sendable {
      /// Each member is related to the same attribute.
      case same
      /// All members are related to this attribute.
      case one(Attribute)
      /// Each member is related to the attribute of this path that has the same role.
      case path(AnchorPath)
      /// Each position is related to the edge from which its distance is measured: an edge to the
      /// same one, a centre to the near edge of its axis. A length is related to nothing and equals
      /// the constant.
      case origin
    }

    /// The item that has the attributes.
    package var owner: Owner
    /// The attributes that the members are related to.
    package var attributes: Attributes

    /// Creates a target with attributes of an item.
    package static func item(_ item: Item, _ attributes: Attributes = .same) -> Target {
      Target(owner: .item(item), attributes: attributes)
    }

    /// Creates a target with attributes of the item that a word stands for.
    package static func placeholder(
      _ word: Placeholder, _ attributes: Attributes = .same
    ) -> Target {
      Target(owner: .placeholder(word), attributes: attributes)
    }
  }

  /// The item that the members of the path belong to.
  package var subject: Item
  /// The attributes that are related.
  package var path: AnchorPath
  /// The relation between the sides.
  package var verb: Verb
  /// What the attributes are related to; `nil` if they are compared with the constant alone.
  package var target: Target?
  /// How the constant for each attribute follows from the numbers in the code.
  package var constant: ConstantRule
  /// The factor for the attributes of the target.
  package var multiplier: Double
  /// The priority of all rules, in (0, 1000].
  package var priority: Double
  /// The identifier of all rules, shown to people.
  package var identifier: String?

  /// Creates a relation for all attributes of a path.
  package init(
    _ subject: Item, _ path: AnchorPath, _ verb: Verb, _ target: Target?,
    constant: ConstantRule = .none, multiplier: Double = 1, priority: Double = 1000,
    identifier: String? = nil
  ) {
    self.subject = subject
    self.path = path
    self.verb = verb
    self.target = target
    self.constant = constant
    self.multiplier = multiplier
    self.priority = priority
    self.identifier = identifier
  }

  /// Returns the constraints, one for each attribute in the order of the path.
  ///
  /// `resolve` returns the item that a word stands for. If there is none, the draft has no second
  /// item: a length then equals the constant, while a position is illegal, which is reported when
  /// it is added.
  package func drafts<Failure>(
    resolving resolve: (Placeholder) throws(Failure) -> Item?
  ) throws(Failure) -> [ConstraintDraft<Item>] {
    let second: Item? =
      switch target?.owner {
      case .item(let item): item
      case .placeholder(let word): try resolve(word)
      case nil: nil
      }
    let attributes: [Attribute?] =
      switch target?.attributes {
      case .one(let attribute): path.members.map { _ in attribute }
      case .path(let other): other.members
      case .origin: path.members.map(\.origin)
      case .same, nil: path.members
      }
    return zip(path.members, attributes).map { member, attribute in
      let other = second == nil ? nil : attribute
      return ConstraintDraft(
        subject, member, verb.relation(for: member), other == nil ? nil : second, other,
        multiplier: multiplier, constant: constant.constant(for: member, relatedTo: other),
        priority: priority, identifier: identifier)
    }
  }
}

extension ConstraintTemplate.Target.Attributes {
  /// Returns what SnapKit relates the attributes of a path to, given the attributes on the other
  /// side.
  ///
  /// These are the same attributes if there are no others, margins for edges and vice versa, or a
  /// single attribute.
  ///
  /// - Returns: `nil` if SnapKit does not allow the combination: several attributes that do not
  ///   match.
  package static func snapKit(_ path: AnchorPath, to others: AnchorPath) -> Self? {
    let (own, other) = (Set(path.members), Set(others.members))
    if other.isEmpty || own == other { return .same }
    if other.count == 1, let only = other.first { return .one(only) }
    for (edges, margins) in [("edges", "margins"), ("directionalEdges", "directionalMargins")] {
      let edges = Set(AnchorShortcut.snapKit[edges].members)
      let margins = Set(AnchorShortcut.snapKit[margins].members)
      if own == edges, other == margins {
        return .path(AnchorPath(path.members.map { $0.margin ?? $0 }))
      }
      if own == margins, other == edges {
        return .path(AnchorPath(path.members.map { $0.withinMargins ?? $0 }))
      }
    }
    return nil
  }
}

extension Attribute {
  /// The attribute from which a distance to this one is measured; `nil` for a length.
  fileprivate var origin: Attribute? {
    switch self {
    case .centerX: .left
    case .centerY: .top
    default: isPosition ? self : nil
    }
  }

  /// The attribute of the layout margins that corresponds to an edge.
  fileprivate var margin: Attribute? { Attribute.allCases.first { $0.withinMargins == self } }
}

extension ConstraintTemplate: Sendable where Item: Sendable {}
extension ConstraintTemplate.Target: Sendable where Item: Sendable {}
extension ConstraintTemplate.Target.Owner: Sendable where Item: Sendable {}

/// A word for an item that depends on where a rule is made.
package enum Placeholder: String, Hashable, Sendable, CaseIterable {
  /// The view itself.
  case mySelf
  /// The superview of the view.
  case parent
  /// The safe area of the superview.
  case safeArea
  /// The keyboard guide of the superview, which reaches to the edge of the screen without a
  /// keyboard.
  case keyboard
  /// The keyboard guide of the superview, which ends at the safe area without a keyboard.
  case keyboardSafeArea
  /// The view planned just before this one, or the superview for the first view.
  case previous
  /// The safe area of the view planned just before this one.
  case previousSafeArea
}

extension Placeholder {
  /// The guide that the word stands for, or `nil` if it stands for a view.
  package var guide: SystemGuide? {
    switch self {
    case .mySelf, .parent, .previous: nil
    case .safeArea, .previousSafeArea: .safe
    case .keyboard: .keyboardEdge
    case .keyboardSafeArea: .keyboard
    }
  }
}
