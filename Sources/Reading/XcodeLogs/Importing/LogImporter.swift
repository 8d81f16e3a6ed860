import PlumbLanguage
import UIKitTexts
import ConstraintSolver
import LayoutModel

/// Makes a layout from a conflict log.
struct LogImporter {
  private let log: ConflictLog
  private let tree: PrintedTree
  private let items: LogItems
  private var layout = Layout()
  private var ids: [Item.ID?]
  private var systemBroke: Rule.ID?
  private var lines: [Rule.ID: Int] = [:]
  private var notes: [String]
  private var anchors: LogAnchors
  private var nextNumber = 1
  private var unread = 0
  private let givenSizes: [Int: Attribute]
  /// The lines of those that are recognised beside constraints of Masonry.
  private let isOfMasonry: Set<Int>

  /// An importer of a message or list, of views that may be in a tree; a list is about all of it.
  init(_ log: ConflictLog, in tree: PrintedTree) {
    self.log = log
    self.tree = tree
    items = LogItems(log.entries, in: tree, addingViews: log.isList)
    ids = Array(repeating: nil, count: items.records.count)
    notes = log.remarks + items.notes
    let plain = Self.plainSizes(in: log.entries)
    isOfMasonry = Set(plain.keys)
    givenSizes = Self.givenSizes(in: log.entries).merging(plain) { first, _ in first }
    anchors = LogAnchors(items, log.entries)
  }

  var result: ImportedLog {
    var layout = layout
    layout.systemBroke = systemBroke
    var result = ImportedLog(layout: layout, systemBroke: systemBroke, notes: notes)
    result.lines = lines
    result.subject = log.isList ? .list : .conflict
    result.unread = unread
    result.lacksHead = log.lacksHead
    result.lacksEnd = log.lacksEnd
    result.process = log.process
    return result
  }

  // MARK: - Items

  /// Adds the root and everything inside it; items without a known superview get a root of their
  /// own.
  mutating func addItems() throws(LayoutError) {
    let root = items.root
    let rootName = root == nil ? "window" : "root"
    var free = ForeignName(taken: [rootName])
    let names = items.records.indices.map { place in
      place == root ? rootName : free.name(of: items.records[place])
    }
    layout.moment = Origin(step: 1, line: log.entries.first?.lineNumber)
    if let root {
      layout.moment.line = items.records[root].line
      ids[root] = try layout.setRoot(rootName, size: nil)
      describe(root)
    } else {
      try layout.setRoot(rootName, size: nil)
    }
    for place in items.records.indices {
      // The superviews of an item are added before it.
      var missing: [Int] = []
      var current: Int? = place
      while let next = current, ids[next] == nil {
        missing.append(next)
        current = items.records[next].parent
      }
      for place in missing.reversed() {
        let record = items.records[place]
        layout.moment.line = record.line
        let parent = record.parent.flatMap { ids[$0] }
        ids[place] = try layout.addItem(kind(of: record), names[place], in: parent)
        describe(place)
      }
    }
    anchors.ids = ids
    anchors.names = names
  }

  private func kind(of record: LogItems.Record) -> Item.Kind {
    if record.isGuide { return .guide }
    switch record.info.className.map(ForeignName.className) {
    case "UILabel": return .label
    case "UIButton": return .button
    case "UITextField": return .field
    case "UITextView": return .textview
    default: return .view
    }
  }

  private mutating func describe(_ place: Int) {
    guard let id = ids[place] else { return }
    let record = items.records[place]
    let info = record.info
    layout.setSource(
      id,
      ImportSource(
        id: info.key, line: record.line, className: info.className ?? "", label: info.label))
    guard !record.isGuide else { return }
    // A log prints the content sizes that take part in the conflict; others are unknown.
    try? layout.set(\.content, of: id, to: PerAxis(nil))
    if let text = info.text, layout.item(id)?.kind.showsText ?? false {
      try? layout.set(\.text, of: id, to: text)
    }
    if record.hasBaseline { try? layout.set(\.baselines, of: id, to: .unknown) }
  }

  // MARK: - Rules

  /// Adds a rule for each entry, in printed order.
  mutating func addRules() {
    var claims = log.entries.map { entry in
      entry.constraint.map { anchors.claim($0, line: entry.lineNumber) }
    }
    notes += anchors.notes
    let readable = claims.compactMap { try? $0?.get() }
    if log.entries.contains(where: { $0.constraint?.isRightToLeft ?? false }) {
      claims = claims.map { $0.map { $0.map(\.mirrored) } }
      notes.append("left and right are read as trailing and leading: the log is right to left")
    } else if readable.contains(where: \.mixesDirections) {
      claims = claims.map { $0.map { $0.map(\.following) } }
      notes.append(
        "left and right are read as leading and trailing: the log mixes them, left to right is "
          + "assumed")
    }
    var numbers: [Rule.ID?] = []
    for (entry, claim) in zip(log.entries, claims) {
      let place = entry.constraint?.place
      layout.moment = Origin(
        step: 1, line: place?.line ?? entry.lineNumber, file: place?.file)
      let rule = add(entry, claim)
      if let rule { lines[rule] = entry.lineNumber }
      numbers.append(rule)
    }
    findBroken(numbers)
    if log.isList { noteAmbiguity() }
  }

  /// The most views named that the system calls ambiguous.
  private static let ambiguousLimit = 20

  /// Says what the system calls ambiguous.
  private mutating func noteAmbiguity() {
    for node in tree.nodes.filter(\.lacksHost).prefix(Self.ambiguousLimit) {
      let place = items.place(of: node.item)
      let name = place.flatMap { anchors.names.indices.contains($0) ? anchors.names[$0] : nil }
      notes.append(
        "line \(node.line): \(name ?? node.item.key) has no constraints to what is around it "
          + "(MISSING HOST CONSTRAINTS)")
    }
    let nodes = tree.nodes.filter { $0.ambiguous != nil }
    for node in nodes.prefix(Self.ambiguousLimit) {
      guard let place = items.place(of: node.item), anchors.names.indices.contains(place) else {
        continue
      }
      let name = anchors.names[place]
      let values = (node.ambiguous ?? []).map { "\(name).\(Self.dimension($0))" }
      notes.append(
        "line \(node.line): the system calls "
          + (values.isEmpty ? name : values.joined(separator: ", ")) + " ambiguous")
    }
    let more = nodes.count - Self.ambiguousLimit
    if more > 0 { notes.append("and \(more) more are ambiguous") }
    if tree.unread > 0 {
      notes.append("\(tree.unread.counted("view")) of the tree left out: too many, or too deep")
    }
  }

  /// What a variable of the engine is called here.
  private static func dimension(_ name: String) -> String {
    switch name {
    case "minX": "x"
    case "minY": "y"
    case "Width": "width"
    case "Height": "height"
    default: name
    }
  }

  /// Adds a rule, or leaves its number unused and adds a note.
  private mutating func add(
    _ entry: ConflictLog.Entry, _ claim: Result<LogClaim, LogAnchors.Refusal>?
  ) -> Rule.ID? {
    let number = nextNumber
    nextNumber += 1
    func leftOut(_ reason: String) -> String {
      "line \(entry.lineNumber): c\(number) is left out: \(reason)"
    }
    guard let constraint = entry.constraint, let claim else {
      layout.skipRuleNumber()
      unread += 1
      notes.append(leftOut(entry.problem?.message ?? "it cannot be read"))
      return nil
    }
    do {
      let claim = try claim.get()
      if try addContent(constraint, claim) {
        layout.skipRuleNumber()
        notes.append(leftOut("it is the content size of a view"))
        return nil
      }
      if !constraint.isActive {
        notes.append("line \(entry.lineNumber): c\(number) is printed as inactive")
      }
      let given = constraint.systemIdentifier == nil ? givenSizes[entry.lineNumber] : nil
      if let given {
        notes.append(
          isOfMasonry.contains(entry.lineNumber)
            ? "c\(number) is not a constraint of Masonry, as the others are, and asks for 0: it is "
              + "taken as the \(given.rawValue) that a list or a first pass gives"
            : "c\(number) has no identifier, and is taken as the \(given.rawValue) that the list "
              + "gives its cell: only a list sets that of a content view")
      }
      let id = try layout.addRule(
        claim.left, claim.relation, claim.right, priority: claim.priority,
        identifier: given.map { "UIView-Encapsulated-Layout-\($0 == .width ? "Width" : "Height")" }
          ?? constraint.systemIdentifier,
        isSystem: constraint.isSystem || given != nil)
      // A message is about constraints that were being activated, whatever it prints.
      if log.isList, !constraint.isActive { layout.setDuty(id, .off) }
      return id
    } catch {
      layout.skipRuleNumber()
      unread += 1
      switch error {
      case let error as LayoutError: notes.append(leftOut(error.inWords))
      case let error as LogAnchors.Refusal: notes.append(leftOut(error.message))
      default: notes.append(leftOut("it cannot be a rule"))
      }
      return nil
    }
  }

  /// The lines that state the size of a cell's content view without saying that the list does, as
  /// consoles before iOS 8 and cut ones print it; of several for one size, the one that asks for 0.
  private static func givenSizes(in entries: [ConflictLog.Entry]) -> [Int: Attribute] {
    var groups: [String: [(line: Int, size: Attribute, length: Double, isNamed: Bool)]] = [:]
    for entry in entries {
      guard let constraint = entry.constraint, constraint.relation == .equal,
        constraint.right.terms.isEmpty, constraint.left.terms.count == 1,
        let term = constraint.left.terms.first,
        let name = constraint.items.first?.className.map(ForeignName.className),
        name.hasSuffix("CellContentView")
      else { continue }
      let size = term.attribute.base
      guard size == .width || size == .height else { continue }
      let isNamed = constraint.systemIdentifier != nil
      groups["\(term.item.key) \(size)", default: []].append(
        (entry.lineNumber, size, constraint.right.constant, isNamed))
    }
    var result: [Int: Attribute] = [:]
    for group in groups.values where !group.contains(where: \.isNamed) {
      let given = group.count == 1 ? group.first : group.first { $0.length == 0 }
      if let given { result[given.line] = given.size }
    }
    return result
  }

  /// The lines that ask for a length of 0 by a constraint of UIKit, where all others are Masonry's: those
  /// print no identifiers, and the system alone makes such a constraint.
  private static func plainSizes(in entries: [ConflictLog.Entry]) -> [Int: Attribute] {
    let plain = entries.filter { !$0.raw.contains("MASLayoutConstraint") }
    guard plain.count == 1, entries.count > 1, let entry = plain.first,
      let constraint = entry.constraint, constraint.systemIdentifier == nil,
      constraint.relation == .equal, constraint.right.terms.isEmpty,
      constraint.right.constant == 0, constraint.left.terms.count == 1,
      let size = constraint.left.terms.first?.attribute.base, size == .width || size == .height
    else { return [:] }
    return [entry.lineNumber: size]
  }

  /// Sets the content size of a view if neither half of it is required; else a rule expresses it.
  private mutating func addContent(
    _ constraint: LoggedConstraint, _ claim: LogClaim
  ) throws(LayoutError) -> Bool {
    guard let hugging = constraint.hugging, let resistance = constraint.resistance,
      hugging < 1000, resistance < 1000, claim.right.terms.isEmpty,
      let anchor = claim.left.terms.first?.anchor, !anchor.attribute.isPosition
    else { return false }
    let axis = anchor.attribute.axis
    var changed = layout
    var content = layout.item(anchor.item)?.content ?? PerAxis(nil)
    content[axis] = claim.right.constant
    try changed.set(\.content, of: anchor.item, to: content)
    try changed.set(\.hugging[axis], of: anchor.item, to: hugging)
    try changed.set(\.resistance[axis], of: anchor.item, to: resistance)
    layout = changed
    return true
  }

  private mutating func findBroken(_ numbers: [Rule.ID?]) {
    guard let breaking = log.breaking else { return }
    let address = breaking.constraint?.address
    let place =
      log.entries.firstIndex { $0.raw == breaking.raw && $0.raw != "<private>" }
      ?? log.entries.firstIndex { address != nil && $0.constraint?.address == address }
    systemBroke = place.flatMap { numbers[$0] }
    if place == nil {
      notes.append(
        "line \(breaking.lineNumber): the constraint that the system breaks is not in the list")
    }
  }
}
