package import ConstraintSolver

extension Layout {
  // MARK: - Items

  /// Makes the root, or changes its size if it exists.
  ///
  /// A root without a size is sized by its rules.
  @discardableResult
  package mutating func setRoot(_ name: String, size: Size?) throws(LayoutError) -> Item.ID {
    if let size {
      try LayoutLimits.check(length: size.width)
      try LayoutLimits.check(length: size.height)
    }
    let id: Item.ID
    if let root {
      let existing = self.name(of: root)
      guard existing == name else { throw .secondRoot(existing: existing) }
      id = root
    } else {
      id = try insertItem(name: name, kind: .view, parent: nil)
    }
    update(id) { $0.givenSize = size }
    let moment = moment
    update(id) { $0.sizeOrigin = moment }
    return id
  }

  /// Adds a view, label or guide to another item, by default to the root.
  @discardableResult
  package mutating func addItem(
    _ kind: Item.Kind, _ name: String, in parent: Item.ID? = nil
  ) throws(LayoutError) -> Item.ID {
    guard let parent = parent ?? root else { throw .noRoot }
    return try insertItem(name: name, kind: kind, parent: parent)
  }

  /// Adds a stack and arranges views in it.
  ///
  /// - Returns: The stack, and the rules that were dropped because a view left their tree.
  @discardableResult
  package mutating func addStack(
    _ name: String, in parent: Item.ID? = nil, _ settings: Stack, arranging views: [Item.ID]
  ) throws(LayoutError) -> (id: Item.ID, dropped: [Rule.ID]) {
    try settings.check()
    var changed = self
    let id = try changed.addItem(.stack, name, in: parent)
    let age = changed.ruleSlots.count
    changed.update(id) {
      $0.style.stack?.take(settings)
      $0.style.stack?.age = age
    }
    changed.refreshInsets(of: id)
    let dropped = try changed.arrange(views, in: id)
    self = changed
    return (id, dropped)
  }

  /// Makes these views the arranged views of a stack, in that order.
  ///
  /// Views that were arranged before and are not listed stay subviews.
  ///
  /// - Returns: The rules that were dropped because a view left their tree.
  @discardableResult
  package mutating func arrange(
    _ views: [Item.ID], in stack: Item.ID
  ) throws(LayoutError) -> [Rule.ID] {
    guard item(stack)?.stack != nil else { throw .notAStack(stack) }
    var listed = Set<Item.ID>()
    for view in views where !listed.insert(view).inserted { throw .listedTwice(view) }
    var changed = self
    var dropped: [Rule.ID] = []
    for view in views where item(view)?.parent != stack {
      dropped += try changed.reparent(view, to: stack)
    }
    for view in views { changed.update(view) { $0.style.mask = nil } }
    changed.update(stack) { item in
      item.style.stack?.arranged = views
      for view in item.style.stack?.customSpacing.keys.filter({ !listed.contains($0) }) ?? [] {
        item.style.stack?.customSpacing[view] = nil
      }
    }
    self = changed
    return dropped
  }

  /// Sets the distance behind one arranged view, in points; nil for that of the stack.
  ///
  /// It stays with the view when the stack is reordered, and is forgotten when the view leaves.
  package mutating func setSpacing(
    _ spacing: Double?, after view: Item.ID, in stack: Item.ID
  ) throws(LayoutError) {
    guard let arranged = item(stack)?.stack?.arranged else { throw .notAStack(stack) }
    guard arranged.contains(view) else { throw .notArranged(view, in: stack) }
    if let spacing { try LayoutLimits.check(distance: spacing) }
    update(stack) { $0.style.stack?.customSpacing[view] = spacing }
  }

  /// Moves a view to another parent or to another position among its siblings.
  ///
  /// In a stack it becomes an arranged view. `position` counts from 0; nil is the end.
  ///
  /// - Returns: The rules that were dropped because they would leave the tree of their nearest
  ///   common ancestor.
  @discardableResult
  package mutating func move(
    _ view: Item.ID, to parent: Item.ID, at position: Int? = nil
  ) throws(LayoutError) -> [Rule.ID] {
    var changed = self
    let dropped = try changed.reparent(view, to: parent)
    changed.update(parent) { item in
      func inserted(in list: [Item.ID]) -> [Item.ID] {
        var list = list.filter { $0 != view }
        list.insert(view, at: min(position ?? list.count, list.count))
        return list
      }
      if let arranged = item.style.stack?.arranged {
        item.style.stack?.arranged = inserted(in: arranged)
      } else if position != nil || item.childList.last != view {
        item.childList = PagedArray(inserted(in: item.children))
      }
    }
    self = changed
    return dropped
  }

  /// Moves a view in front of its siblings.
  ///
  /// The order in which a stack arranges its views does not change.
  ///
  /// - Throws: An error if the view cannot be moved.
  package mutating func bringToFront(_ view: Item.ID) throws(LayoutError) {
    try reorder(view) { $0 + [view] }
  }

  /// Moves a view behind its siblings, as ``bringToFront(_:)`` moves it in front.
  package mutating func sendToBack(_ view: Item.ID) throws(LayoutError) {
    try reorder(view) { [view] + $0 }
  }

  private mutating func reorder(
    _ view: Item.ID, among arranged: (_ others: [Item.ID]) -> [Item.ID]
  ) throws(LayoutError) {
    guard let parent = item(view)?.parent else { throw .rootStays }
    guard item(view)?.isView ?? false else { throw .notForGuides(view) }
    update(parent) { item in
      let order = arranged(item.childList.filter { $0 != view })
      if order != Array(item.childList) { item.childList = PagedArray(order) }
    }
  }

  private mutating func reparent(
    _ view: Item.ID, to parent: Item.ID
  ) throws(LayoutError) -> [Rule.ID] {
    guard let item = item(view), let old = item.parent else { throw .rootStays }
    guard item.isView else { throw .notForGuides(view) }
    guard self.item(parent)?.isView ?? false else { throw .guideHoldsNothing(parent) }
    guard view != parent, !ancestors(of: parent).contains(view) else {
      throw .insideItself(item: view, parent: parent)
    }
    guard old != parent else { return [] }
    let inside = rules(mentioning: treeOrder(from: view))
    let holders = inside.map { (rule: $0, holder: holder(of: $0)) }
    update(old) {
      $0.childList.remove(view)
      $0.style.stack?.release(view)
    }
    update(view) { $0.parent = parent }
    update(parent) { $0.childList.append(view) }
    // A rule is held by the nearest common ancestor of its items, and is dropped when one of them
    // is no longer inside.
    var dropped: [Rule.ID] = []
    for (rule, holder) in holders {
      guard let holder else { continue }
      let stays = items(of: rule).allSatisfy { $0 == holder || ancestors(of: $0).contains(holder) }
      if !stays {
        dropped.append(rule.id)
        forget(rule.id)
      }
    }
    return dropped
  }

  /// The items that a rule mentions, each once, in order of first mention.
  package func items(of rule: Rule) -> [Item.ID] {
    var result: [Item.ID] = []
    for term in rule.left + rule.right where !result.contains(term.anchor.item) {
      result.append(term.anchor.item)
    }
    return result
  }

  /// The view that holds a rule: the nearest common ancestor of its items.
  package func holder(of rule: Rule) -> Item.ID? { commonAncestor(of: items(of: rule)) }

  /// The names of the things that a removal took along.
  package struct Removal: Hashable, Sendable {
    /// The names of the items, in tree order.
    package var items: [String] = []
    /// The names of the rules: first those without a given name, then those with one, both by age.
    package var rules: [String] = []

    init(items: [String], rules: [Rule]) {
      self.items = items
      self.rules =
        rules.filter { $0.givenName == nil }.map(\.name)
        + rules.filter { $0.givenName != nil }.map(\.name)
    }
  }

  /// Removes an item, everything inside it, and every rule that mentions any of that.
  package mutating func remove(_ id: Item.ID) throws(LayoutError) -> Removal {
    guard let item = item(id), item.parent != nil else { throw .rootStays }
    let gone = subtree(of: id)
    let touched = rules(mentioning: gone.map(\.id))
    for rule in touched { forget(rule.id) }
    for item in gone.reversed() { forget(item.id) }
    return Removal(items: gone.map(\.name), rules: touched)
  }

  /// Removes a rule; its number is not used again.
  package mutating func remove(_ id: Rule.ID) { forget(id) }

  /// Removes a named number; rules keep the values they were made with.
  package mutating func removeLet(_ name: String) { forgetLet(name) }

  /// Records where an item was imported from.
  package mutating func setSource(_ id: Item.ID, _ source: ImportSource) {
    update(id) { $0.source = source }
  }

  // MARK: - Rules

  /// Adds the rule `left REL right`.
  ///
  /// The constant moves to the right. The sides are exchanged if only the other way of writing it
  /// has UIKit's form, `first REL m * second + c`.
  ///
  /// - Throws: The reason why the rule is illegal, see ``LayoutError``.
  @discardableResult
  package mutating func addRule(
    _ left: AnchorExpression, _ relation: Relation, _ right: AnchorExpression,
    priority: Double = 1000, name: String? = nil, identifier: String? = nil, isSystem: Bool = false
  ) throws(LayoutError) -> Rule.ID {
    try LayoutLimits.check(priority: priority)
    var (left, relation, right) = (left, relation, right)
    func isUnit(_ side: AnchorExpression) -> Bool {
      side.terms.count == 1 && side.terms[0].coefficient == 1
    }
    if left.terms.isEmpty || (!isUnit(left) && isUnit(right) && left.terms.count <= 1) {
      (left, right, relation) = (right, left, relation.flipped)
    }
    (left, relation, right) = Self.inUIKitForm(left, relation, right)
    let constant = right.constant - left.constant
    try LayoutLimits.check(distance: constant)
    for term in left.terms + right.terms { try LayoutLimits.check(distance: term.coefficient) }
    for term in left.terms + right.terms {
      guard offers(term.anchor) else { throw .noSuchAnchor(term.anchor) }
    }
    try Legality.check(left.terms, right.terms)
    let moment = moment
    let (first, second) = (left.terms, right.terms)
    let finalRelation = relation
    return try insertRule(
      { id in
        var rule = Rule(
          id: id, left: first, relation: finalRelation, right: second, constant: constant,
          priority: priority, made: moment, origin: moment)
        rule.givenName = name
        rule.identifier = identifier
        rule.isSystem = isSystem
        return rule
      }, name: name)
  }

  /// Whether an anchor exists: guides have neither margins nor baselines, and only scroll views
  /// have content and frame guides.
  package func offers(_ anchor: Anchor) -> Bool {
    guard let owner = item(anchor.item.owner) else { return false }
    let isGuide = !owner.isView || anchor.item.helper != nil
    if isGuide, anchor.attribute.isBaseline || anchor.attribute.withinMargins != nil {
      return false
    }
    guard let guide = anchor.item.systemGuide else { return true }
    return owner.isView && (owner.kind == .scroll || !guide.isOfScrollViews)
  }

  /// The rule as `first REL m * second + c`, if it can be written so; otherwise as it is.
  private static func inUIKitForm(
    _ left: AnchorExpression, _ relation: Relation, _ right: AnchorExpression
  ) -> (AnchorExpression, Relation, AnchorExpression) {
    let isWritten =
      left.terms.count == 1 && left.terms[0].coefficient == 1 && right.terms.count <= 1
    let net = left - right
    guard !isWritten, (1...2).contains(net.terms.count) else { return (left, relation, right) }
    let scale = 1 / net.terms[0].coefficient
    let first = AnchorExpression(net.terms[0].anchor)
    return (first, scale < 0 ? relation.flipped : relation, first - net * scale)
  }

  /// Changes the constant on the right side of a rule, in points.
  package mutating func setConstant(_ id: Rule.ID, _ constant: Double) throws(LayoutError) {
    try LayoutLimits.check(distance: constant)
    update(id) { $0.constant = constant }
    assumedNumbers.remove(id)
  }

  /// Changes the priority of a rule.
  package mutating func setPriority(_ id: Rule.ID, _ priority: Double) throws(LayoutError) {
    try LayoutLimits.check(priority: priority)
    update(id) { $0.priority = priority }
  }

  /// Changes the identifier that UIKit prints for a rule; nil for none.
  package mutating func setIdentifier(_ id: Rule.ID, _ identifier: String?) {
    update(id) { $0.identifier = identifier }
  }

  /// Makes a rule take part, only measure, or do nothing; it keeps its name and age.
  package mutating func setDuty(_ id: Rule.ID, _ duty: Rule.Duty) { update(id) { $0.duty = duty } }

  // MARK: - Numbers

  /// Defines a named number.
  package mutating func define(_ name: String, as value: Double) throws(LayoutError) {
    try LayoutLimits.check(distance: value)
    try insertLet(name, value)
  }
}
