package import ConstraintSolver

/// A layout in the solver's terms: which variable is which, and what is claimed.
///
/// Each item has four variables, x and y relative to its parent. A place such as
/// `title.trailing` is the sum of the offsets from the nearest common ancestor of the rule's items
/// down to the item, so everything a rule says is said in that ancestor's coordinates.
///
/// A lowering follows its layout: ``update(to:by:)`` touches only what is different. Variables
/// and the positions of claims stay, so that their numbers depend on what the layout has been; what
/// is told to people is sorted into canonical order first.
package struct Lowering: Sendable {
  /// The layout in question.
  private(set) var layout = Layout()
  private var table = VariableTable()
  private(set) var claimTable = ClaimTable()
  /// By the index of an item the rules it brings.
  private var generatedRules = PagedArray<[GeneratedRule]>()

  /// Lowers a layout, in O(items + rules * depth).
  init(_ layout: Layout) {
    self.layout.breakPolicy = layout.breakPolicy
    _ = update(to: layout, by: LayoutDifference(from: Layout(), to: layout))
  }

  // MARK: - Variables

  /// How many variables of the solver there are.
  package var variableCount: Int { table.count }

  /// Which picture of an ambiguous layout is drawn: sizes, then places, in tree order.
  package var pictureOrder: PictureOrder { table.pictureOrder }

  /// Whether an item stands before another one in the tree; a helper guide follows its item.
  package func precedesInTree(_ a: Item.ID, _ b: Item.ID) -> Bool {
    (table.rank(of: a), a.helper ?? -1) < (table.rank(of: b), b.helper ?? -1)
  }

  /// The solver's variable of a dimension.
  package func variable(_ variable: LayoutVariable) -> Variable? { table.variable(variable) }

  /// The dimension that a variable is; nil for one of a helper guide or a baseline.
  package func dimension(of variable: Variable) -> LayoutVariable? { table.dimension(of: variable) }

  /// The place of a variable in lists of them; nil if its item is gone.
  package func pictureRank(of variable: Variable) -> Int? { table.pictureRank(of: variable) }

  /// The dimension as an expression; zero for an item that is gone.
  package func expression(_ variable: LayoutVariable) -> Expression {
    self.variable(variable).map { Expression($0) } ?? Expression()
  }

  /// An anchor in the coordinates of an ancestor of its item, or of the item itself.
  ///
  /// Leading and trailing are what they are in a rule about the item and another one, by default its
  /// parent.
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

  /// What a rule compares with its constant: its left side less its right side without it, in
  /// reading direction; also for a rule that takes no part.
  package func expression(of rule: Rule) -> Expression {
    ClaimMaker(layout, table).measure(rule).collected
  }

  /// Whether a rule is read from right to left, so that its constant counts the other way.
  package func isMirrored(_ rule: Rule) -> Bool { layout.isMirrored(rule) }

  // MARK: - Claims

  /// All claims in canonical order, in O(claims).
  ///
  /// Given numbers, implied bounds, then rules by age, then what stacks and items bring.
  package var claims: [Claim] { positions.compactMap { claim(at: $0) } }

  /// The positions of all claims, in canonical order; in O(claims).
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

  /// The claim at a position; nil where there is none (any more).
  package func claim(at position: Claim.Position) -> Claim? { claimTable[position] }

  /// The position of a claim by its source, in O(1).
  package func position(of source: Claim.Source) -> Claim.Position? {
    if case .generated(let id, _) = source, !layout.contains(id) { return nil }
    return claimTable.position(of: source)
  }

  /// What a source claims; nil if it takes no part.
  package func claim(of source: Claim.Source) -> Claim? { position(of: source).flatMap(claim) }

  /// A rule that an item brings, in O(1); nil if it makes no such rule.
  func generatedRule(_ index: Int, of owner: Item.ID) -> GeneratedRule? {
    guard layout.contains(owner), owner.index < generatedRules.count else { return nil }
    let rules = generatedRules[owner.index]
    return rules.indices.contains(index) ? rules[index] : nil
  }

  /// The positions of the claims about a variable, in no order.
  package func positions(about variable: Variable) -> [Claim.Position] {
    claimTable.positions(about: variable)
  }

  /// The order of two claims.
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

  /// What a lowering did to follow its layout.
  struct Update {
    /// The claims that came, went or changed.
    var changes: [ClaimTable.Change] = []
    /// Variables of what is new, gone or goes by another name.
    var renamed: [Variable] = []
    /// Whether the tree is another one.
    var isAnotherTree = false
    /// Whether things that were there before follow each other in another order.
    var isReordered = false
  }

  /// Follows the layout to another one, given the difference.
  ///
  /// - Complexity: O(difference); O(items) more where the tree is another one, and O(rules) where
  ///   an item moved to another parent.
  mutating func update(to next: Layout, by difference: LayoutDifference) -> Update {
    let old = layout
    layout = next
    claimTable.settle()
    var update = Update()
    var rebased = Set<Item.ID>()
    var makers = Set<Int>()
    for index in difference.items {
      let (before, after) = (old.item(at: index), next.item(at: index))
      note(before, after, of: old, in: &update)
      if let after {
        table.declare(after.id)
        if let parent = after.parent, next.item(parent)?.stack != nil {
          makers.insert(parent.index)
        }
        if let before, before.parent != after.parent {
          rebased.formUnion(next.treeOrder(from: after.id))
        }
        // What it holds is about anything inside it.
        if let before, before.direction != after.direction {
          rebased.formUnion(next.treeOrder(from: after.id))
        }
        if let before, after.hasOtherBaselines(than: before) {
          // A column around it may have its baselines.
          var current: Item? = after
          while let item = current {
            rebased.insert(item.id)
            current = item.parent.flatMap { next.item($0) }.flatMap { $0.stack == nil ? nil : $0 }
            if let current { makers.insert(current.id.index) }
          }
        }
        if after.baselines == .unknown, table.declareHelpers(of: after.id) {
          update.isAnotherTree = true
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
        update.isAnotherTree = true
      }
    }
    if update.isAnotherTree {
      let order =
        treeOrder(appending: difference, to: old) ?? next.root.map { next.treeOrder(from: $0) }
        ?? []
      table.arrange(order, indexCount: next.itemSlots.count)
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
      let rule = next.ruleSlots.indices.contains(index) ? next.ruleSlots[index] : nil
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

  /// The tree order where one view came, behind all others, and nothing else in the tree is another;
  /// in O(difference + depth), but for the copy.
  private func treeOrder(appending difference: LayoutDifference, to old: Layout) -> [Item.ID]? {
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
      // One more at the end; that it is the new one is seen below.
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
    return table.order + [added.id]
  }

  /// Notes whether the tree is another one where an item was changed.
  private func note(_ before: Item?, _ after: Item?, of old: Layout, in update: inout Update) {
    guard let before, let after else {
      update.isAnotherTree = true
      return
    }
    if before.parent != after.parent { update.isReordered = true }
    for list in [\Item.childList, \Item.guideList] {
      let (then, now) = (before[keyPath: list], after[keyPath: list])
      guard then != now else { continue }
      update.isAnotherTree = true
      // What comes or goes leaves the order of the others as it was.
      if !now.starts(with: then), now.filter(old.contains) != then.filter(layout.contains) {
        update.isReordered = true
      }
    }
  }

  /// Notes the variables of what is new, gone or goes by another name.
  private func noteNames(
    of difference: LayoutDifference, from old: Layout, in update: inout Update
  ) {
    for index in difference.items {
      let (before, after) = (old.item(at: index), layout.item(at: index))
      if let before, let after, after.kind == .scroll,
        before.childList.isEmpty != after.childList.isEmpty
      {
        // Its content counts for freedom from its first view to its last.
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

  /// The indices of the rules that mention one of these items or its guides, without some that are known.
  private func rulesAbout(_ items: Set<Item.ID>, but known: [Int]) -> [Int] {
    guard !items.isEmpty else { return [] }
    let known = Set(known)
    return layout.ruleSlots.indices.filter { index in
      guard let rule = layout.ruleSlots[index], !known.contains(index) else { return false }
      return (rule.left + rule.right).contains { items.contains($0.anchor.item.owner) }
    }
  }
}

extension Item {
  /// Whether its baselines are elsewhere than before, by itself or by the views it arranges.
  fileprivate func hasOtherBaselines(than before: Item) -> Bool {
    baselines != before.baselines || stack?.axis != before.stack?.axis
      || stack?.arranged != before.stack?.arranged
  }
}

extension Claim {
  /// The variables it is about.
  package var variables: [Variable] { constraint.expression.terms.map(\.variable) }
}
