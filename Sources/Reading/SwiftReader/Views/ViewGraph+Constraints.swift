import PlumbLanguage
import ConstraintSolver
import DialectCore
import LayoutModel
import UIKitTexts

extension ViewGraph {
  // MARK: - Constraints

  /// Creates a constraint that is not active.
  mutating func add(
    _ draft: ConstraintDraft<ItemRef>, at place: CodePlace? = nil
  ) throws -> ConstraintRef {
    guard constraints.count < Budget.constraintLimit else {
      throw Failure(.limit, "more than \(Budget.constraintLimit) constraints were made")
    }
    var state = ConstraintState(draft: draft.limited)
    state.place = place
    state.line = place?.lineOfFile ?? creditPlace?.lineOfFile
    state.caller = caller?.lineOfFile
    state.credit = credit
    state.isNumberAssumed = isNumberAssumed
    isNumberAssumed = false
    constraints.append(state)
    if isLengthAssumed, draft.second == nil {
      nodes[draft.first.view.number].isTouched = true
      isLengthAssumed = false
    }
    return ConstraintRef(number: constraints.count - 1)
  }

  /// Returns the rule for a constraint, or `nil` if it has none at the moment.
  func rule(_ ref: ConstraintRef) -> Rule? {
    guard let id = constraints[ref.number].rule, let rule = layout.rule(id),
      rule.left.first.map({ Optional($0.anchor.item) })
        == item(constraints[ref.number].draft.first)
    else { return nil }
    return rule
  }

  /// Returns whether a constraint takes part in the layout, or will once its views are inside.
  func isActive(_ ref: ConstraintRef) -> Bool {
    let state = constraints[ref.number]
    guard state.isActive else { return false }
    guard state.rule != nil else { return true }
    return rule(ref)?.isOn ?? false
  }

  /// Returns the active constraints that a view holds, oldest first.
  ///
  /// These are the constraints on the view alone, and those whose items have it as their nearest
  /// common ancestor.
  ///
  /// - Complexity: O(constraints × depth).
  mutating func held(by view: ViewRef) throws -> [ConstraintRef] {
    search(16 * constraints.count)
    var result: [ConstraintRef] = []
    for number in constraints.indices {
      let ref = ConstraintRef(number: number)
      guard isActive(ref) else { continue }
      let draft = constraints[number].draft
      if holder(of: [draft.first, draft.second].compactMap(\.self)) == view { result.append(ref) }
    }
    return result.sorted { constraints[$0.number].age < constraints[$1.number].age }
  }

  /// Returns the item that keeps a view from holding a constraint, since it is not inside it, and
  /// the view that can hold it; `nil` if that view can, or none.
  mutating func wrongHolder(
    of ref: ConstraintRef, _ view: ViewRef
  ) -> (item: ItemRef, holder: ViewRef)? {
    let draft = constraints[ref.number].draft
    let items = [draft.first, draft.second].compactMap(\.self)
    guard let item = items.first(where: { $0.view != view && !isInside($0.view, view) }) else {
      return nil
    }
    guard let holder = holder(of: items) else {
      // What shows a text or an image contains no other views, so that it never can.
      let isLeaf = [.label, .button, .image].contains(nodes[view.number].kind)
      return isLeaf ? (item, item.view) : nil
    }
    return holder != view && !isInside(holder, view) ? (item, holder) : nil
  }

  /// Returns the nearest view that contains all of some items or is one of them.
  private mutating func holder(of items: [ItemRef]) -> ViewRef? {
    var common: [ViewRef]?
    for item in items {
      var around: [ViewRef] = []
      var current: ViewRef? =
        nodes[item.view.number].kind == .guide ? superview(item.view) : item.view
      while let next = current {
        around.append(next)
        current = superview(next)
      }
      common = common.map { known in known.filter(around.contains) } ?? around
    }
    return common?.first
  }

  /// Activates a constraint, or lets it wait until its views are inside the layout.
  ///
  /// A failure is located where the constraint was written.
  mutating func activate(_ ref: ConstraintRef) throws {
    do { try activateHere(ref) } catch let failure as Failure {
      guard let place = constraints[ref.number].place else { throw failure }
      throw failure.located(at: place.range, in: place.source)
    }
  }

  private mutating func activateHere(_ ref: ConstraintRef) throws {
    guard !isActive(ref) else { return }
    let draft = constraints[ref.number].draft
    for side in [draft.first, draft.second].compactMap(\.self) where isGone(side.view) {
      throw Failure(.noItem, "\(name(side)) was removed from the layout")
    }
    if let second = draft.second { try attachStandIns(draft.first.view, second.view) }
    if let second = draft.second, top(draft.first.view) != top(second.view),
      item(draft.first.view) == nil || item(second.view) == nil
    {
      let remedy = tooLate(draft.first.view, second.view)
      var failure = Failure(
        .swift,
        "\(name(draft.first)) and \(name(second)) have no common superview"
          + (remedy.map { " yet: \($0)" } ?? ": call addSubview first"))
      failure.raised = raised(ref, draft.first.view, second.view)
      if failure.raised == nil, isNeverAdded(draft.first.view) || isNeverAdded(second.view) {
        failure.raised = subject(of: ref)
        failure.isUnlessAdded = true
      }
      failure.touched = [draft.first.view, second.view]
      failure.details = [
        UIKitException(
          withoutCommonAncestor: name(draft.first) + "." + draft.attribute.rawValue,
          second: name(second) + "." + (draft.secondAttribute ?? draft.attribute).rawValue
        ).line
      ]
      throw failure
    }
    for side in [draft.first, draft.second].compactMap(\.self)
    where nodes[side.view.number].isFramed {
      nodes[side.view.number].isFramed = false
      try change(side.view) { $0.mask = nil }
    }
    constraints[ref.number].isActive = true
    constraints[ref.number].rule = nil
    constraints[ref.number].age = tick()
    activated.append(ref)
    try makeRule(ref)
    if isWaiting(ref.number) { waiting.append(ref.number) }
  }

  /// Adds a stand-in without a superview to the superview of the view it is related to, since its
  /// real place is unknown.
  ///
  /// If that is in none either, both are in the root of a fragment, in whatever order it names them.
  private mutating func attachStandIns(_ first: ViewRef, _ second: ViewRef) throws {
    // A line that says which of them is in the other comes too late for the constraint.
    guard lineAdding(first, to: second) == nil, lineAdding(second, to: first) == nil else { return }
    for (view, other) in [(first, second), (second, first)] {
      let top = top(view)
      guard top != self.top(other), item(top) == nil, nodes[top.number].isStandIn else { continue }
      var container = isContent(top, of: other) ? other : superview(other) ?? other
      if container == other, self.top(other) == other, nodes[other.number].isStandIn,
        item(other) == nil, assumesRoot
      {
        container = ref(of: try layout.root ?? makeScreen())
        try addSubview(other, to: container)
      }
      guard nodes[container.number].kind != .guide, !isInside(container, top) else { continue }
      try addSubview(top, to: container)
      nodes[top.number].isAttached = true
      return
    }
  }

  /// Whether a stand-in is called what scrolls in a scroll view that it is related to.
  private func isContent(_ view: ViewRef, of other: ViewRef) -> Bool {
    let name = name(view).lowercased()
    return nodes[other.number].kind == .scroll && nodes[view.number].kind != .scroll
      && (["content", "container"].contains { name.hasPrefix($0) } || name.hasSuffix("stackview"))
  }

  /// That a line which puts one of two views into the other comes too late, and the remedy.
  mutating func tooLate(_ one: ViewRef, _ other: ViewRef) -> String? {
    for (view, holder) in [(one, other), (other, one)] {
      guard !isInside(view, holder), let line = lineAdding(view, to: holder) else { continue }
      return "line \(line) adds \(name(view)) to \(name(holder)): it has to run before this one"
    }
    // A neighbour is in nothing yet.
    for view in [one, other] where item(view) == nil && superview(view) == nil {
      guard let (line, holder) = added.line(adding: name(view)) else { continue }
      return "line \(line) adds \(name(view)) to \(holder): it has to run before this one"
    }
    return nil
  }

  /// What a constraint is about, if the line that puts one of its views into the other is sure to run
  /// later; nil for other constraints.
  func raised(_ ref: ConstraintRef, _ one: ViewRef, _ other: ViewRef) -> String? {
    guard let place = constraints[ref.number].place else { return nil }
    let isLate = [(one, other), (other, one)].contains { view, other in
      let isAlone = item(view) == nil && nodes[view.number].parent == nil
      let holder = isAlone ? added.line(adding: name(view))?.holder : nil
      return added.isLater(adding: name(view), to: holder ?? name(other), than: place)
    }
    return isLate ? subject(of: ref) : nil
  }

  /// Whether a fragment makes a view and no line of it adds that to another one, or passes it to code that
  /// is not there.
  private func isNeverAdded(_ view: ViewRef) -> Bool {
    let node = nodes[view.number]
    return isFragment && item(view) == nil && node.parent == nil && !node.isStandIn
      && !node.isTouched && added.line(adding: name(view)) == nil
  }

  /// What a constraint is about: `box.width`.
  func subject(of ref: ConstraintRef) -> String {
    let draft = constraints[ref.number].draft
    return "\(name(draft.first)).\(draft.attribute.rawValue)"
  }

  /// The line that adds a view to another one, in which it is not yet; nil if there is none.
  func lineAdding(_ view: ViewRef, to holder: ViewRef) -> Int? {
    added.line(adding: name(view), to: name(holder))
  }

  /// Whether an active constraint is about a view; O(constraints).
  func hasConstraints(_ view: ViewRef) -> Bool {
    activated.contains { ref in
      let draft = constraints[ref.number].draft
      return isActive(ref) && (draft.first.view == view || draft.second?.view == view)
    }
  }

  /// Adds a stand-in without a superview to the root, where `|` in a format has to be something.
  mutating func placeStandIn(_ view: ViewRef) throws {
    guard goesOn, nodes[view.number].isStandIn, item(view) == nil, top(view) == view,
      let root = layout.root
    else { return }
    try addSubview(view, to: ref(of: root))
  }

  /// Deactivates a constraint.
  mutating func deactivate(_ ref: ConstraintRef) throws {
    if let rule = rule(ref) { layout.remove(rule.id) }
    constraints[ref.number].isActive = false
    constraints[ref.number].rule = nil
  }

  /// Activates the waiting constraints whose views are now inside the layout, in their original
  /// order.
  mutating func activateWaiting() throws {
    guard !waiting.isEmpty else { return }
    search(waiting.count)
    let inOrder = Set(waiting).filter(isWaiting).sorted {
      constraints[$0].age < constraints[$1].age
    }
    for number in inOrder {
      try makeRule(ConstraintRef(number: number))
      activated.append(ConstraintRef(number: number))
    }
    waiting = inOrder.filter(isWaiting)
  }

  /// Returns whether a constraint was activated but has no rule yet.
  func isWaiting(_ number: Int) -> Bool {
    let state = constraints[number]
    return state.isActive && state.rule == nil && !state.saysNothing
  }

  /// Returns whether a constraint waits for a view outside of the layout, or for one inside it.
  func hasWaiting(inside view: ViewRef) -> Bool {
    waiting.contains { number in
      guard isWaiting(number) else { return false }
      let draft = constraints[number].draft
      return [draft.first, draft.second].compactMap(\.self).contains { top($0.view) == view }
    }
  }

  /// The two sides of the rule of a constraint; `nil` if one of its views is not in the layout.
  func sides(of draft: ConstraintDraft<ItemRef>) -> (
    left: AnchorExpression, right: AnchorExpression
  )? {
    guard let first = item(draft.first) else { return nil }
    var right = AnchorExpression(constant: draft.constant)
    if let other = draft.second {
      guard let second = item(other) else { return nil }
      let anchor = Anchor(second, draft.secondAttribute ?? draft.attribute)
      right = AnchorExpression(
        [AnchorTerm(anchor, times: draft.multiplier)], constant: draft.constant)
    }
    return (AnchorExpression(Anchor(first, draft.attribute)), right)
  }

  private mutating func makeRule(_ ref: ConstraintRef) throws {
    let state = constraints[ref.number]
    let draft = state.draft
    guard let (left, expression) = sides(of: draft) else { return }
    let name = state.name.flatMap { layout.named($0) == nil ? $0 : nil }
    let moment = layout.moment
    if let line = state.line {
      layout.moment = Origin(
        step: moment.step, line: line.number, file: line.file,
        caller: state.caller.map { Origin.Caller(file: $0.file, line: $0.number) })
    }
    defer { layout.moment = moment }
    do {
      let id = try refusing { (layout) throws(LayoutError) in
        try layout.addRule(
          left, draft.relation, expression, priority: draft.priority, name: name,
          identifier: draft.identifier)
      }
      constraints[ref.number].rule = id
      constraints[ref.number].origin = layout.rule(id)?.origin
    } catch let failure as Failure where failure.code == .saysNothing {
      // `a.width == a.width` is allowed but has no effect.
      constraints[ref.number].saysNothing = true
      return
    } catch var failure as Failure
      where [.mixedDirections, .mixedAxes, .positionAgainstSize].contains(failure.code)
    {
      failure.raised = subject(of: ref)
      failure.touched = [draft.first.view]
      throw failure
    }
  }

  /// Changes the numbers of a constraint in place.
  mutating func change(
    _ ref: ConstraintRef, _ body: (inout ConstraintDraft<ItemRef>) -> Void
  ) throws {
    body(&constraints[ref.number].draft)
    constraints[ref.number].draft = constraints[ref.number].draft.limited
    guard let rule = rule(ref) else { return }
    let draft = constraints[ref.number].draft
    try refusing { (layout) throws(LayoutError) in
      if rule.constant != draft.constant { try layout.setConstant(rule.id, draft.constant) }
      if rule.priority != draft.priority { try layout.setPriority(rule.id, draft.priority) }
      if rule.identifier != draft.identifier { layout.setIdentifier(rule.id, draft.identifier) }
    }
  }

  /// Sets whether the keyboard guide of a view ends at the safe area, and moves its constraints.
  mutating func setKeyboardUsesSafeArea(_ uses: Bool, of view: ViewRef) throws {
    guard nodes[view.number].keyboardUsesSafeArea != uses else { return }
    let guide = ItemRef(view, .keyboard)
    let active = constraints.indices.map { ConstraintRef(number: $0) }.filter { ref in
      let draft = constraints[ref.number].draft
      return (draft.first == guide || draft.second == guide) && isActive(ref)
    }
    let sorted = active.sorted { constraints[$0.number].age < constraints[$1.number].age }
    for ref in sorted {
      constraints[ref.number].name = rule(ref)?.givenName
      try deactivate(ref)
    }
    nodes[view.number].keyboardUsesSafeArea = uses
    for ref in sorted { try activate(ref) }
  }

  /// Makes the constraints between some items wait, and removes all others that mention these
  /// items.
  mutating func keepConstraints(inside items: Set<Item.ID>) {
    search(4 * constraints.count)
    let known = Set(constraints.compactMap(\.rule))
    for number in constraints.indices where constraints[number].rule != nil {
      guard let rule = rule(ConstraintRef(number: number)) else { continue }
      let mentioned = layout.items(of: rule)
      guard mentioned.contains(where: { items.contains($0.owner) }) else { continue }
      constraints[number].name = rule.givenName
      constraints[number].isActive = mentioned.allSatisfy { items.contains($0.owner) }
      constraints[number].rule = nil
      if isWaiting(number) { waiting.append(number) }
    }
    adoptRules(inside: items, except: known)
  }

  /// Makes constraints of rules typed in the shell, so that they stay with their views.
  private mutating func adoptRules(inside items: Set<Item.ID>, except known: Set<Rule.ID>) {
    for rule in layout.rules where rule.hasUIKitForm && rule.isOn && !known.contains(rule.id) {
      let mentioned = layout.items(of: rule)
      guard mentioned.allSatisfy({ items.contains($0.owner) }), let first = rule.left.first else {
        continue
      }
      func ref(_ anchor: Anchor) -> ItemRef {
        ItemRef(self.ref(of: anchor.item.owner), anchor.item.systemGuide)
      }
      let second = rule.right.first
      let draft = ConstraintDraft(
        ref(first.anchor), first.anchor.attribute, rule.relation, second.map { ref($0.anchor) },
        second?.anchor.attribute, multiplier: second?.coefficient ?? 1, constant: rule.constant,
        priority: rule.priority, identifier: rule.identifier)
      var state = ConstraintState(draft: draft)
      state.isActive = true
      state.age = tick()
      state.name = rule.givenName
      constraints.append(state)
      waiting.append(constraints.count - 1)
    }
  }
}

extension ConstraintDraft {
  /// The constraint with the largest number there is, where UIKit limits its constant as well.
  fileprivate var limited: ConstraintDraft {
    guard abs(constant) > LayoutLimits.number else { return self }
    var result = self
    result.constant = constant < 0 ? -LayoutLimits.number : LayoutLimits.number
    return result
  }
}
