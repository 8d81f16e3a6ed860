import UIKitTexts
import LayoutModel

/// All items of a conflict log, and what the log reveals about their tree.
struct LogItems {
  /// What is known about an item.
  struct Record {
    var info: LoggedItem
    /// The first line that mentions the item.
    var line: Int
    /// The place of the superview or owning view, if it is known.
    var parent: Int?
    /// Whether the item is known to contain other items.
    var holds = false
    /// Whether a constraint involves the baseline of the item.
    var hasBaseline = false

    /// Whether the item is a layout guide rather than a view.
    var isGuide: Bool {
      guard !hasBaseline, !holds, let className = info.className else { return false }
      let name = ForeignName.className(className)
      return name.hasSuffix("Guide") || name.hasSuffix("LayoutSpacer")
    }

    /// Whether the item is the layout margins guide of its owner.
    var isMarginsGuide: Bool { isGuide && info.text == "UIViewLayoutMarginsGuide" }
  }

  /// The items, in order of first appearance.
  private(set) var records: [Record] = []
  /// Contradictions in the log, one sentence for each.
  private(set) var notes: [String] = []
  private var places: [String: Int] = [:]
  /// The address for each label, or `nil` where two items share the label.
  private var labels: [String: String?] = [:]

  /// Collects the items of all readable constraints, and what a tree says about them; of views
  /// that are in the tree only, those too if asked for.
  init(_ entries: [ConflictLog.Entry], in tree: PrintedTree, addingViews: Bool) {
    for entry in entries {
      for named in entry.constraint?.names ?? [] { note(named.item) }
    }
    for entry in entries {
      guard let constraint = entry.constraint else { continue }
      for item in constraint.items { add(item, line: entry.lineNumber) }
      for term in constraint.left.terms + constraint.right.terms {
        guard let place = place(of: term.item) else { continue }
        let base = term.attribute.base
        if base == .firstBaseline || base == .lastBaseline { records[place].hasBaseline = true }
      }
      for pair in constraint.owners {
        guard let inner = place(of: pair.item), let owner = place(of: pair.owner) else { continue }
        put(inner, inside: owner, line: entry.lineNumber)
      }
      guard let view = constraint.inside.flatMap({ place(of: $0) }),
        let superitem = constraint.superitem.flatMap({ place(of: $0) })
      else { continue }
      put(view, inside: superitem, line: entry.lineNumber)
    }
    add(tree, addingViews: addingViews)
    assumeSuperviews(entries)
    for record in records {
      if let parent = record.parent { records[parent].holds = true }
    }
  }

  /// Puts views whose position is measured in a superview that the log does not name inside the one
  /// view that other constraints tie them to.
  private mutating func assumeSuperviews(_ entries: [ConflictLog.Entry]) {
    for entry in entries {
      guard let constraint = entry.constraint else { continue }
      for term in constraint.left.terms + constraint.right.terms {
        guard case .inSuperview = term.attribute, constraint.items.count == 1,
          let view = place(of: term.item), records[view].parent == nil
        else { continue }
        let tied = Set(
          entries.compactMap(\.constraint).flatMap { other -> [Int] in
            let places = other.items.compactMap { place(of: $0) }
            return places.contains(view) ? places : []
          }
        ).filter { $0 != view && records[$0].parent != view && !records[$0].isGuide }
        guard tied.count == 1, let other = tied.first else { continue }
        put(view, inside: other, line: entry.lineNumber)
        guard records[view].parent == other else { continue }
        notes.append(
          "line \(entry.lineNumber): the superview of \(title(view)) is not in the log: "
            + "\(title(other)) is taken for it, the only view that it is tied to")
      }
    }
  }

  /// A view as the log prints it: its class and its address.
  private func title(_ place: Int) -> String {
    let info = records[place].info
    let named = info.className.map { "\(ForeignName.className($0)):\(info.key)" }
    return info.label ?? named ?? info.key
  }

  /// Puts what no constraint puts anywhere where a tree shows it.
  private mutating func add(_ tree: PrintedTree, addingViews: Bool) {
    for node in tree.nodes where addingViews || place(of: node.item) != nil {
      add(node.item, line: node.line)
      guard let place = place(of: node.item), records[place].parent == nil else { continue }
      var ancestor = node.parent
      while let index = ancestor {
        if let parent = self.place(of: tree.nodes[index].item) {
          put(place, inside: parent, line: node.line)
          break
        }
        ancestor = tree.nodes[index].parent
      }
    }
  }

  private mutating func note(_ item: LoggedItem) {
    guard let label = item.label, item.hasAddress else { return }
    if let known = labels[label], known != item.key {
      labels[label] = .some(nil)
    } else {
      labels[label] = item.key
    }
  }

  /// Returns the key of an item; if it has only a label, the address that a names section gives for
  /// the label.
  private func key(of item: LoggedItem) -> String {
    guard !item.hasAddress, let label = item.label, let known = labels[label], let known else {
      return item.key
    }
    return known
  }

  /// Returns the place of an item among the records.
  func place(of item: LoggedItem) -> Int? { places[key(of: item)] }

  private mutating func add(_ item: LoggedItem, line: Int) {
    guard let place = place(of: item) else {
      let key = key(of: item)
      places[key] = records.count
      var info = item
      info.key = key
      records.append(Record(info: info, line: line))
      return
    }
    if records[place].info.className == nil { records[place].info.className = item.className }
    if records[place].info.label == nil { records[place].info.label = item.label }
    if records[place].info.text == nil { records[place].info.text = item.text }
  }

  private mutating func put(_ item: Int, inside parent: Int, line: Int) {
    guard records[item].parent != parent else { return }
    let name = records[item].info.key
    guard records[item].parent == nil else {
      notes.append("line \(line): \(name) has a different superview here than before")
      return
    }
    var ancestor: Int? = parent
    while let place = ancestor {
      guard place != item else {
        notes.append("line \(line): \(name) cannot be inside a view that is inside it")
        return
      }
      ancestor = records[place].parent
    }
    records[item].parent = parent
  }

  /// The only item that is inside no other one, if there is just one and it is a view.
  var root: Int? {
    let tops = records.indices.filter { records[$0].parent == nil }
    guard tops.count == 1, let top = tops.first, !records[top].isGuide else { return nil }
    return top
  }
}
