import ConstraintSolver

/// Turns rules, stacks and items into claims, which are constraints of the solver.
struct ClaimMaker {
  private let layout: Layout
  private let table: VariableTable

  init(_ layout: Layout, _ table: VariableTable) {
    self.layout = layout
    self.table = table
  }

  /// Returns the claim of a rule; nil for a rule that takes no part.
  func claim(_ rule: Rule) -> Claim? {
    guard rule.isOn, let priority = Priority(rule.priority), let first = rule.left.first else {
      return nil
    }
    let (form, isMirrored) = form(of: rule, constant: rule.constant)
    let relation = isMirrored ? rule.relation.flipped : rule.relation
    let isConstantSize =
      rule.left.count + rule.right.count == 1 && !first.anchor.attribute.isPosition
    let group = BreakOrder.group(
      first: first.anchor.attribute, isSystem: rule.isSystem, isConstantSize: isConstantSize,
      policy: layout.breakPolicy)
    return Claim(
      source: .rule(rule.id), constraint: Constraint(form, relation, priority: priority),
      breakOrder: BreakOrder(
        group: group, age: Age(number: rule.id.number, rank: 0, owner: 0, index: 0)))
  }

  /// Returns the left side of a rule less its right side and a constant, in the coordinates of the
  /// view that holds it, and whether the rule is read from right to left.
  private func form(of rule: Rule, constant: Double) -> (form: Expression, isMirrored: Bool) {
    let (left, right) = layout.terms(of: rule)
    let holder = layout.commonAncestor(of: [left, right].joined().lazy.map(\.anchor.item))
    let isMirrored = layout.isMirrored(rule, heldBy: holder)
    var form = AnchorForm(in: layout, table, origin: holder, isMirrored: isMirrored)
    for term in left { form.add(term.anchor, times: term.coefficient) }
    form.subtract(right, constant: isMirrored ? -constant : constant)
    return (form.expression, isMirrored)
  }

  /// Returns what a rule compares with its constant, whether it takes part or not.
  func measure(_ rule: Rule) -> Expression {
    let (form, isMirrored) = form(of: rule, constant: 0)
    return isMirrored ? -1 * form : form
  }

  /// Returns the claim of a generated rule.
  func claim(_ rule: GeneratedRule, of owner: Item) -> Claim? {
    guard let priority = Priority(rule.priority) else { return nil }
    let items = [rule.first.item] + (rule.second.map { [$0.item] } ?? [])
    // The rules of a mask are about positions in the superview, whatever else they mention.
    let origin = rule.origin == .mask ? owner.parent : layout.commonAncestor(of: items)
    let isMirrored = layout.isMirrored(rule)
    var form = AnchorForm(in: layout, table, origin: origin, isMirrored: isMirrored)
    form.add(rule.first, times: 1)
    form.subtract(rule.right, constant: isMirrored ? -rule.constant : rule.constant)
    let relation = isMirrored ? rule.relation.flipped : rule.relation
    let group = BreakOrder.group(
      first: rule.first.attribute, isSystem: rule.isSystem, isConstantSize: rule.second == nil,
      policy: layout.breakPolicy)
    let age = Age(
      number: owner.style.stack?.age ?? 0, rank: 1, owner: owner.id.index, index: rule.index)
    return Claim(
      source: .generated(owner.id, rule.index),
      constraint: Constraint(form.expression, relation, priority: priority),
      breakOrder: BreakOrder(group: group, age: age))
  }

  /// Returns the claims of an item itself: given values, bounds, the bounds of its helper guides,
  /// and its content size.
  func claims(of item: Item, helpers: [Item.ID]) -> [Claim] {
    bounds(of: item)
      + helpers.filter { $0.systemGuide?.mayBeInverted != true }.flatMap(sizes)
      + content(of: item)
  }

  private func bounds(of item: Item) -> [Claim] {
    guard item.parent == nil else { return sizes(of: item.id) }
    let place = [given(item.id, .x, 0), given(item.id, .y, 0)]
    guard let size = item.givenSize else { return place + sizes(of: item.id) }
    return place + [given(item.id, .width, size.width), given(item.id, .height, size.height)]
  }

  private func given(_ id: Item.ID, _ dimension: Dimension, _ value: Double) -> Claim {
    let expression = expression(LayoutVariable(id, dimension)) - value
    return Claim(
      source: .given(id, dimension), constraint: Constraint(expression, .equal), breakOrder: nil)
  }

  private func expression(_ variable: LayoutVariable) -> Expression {
    table.variable(variable).map { Expression($0) } ?? Expression()
  }

  private func sizes(of id: Item.ID) -> [Claim] {
    Axis.allCases.map { axis in
      let size = expression(LayoutVariable(id, .size(along: axis)))
      return Claim(
        source: .implied(id, axis), constraint: Constraint(size, .greaterOrEqual), breakOrder: nil)
    }
  }

  private func content(of item: Item) -> [Claim] {
    Axis.allCases.flatMap { axis -> [Claim] in
      guard let length = item.content[axis] else { return [] }
      let size = expression(LayoutVariable(item.id, .size(along: axis)))
      let halves: [(Claim.Source, Relation, Double)] = [
        (.resistance(item.id, axis), .greaterOrEqual, item.style.resistance[axis]),
        (.hugging(item.id, axis), .lessOrEqual, item.style.hugging[axis]),
      ]
      return halves.compactMap { source, relation, number in
        guard let priority = Priority(number) else { return nil }
        let age = Age(number: 0, rank: 2, owner: item.id.index, index: source.place)
        let group: BreakOrder.Group = layout.breakPolicy == .newest ? .leading : .constantSize
        return Claim(
          source: source, constraint: Constraint(size - length, relation, priority: priority),
          breakOrder: BreakOrder(group: group, age: age))
      }
    }
  }
}

extension Claim.Source {
  /// The number of chapters in the canonical order of claims.
  static let chapterCount = 5
  static let ruleChapter = 2
  static let stackChapter = 3

  /// The chapter: items in the tree, helper guides, rules, stacks, content.
  var chapter: Int {
    switch self {
    case .given: 0
    case .implied(let id, _): id.helper == nil ? 0 : 1
    case .rule: Self.ruleChapter
    case .generated: Self.stackChapter
    case .resistance, .hugging: 4
    }
  }

  /// The position among the claims of one owner.
  var place: Int {
    switch self {
    case .rule: 0
    case .generated(_, let index): index
    case .given(_, let dimension): dimension.rawValue
    case .implied(let id, let axis): 2 * ((id.helper ?? 0) + 1) + (axis == .vertical ? 1 : 0)
    case .resistance(_, let axis): axis == .vertical ? 2 : 0
    case .hugging(_, let axis): axis == .vertical ? 3 : 1
    }
  }
}
