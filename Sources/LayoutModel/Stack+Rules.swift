import ConstraintSolver

/// The rules of a stack, as `UIStackView` makes them.
///
/// Along the axis: canvas connections at both ends and spacing in between, `UISV-fill-equally`
/// for equal sizes. Across: every view is tied to the first, and the canvas is tied to the first
/// view on the pinned side and to a helper guide, the alignment spanner, on the other. The recipe
/// is that of iOS 9 to 11 (measured against Apple's by Arranged and by Kean's listings).
struct StackRules {
  private let stack: Item
  private let settings: Stack
  private let items: [Item]
  private(set) var rules: [GeneratedRule] = []
  private var counts: [(role: String, count: Int)] = []

  /// The helper guide across the axis.
  static let alignmentSpanner = 0
  /// The helper guide along the axis, when every view is hidden.
  static let orderingSpanner = 1

  init(_ stack: Item, settings: Stack, arranged items: [Item]) {
    self.stack = stack
    self.settings = settings
    self.items = items
    guard !items.isEmpty else { return }
    connectAlong()
    space()
    if settings.distribution == .fillEqually { equalise() }
    align()
    connectAcross()
    bound()
    hide()
  }

  private var visible: [Item] { items.filter { !$0.isHidden } }
  private var spanner: Item.ID { Item.ID(index: stack.id.index, helper: Self.alignmentSpanner) }
  private var ordering: Item.ID { Item.ID(index: stack.id.index, helper: Self.orderingSpanner) }

  /// Whether a helper guide takes part, and which.
  var helpers: [Item.ID] {
    var found: [Item.ID] = []
    for rule in rules {
      for anchor in [rule.first, rule.second].compactMap(\.self)
      where anchor.item.helper != nil && !found.contains(anchor.item) { found.append(anchor.item) }
    }
    return found.sorted()
  }

  // MARK: - The names of the sides

  private var isRow: Bool { settings.axis == .horizontal }
  private var lead: Attribute { isRow ? .leading : .top }
  private var trail: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var crossMin: Attribute { isRow ? .top : .leading }
  private var crossMax: Attribute { isRow ? .bottom : .trailing }
  private var crossMid: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  // MARK: - Along the axis

  private mutating func connectAlong() {
    let first = visible.first?.id ?? ordering
    let last = visible.last?.id ?? ordering
    add("connection", "UISV-canvas-connection", stack.id, lead, .equal, first, lead)
    add("connection", "UISV-canvas-connection", stack.id, trail, .equal, last, trail)
  }

  /// Spacing runs over all neighbours, hidden ones too; a gap at a hidden view is cut in half, so
  /// that the two gaps around one hidden view make one, and vanishes at the ends.
  private mutating func space() {
    let shown = items.indices.filter { !items[$0].isHidden }
    for index in items.indices.dropFirst() {
      let previous = items[index - 1]
      let next = items[index]
      let hidden = (previous.isHidden ? 1.0 : 0) + (next.isHidden ? 1 : 0)
      var gap = settings.spacing - settings.spacing / 2 * hidden
      if hidden > 0, index <= (shown.first ?? .max) || index - 1 >= (shown.last ?? -1) { gap = 0 }
      add(
        "spacing", "UISV-spacing", next.id, lead, .equal, previous.id, trail, constant: gap)
    }
  }

  private mutating func equalise() {
    guard let first = visible.first else { return }
    for item in visible.dropFirst() {
      add("equal", "UISV-fill-equally", item.id, length, .equal, first.id, length)
    }
  }

  // MARK: - Across the axis

  /// Every view to the first, hidden or not.
  private mutating func align() {
    let attributes: [Attribute]
    switch settings.alignment {
    case .fill: attributes = [crossMax, crossMin]
    case .leading: attributes = [crossMin]
    case .trailing: attributes = [crossMax]
    case .center: attributes = [crossMid]
    case .firstBaseline: attributes = isRow ? [.firstBaseline] : []
    case .lastBaseline: attributes = isRow ? [.lastBaseline] : []
    }
    for attribute in attributes {
      for item in items.dropFirst() {
        add("align", "UISV-alignment", items[0].id, attribute, .equal, item.id, attribute)
      }
    }
  }

  private mutating func connectAcross() {
    let isShown = !visible.isEmpty
    let anchor = isShown ? items[0].id : spanner
    let role = "connection"
    let id = "UISV-canvas-connection"
    switch settings.alignment {
    case .fill:
      add(role, id, stack.id, crossMin, .equal, anchor, crossMin)
      add(role, id, stack.id, crossMax, .equal, anchor, crossMax)
    case .leading:
      add(role, id, stack.id, crossMin, .equal, anchor, crossMin)
      add(role, id, stack.id, crossMax, .equal, spanner, crossMax)
    case .trailing:
      add(role, id, stack.id, crossMin, .equal, spanner, crossMin)
      add(role, id, stack.id, crossMax, .equal, anchor, crossMax)
    case .center:
      add(role, id, stack.id, crossMin, .equal, spanner, crossMin)
      add(role, id, stack.id, crossMax, .equal, spanner, crossMax)
      add(role, id, stack.id, crossMid, .equal, anchor, crossMid)
    case .firstBaseline where isRow:
      add(role, id, stack.id, crossMin, isShown ? .lessOrEqual : .equal, anchor, crossMin)
      add(role, id, stack.id, crossMax, .equal, spanner, crossMax)
    case .lastBaseline where isRow:
      add(role, id, stack.id, crossMin, .equal, spanner, crossMin)
      add(role, id, stack.id, crossMax, isShown ? .greaterOrEqual : .equal, anchor, crossMax)
    case .firstBaseline:
      add(role, id, stack.id, crossMin, .equal, anchor, crossMin)
      add(role, id, stack.id, crossMax, .equal, spanner, crossMax)
    case .lastBaseline:
      add(role, id, stack.id, crossMin, .equal, spanner, crossMin)
      add(role, id, stack.id, crossMax, .equal, anchor, crossMax)
    }
  }

  /// The spanner is as large as the largest view, and as small as it can be.
  private mutating func bound() {
    guard settings.alignment != .fill else { return }
    let role = "boundary"
    let id = "UISV-spanning-boundary"
    for item in visible {
      switch settings.alignment {
      case .leading:
        add(role, id, spanner, crossMin, .equal, item.id, crossMin, priority: 999.5)
        add(role, id, spanner, crossMax, .greaterOrEqual, item.id, crossMax)
      case .trailing:
        add(role, id, spanner, crossMin, .lessOrEqual, item.id, crossMin)
        add(role, id, spanner, crossMax, .equal, item.id, crossMax, priority: 999.5)
      default:
        add(role, id, spanner, crossMin, .lessOrEqual, item.id, crossMin)
        add(role, id, spanner, crossMax, .greaterOrEqual, item.id, crossMax)
      }
    }
    addSize("fit", "UISV-spanning-fit", spanner, crossLength, priority: 51)
    let isBaseline =
      settings.alignment == .firstBaseline || settings.alignment == .lastBaseline
    if isRow && isBaseline {
      addSize("fit", "UISV-canvas-fit", stack.id, .height, priority: 49)
    }
    for item in items {
      addSize("suppression", "UISV-ambiguity-suppression", item.id, crossLength, priority: 25)
    }
  }

  private mutating func hide() {
    for item in items where item.isHidden {
      addSize("hiding", "UISV-hiding", item.id, length, priority: 1000)
    }
  }

  // MARK: - Making

  private mutating func add(
    _ role: String, _ identifier: String, _ first: Item.ID, _ attribute: Attribute,
    _ relation: Relation, _ second: Item.ID, _ other: Attribute, constant: Double = 0,
    priority: Double = 1000
  ) {
    append(
      role, identifier, Anchor(first, attribute), relation, Anchor(second, other), constant,
      priority)
  }

  private mutating func addSize(
    _ role: String, _ identifier: String, _ item: Item.ID, _ attribute: Attribute, priority: Double
  ) {
    append(role, identifier, Anchor(item, attribute), .equal, nil, 0, priority)
  }

  private mutating func append(
    _ role: String, _ identifier: String, _ first: Anchor, _ relation: Relation, _ second: Anchor?,
    _ constant: Double, _ priority: Double
  ) {
    let count: Int
    if let index = counts.firstIndex(where: { $0.role == role }) {
      counts[index].count += 1
      count = counts[index].count
    } else {
      counts.append((role, 1))
      count = 1
    }
    rules.append(
      GeneratedRule(
        stack: stack.id, index: rules.count, name: "\(stack.name).\(role)\(count)",
        identifier: identifier, first: first, relation: relation, second: second,
        constant: constant, priority: priority))
  }
}
