import ConstraintSolver

/// The rules that an item generates, as they are being made.
struct GeneratedRules {
  private let owner: Item
  private(set) var all: [GeneratedRule] = []
  private var counts: [(role: String, count: Int)] = []

  init(of owner: Item) { self.owner = owner }

  /// The helper guides that the rules mention.
  var helpers: [Item.ID] {
    var found = Set<Item.ID>()
    func note(_ item: Item.ID) {
      if item.helper != nil, item.owner == owner.id { found.insert(item) }
    }
    for rule in all {
      note(rule.first.item)
      if let second = rule.second { note(second.item) }
    }
    if owner.kind == .scroll { found.insert(owner.id.guide(.content)) }
    return found.sorted()
  }

  /// Adds a rule; its name is the owner, the role, and a count within the role.
  mutating func add(
    _ origin: GeneratedRule.Origin, role: String, _ identifier: String, _ first: Anchor,
    _ relation: Relation, _ second: Anchor?, times multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000
  ) {
    let count: Int
    if let index = counts.firstIndex(where: { $0.role == role }) {
      counts[index].count += 1
      count = counts[index].count
    } else {
      counts.append((role, 1))
      count = 1
    }
    all.append(
      GeneratedRule(
        owner: owner.id, origin: origin, index: all.count, ownerName: owner.name, role: role,
        count: count, identifier: identifier, first: first, relation: relation, second: second,
        multiplier: multiplier, constant: constant, priority: priority))
  }
}

extension GeneratedRules {
  /// Makes all rules of an item: for guides that are used, for a mask, and for a stack.
  init(_ item: Item, in layout: Layout) {
    self.init(of: item)
    let isRightToLeft = layout.isRightToLeft(item.id)
    addGuides(of: item, isRightToLeft: isRightToLeft)
    if let mask = item.style.mask, let parent = item.parent {
      for draft in MaskRules(mask, of: item.id, in: parent).drafts {
        add(
          .mask, role: "mask", "", draft.first, .equal, draft.second, times: draft.multiplier,
          constant: draft.constant)
      }
    }
    if let stack = item.style.stack {
      StackRules(item, settings: stack, arranged: stack.arranged.compactMap { layout.item($0) })
        .append(to: &self)
    }
  }
}
