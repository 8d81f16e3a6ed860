import ConstraintSolver
package import LayoutModel

extension LoggedConstraint {
  /// Creates the constraint that the console would print for a claim of a layout, or `nil` for an
  /// unwritten bound, which UIKit never prints.
  ///
  /// The identifier is that of the rule, or its name if it has none. Both halves of a content size
  /// are printed as one constraint. The given size of the root becomes the constraint that a view
  /// controller adds for it.
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

  /// Creates the constraint that the console would print for a rule of the user.
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

  /// Creates the constraint that the console would print for a rule that is about to be added.
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

  /// Creates the constraint that the console would print for a rule that an item generates.
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

  /// Rewrites the rule of an autoresizing mask with UIKit's private attributes.
  private mutating func translate(_ rule: GeneratedRule, in layout: Layout) {
    className = "NSAutoresizingMaskLayoutConstraint"
    mask = layout.item(rule.owner)?.mask.map {
      "h=\($0.letters(along: .horizontal)) v=\($0.letters(along: .vertical))"
    }
    if inside != nil {
      // The far edge of a mask constraint is not printed as a right edge and gets no `(LTR)`.
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

  /// Creates the constraint for the intrinsic content size of an item, or `nil` if it has none.
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

  /// Creates the constraint that a view controller adds for a given dimension of its view, or `nil`
  /// if the item has no given size.
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

  /// Sets the relation `left REL right + constant`, and the superview that the format shows as `|`.
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

  /// Sets the superview that the visual format shows as `|`, and mirrors the sides of a
  /// right-to-left view; to be called after both sides are set.
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

  /// Records that `view` is directly inside `superitem`, which is shown as `|`.
  private mutating func enter(_ superitem: LoggedItem, from view: LoggedItem) {
    names = [Named(name: "|", item: superitem)]
    inside = view
  }

  /// Mirrors a format between left and right edges for a right-to-left view: what was on the left
  /// of something is then on its right.
  private mutating func turn() {
    isRightToLeft = true
    (left.terms, right.terms) = (right.terms, left.terms)
    left.terms[0].attribute = left.terms[0].attribute.turned
    right.terms[0].attribute = right.terms[0].attribute.turned
  }
}

extension LoggedAttribute {
  /// The attribute with trailing in place of left and leading in place of right.
  fileprivate var turned: LoggedAttribute {
    switch self {
    case .plain(.left): .plain(.trailing)
    case .plain(.right): .plain(.leading)
    default: self
    }
  }
}

extension Attribute {
  /// Leading in place of left and trailing in place of right; `nil` for all other attributes.
  fileprivate var followingLanguage: Attribute? { ignoresLanguage ? otherFamily : nil }
}
