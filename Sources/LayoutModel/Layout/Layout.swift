import ConstraintSolver

/// A layout as a value: a tree of items, the rules between them, and the settings of the document.
///
/// Nothing here is solved; ``SolvedLayout`` gives frames. Every mutating method either succeeds or
/// throws a ``LayoutError`` and leaves the layout as it was.
package struct Layout: Hashable, Sendable {
  /// What a name stands for.
  package enum Named: Hashable, Sendable {
    case item(Item.ID)
    case rule(Rule.ID)
    case number(Double)
  }

  /// A named number.
  package struct Let: Hashable, Sendable {
    /// What it is called.
    package var name: String
    /// Its value.
    package var value: Double
    /// The moment it was made.
    package var origin: Origin
  }

  /// Which required rules break when not all can hold.
  package enum BreakPolicy: String, Hashable, Sendable, CaseIterable {
    /// By what a rule is about, then by age; see ``BreakOrder``.
    case standard
    /// By age alone.
    case newest
  }

  /// Items by index; nil where one was removed.
  private(set) var itemSlots = PagedArray<Item?>()
  /// Rules by number - 1; nil where one was removed.
  private(set) var ruleSlots = PagedArray<Rule?>()
  private var names = NameTable<Named>()
  /// The numbers of the rules that mention an item, by age; by the item's index.
  private var ruleNumbers = PagedArray<PagedArray<Int>>()
  /// The named numbers, by age.
  private var letList = PagedArray<Let>()
  /// The view that all others are in.
  package private(set) var root: Item.ID?
  /// Which required rules break when not all can hold.
  package var breakPolicy = BreakPolicy.standard
  /// Whether the language of the document runs right to left.
  package internal(set) var isRightToLeft = false
  /// Pixels per point, where frames are rounded to pixels.
  package internal(set) var scale: Double?
  /// What a document that starts over begins with.
  private var defaults = Defaults()
  /// The items of which a number is only known once the layout is solved, ascending.
  private(set) var unsettled: [Unsettled] = []
  /// The rule that a foreign system chose to break, where the layout was imported from its log.
  package var systemBroke: Rule.ID?
  /// The moment that new and changed things are marked with.
  package var moment = Origin(step: 0)

  /// An item of which a number is only known once the layout is solved.
  struct Unsettled: Hashable, Sendable {
    /// Which item.
    var index: Int
    /// What kind of number.
    var settling: Item.Settling
  }

  /// The settings that the header of a session makes for all of it.
  private struct Defaults: Hashable, Sendable {
    var scale: Double?
    var isRightToLeft = false
  }

  /// A layout without a root.
  package init() {}

  /// A layout without a root that begins with a scale and a direction, also after ``startOver()``.
  package init(scale: Double?, isRightToLeft: Bool) {
    defaults = Defaults(scale: scale, isRightToLeft: isRightToLeft)
    self.scale = scale
    self.isRightToLeft = isRightToLeft
  }

  /// Forgets everything but the moment and the settings it began with.
  package mutating func startOver() {
    let moment = moment
    self = Layout(scale: defaults.scale, isRightToLeft: defaults.isRightToLeft)
    self.moment = moment
  }

  // MARK: - Looking up

  /// Whether nothing was made yet.
  package var isEmpty: Bool { itemSlots.isEmpty && ruleSlots.isEmpty && letList.isEmpty }

  /// The named numbers, by age; O(numbers).
  package var lets: [Let] { Array(letList) }

  /// What a name stands for, or nil if nothing has it.
  ///
  /// Every rule is also known as `c` and its number.
  package func named(_ name: String) -> Named? {
    if let named = names[name] { return named }
    guard name.first == "c", let number = Int(name.dropFirst()),
      rule(Rule.ID(number: number)) != nil,
      String(number) == name.dropFirst()
    else { return nil }
    return .rule(Rule.ID(number: number))
  }

  /// The moment something with that name was made.
  package func origin(of name: String) -> Origin? {
    switch named(name) {
    case .item(let id): item(id)?.origin
    case .rule(let id): rule(id)?.origin
    case .number: letList.first { $0.name == name }?.origin
    case nil: nil
    }
  }

  /// The item of that id, or nil if it was removed; helper guides are no items of the layout.
  package func item(_ id: Item.ID) -> Item? {
    guard id.helper == nil, id.index < itemSlots.count else { return nil }
    return itemSlots[id.index]
  }

  /// The item of that index, or nil if there is none (any more).
  func item(at index: Int) -> Item? { index < itemSlots.count ? itemSlots[index] : nil }

  /// Whether there is an item of that id.
  package func contains(_ id: Item.ID) -> Bool {
    id.helper == nil && id.index < itemSlots.count && itemSlots[id.index] != nil
  }

  /// The rule of that number, or nil if there is none (any more).
  package func rule(_ id: Rule.ID) -> Rule? {
    guard id.number >= 1, id.number <= ruleSlots.count else { return nil }
    return ruleSlots[id.number - 1]
  }

  /// The rules that begin with an anchor of an item, by age; of very many the youngest.
  package func rules(beginningWith id: Item.ID) -> [Rule] {
    guard contains(id) else { return [] }
    return ruleNumbers[id.index].suffix(200).compactMap { number in
      rule(Rule.ID(number: number)).flatMap {
        $0.left.first?.anchor.item.index == id.index ? $0 : nil
      }
    }
  }

  /// The rules that mention any of some items or their guides, by age, in O(those rules).
  package func rules(mentioning items: [Item.ID]) -> [Rule] {
    var numbers = Set<Int>()
    for id in items where contains(id) { numbers.formUnion(ruleNumbers[id.index]) }
    return numbers.sorted().compactMap { rule(Rule.ID(number: $0)) }
  }

  /// All rules by age.
  package var rules: [Rule] { ruleSlots.compactMap(\.self) }

  /// The rules that items bring, item by item in tree order.
  package var generatedRules: [GeneratedRule] {
    items.flatMap { generatedRules(of: $0)?.all ?? [] }
  }

  /// What an item brings: the rules of guides that are used, of a mask and of a stack; nil
  /// for an item without any of them.
  func generatedRules(of item: Item) -> GeneratedRules? {
    item.makesRules ? GeneratedRules(item, in: self) : nil
  }

  /// Whether the language of an item runs right to left; a guide goes by its view.
  package func isRightToLeft(_ id: Item.ID) -> Bool {
    var view = item(id.owner)
    if view?.kind == .guide { view = view?.parent.flatMap { item($0) } }
    return view?.direction.map { $0 == .rightToLeft } ?? isRightToLeft
  }

  /// The name of an item; `row.spanner` for a helper guide, `card.safe` for a system guide.
  package func name(of id: Item.ID) -> String {
    let name = item(id.owner)?.name ?? "?"
    return id.helper.map { "\(name).\(Self.name(ofHelper: $0))" } ?? name
  }

  /// The name of an item as it has to be written in a line, in backquotes where it needs them.
  package func writtenName(of id: Item.ID) -> String {
    let name = Name.written(item(id.owner)?.name ?? "?")
    return id.helper.map { "\(name).\(Self.name(ofHelper: $0))" } ?? name
  }

  private static func name(ofHelper helper: Int) -> String {
    SystemGuide(helper: helper)?.rawValue ?? StackRules.name(ofHelper: helper)
  }

  /// The name of a variable, `title.width`.
  package func name(of variable: LayoutVariable) -> String {
    "\(writtenName(of: variable.item)).\(variable.dimension.name)"
  }

  // MARK: - The only ways to change the storage

  mutating func update(_ id: Item.ID, _ body: (inout Item) -> Void) {
    guard contains(id) else { return }
    itemSlots.update(id.index) { slot in
      guard var copy = slot else { return }
      slot = nil
      body(&copy)
      slot = copy
    }
    note(id)
  }

  /// Notes whether a number of the item depends on the solution.
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

  /// Counts the uses of the system guides that a rule mentions, up or down.
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
    ruleSlots[id.number - 1] = copy
  }

  /// The same layout with the items of another one, apart from some, which stay as they are; nil
  /// where the other one has more.
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
    itemSlots.append(Item(id: id, name: name, kind: kind, parent: parent, origin: moment))
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
    ruleSlots.append(rule)
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
        $0?.made.step = step
        $0?.origin.step = step
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
        $0.stack?.release(id)
      }
    }
    itemSlots[id.index] = nil
    note(id)
  }

  /// Makes a view the root, with the safe area it has; the items outside it have to go.
  mutating func makeRoot(_ id: Item.ID) {
    root = id
    update(id) {
      $0.parent = nil
      $0.givenSize = nil
      $0.mask = nil
      $0.givenSafeArea = $0.safeArea
    }
  }

  /// Takes the root away with everything inside it and all rules; numbers and settings stay.
  package mutating func removeRoot() {
    for rule in rules { forget(rule.id) }
    for item in items.reversed() { forget(item.id) }
    root = nil
  }

  mutating func forgetLet(_ name: String) {
    letList = PagedArray(letList.filter { $0.name != name })
    names[name] = nil
  }

  /// Gives a thing another name.
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

  /// Skips a rule number, so that the numbers of imported rules match their places.
  package mutating func skipRuleNumber() { ruleSlots.append(nil) }

  /// Throws if something new could not bear that name.
  package func check(name: String) throws(LayoutError) {
    guard Name.isWellFormed(name) else { throw .notAName(name) }
    guard !Name.isReserved(name) else { throw .reservedName(name) }
    if names[name] != nil, let origin = origin(of: name) { throw .nameTaken(name, at: origin) }
  }
}

extension Rule {
  /// The indices of the items it mentions, each once.
  fileprivate var mentionedIndices: Set<Int> {
    Set((left + right).map(\.anchor.item.index))
  }
}
