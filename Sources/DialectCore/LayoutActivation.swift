/// What a layout of SwiftLayout did, which its next update starts from.
package struct LayoutActivation<Tree: ActivationTree> {
  /// What it put where, outer ones first.
  package var placements: [LayoutNode<Tree>.Placement]
  /// The constraints that it made, in its order.
  package var constraints: [Tree.Constraint]

  /// An activation that did that.
  package init(placements: [LayoutNode<Tree>.Placement] = [], constraints: [Tree.Constraint] = []) {
    self.placements = placements
    self.constraints = constraints
  }
}

extension LayoutActivation: Sendable
where Tree.View: Sendable, Tree.Anchored: Sendable, Tree.Constraint: Sendable {}

/// What an update of a layout changed.
package struct LayoutChange<View> {
  /// The views that were put inside others and were not there before.
  package fileprivate(set) var addedViews: [View] = []
  /// How many views and guides were put inside others and were not there before.
  package fileprivate(set) var added = 0
  /// How many were taken out.
  package fileprivate(set) var removed = 0
  /// How many constraints were asked for that were not there.
  package fileprivate(set) var activated = 0
  /// How many constraints were there and were not asked for.
  package fileprivate(set) var deactivated = 0
  /// How many constraints stayed the objects they were.
  package fileprivate(set) var kept = 0
  /// The identifiers that nothing has, each once; the superview stands for them.
  package fileprivate(set) var unknownIdentifiers: [String] = []
}

extension ActivationTree {
  /// Makes views and constraints what a layout asks for, starting from what it did before.
  ///
  /// What is gone is taken out; the others are put inside again in order, so that each comes to lie
  /// in front of those before it. A constraint of which anything changed is replaced.
  ///
  /// - Complexity: O(views + constraints) expected, besides what the tree does.
  package mutating func update(
    _ activation: inout LayoutActivation<Self>, to entries: [LayoutNode<Self>.Entry]
  ) throws(Problem) -> LayoutChange<View> {
    var change = LayoutChange<View>()
    let old = activation.constraints.compactMap { constraint in
      rule(of: constraint).map { (key: $0, value: (constraint, wasActive: isActive(constraint))) }
    }
    let placements = entries.map(\.placement)
    let places = Reconciler.swiftLayout.delta(
      from: activation.placements.map { (key: $0, value: $0) },
      to: placements.map { (key: $0, value: $0) })
    for gone in places.removed { try remove(gone) }
    for entry in entries where try put(entry) {
      change.added += 1
      if case .view(let view) = entry.placement.subject { change.addedViews.append(view) }
    }
    change.removed = places.removed.count
    let wanted = rules(of: entries, &change.unknownIdentifiers).map { (key: $0.draft, value: $0) }
    let delta = Reconciler.swiftLayout.delta(from: old, to: wanted)
    for (constraint, _) in delta.removed { try deactivate(constraint) }
    var objects: [ConstraintDraft<Anchored>: Constraint] = [:]
    for ((constraint, wasActive), rule) in delta.kept {
      objects[rule.draft] = constraint
      // One that someone else deactivated stays so. One that was dropped just now, because its view
      // moved to another place of the layout, does not.
      if wasActive { _ = try install(constraint) }
    }
    for rule in delta.added { objects[rule.draft] = try establish(rule) }
    activation.placements = placements
    activation.constraints = Reconciler.unique(wanted).compactMap { objects[$0.key] }
    change.activated = delta.added.count
    change.deactivated = delta.removed.count
    change.kept = delta.kept.count
    return change
  }

  /// Deactivates its constraints, and takes out what it put inside others; what is at the root
  /// stays where it is.
  package mutating func undo(_ activation: inout LayoutActivation<Self>) throws(Problem) {
    for constraint in activation.constraints { try deactivate(constraint) }
    for placement in activation.placements { try remove(placement) }
    activation = LayoutActivation()
  }

  /// Puts a view or guide inside, in front of all others; whether it was not there before.
  private mutating func put(_ entry: LayoutNode<Self>.Entry) throws(Problem) -> Bool {
    guard let superview = entry.placement.superview else { return false }
    let host = host(of: superview)
    let isNew = !isInPlace(entry.placement)
    switch entry.placement.subject {
    case .guide(let guide): try addGuide(guide, to: host)
    case .view(let view):
      try freeFromMask(view)
      try addSubview(view, to: host)
      guard arranged(by: host) != nil else { break }
      if entry.isNotArranged {
        try unarrange(view, in: host)
      } else {
        try arrange(view, in: host)
      }
    }
    return isNew
  }

  /// Takes a view or guide out, unless someone else put it somewhere else meanwhile.
  private mutating func remove(_ placement: LayoutNode<Self>.Placement) throws(Problem) {
    guard let superview = placement.superview, isInPlace(placement) else { return }
    switch placement.subject {
    case .guide(let guide): try removeGuide(guide, from: host(of: superview))
    case .view(let view): try removeFromSuperview(view)
    }
  }

  private mutating func isInPlace(_ placement: LayoutNode<Self>.Placement) -> Bool {
    guard let superview = placement.superview else { return false }
    let owner =
      switch placement.subject {
      case .guide(let guide): owner(of: guide)
      case .view(let view): self.superview(view)
      }
    return owner == host(of: superview)
  }

  /// The rules of all entries; an unknown identifier stands for the superview and is noted.
  private func rules(
    of entries: [LayoutNode<Self>.Entry], _ unknown: inout [String]
  ) -> [PlacedRule<Self>] {
    var named: [String: Anchored] = [:]
    for entry in entries {
      let item = item(entry.placement.subject)
      if let name = identifier(of: item), named[name] == nil { named[name] = item }
    }
    var rules: [PlacedRule<Self>] = []
    for entry in entries {
      let superview = entry.placement.superview.map { item($0) }
      for anchors in entry.anchors {
        rules += anchors.template.drafts(
          of: item(entry.placement.subject), in: superview,
          naming: { name in
            if let item = named[name] { return item }
            if !unknown.contains(name) { unknown.append(name) }
            return superview
          }
        ).map { PlacedRule($0, at: anchors.place) }
      }
    }
    return rules
  }

  private func item(_ subject: LayoutNode<Self>.Subject) -> Anchored {
    switch subject {
    case .view(let view): item(view)
    case .guide(let guide): guide
    }
  }
}
