/// What a layout of SwiftLayout has done, from which its next update starts.
package struct LayoutActivation<Tree: ActivationTree> {
  /// The views and guides that it placed, outer ones first.
  package var placements: [LayoutNode<Tree>.Placement]
  /// The constraints that it made, in the order of the layout.
  package var constraints: [Tree.Constraint]

  /// Creates an activation; it is empty by default.
  package init(placements: [LayoutNode<Tree>.Placement] = [], constraints: [Tree.Constraint] = []) {
    self.placements = placements
    self.constraints = constraints
  }
}

extension LayoutActivation: Sendable
where Tree.View: Sendable, Tree.Anchored: Sendable, Tree.Constraint: Sendable {}

/// The changes that an update of a layout made.
package struct LayoutChange<View> {
  /// The views that were added to a superview.
  package fileprivate(set) var addedViews: [View] = []
  /// The number of views and guides that were added.
  package fileprivate(set) var added = 0
  /// The number of views and guides that were removed.
  package fileprivate(set) var removed = 0
  /// The number of constraints that were activated.
  package fileprivate(set) var activated = 0
  /// The number of constraints that were deactivated.
  package fileprivate(set) var deactivated = 0
  /// The number of constraints that remained in place.
  package fileprivate(set) var kept = 0
  /// The identifiers that no view or guide has, each of them once; the superview was used instead.
  package fileprivate(set) var unknownIdentifiers: [String] = []
}

extension ActivationTree {
  /// Makes the tree what a layout asks for, starting from what the layout did before.
  ///
  /// Views that are no longer mentioned are removed. The others are added again in order, so that
  /// each one lies in front of the one before. A constraint that differs in anything is replaced.
  ///
  /// - Complexity: Expected O(views + constraints), besides the operations of the tree.
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
      // A constraint that somebody else deactivated stays inactive, unlike one that was only
      // dropped because its view moved to another place in the layout.
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

  /// Deactivates the constraints and removes the views and guides, except those at the root.
  package mutating func undo(_ activation: inout LayoutActivation<Self>) throws(Problem) {
    for constraint in activation.constraints { try deactivate(constraint) }
    for placement in activation.placements { try remove(placement) }
    activation = LayoutActivation()
  }

  /// Adds a view or guide in front of all others; returns whether it was not there before.
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

  /// Removes a view or guide, unless somebody else has moved it in the meantime.
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

  /// Returns the rules of all entries; for an identifier that is unknown the superview is used.
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
