import PlumbLanguage
import ConstraintSolver
import DialectCore
import LayoutModel

/// How a dialect combines several rules of one view into a single relation, as data.
struct RelationGrouping: Sendable {
  typealias Template = ConstraintTemplate<Item.ID>
  typealias Draft = ConstraintDraft<Item.ID>

  /// The quantity that "greater" and "less" refer to.
  let sense: Verb.Sense
  /// The combinations of attributes that are tried, in order of preference.
  let paths: [[Attribute]]
  /// Whether all remaining attributes can be combined in the order of writing.
  let joinsTheRest: Bool
  /// The words for items that depend on the view.
  let words: [Placeholder]
  /// Returns the constant that the members of a path can share, or `nil` if they cannot.
  let constant: @Sendable (AnchorPath, [Double], Template) -> ConstantRule?

  /// What the members of one relation have in common.
  private struct Key: Hashable {
    var relation: Relation
    var target: Template.Target?
    var multiplier: Double
    var priority: Double
    var identifier: String?
  }

  /// Returns relations that express the rules of one view, each rule once.
  ///
  /// - Complexity: O(rules × paths).
  func templates(_ drafts: [Draft], in layout: Layout) -> [Template] {
    var keys: [Key] = []
    var pools: [Key: [Draft]] = [:]
    for draft in drafts {
      let key = key(draft, in: layout)
      if pools[key] == nil { keys.append(key) }
      pools[key, default: []].append(draft)
    }
    return keys.flatMap { key in group(pools[key] ?? [], key) }
  }

  private func group(_ drafts: [Draft], _ key: Key) -> [Template] {
    var pool = drafts
    var result: [Template] = []
    guard pool.count > 1, isShared(key) else { return pool.compactMap { template([$0], key) } }
    for path in paths where path.count > 1 {
      while let places = Self.places(of: path, in: pool),
        let template = template(places.map { pool[$0] }, key)
      {
        result.append(template)
        for place in places.sorted(by: >) { pool.remove(at: place) }
      }
    }
    while let first = pool.first {
      var members = [first]
      for draft in pool.dropFirst() where joinsTheRest && draft.isPosition == first.isPosition {
        guard !members.contains(where: { $0.attribute == draft.attribute }) else { continue }
        if template(members + [draft], key) != nil { members.append(draft) }
      }
      guard let template = template(members, key) else { break }
      result.append(template)
      for member in members {
        if let place = pool.firstIndex(of: member) { pool.remove(at: place) }
      }
    }
    return result
  }

  /// Returns whether each member is related to the same attribute or compared with a constant.
  private func isShared(_ key: Key) -> Bool {
    switch key.target?.attributes {
    case .same, nil: true
    case .one, .path, .origin: false
    }
  }

  private static func places(of path: [Attribute], in pool: [Draft]) -> [Int]? {
    let places = path.compactMap { attribute in pool.firstIndex { $0.attribute == attribute } }
    return places.count == path.count ? places : nil
  }

  private func template(_ drafts: [Draft], _ key: Key) -> Template? {
    var template = Template(
      drafts[0].first, AnchorPath(drafts.map(\.attribute)), Verb(key.relation, sense), key.target,
      multiplier: key.multiplier, priority: key.priority, identifier: key.identifier)
    guard let constant = constant(template.path, drafts.map(\.constant), template) else {
      return nil
    }
    template.constant = constant
    return template
  }

  private func key(_ draft: Draft, in layout: Layout) -> Key {
    // Expresses the relation in the dialect's sense of "greater" for this attribute.
    let relation = Verb(draft.relation, sense).relation(for: draft.attribute)
    return Key(
      relation: relation, target: target(of: draft, in: layout), multiplier: draft.multiplier,
      priority: draft.priority, identifier: draft.identifier)
  }

  private func target(of draft: Draft, in layout: Layout) -> Template.Target? {
    guard let second = draft.second, let attribute = draft.secondAttribute else { return nil }
    let attributes: Template.Target.Attributes =
      attribute == draft.attribute ? .same : .one(attribute)
    let word = words.first { $0.item(of: draft.first, in: layout) == second }
    return word.map { .placeholder($0, attributes) } ?? .item(second, attributes)
  }
}

extension ConstraintDraft {
  fileprivate var isPosition: Bool { attribute.isPosition }
}

extension Placeholder {
  /// Returns the item that the word stands for in rules of a view, or `nil` if that is unknown.
  func item(of view: Item.ID, in layout: Layout) -> Item.ID? {
    let parent = layout.parent(of: view)
    return switch self {
    case .mySelf: view
    case .parent: parent
    case .safeArea: parent?.guide(.safe)
    case .keyboard: parent?.guide(.keyboardEdge)
    case .keyboardSafeArea: parent?.guide(.keyboard)
    case .previous, .previousSafeArea: nil
    }
  }
}

extension ConstantRule {
  /// Returns the distance by which all constants move inward, or `nil` if they differ.
  static func inwardDistance(_ path: AnchorPath, _ constants: [Double]) -> Double? {
    let inward = zip(path.members, constants).map { $0.inwardSign * $1 }
    return Set(inward).count == 1 ? inward[0] : nil
  }

  /// Returns the constants of positions as a distance for each edge.
  static func edges(_ path: AnchorPath, _ constants: [Double]) -> ConstantRule {
    var edges = EdgeInsets()
    for (attribute, constant) in zip(path.members, constants) {
      let distance = constant * attribute.inwardSign
      switch attribute {
      case .right, .trailing: edges.right = distance
      case .bottom: edges.bottom = distance
      default:
        if attribute.axis == .horizontal { edges.left = distance } else { edges.top = distance }
      }
    }
    return .inwardEdges(edges)
  }
}
