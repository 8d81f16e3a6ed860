package import ConstraintSolver
package import LayoutModel

/// One rule that a dialect asks for, between items of any kind: objects, or names in a text.
///
/// These eight fields are what two rules are compared by.
package struct ConstraintDraft<Item: Hashable>: Hashable {
  /// Whose attribute comes first.
  package var first: Item
  /// Which one.
  package var attribute: Attribute
  /// How the sides compare.
  package var relation: Relation
  /// Whose attribute comes second; nil for a constant.
  package var second: Item?
  /// Which one.
  package var secondAttribute: Attribute?
  /// What the second is multiplied by.
  package var multiplier: Double
  /// The signed constant on the right, in points.
  package var constant: Double
  /// In (0, 1000].
  package var priority: Double
  /// Its name, for people.
  package var identifier: String?

  /// The rule `first.attribute REL multiplier * second.secondAttribute + constant`.
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

/// What a relation of a dialect says once for all members of a path: `top.left.equal(...)`.
package struct ConstraintTemplate<Item: Hashable>: Hashable {
  /// What the members are related to.
  package struct Target: Hashable {
    /// Whose attributes they are.
    package enum Owner: Hashable {
      /// Those of this item.
      case item(Item)
      /// Those of what a word stands for where the rule is made.
      case placeholder(Placeholder)
    }

    /// Which attributes they are.
    package enum Attributes: Hashable, Sendable {
      /// For each member the same attribute.
      case same
      /// One attribute for every member.
      case one(Attribute)
      /// The attributes of a path one by one, by their roles.
      case path(AnchorPath)
      /// For each place where its distance begins: the same edge, and for a centre the near edge of
      /// its axis. A length is related to nothing, the constant is the length.
      case origin
    }

    /// Whose attributes they are.
    package var owner: Owner
    /// Which attributes they are.
    package var attributes: Attributes

    /// Those attributes of an item.
    package static func item(_ item: Item, _ attributes: Attributes = .same) -> Target {
      Target(owner: .item(item), attributes: attributes)
    }

    /// Those attributes of what a word stands for.
    package static func placeholder(
      _ word: Placeholder, _ attributes: Attributes = .same
    ) -> Target {
      Target(owner: .placeholder(word), attributes: attributes)
    }
  }

  /// Whose attributes come first.
  package var subject: Item
  /// Which ones.
  package var path: AnchorPath
  /// How the sides compare.
  package var verb: Verb
  /// What they are related to; nil for nothing: the constant is the length.
  package var target: Target?
  /// How their constants come from what was written.
  package var constant: ConstantRule
  /// What the second side is multiplied by.
  package var multiplier: Double
  /// In (0, 1000], for all members.
  package var priority: Double
  /// Their name, for people, all the same.
  package var identifier: String?

  /// That relation of all members.
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

  /// The rules, one for each member in order; `resolve` finds what a word stands for.
  ///
  /// A member without an item to relate to keeps its attribute and no second item: a length is then
  /// the constant, and a place is illegal, which whoever adds the rule will say.
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
  /// What SnapKit relates the attributes of a path to, given those of the second side, none for a
  /// mere view: the same ones, edges to margins and back, or a single one.
  ///
  /// - Returns: Nil where SnapKit refuses: several attributes that are not the same.
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
  /// Where the distance of a place begins in a view; nil for a length.
  fileprivate var origin: Attribute? {
    switch self {
    case .centerX: .left
    case .centerY: .top
    default: isPosition ? self : nil
    }
  }

  /// The margin attribute of an edge.
  fileprivate var margin: Attribute? { Attribute.allCases.first { $0.withinMargins == self } }
}

extension ConstraintTemplate: Sendable where Item: Sendable {}
extension ConstraintTemplate.Target: Sendable where Item: Sendable {}
extension ConstraintTemplate.Target.Owner: Sendable where Item: Sendable {}

/// A word for an item that depends on where the rule is made.
package enum Placeholder: String, Hashable, Sendable, CaseIterable {
  /// The view itself.
  case mySelf
  /// Its superview.
  case parent
  /// The safe area of its superview.
  case safeArea
  /// The keyboard of its superview, down to the edge of the screen.
  case keyboard
  /// The keyboard of its superview; while it is away the bottom of the safe area.
  case keyboardSafeArea
  /// The view that was planned before it, or the superview for the first one.
  case previous
  /// The safe area of the one before it.
  case previousSafeArea
}

extension Placeholder {
  /// The guide of that item it stands for; nil for the item itself.
  package var guide: SystemGuide? {
    switch self {
    case .mySelf, .parent, .previous: nil
    case .safeArea, .previousSafeArea: .safe
    case .keyboard: .keyboardEdge
    case .keyboardSafeArea: .keyboard
    }
  }
}
