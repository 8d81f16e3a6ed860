import ConstraintSolver

/// The rules of a stack, as `UIStackView` makes them.
///
/// Along the axis, the canvas is connected with the first and the last view, neighbours are spaced,
/// and the distribution adds its own rules. Across it, every view is aligned with the first; the
/// canvas is connected with the first view on the aligned side, and on the other side with a helper
/// guide, the alignment spanner. The canvas is the stack, or the guide of its margins. The rules
/// are those of iOS 9 to 11, as measured against Apple's by Arranged and by Kean's listings.
struct StackRules {
  private let stack: Item
  private let settings: Stack
  private let items: [Item]
  private let visible: [Item]
  private let form: StackForm
  private var rules: GeneratedRules

  /// The number of the helper guide across the axis.
  static let alignmentSpanner = 0
  /// The number of the helper guide along the axis, which is used if every view is hidden.
  static let orderingSpanner = 1
  /// The number of the helper guide behind the first view.
  static let firstGap = SystemGuide.helperEnd

  /// Returns the name of a helper guide: `spanner`, `ordering`, `gap1`.
  static func name(ofHelper helper: Int) -> String {
    switch helper {
    case alignmentSpanner: "spanner"
    case orderingSpanner: "ordering"
    default: "gap\(helper - firstGap + 1)"
    }
  }

  init(
    _ stack: Item, settings: Stack, arranged items: [Item], form: StackForm = .uikit
  ) {
    self.stack = stack
    self.settings = settings
    self.items = items
    self.form = form
    visible = items.filter { !$0.style.isHidden }
    rules = GeneratedRules(of: stack)
  }

  /// Adds the rules to those that the stack generates for guides and a mask.
  func append(to rules: inout GeneratedRules) {
    guard !items.isEmpty else { return }
    var maker = self
    maker.rules = rules
    maker.make()
    rules = maker.rules
  }

  private mutating func make() {
    for part in form.order {
      switch part {
      case .connectionAlong: connectAlong()
      case .spacing: space()
      case .distribution: distribute()
      case .fitAlong: fitAlong()
      case .hiding: hide()
      case .alignment: align()
      case .connectionAcross: connectAcross()
      case .boundary: bound()
      case .spanningFit: fitSpanner()
      case .fitAcross: fitAcross()
      case .suppression: suppressAmbiguity()
      }
    }
  }

  // MARK: - The names of the guides and sides

  private var spanner: Item.ID { helper(Self.alignmentSpanner) }
  private var ordering: Item.ID { helper(Self.orderingSpanner) }
  private var canvas: Item.ID {
    settings.margins == nil ? stack.id : stack.id.guide(.margins)
  }

  private func helper(_ helper: Int) -> Item.ID {
    Item.ID(index: stack.id.index, helper: helper)
  }

  private var isRow: Bool { settings.axis == .horizontal }
  private var lead: Attribute { isRow ? .leading : .top }
  private var trail: Attribute { isRow ? .trailing : .bottom }
  private var mid: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var crossMin: Attribute { isRow ? .top : .leading }
  private var crossMax: Attribute { isRow ? .bottom : .trailing }
  private var crossMid: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  /// The attribute from which the distance to the next view is measured.
  private var end: Attribute { isRow || !settings.isBaselineRelative ? trail : .lastBaseline }
  /// The attribute to which the distance from the previous view is measured.
  private var start: Attribute { isRow || !settings.isBaselineRelative ? lead : .firstBaseline }

  // MARK: - Along the axis

  private mutating func connectAlong() {
    let first = visible.first?.id ?? ordering
    let last = visible.last?.id ?? ordering
    add("connection", "UISV-canvas-connection", canvas, lead, .equal, first, lead)
    add("connection", "UISV-canvas-connection", canvas, trail, .equal, last, trail)
  }

  /// Adds spacing between all neighbours, including hidden ones.
  ///
  /// Next to a hidden view it is halved, so that the two gaps around one hidden view make one, and
  /// before the first and behind the last visible view it is zero.
  ///
  /// The spacing used is that behind the last visible view so far.
  private mutating func space() {
    let shown = items.indices.filter { !items[$0].style.isHidden }
    var spacing = settings.spacing
    for index in items.indices.dropFirst() {
      let previous = items[index - 1]
      let next = items[index]
      if !previous.style.isHidden {
        spacing = settings.customSpacing[previous.id] ?? settings.spacing
      }
      let hidden = (previous.style.isHidden ? 1.0 : 0) + (next.style.isHidden ? 1 : 0)
      var gap = spacing - spacing / 2 * hidden
      if hidden > 0, index <= (shown.first ?? .max) || index - 1 >= (shown.last ?? -1) { gap = 0 }
      add(
        "spacing", "UISV-spacing", next.id, start, isLoose ? .greaterOrEqual : .equal, previous.id,
        end, constant: gap)
    }
  }

  private mutating func distribute() {
    switch settings.distribution {
    case .fill: shareText()
    case .fillEqually: equalise()
    case .fillProportionally: share()
    case .equalSpacing:
      makeGaps(from: end, to: start) { _ in 1000 }
    case .equalCentering:
      // In UIKit the earlier gaps have higher priorities.
      makeGaps(from: mid, to: mid) { [form] in
        form.centeringPriority ?? Self.priority(150 - $0)
      }
    }
  }

  private var isLoose: Bool {
    settings.distribution == .equalSpacing || settings.distribution == .equalCentering
  }

  /// If views are only kept apart, makes the stack as short as possible.
  private mutating func fitAlong() {
    guard isLoose else { return }
    addSize("fit", "UISV-canvas-fit", stack.id, length, priority: 49)
  }

  /// Gives text that can break its lines an equal part of a row, as nothing else determines its
  /// width; the priority is a little above its compression resistance.
  private mutating func shareText() {
    guard form.sharesText, isRow, visible.count > 1 else { return }
    let count = Double(visible.count)
    for item in visible
    where item.kind == .textview || (item.kind == .label && item.style.lines != 1) {
      append(
        "text", "UISV-text-width-disambiguation", Anchor(item.id, length), .equal,
        Anchor(stack.id, length), multiplier: 1 / count,
        constant: -settings.spacing * (count - 1) / count,
        priority: min(1000, item.style.resistance.horizontal + 10))
    }
  }

  private mutating func equalise() {
    guard let first = visible.first else { return }
    for item in visible.dropFirst() {
      add("equal", "UISV-fill-equally", item.id, length, .equal, first.id, length)
    }
  }

  /// Gives each view a part of the stack's whole length that is proportional to its content; the
  /// total is that of all contents and the spacing.
  private mutating func share() {
    let axis = settings.axis
    let lengths = visible.map { max(0, $0.content[axis] ?? $0.fitting[axis] ?? 0) }
    let count = lengths.count { $0 > 0 }
    guard count > 0 else { return equalise() }
    let total = settings.spacing * Double(visible.count - 1) + lengths.reduce(0, +)
    let isRequired = count == 1 && (visible.count == 1 || settings.spacing == 0)
    for (index, item) in visible.enumerated() {
      let first = Anchor(item.id, length)
      guard lengths[index] > 0, total > 0 else {
        append("share", "UISV-fill-proportionally", first, .equal, nil)
        continue
      }
      append(
        "share", "UISV-fill-proportionally", first, .equal,
        Anchor(stack.id, length), multiplier: lengths[index] / total,
        priority: isRequired ? 1000 : Self.priority(999 - index))
    }
  }

  /// Adds a guide between each two visible neighbours, all of one length.
  ///
  /// It is named after the view before it, so that the others keep theirs when one is hidden.
  private mutating func makeGaps(
    from: Attribute, to: Attribute, priority: (_ index: Int) -> Double
  ) {
    let shown = items.indices.filter { !items[$0].style.isHidden }
    for (before, after) in zip(shown, shown.dropFirst()) {
      let gap = helper(Self.firstGap + before)
      let id = "UISV-distributing-edge"
      add("edge", id, gap, lead, .equal, items[before].id, from)
      add("edge", id, gap, trail, .equal, items[after].id, to)
      guard before != shown[0] else { continue }
      add(
        "equal", "UISV-fill-equally", gap, length, .equal, helper(Self.firstGap + shown[0]), length,
        priority: priority(before))
    }
  }

  /// A priority that decreases from view to view, but not below 1.
  private static func priority(_ number: Int) -> Double { Double(max(1, number)) }

  // MARK: - Across the axis

  /// Aligns every view with the first one, hidden or not.
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

  /// Whether there is only one view, which needs no spanner.
  private var isLone: Bool { items.count == 1 && visible.count == 1 && settings.alignment != .fill }

  private mutating func connectAcross() {
    let isShown = !visible.isEmpty
    let anchor = isShown ? items[0].id : spanner
    guard !isLone else { return connectLone() }
    switch settings.alignment {
    case .fill:
      connect(crossMin, .equal, anchor)
      connect(crossMax, .equal, anchor)
    case .leading:
      connect(crossMin, .equal, anchor)
      connect(crossMax, .equal, spanner)
    case .trailing:
      connect(crossMin, .equal, spanner)
      connect(crossMax, .equal, anchor)
    case .center:
      connect(crossMin, .equal, spanner)
      connect(crossMax, .equal, form.endsCenteredAtFirstView ? anchor : spanner)
      connect(crossMid, .equal, anchor)
    case .firstBaseline:
      connect(crossMin, isShown && isRow ? .lessOrEqual : .equal, anchor)
      connect(crossMax, .equal, spanner)
    case .lastBaseline:
      connect(crossMin, .equal, spanner)
      connect(crossMax, isShown && isRow ? .greaterOrEqual : .equal, anchor)
    }
  }

  private mutating func connectLone() {
    let item = items[0].id
    connect(crossMin, settings.alignment == .leading ? .equal : .lessOrEqual, item)
    connect(crossMax, settings.alignment == .trailing ? .equal : .greaterOrEqual, item)
    if settings.alignment == .center { connect(crossMid, .equal, item) }
  }

  private mutating func connect(_ attribute: Attribute, _ relation: Relation, _ item: Item.ID) {
    add("connection", "UISV-canvas-connection", canvas, attribute, relation, item, attribute)
  }

  /// Makes the spanner at least as large as each view.
  private mutating func bound() {
    guard settings.alignment != .fill, !isLone else { return }
    for item in visible { bound(item.id) }
  }

  /// Makes the spanner as small as possible.
  private mutating func fitSpanner() {
    guard settings.alignment != .fill, !isLone else { return }
    addSize("fit", "UISV-spanning-fit", spanner, crossLength, priority: 51)
  }

  /// If an edge of the canvas only bounds the views, makes the stack as small as possible.
  private mutating func fitAcross() {
    let isBaseline =
      settings.alignment == .firstBaseline || settings.alignment == .lastBaseline
    guard isLone || (isRow && isBaseline && !visible.isEmpty) else { return }
    addSize("fit", "UISV-canvas-fit", stack.id, crossLength, priority: 49)
  }

  /// Makes views small whose size nothing else determines.
  private mutating func suppressAmbiguity() {
    guard settings.alignment != .fill else { return }
    for item in items {
      addSize("suppression", "UISV-ambiguity-suppression", item.id, crossLength, priority: 25)
    }
  }

  private mutating func bound(_ item: Item.ID) {
    let role = "boundary"
    let id = "UISV-spanning-boundary"
    switch settings.alignment {
    case .leading:
      add(role, id, spanner, crossMin, .equal, item, crossMin, priority: 999.5)
      add(role, id, spanner, crossMax, .greaterOrEqual, item, crossMax)
    case .trailing:
      add(role, id, spanner, crossMin, .lessOrEqual, item, crossMin)
      add(role, id, spanner, crossMax, .equal, item, crossMax, priority: 999.5)
    default:
      add(role, id, spanner, crossMin, .lessOrEqual, item, crossMin)
      add(role, id, spanner, crossMax, .greaterOrEqual, item, crossMax)
    }
  }

  private mutating func hide() {
    for item in items where item.style.isHidden {
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
      role, identifier, Anchor(first, attribute), relation, Anchor(second, other),
      constant: constant, priority: priority)
  }

  private mutating func addSize(
    _ role: String, _ identifier: String, _ item: Item.ID, _ attribute: Attribute, priority: Double
  ) {
    append(role, identifier, Anchor(item, attribute), .equal, nil, priority: priority)
  }

  private mutating func append(
    _ role: String, _ identifier: String, _ first: Anchor, _ relation: Relation, _ second: Anchor?,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
  ) {
    rules.add(
      .stack, role: role, form.identifier(identifier), first, relation, second, times: multiplier,
      constant: constant, priority: priority)
  }
}
