import ConstraintSolver
package import LayoutModel

extension LoggedConstraint {
  /// The constraint that a console would print for a claim of a layout; nil for an unwritten bound,
  /// which is never printed.
  ///
  /// A rule's name is its identifier, unless it has one of its own. Both halves of a content size
  /// are one constraint. The given size of the root is what a view controller prints for it.
  package init?(_ source: Claim.Source, in layout: Layout) {
    self.init()
    switch source {
    case .rule(let id):
      guard let rule = layout.rule(id) else { return nil }
      self.init(rule, in: layout)
    case .generated(let owner, let index):
      guard let rule = layout.generatedRule(index, of: owner) else { return nil }
      self.init(rule, in: layout)
    case .hugging(let id, let axis), .resistance(let id, let axis):
      self.init(contentOf: id, along: axis, in: layout)
    case .given(let id, let dimension): self.init(given: dimension, of: id, in: layout)
    case .implied: return nil
    }
  }

  /// What a console would print for a rule that people made.
  package init(_ rule: Rule, in layout: Layout) {
    self.init()
    className = "NSLayoutConstraint"
    address = ConsoleAddress.rule(rule.id)
    identifier = rule.identifier ?? rule.givenName
    if let known = rule.identifier, SystemRule.classes.contains(known) {
      className = known
      identifier = rule.givenName
    }
    isActive = rule.isOn
    relation = rule.relation
    priority = rule.priority
    say(rule.left, rule.right, constant: rule.constant, in: layout)
  }

  /// What a console would print for a rule that is about to be made.
  init(_ draft: RuleDraft, identifier: String?, priority: Double, in layout: Layout) {
    self.init()
    className = "NSLayoutConstraint"
    address = ConsoleAddress.rule(layout.nextRule)
    self.identifier = identifier
    relation = draft.relation
    self.priority = draft.priority ?? priority
    say(
      draft.left.terms, draft.right.terms,
      constant: draft.right.constant - draft.left.constant, in: layout)
  }

  /// What a console would print for a rule that an item brings.
  package init(_ rule: GeneratedRule, in layout: Layout) {
    self.init()
    className = "NSLayoutConstraint"
    address = ConsoleAddress.generated(rule.index, of: rule.owner)
    identifier = rule.identifier.isEmpty ? nil : rule.identifier
    relation = rule.relation
    priority = rule.priority
    let right = rule.second.map { [AnchorTerm($0, times: rule.multiplier)] } ?? []
    let isMask = rule.origin == .mask
    say([AnchorTerm(rule.first)], right, constant: rule.constant, in: layout, turns: !isMask)
    if isMask { translate(rule, in: layout) }
  }

  /// Says with UIKit's private attributes what an autoresizing mask asks for.
  private mutating func translate(_ rule: GeneratedRule, in layout: Layout) {
    className = "NSAutoresizingMaskLayoutConstraint"
    mask = layout.item(rule.owner)?.mask.map {
      "h=\($0.letters(along: .horizontal)) v=\($0.letters(along: .vertical))"
    }
    if inside != nil {
      // The far edge is no right edge and has no (LTR).
      let (first, second) = (rule.first.attribute, rule.second?.attribute)
      if let other = first.followingLanguage { left.terms[0].attribute = .plain(other) }
      if let other = second?.followingLanguage { right.terms[0].attribute = .plain(other) }
      return
    }
    for index in left.terms.indices where rule.first.attribute.isPosition {
      left.terms[index].attribute = .inSuperview(rule.first.attribute)
    }
    for index in right.terms.indices where rule.second?.attribute.isPosition ?? false {
      right.terms[index].attribute = .inSuperview(rule.second?.attribute ?? .left)
    }
    guard rule.first.attribute.isPosition, rule.second?.attribute.isPosition != true,
      let parent = layout.parent(of: rule.owner)
    else { return }
    names = [Named(name: "|", item: LoggedItem(parent, in: layout))]
    inside = left.terms[0].item
  }

  /// What a console would print for the size of an item's content; nil where it has none.
  package init?(contentOf id: Item.ID, along axis: Axis, in layout: Layout) {
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
  package init?(given dimension: Dimension, of id: Item.ID, in layout: Layout) {
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
    _ left: [AnchorTerm], _ right: [AnchorTerm], constant: Double, in layout: Layout,
    turns: Bool = true
  ) {
    func terms(_ side: [AnchorTerm]) -> [Term] {
      side.map { term in
        let attribute = term.anchor.attribute
        return Term(
          item: LoggedItem(term.anchor.item, in: layout),
          attribute: attribute.withinMargins.map { .inMargins($0) } ?? .plain(attribute),
          coefficient: term.coefficient)
      }
    }
    self.left = Side(terms: terms(left))
    self.right = Side(terms: terms(right), constant: constant + 0)
    guard let first = left.first?.anchor.item, let second = right.first?.anchor.item else { return }
    arrange(
      firstIsInSecond: layout.parent(of: first) == second,
      secondIsInFirst: layout.parent(of: second) == first,
      isRightToLeft: turns && layout.isRightToLeft(between: [first, second]))
  }

  /// Notes which superview the visual format shows as `|`, and writes sides as their reader sees
  /// them; called once both sides are said.
  ///
  /// - Parameters:
  ///   - firstIsInSecond: Whether the second item is the superview of the first.
  ///   - secondIsInFirst: Whether the first item is the superview of the second.
  ///   - isRightToLeft: Whether the view that holds both runs right to left.
  package mutating func arrange(
    firstIsInSecond: Bool, secondIsInFirst: Bool, isRightToLeft: Bool
  ) {
    guard left.terms.count == 1, right.terms.count == 1, left.terms[0].coefficient == 1,
      right.terms[0].coefficient == 1, case .plain(let first) = left.terms[0].attribute,
      case .plain(let second) = right.terms[0].attribute
    else { return }
    if first == second {
      if [.leading, .left, .top].contains(first), firstIsInSecond {
        enter(right.terms[0].item, from: left.terms[0].item)
      } else if [.trailing, .right, .bottom].contains(first), secondIsInFirst {
        enter(left.terms[0].item, from: right.terms[0].item)
      }
    }
    let isFormat = inside != nil || (first == .left && second == .right)
    if isFormat, first.ignoresLanguage, isRightToLeft { turn() }
  }

  /// Remembers that one item is directly inside the other one.
  private mutating func enter(_ superitem: LoggedItem, from view: LoggedItem) {
    names = [Named(name: "|", item: superitem)]
    inside = view
  }

  /// Writes a format between left and right sides the way a reader of Arabic sees it: what was left
  /// of something is right of it.
  private mutating func turn() {
    isRightToLeft = true
    (left.terms, right.terms) = (right.terms, left.terms)
    left.terms[0].attribute = left.terms[0].attribute.turned
    right.terms[0].attribute = right.terms[0].attribute.turned
  }
}

extension LoggedAttribute {
  /// Trailing for left and leading for right.
  fileprivate var turned: LoggedAttribute {
    switch self {
    case .plain(.left): .plain(.trailing)
    case .plain(.right): .plain(.leading)
    default: self
    }
  }
}

extension Attribute {
  /// Leading for left and trailing for right; nil for all others.
  fileprivate var followingLanguage: Attribute? { ignoresLanguage ? otherFamily : nil }
}
