package import ConstraintSolver

/// A layout in the solver's terms: its variables and its claims.
///
/// Each item has four variables; x and y are relative to its parent. A position such as
/// `title.trailing` is the sum of the offsets from the nearest common ancestor of the rule's items
/// down to the item, so each rule is stated in the coordinates of that ancestor.
///
/// A lowering follows its layout: ``update(to:by:)`` changes only what differs. Variables and
/// positions of claims are kept, so their numbers depend on the history of the layout; what is
/// shown to people is sorted into canonical order first.
package struct Lowering: Sendable {
  /// The layout that was lowered.
  private(set) var layout = Layout()
  private var table = VariableTable()
  private(set) var claimTable = ClaimTable()
  /// The rules that each item generates, by the item's index.
  private var generatedRules = PagedArray<[GeneratedRule]>()

  /// Lowers a layout; O(items + rules * depth).
  init(_ layout: Layout) {
    self.layout.breakPolicy = layout.breakPolicy
    _ = update(to: layout, by: LayoutDifference(from: Layout(), to: layout))
  }

  // MARK: - Variables

  /// The number of the solver's variables.
  package var variableCount: Int { table.count }

  /// The order that decides which picture of an ambiguous layout is drawn: sizes, then positions,
  /// in tree order.
  package var pictureOrder: PictureOrder { table.pictureOrder }

  /// Whether an item comes before another one in the tree; a helper guide follows its item.
  package func precedesInTree(_ a: Item.ID, _ b: Item.ID) -> Bool {
    (table.rank(of: a), a.helper ?? -1) < (table.rank(of: b), b.helper ?? -1)
  }

  /// Returns the solver's variable for a dimension; nil if its item is gone.
  func variable(_ variable: LayoutVariable) -> Variable? { table.variable(variable) }

  /// Returns the dimension that a variable stands for; nil for one of a helper guide or a baseline.
  package func dimension(of variable: Variable) -> LayoutVariable? { table.dimension(of: variable) }

  /// Returns the position of a variable in lists; nil if its item is gone.
  package func pictureRank(of variable: Variable) -> Int? { table.pictureRank(of: variable) }

  /// Returns a dimension as an expression; zero for an item that is gone.
  package func expression(_ variable: LayoutVariable) -> Expression {
    self.variable(variable).map { Expression($0) } ?? Expression()
  }

  /// Returns an anchor in the coordinates of an ancestor of its item, or of the item itself.
  ///
  /// Leading and trailing have the sides that they would have in a rule about the item and `other`,
  /// by default its parent.
  package func expression(
    _ anchor: Anchor, in ancestor: Item.ID?, beside other: Item.ID? = nil
  ) -> Expression {
    let other = other ?? layout.parent(of: anchor.item) ?? anchor.item
    let isMirrored =
      anchor.attribute.followsLanguage
      && layout.isRightToLeft(between: [anchor.item, other])
    var form = AnchorForm(in: layout, table, origin: ancestor, isMirrored: isMirrored)
    form.add(anchor, times: 1)
    return form.expression
  }

  /// Returns what a rule compares with its constant, in reading direction: its left side less its
  /// right side.
  ///
  /// The rule need not take part.
  package func expression(of rule: Rule) -> Expression {
    ClaimMaker(layout, table).measure(rule).collected
  }

  /// Whether a rule is read from right to left, so that its constant is negated.
  package func isMirrored(_ rule: Rule) -> Bool { layout.isMirrored(rule) }

  // MARK: - Claims

  /// All claims in canonical order: given values, implied bounds, rules by age, then what stacks
  /// and items generate.
  ///
  /// - Complexity: O(claims).
  package var claims: [Claim] { positions.compactMap { claim(at: $0) } }

  /// The positions of all claims, in canonical order; O(claims).
  package var positions: [Claim.Position] {
    let items = layout.items
    var chapters = Array(repeating: [Claim.Position](), count: Claim.Source.chapterCount)
    for item in items {
      for position in claimTable.positions(ofItem: item.id.index) {
        guard let claim = claim(at: position) else { continue }
        chapters[claim.source.chapter].append(position)
      }
      chapters[Claim.Source.stackChapter] += claimTable.positions(ofStack: item.id.index)
    }
    for number in 1...max(1, layout.ruleSlots.count) {
      guard let position = claimTable.position(ofRule: number) else { continue }
      chapters[Claim.Source.ruleChapter].append(position)
    }
    return chapters.flatMap(\.self)
  }

  /// Returns the claim at a position; nil if there is none any more.
  package func claim(at position: Claim.Position) -> Claim? { claimTable[position] }

  /// Returns the position of the claim from a source; O(1).
  package func position(of source: Claim.Source) -> Claim.Position? {
    if case .generated(let id, _) = source, !layout.contains(id) { return nil }
    return claimTable.position(of: source)
  }

  /// Returns the claim from a source; nil if it takes no part.
  package func claim(of source: Claim.Source) -> Claim? { position(of: source).flatMap(claim) }

  /// Returns a rule that an item generates; O(1).
  ///
  /// Nil if there is no such rule.
  func generatedRule(_ index: Int, of owner: Item.ID) -> GeneratedRule? {
    guard layout.contains(owner), owner.index < generatedRules.count else { return nil }
    let rules = generatedRules[owner.index]
    return rules.indices.contains(index) ? rules[index] : nil
  }

  /// Returns the positions of the claims about a variable, in no particular order.
  package func positions(about variable: Variable) -> [Claim.Position] {
    claimTable.positions(about: variable)
  }

  /// Whether a claim comes before another one in canonical order.
  package func precedes(_ a: Claim.Source, _ b: Claim.Source) -> Bool { place(a) < place(b) }

  private func place(_ source: Claim.Source) -> (Int, Int, Int) {
    let owner: Int
    switch source {
    case .rule(let id): owner = id.number
    case .generated(let id, _), .hugging(let id, _), .resistance(let id, _), .implied(let id, _),
      .given(let id, _):
      owner = table.rank(of: id)
    }
    return (source.chapter, owner, source.place)
  }

  // MARK: - Following the layout

  /// What changed when a lowering followed its layout.
  struct Update {
    /// The claims that were added, removed or replaced.
    var changes: [ClaimTable.Change] = []
    /// The variables of things that are new, gone or renamed.
    var renamed: [Variable] = []
    /// Whether the tree of items has changed.
    var isAnotherTree = false
    /// Whether all that is new in the tree is one view behind all others.
    var isLongerTree = false
    /// The variables of things that existed before and lie elsewhere in the tree.
    var moved: [Variable] = []
    /// Whether things that existed before have another order among their siblings.
    var isShuffled = false
  }

  /// Follows the layout to another one, given the difference.
  ///
  /// - Complexity: O(difference); also O(items) if the tree has changed, except for a view that is new
  ///   behind all others, and O(rules) if an item
  ///   moved to another parent.
  mutating func update(to next: Layout, by difference: LayoutDifference) -> Update {
    let old = layout
    layout = next
    claimTable.settle()
    var update = Update()
    var rebased = Set<Item.ID>()
    var makers = Set<Int>()
    var hasNewHelpers = false
    for index in difference.items {
      let (before, after) = (old.item(at: index), next.item(at: index))
      note(before, after, in: &update)
      if let after {
        table.declare(after.id)
        if let parent = after.parent, next.item(parent)?.style.stack != nil {
          makers.insert(parent.index)
        }
        if let before, before.parent != after.parent {
          let inside = next.treeOrder(from: after.id)
          rebased.formUnion(inside)
          update.moved += inside.flatMap(table.variables)
        }
        // The direction of a view affects the rules it holds, which can be about anything inside
        // it.
        if let before, before.style.direction != after.style.direction {
          rebased.formUnion(next.treeOrder(from: after.id))
        }
        if let before, after.hasOtherBaselines(than: before) {
          // A column around it may have its baselines.
          var current: Item? = after
          while let item = current {
            rebased.insert(item.id)
            current = item.parent.flatMap { next.item($0) }.flatMap {
              $0.style.stack == nil ? nil : $0
            }
            if let current { makers.insert(current.id.index) }
          }
        }
        if after.baselines == .unknown, table.declareHelpers(of: after.id) {
          hasNewHelpers = true
        }
      }
      if before?.makesRules ?? false || after?.makesRules ?? false { makers.insert(index) }
    }
    let made = makers.sorted().map { index -> (index: Int, item: Item?, rules: GeneratedRules?) in
      let item = next.item(at: index)
      return (index, item, item.flatMap { next.generatedRules(of: $0) })
    }
    for (_, item, rules) in made {
      if let item, let rules, table.declare(helpers: rules.helpers, of: item.id) {
        hasNewHelpers = true
      }
    }
    if hasNewHelpers { update.isAnotherTree = true }
    if update.isAnotherTree {
      let last = lastView(of: difference, to: old)
      if let last, !hasNewHelpers {
        update.isLongerTree = table.append(last, indexCount: next.itemSlots.count)
      }
      if !update.isLongerTree {
        let order =
          last.map { table.order + [$0] } ?? next.root.map { next.treeOrder(from: $0) } ?? []
        table.arrange(order, indexCount: next.itemSlots.count)
      }
    }
    let maker = ClaimMaker(next, table)
    var owners = Set(difference.items)
    owners.formUnion(makers)
    let generated = Dictionary(uniqueKeysWithValues: made.map { ($0.index, $0.rules) })
    for index in owners.sorted() {
      let helpers = generated[index]??.helpers ?? []
      claimTable.setItem(
        index, to: next.item(at: index).map { maker.claims(of: $0, helpers: helpers) } ?? [],
        noting: &update.changes)
    }
    for index in difference.rules + rulesAbout(rebased, but: difference.rules) {
      let rule = next.ruleSlots.indices.contains(index) ? next.ruleSlots[index]?.value : nil
      claimTable.setRule(index + 1, to: rule.flatMap(maker.claim), noting: &update.changes)
    }
    for (index, item, rules) in made {
      let claims = item.flatMap { item in rules?.all.compactMap { maker.claim($0, of: item) } }
      claimTable.setStack(index, to: claims ?? [], noting: &update.changes)
      generatedRules.grow(to: index + 1, with: [])
      generatedRules.update(index) { $0 = rules?.all ?? [] }
    }
    noteNames(of: difference, from: old, in: &update)
    return update
  }

  /// Returns the new view if the only change to the tree is one view behind all others; nil
  /// otherwise.
  ///
  /// O(difference + depth).
  private func lastView(of difference: LayoutDifference, to old: Layout) -> Item.ID? {
    var added: Item?
    for index in difference.items {
      guard let after = layout.item(at: index) else { return nil }
      guard let before = old.item(at: index) else {
        guard added == nil, after.isView, after.childList.isEmpty, after.guideList.isEmpty else {
          return nil
        }
        added = after
        continue
      }
      guard before.parent == after.parent, before.guideList == after.guideList else { return nil }
      // One more child at the end; that it is the new view is checked below.
      guard before.childList == after.childList || after.childList.starts(with: before.childList)
      else { return nil }
    }
    guard old.root == layout.root, let added, !table.order.isEmpty else { return nil }
    var current = added
    while let parent = current.parent.flatMap({ layout.item($0) }) {
      guard parent.childList.last == current.id else { return nil }
      current = parent
    }
    guard current.id == layout.root, added.id != layout.root else { return nil }
    return added.id
  }

  /// Records whether a changed item changes the tree.
  private func note(_ before: Item?, _ after: Item?, in update: inout Update) {
    guard let before, let after else {
      update.isAnotherTree = true
      return
    }
    for list in [\Item.childList, \Item.guideList] {
      let (then, now) = (before[keyPath: list], after[keyPath: list])
      guard then != now else { continue }
      update.isAnotherTree = true
      // What comes or goes leaves the order of the others as it was.
      if !now.starts(with: then),
        now.filter(Set(then).contains) != then.filter(Set(now).contains)
      {
        update.isShuffled = true
      }
    }
  }

  /// Records the variables of things that are new, gone or renamed.
  private func noteNames(
    of difference: LayoutDifference, from old: Layout, in update: inout Update
  ) {
    for index in difference.items {
      let (before, after) = (old.item(at: index), layout.item(at: index))
      if let before, let after, after.kind == .scroll,
        before.childList.isEmpty != after.childList.isEmpty
      {
        // Whether the content of a scroll view counts for freedom depends on whether it has views.
        update.renamed += table.variables(of: after.id)
      }
      guard let item = after ?? before, before?.name != after?.name else { continue }
      update.renamed += table.variables(of: item.id)
      for position in claimTable.positions(ofStack: index) {
        update.renamed += claim(at: position)?.variables ?? []
      }
    }
    for index in difference.rules {
      guard let rule = layout.rule(Rule.ID(number: index + 1)),
        old.rule(rule.id)?.name != rule.name, let position = position(of: .rule(rule.id))
      else { continue }
      update.renamed += claim(at: position)?.variables ?? []
    }
  }

  /// The indices of the rules that mention one of these items or its guides, except for known ones.
  private func rulesAbout(_ items: Set<Item.ID>, but known: [Int]) -> [Int] {
    guard !items.isEmpty else { return [] }
    let known = Set(known)
    return layout.ruleSlots.indices.filter { index in
      guard let rule = layout.ruleSlots[index], !known.contains(index) else { return false }
      return (rule.value.left + rule.value.right).contains { items.contains($0.anchor.item.owner) }
    }
  }
}

extension Item {
  /// Whether its baselines may have moved, by itself or because of the views it arranges.
  fileprivate func hasOtherBaselines(than before: Item) -> Bool {
    baselines != before.baselines || style.stack?.axis != before.style.stack?.axis
      || style.stack?.arranged != before.style.stack?.arranged
  }
}

extension Claim {
  /// The variables that the claim is about.
  package var variables: [Variable] { constraint.expression.terms.map(\.variable) }
}
