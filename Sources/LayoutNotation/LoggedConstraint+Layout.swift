import ConstraintSolver
public import LayoutModel

extension LoggedConstraint {
  /// The constraint that a console would print for a claim of a layout; nil for an unwritten bound,
  /// which is never printed.
  ///
  /// A rule's name is its identifier, unless it has one of its own. Both halves of a content size
  /// are one constraint. The given size of the root is what a view controller prints for it.
  public init?(_ source: Claim.Source, in layout: Layout) {
    self.init()
    switch source {
    case .rule(let id):
      guard let rule = layout.rule(id) else { return nil }
      self.init(rule, in: layout)
    case .generated(let stack, let index):
      guard let rule = layout.generatedRule(index, of: stack) else { return nil }
      self.init(rule, in: layout)
    case .hugging(let id, let axis), .resistance(let id, let axis):
      self.init(contentOf: id, along: axis, in: layout)
    case .given(let id, let dimension): self.init(given: dimension, of: id, in: layout)
    case .implied: return nil
    }
  }

  /// What a console would print for a rule that people made.
  public init(_ rule: Rule, in layout: Layout) {
    self.init()
    className = "NSLayoutConstraint"
    address = ConsoleAddress.rule(rule.id)
    identifier = rule.identifier ?? rule.givenName
    isActive = rule.isOn
    relation = rule.relation
    priority = rule.priority
    say(rule.left, rule.right, constant: rule.constant, in: layout)
  }

  /// What a console would print for a rule that is about to be made.
  init(_ draft: RuleDraft, _ clause: RuleClause, in layout: Layout) {
    self.init()
    className = "NSLayoutConstraint"
    address = ConsoleAddress.rule(layout.nextRule)
    identifier = clause.identifier ?? clause.name?.text
    relation = draft.relation
    priority = draft.priority ?? clause.priority
    say(
      draft.left.terms, draft.right.terms,
      constant: draft.right.constant - draft.left.constant, in: layout)
  }

  /// What a console would print for a rule that an item makes itself.
  public init(_ rule: GeneratedRule, in layout: Layout) {
    self.init()
    className = "NSLayoutConstraint"
    address = ConsoleAddress.generated(rule.index, of: rule.stack)
    identifier = rule.identifier
    relation = rule.relation
    priority = rule.priority
    let right = rule.second.map { [AnchorTerm($0, times: rule.multiplier)] } ?? []
    say([AnchorTerm(rule.first)], right, constant: rule.constant, in: layout)
  }

  /// What a console would print for the size of an item's content; nil where it has none.
  public init?(contentOf id: Item.ID, along axis: Axis, in layout: Layout) {
    self.init()
    guard let item = layout.item(id), let length = item.content[axis] else { return nil }
    className = "NSContentSizeLayoutConstraint"
    address = ConsoleAddress.content(of: id, along: axis)
    hugging = item.hugging[axis]
    resistance = item.resistance[axis]
    let size: Attribute = axis == .horizontal ? .width : .height
    say([AnchorTerm(Anchor(id, size))], [], constant: length, in: layout)
  }

  /// What a view controller prints for a number of its view that is simply given; nil where it is
  /// not.
  public init?(given dimension: Dimension, of id: Item.ID, in layout: Layout) {
    self.init()
    guard let size = layout.item(id)?.givenSize else { return nil }
    let name: String
    let attribute: LoggedAttribute
    switch dimension {
    case .x: (name, attribute) = ("Left", .inSuperview(.left))
    case .y: (name, attribute) = ("Top", .inSuperview(.top))
    case .width: (name, attribute) = ("Width", .plain(.width))
    case .height: (name, attribute) = ("Height", .plain(.height))
    }
    className = dimension.isSize ? "NSLayoutConstraint" : "NSAutoresizingMaskLayoutConstraint"
    mask = dimension.isSize ? nil : "h=--& v=--&"
    address = ConsoleAddress.given(dimension, of: id)
    identifier = "UIView-Encapsulated-Layout-\(name)"
    left.terms = [Term(item: LoggedItem(id, in: layout), attribute: attribute)]
    right.constant = dimension.isSize ? size[dimension.axis] : 0
  }

  /// Says `left REL right + constant`, and which superview the visual format would show as `|`.
  private mutating func say(
    _ left: [AnchorTerm], _ right: [AnchorTerm], constant: Double, in layout: Layout
  ) {
    func terms(_ side: [AnchorTerm]) -> [Term] {
      side.map { term in
        Term(
          item: LoggedItem(term.anchor.item, in: layout),
          attribute: .plain(term.anchor.attribute), coefficient: term.coefficient)
      }
    }
    self.left = Side(terms: terms(left))
    self.right = Side(terms: terms(right), constant: constant + 0)
    guard let first = left.first?.anchor, let second = right.first?.anchor, left.count == 1,
      right.count == 1, first.attribute == second.attribute
    else { return }
    if [.leading, .left, .top].contains(first.attribute),
      layout.parent(of: first.item) == second.item
    {
      enter(self.right.terms[0].item, from: self.left.terms[0].item)
    } else if [.trailing, .right, .bottom].contains(first.attribute),
      layout.parent(of: second.item) == first.item
    {
      enter(self.left.terms[0].item, from: self.right.terms[0].item)
    }
  }

  private mutating func enter(_ superitem: LoggedItem, from view: LoggedItem) {
    guard left.terms[0].coefficient == 1, right.terms[0].coefficient == 1 else { return }
    names = [Named(name: "|", item: superitem)]
    inside = view
  }
}
