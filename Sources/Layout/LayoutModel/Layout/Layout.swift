import ConstraintSolver

/// A layout as a value: a tree of items, the rules between them, and the settings of the document.
///
/// A layout is not solved; a ``SolvedLayout`` has the frames. Every mutating method either succeeds
/// or throws a ``LayoutError`` and leaves the layout as it was.
package struct Layout: Hashable, Sendable {
  /// The thing that has a name.
  package enum Named: Hashable, Sendable {
    case item(Item.ID)
    case rule(Rule.ID)
    case number(Double)
  }

  /// A named number.
  package struct Let: Hashable, Sendable {
    /// The name.
    package var name: String
    /// Its value.
    package var value: Double
    /// When it was defined.
    package var origin: Origin
  }

  /// Which required rules break if not all of them can hold.
  package enum BreakPolicy: String, Hashable, Sendable, CaseIterable {
    /// By the kind of rule, then by age; see ``BreakOrder``.
    case standard
    /// By age alone: the newest.
    case newest
  }

  /// The items by index; nil for one that was removed.
  private(set) var itemSlots = PagedArray<Boxed<Item>?>()
  /// The rules by number less one; nil for one that was removed.
  private(set) var ruleSlots = PagedArray<Boxed<Rule>?>()
  private var names = NameTable<Named>()
  /// For each item, by index, the numbers of the rules that mention it, ascending.
  private var ruleNumbers = PagedArray<PagedArray<Int>>()
  /// The named numbers, oldest first.
  private var letList = PagedArray<Let>()
  /// The view that contains all others; nil before it is made.
  package private(set) var root: Item.ID?
  /// Which required rules break if not all of them can hold.
  package var breakPolicy = BreakPolicy.standard
  /// Whether the document is read from right to left.
  package internal(set) var isRightToLeft = false
  /// Pixels per point, if frames are rounded to pixels; nil if they are not.
  package internal(set) var scale: Double?
  /// The settings that ``startOver()`` returns to.
  private var defaults = Defaults()
  /// The items with numbers that are only known once the layout is solved, in ascending order.
  private(set) var unsettled: [Unsettled] = []
  /// The rule that the system chose to break, if the layout was imported from a log.
  package var systemBroke: Rule.ID?
  /// The rules of code whose numbers only the running program knows, so that usual ones stand in.
  package var assumedNumbers: Set<Rule.ID> = []
  /// What the file that the layout was imported from says about how views are drawn.
  package var appearances = Appearances()
  /// The step and line with which new and changed things are marked.
  package var moment = Origin(step: 0)

  /// An item with a number that is only known once the layout is solved.
  struct Unsettled: Hashable, Sendable {
    /// The index of the item.
    var index: Int
    /// The kind of number.
    var settling: Item.Settling
  }

  /// Settings from the header of a session.
  private struct Defaults: Hashable, Sendable {
    var scale: Double?
    var isRightToLeft = false
  }

  /// Makes a layout without a root.
  package init() {}

  /// Makes a layout without a root, with a scale and a direction that ``startOver()`` returns to.
  package init(scale: Double?, isRightToLeft: Bool) {
    defaults = Defaults(scale: scale, isRightToLeft: isRightToLeft)
    self.scale = scale
    self.isRightToLeft = isRightToLeft
  }

  /// Removes everything, and restores the settings that the layout began with.
  package mutating func startOver() {
    let moment = moment
    self = Layout(scale: defaults.scale, isRightToLeft: defaults.isRightToLeft)
    self.moment = moment
  }

  // MARK: - Looking up

  /// Whether nothing has been made yet.
  package var isEmpty: Bool { itemSlots.isEmpty && ruleSlots.isEmpty && letList.isEmpty }

  /// The named numbers, oldest first; O(numbers).
  package var lets: [Let] { Array(letList) }

  /// Returns what has a name; nil if nothing has it.
  ///
  /// Every rule can also be named by `c` and its number.
  package func named(_ name: String) -> Named? {
    if let named = names[name] { return named }
    guard name.first == "c", let number = Int(name.dropFirst()),
      rule(Rule.ID(number: number)) != nil,
      String(number) == name.dropFirst()
    else { return nil }
    return .rule(Rule.ID(number: number))
  }

  /// Returns when the thing with a name was made.
  package func origin(of name: String) -> Origin? {
    switch named(name) {
    case .item(let id): item(id)?.origin
    case .rule(let id): rule(id)?.origin
    case .number: letList.first { $0.name == name }?.origin
    case nil: nil
    }
  }

  /// Returns an item; nil if it was removed, or if the id is that of a helper or system guide.
  package func item(_ id: Item.ID) -> Item? {
    guard id.helper == nil, id.index < itemSlots.count else { return nil }
    return itemSlots[id.index]?.value
  }

  /// Returns the item with an index; nil if there is none or it was removed.
  func item(at index: Int) -> Item? { index < itemSlots.count ? itemSlots[index]?.value : nil }

  /// Whether the layout has an item with an id.
  package func contains(_ id: Item.ID) -> Bool { box(id) != nil }

  /// Returns a rule; nil if there is none or it was removed.
  package func rule(_ id: Rule.ID) -> Rule? {
    guard id.number >= 1, id.number <= ruleSlots.count else { return nil }
    return ruleSlots[id.number - 1]?.value
  }

  /// Returns the rules whose first anchor is one of an item, oldest first, among the 200 youngest
  /// rules about it.
  package func rules(beginningWith id: Item.ID) -> [Rule] {
    guard contains(id) else { return [] }
    return ruleNumbers[id.index].suffix(200).compactMap { number in
      rule(Rule.ID(number: number)).flatMap {
        $0.left.first?.anchor.item.index == id.index ? $0 : nil
      }
    }
  }

  /// Returns the rules that mention any of some items or their guides, oldest first; O(those
  /// rules).
  package func rules(mentioning items: [Item.ID]) -> [Rule] {
    var numbers = Set<Int>()
    for id in items where contains(id) { numbers.formUnion(ruleNumbers[id.index]) }
    return numbers.sorted().compactMap { rule(Rule.ID(number: $0)) }
  }

  /// All rules, oldest first.
  package var rules: [Rule] { ruleSlots.compactMap { $0?.value } }

  /// The rules that items generate, item by item in tree order.
  package var generatedRules: [GeneratedRule] {
    items.flatMap { generatedRules(of: $0)?.all ?? [] }
  }

  /// Returns the rules that an item generates for guides that are used, a mask, or a stack; nil for
  /// an item without any of them.
  func generatedRules(of item: Item) -> GeneratedRules? {
    item.makesRules ? GeneratedRules(item, in: self) : nil
  }

  /// Whether an item is read from right to left; a guide has the direction of its view.
  package func isRightToLeft(_ id: Item.ID) -> Bool {
    var view = id.owner
    if kind(of: view) == .guide, let owner = parent(of: view) { view = owner }
    return box(view)?.value.style.direction.map { $0 == .rightToLeft } ?? isRightToLeft
  }

  /// Returns the name of an item; for a guide, a name such as `row.spanner` or `card.safe`.
  package func name(of id: Item.ID) -> String {
    let name = box(id.owner)?.value.name ?? "?"
    return id.helper.map { "\(name).\(Self.name(ofHelper: $0))" } ?? name
  }

  /// Returns the name of an item as it is written in a line, in backquotes if it needs them.
  package func writtenName(of id: Item.ID) -> String {
    let name = Name.written(box(id.owner)?.value.name ?? "?")
    return id.helper.map { "\(name).\(Self.name(ofHelper: $0))" } ?? name
  }

  private static func name(ofHelper helper: Int) -> String {
    SystemGuide(helper: helper)?.rawValue ?? StackRules.name(ofHelper: helper)
  }

  /// Returns the name of a variable, such as `title.width`.
  package func name(of variable: LayoutVariable) -> String {
    "\(writtenName(of: variable.item)).\(variable.dimension.name)"
  }

  // MARK: - The only ways to change the storage

  mutating func update(_ id: Item.ID, _ body: (inout Item) -> Void) {
    guard contains(id) else { return }
    itemSlots.update(id.index) { $0?.update(body) }
    note(id)
  }

  /// Records whether the item has numbers that depend on the solution.
  private mutating func note(_ id: Item.ID) {
    let settling = item(id).flatMap { $0.wantsSettling ? $0.settling : nil }
    let place = unsettled.lowerBound(of: id.index) { $0.index }
    let isNoted = place < unsettled.count && unsettled[place].index == id.index
    guard let settling else {
      if isNoted { unsettled.remove(at: place) }
      return
    }
    if !isNoted {
      unsettled.insert(Unsettled(index: id.index, settling: settling), at: place)
    } else if unsettled[place].settling != settling {
      unsettled[place].settling = settling
    }
  }

  /// Adds `step` to the use counts of the system guides that a rule mentions.
  private mutating func countGuides(of rule: Rule, by step: Int) {
    for term in rule.left + rule.right {
      let anchor = term.anchor
      let mentioned = anchor.attribute.withinMargins == nil ? anchor.item.systemGuide : .margins
      guard let guide = mentioned else { continue }
      update(anchor.item.owner) {
        let count = ($0.guideUses[guide] ?? 0) + step
        $0.guideUses[guide] = count > 0 ? count : nil
      }
    }
  }

  mutating func update(_ id: Rule.ID, _ body: (inout Rule) -> Void) {
    guard var copy = rule(id) else { return }
    body(&copy)
    copy.origin = moment
    ruleSlots[id.number - 1] = Boxed(copy)
  }

  /// Returns this layout with the items of another one, except those with the indices `kept`; nil
  /// if the other one has more items.
  func takingItems(of other: Layout, but kept: [Int]) -> Layout? {
    guard other.itemSlots.count <= itemSlots.count else { return nil }
    var result = self
    result.itemSlots = other.itemSlots
    result.itemSlots.grow(to: itemSlots.count, with: nil)
    for index in kept { result.itemSlots[index] = itemSlots[index] }
    return result
  }

  mutating func insertItem(
    name: String, kind: Item.Kind, parent: Item.ID?
  ) throws(LayoutError) -> Item.ID {
    try check(name: name)
    guard itemSlots.count < LayoutLimits.items else {
      throw .tooMany("views", limit: LayoutLimits.items)
    }
    if let parent {
      guard item(parent)?.isView ?? false else { throw .guideHoldsNothing(parent) }
      guard ancestors(of: parent).count < LayoutLimits.depth else {
        throw .tooMany("levels of nested views", limit: LayoutLimits.depth)
      }
    }
    let id = Item.ID(index: itemSlots.count)
    itemSlots.append(
      Boxed(Item(id: id, name: name, kind: kind, parent: parent, origin: moment)))
    ruleNumbers.append(PagedArray())
    names[name] = .item(id)
    refreshContent(of: id)
    if let parent {
      update(parent) {
        if kind == .guide { $0.guideList.append(id) } else { $0.childList.append(id) }
      }
    } else {
      root = id
    }
    return id
  }

  mutating func insertRule(
    _ make: (Rule.ID) -> Rule, name: String?
  ) throws(LayoutError) -> Rule.ID {
    if let name { try check(name: name) }
    guard ruleSlots.count < LayoutLimits.rules else {
      throw .tooMany("rules", limit: LayoutLimits.rules)
    }
    let id = Rule.ID(number: ruleSlots.count + 1)
    let rule = make(id)
    ruleSlots.append(Boxed(rule))
    for index in rule.mentionedIndices { ruleNumbers.update(index) { $0.append(id.number) } }
    countGuides(of: rule, by: 1)
    if let name { names[name] = .rule(id) }
    return id
  }

  mutating func insertLet(_ name: String, _ value: Double) throws(LayoutError) {
    try check(name: name)
    letList.append(Let(name: name, value: value, origin: moment))
    names[name] = .number(value)
  }

  mutating func restamp(step: Int) {
    for index in ruleSlots.indices {
      ruleSlots.update(index) {
        $0?.value.made.step = step
        $0?.value.origin.step = step
      }
    }
    for index in letList.indices { letList.update(index) { $0.origin.step = step } }
  }

  mutating func forget(_ id: Rule.ID) {
    guard let rule = rule(id) else { return }
    if let name = rule.givenName { names[name] = nil }
    ruleSlots[id.number - 1] = nil
    for index in rule.mentionedIndices {
      ruleNumbers.update(index) { $0.remove(id.number) }
    }
    countGuides(of: rule, by: -1)
  }

  mutating func forget(_ id: Item.ID) {
    guard let item = item(id) else { return }
    names[item.name] = nil
    if let parent = item.parent {
      update(parent) {
        $0.childList.remove(id)
        $0.guideList.remove(id)
        $0.style.stack?.release(id)
      }
    }
    itemSlots[id.index] = nil
    note(id)
  }

  /// Makes a view the root and keeps the safe area it has; the caller has to remove the items
  /// outside it.
  mutating func makeRoot(_ id: Item.ID) {
    root = id
    update(id) {
      $0.parent = nil
      $0.givenSize = nil
      $0.style.mask = nil
      $0.style.safeArea = $0.safeArea
    }
  }

  /// Removes the root, everything inside it, and all rules; named numbers and settings stay.
  package mutating func removeRoot() {
    for rule in rules { forget(rule.id) }
    for item in items.reversed() { forget(item.id) }
    root = nil
  }

  mutating func forgetLet(_ name: String) {
    letList = PagedArray(letList.filter { $0.name != name })
    names[name] = nil
  }

  /// Renames an item, a rule or a number; has no effect if nothing has the old name.
  package mutating func rename(_ old: String, to new: String) throws(LayoutError) {
    guard let named = named(old) else { return }
    try check(name: new)
    switch named {
    case .item(let id):
      update(id) { $0.name = new }
      names[old] = nil
    case .rule(let id):
      if let given = rule(id)?.givenName { names[given] = nil }
      update(id) { $0.givenName = new }
    case .number:
      if let index = letList.firstIndex(where: { $0.name == old }) {
        letList.update(index) { $0.name = new }
      }
      names[old] = nil
    }
    names[new] = named
  }

  /// Leaves out a rule number, so that the numbers of imported rules match their places.
  package mutating func skipRuleNumber() { ruleSlots.append(nil) }

  /// Checks that a new thing could have a name.
  ///
  /// - Throws: The reason why it could not.
  package func check(name: String) throws(LayoutError) {
    guard Name.isWellFormed(name) else { throw .notAName(name) }
    guard !Name.isReserved(name) else { throw .reservedName(name) }
    if names[name] != nil, let origin = origin(of: name) { throw .nameTaken(name, at: origin) }
  }
}

extension Rule {
  /// The indices of the items that the rule mentions.
  fileprivate var mentionedIndices: Set<Int> {
    Set((left + right).map(\.anchor.item.index))
  }
}
