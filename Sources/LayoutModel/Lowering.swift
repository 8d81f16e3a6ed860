public import ConstraintSolver

/// A layout in the solver's terms: which variable is which, and what is claimed.
///
/// Each item has four variables, x and y relative to its parent. A place such as
/// `title.trailing` is the sum of the offsets from the nearest common ancestor of the rule's items
/// down to the item, so everything a rule says is said in that ancestor's coordinates.
public struct Lowering: Sendable {
  /// All claims: given numbers, implied bounds, then rules by age, then what items bring along.
  public private(set) var claims: [Claim] = []
  /// The variables in the order of the picture: tree order, then helper guides.
  public private(set) var pictureOrder: [LayoutVariable] = []
  /// How many variables of the solver there are.
  public private(set) var variableCount = 0

  private let layout: Layout
  private var firstVariable: [Item.ID: Int] = [:]
  /// For an item whose baselines are unknown: the distances from top and bottom.
  private var baselineVariables: [Item.ID: (first: Int, last: Int)] = [:]

  /// Lowers a layout in O(items + rules * depth).
  public init(_ layout: Layout) {
    self.layout = layout
    let items = layout.items
    for item in items { declare(item.id) }
    var stacks: [(item: Item, rules: StackRules)] = []
    for item in items {
      guard let rules = layout.stackRules(of: item) else { continue }
      stacks.append((item, rules))
      for helper in rules.helpers { declare(helper) }
    }
    for item in items where item.baselines == .unknown {
      baselineVariables[item.id] = (variableCount, variableCount + 1)
      variableCount += 2
    }
    for item in items { claimBounds(of: item) }
    for (_, rules) in stacks { for helper in rules.helpers { claimSizes(of: helper) } }
    for rule in layout.rules where rule.isOn { claim(rule) }
    for (item, rules) in stacks { for rule in rules.rules { claim(rule, of: item) } }
    for item in items { claimContent(of: item) }
  }

  private mutating func declare(_ id: Item.ID) {
    firstVariable[id] = variableCount
    variableCount += 4
    for dimension in Dimension.allCases { pictureOrder.append(LayoutVariable(id, dimension)) }
  }

  // MARK: - Variables

  /// The solver's variable of a dimension.
  public func variable(_ variable: LayoutVariable) -> Variable? {
    firstVariable[variable.item].map { Variable(index: $0 + variable.dimension.rawValue) }
  }

  /// The dimension as an expression; zero for an item that is gone.
  public func expression(_ variable: LayoutVariable) -> Expression {
    self.variable(variable).map { Expression($0) } ?? Expression()
  }

  /// An anchor in the coordinates of an ancestor of its item, or of the item itself.
  public func expression(_ anchor: Anchor, in ancestor: Item.ID?) -> Expression {
    let item = anchor.item
    func own(_ dimension: Dimension) -> Expression { expression(LayoutVariable(item, dimension)) }
    let axis = anchor.attribute.axis
    if !anchor.attribute.isPosition { return own(.size(along: axis)) }
    let size = own(.size(along: axis))
    let start = offset(of: item, along: axis, in: ancestor)
    switch anchor.attribute {
    case .leading, .left, .top: return start
    case .trailing, .right, .bottom: return start + size
    case .centerX, .centerY: return start + 0.5 * size
    case .firstBaseline:
      if let unknown = baselineVariables[item] {
        return start + Expression(Variable(index: unknown.first))
      }
      guard case .offsets(let first, _)? = layout.item(item)?.baselines else { return start }
      return start + first
    case .lastBaseline:
      if let unknown = baselineVariables[item] {
        return start + size - Expression(Variable(index: unknown.last))
      }
      guard case .offsets(_, let last)? = layout.item(item)?.baselines else { return start + size }
      return start + size - last
    case .width, .height: return size
    }
  }

  /// The place of an item's near edge, relative to an ancestor's.
  private func offset(of item: Item.ID, along axis: Axis, in ancestor: Item.ID?) -> Expression {
    var result = Expression()
    var current: Item.ID? = item
    while let id = current, id != ancestor {
      result = result + expression(LayoutVariable(id, .position(along: axis)))
      current = layout.parent(of: id)
    }
    return result
  }

  // MARK: - Claims

  private mutating func claimBounds(of item: Item) {
    if item.parent == nil {
      give(item.id, .x, 0)
      give(item.id, .y, 0)
      if let size = item.givenSize {
        give(item.id, .width, size.width)
        give(item.id, .height, size.height)
        return
      }
    }
    claimSizes(of: item.id)
  }

  private mutating func give(_ id: Item.ID, _ dimension: Dimension, _ value: Double) {
    let expression = expression(LayoutVariable(id, dimension)) - value
    claims.append(
      Claim(
        source: .given(id, dimension), constraint: Constraint(expression, .equal), breakOrder: nil))
  }

  private mutating func claimSizes(of id: Item.ID) {
    for axis in Axis.allCases {
      let size = expression(LayoutVariable(id, .size(along: axis)))
      claims.append(
        Claim(
          source: .implied(id, axis), constraint: Constraint(size, .greaterOrEqual),
          breakOrder: nil))
    }
  }

  private mutating func claim(_ rule: Rule) {
    let origin = layout.holder(of: rule)
    let left = expression(rule.left, in: origin)
    let right = expression(rule.right, in: origin) + rule.constant
    guard let priority = Priority(rule.priority), let first = rule.left.first else { return }
    let isConstantSize =
      rule.left.count + rule.right.count == 1 && !first.anchor.attribute.isPosition
    let group = BreakOrder.group(
      first: first.anchor.attribute, isSystem: rule.isSystem, isConstantSize: isConstantSize,
      policy: layout.breakPolicy)
    claims.append(
      Claim(
        source: .rule(rule.id),
        constraint: Constraint((left - right).merged, rule.relation, priority: priority),
        breakOrder: BreakOrder(
          group: group, age: Age(number: rule.id.number, rank: 0, owner: 0, index: 0))))
  }

  private func expression(_ terms: [AnchorTerm], in origin: Item.ID?) -> Expression {
    terms.reduce(Expression()) { sum, term in
      sum + term.coefficient * expression(term.anchor, in: origin)
    }
  }

  private mutating func claim(_ rule: GeneratedRule, of item: Item) {
    let anchors = [rule.first, rule.second].compactMap(\.self)
    let origin = layout.commonAncestor(of: anchors.map(\.item))
    let left = expression(rule.first, in: origin)
    let right = rule.second.map { expression($0, in: origin) } ?? Expression()
    guard let priority = Priority(rule.priority) else { return }
    let group = BreakOrder.group(
      first: rule.first.attribute, isSystem: rule.isSystem, isConstantSize: rule.second == nil,
      policy: layout.breakPolicy)
    let age = Age(
      number: item.stack?.age ?? 0, rank: 1, owner: item.id.index, index: rule.index)
    claims.append(
      Claim(
        source: .generated(item.id, rule.index),
        constraint: Constraint(
          (left - (right + rule.constant)).merged, rule.relation, priority: priority),
        breakOrder: BreakOrder(group: group, age: age)))
  }

  private mutating func claimContent(of item: Item) {
    for axis in Axis.allCases {
      guard let length = item.content[axis] else { continue }
      let size = expression(LayoutVariable(item.id, .size(along: axis)))
      let halves: [(Claim.Source, Relation, Double)] = [
        (.resistance(item.id, axis), .greaterOrEqual, item.resistance[axis]),
        (.hugging(item.id, axis), .lessOrEqual, item.hugging[axis]),
      ]
      for (index, (source, relation, number)) in halves.enumerated() {
        guard let priority = Priority(number) else { continue }
        let age = Age(
          number: 0, rank: 2, owner: item.id.index, index: 2 * (axis == .vertical ? 1 : 0) + index)
        let group: BreakOrder.Group = layout.breakPolicy == .newest ? .leading : .constantSize
        claims.append(
          Claim(
            source: source, constraint: Constraint(size - length, relation, priority: priority),
            breakOrder: BreakOrder(group: group, age: age)))
      }
    }
  }
}

extension Expression {
  /// One term per variable, in order of first mention, without zeros.
  fileprivate var merged: Expression {
    var merged: [Term] = []
    for term in terms {
      if let index = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[index].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    return Expression(merged, constant: constant)
  }
}
