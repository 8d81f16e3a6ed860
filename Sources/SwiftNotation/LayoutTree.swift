import ConstraintSolver
import LayoutDialect
import LayoutModel
import LayoutNotation

/// What a relation of SwiftLayout is about.
enum AnchorsItem: Hashable, Sendable {
  /// The view whose anchors they are.
  case subject
  case item(ItemRef)
  /// The view or guide of that identifier in the layout.
  case identifier(String)
}

/// A relation of SwiftLayout with its place.
struct AnchorsTemplate: Sendable {
  var template: ConstraintTemplate<AnchorsItem>
  let place: Range<Int>
  let source: SwiftSource
}

/// A layout of SwiftLayout: a description of views inside of views, until it is activated.
struct LayoutTree: Sendable {
  /// What a node of it is.
  enum Kind: Sendable {
    case view(ViewRef)
    case guide(ViewRef)
    /// Several layouts, whose views are not arranged where `isNotArranged` says so.
    case group(isNotArranged: Bool)
    case list
  }

  var kind: Kind
  var anchors: [AnchorsTemplate] = []
  var children: [LayoutTree] = []
  var onActivate: Closure?
  /// The code that describes it, to be run again when it is updated; one or none.
  var thunk: [Closure] = []

  init(_ kind: Kind, _ children: [LayoutTree] = []) {
    self.kind = kind
    self.children = children
  }

  /// A view or a guide of it, and where it is.
  struct Entry {
    let superview: ViewRef?
    let view: ViewRef
    let isGuide: Bool
    let isNotArranged: Bool
    let anchors: [AnchorsTemplate]
  }

  /// All views and guides, outer ones first.
  func entries(in superview: ViewRef? = nil, isNotArranged: Bool = false) -> [Entry] {
    switch kind {
    case .view(let view):
      let own = Entry(
        superview: superview, view: view, isGuide: false, isNotArranged: isNotArranged,
        anchors: anchors)
      return [own] + children.flatMap { $0.entries(in: view) }
    case .guide(let guide):
      return [
        Entry(
          superview: superview, view: guide, isGuide: true, isNotArranged: isNotArranged,
          anchors: anchors)
      ]
    case .group(let option):
      return children.flatMap { $0.entries(in: superview, isNotArranged: option) }
    case .list:
      return children.flatMap { $0.entries(in: superview, isNotArranged: isNotArranged) }
    }
  }

  /// All nodes, outer ones first.
  var nodes: [LayoutTree] { [self] + children.flatMap(\.nodes) }
}

/// What a layout did, which its next update starts from.
struct ActivationState: Sendable {
  /// A view and what it was put inside of.
  struct Placement: Hashable, Sendable {
    let superview: ViewRef?
    let view: ViewRef
    let isGuide: Bool
  }

  var placements: [Placement] = []
  var constraints: [ConstraintRef] = []
}

extension Interpreter {
  // MARK: - Layouts

  /// What a value is as a layout.
  func tree(_ value: Value) throws -> LayoutTree {
    switch value {
    case .layout(let tree): return tree
    case .item(let item) where item.guide == nil:
      let isGuide = memory.scene.nodes[item.view.number].kind == .guide
      return LayoutTree(isGuide ? .guide(item.view) : .view(item.view))
    case .object(let ref):
      guard let view = memory.objects[ref.number].view else {
        guard let layout = try property("layout", of: ref) else { break }
        return try tree(layout)
      }
      return LayoutTree(.view(view))
    case .null, .void: return LayoutTree(.list)
    case .list(let list):
      try budget.take(bytes: 64 * (list.count + 1))
      return LayoutTree(.list, try list.map { try tree($0) })
    default: break
    }
    throw Failure(.swift, "\(value.inWords) is no layout")
  }

  /// What a computed `layout` gives, with the code that gives it.
  func layoutValue(_ value: Value, again closure: Closure, _ name: String) throws -> Value {
    guard name == "layout", case .list(let list) = value else { return value }
    var tree = LayoutTree(.list, try list.map { try self.tree($0) })
    tree.thunk = [closure]
    return .layout(tree)
  }

  /// What the values of an `anchors` block are, as relations.
  func anchors(_ value: Value, at place: Range<Int>) throws -> [AnchorsTemplate] {
    switch value {
    case .void, .null: return []
    case .list(let list):
      try budget.take(bytes: 16 * (list.count + 1))
      return try list.flatMap { try anchors($0, at: place) }
    case .anchors(let templates): return templates
    case .chain(let path):
      return [
        AnchorsTemplate(
          template: ConstraintTemplate(.subject, path, Verb(.equal), .placeholder(.parent)),
          place: place, source: source)
      ]
    default: throw Failure(.swift, "\(value.inWords) says nothing about anchors")
    }
  }

  /// Makes views and constraints what a layout asks for, starting from what it did before.
  func update(_ given: LayoutTree, from ref: ActivationRef?) throws -> ActivationRef {
    var tree = given
    if let thunk = given.thunk.first {
      // Whoever activates the layout of an object does what nobody else has to do then.
      if let view = thunk.object.flatMap({ memory.objects[$0.number].view }) { asked.insert(view) }
      tree = try self.tree(try run(thunk, asBuilder: thunk.isBuilder))
    }
    for node in tree.nodes {
      guard let closure = node.onActivate, case .view(let view) = node.kind else { continue }
      try run(closure, [.item(ItemRef(view))])
    }
    let entries = tree.entries()
    let old = ref.map { memory.activations[$0.number] } ?? ActivationState()
    var state = ActivationState()
    let known = old.constraints.filter { memory.scene.isActive($0) }
      .map { (key: memory.scene.constraints[$0.number].draft, value: $0) }
    state.placements = entries.map {
      ActivationState.Placement(superview: $0.superview, view: $0.view, isGuide: $0.isGuide)
    }
    let places = Reconciler.swiftLayout.delta(
      from: old.placements.map { (key: $0, value: $0) },
      to: state.placements.map { (key: $0, value: $0) })
    for gone in places.removed { try remove(gone) }
    for entry in entries { try put(entry) }
    let wanted = try drafts(of: entries)
    let delta = Reconciler.swiftLayout.delta(
      from: known, to: wanted.map { (key: $0.draft, value: $0) })
    for gone in delta.removed { try memory.scene.deactivate(gone) }
    var objects: [ConstraintDraft<ItemRef>: ConstraintRef] = [:]
    for (constraint, rule) in delta.kept {
      objects[rule.draft] = constraint
      try memory.scene.activate(constraint)
    }
    for rule in delta.added {
      objects[rule.draft] = try activate(rule)
    }
    state.constraints = Reconciler.unique(wanted.map { (key: $0.draft, value: $0) })
      .compactMap { objects[$0.key] }
    if ref != nil {
      note(
        "\(delta.added.count) activated, \(delta.removed.count) deactivated, "
          + "\(delta.kept.count) kept", again: true)
    }
    guard let ref else {
      memory.activations.append(state)
      return ActivationRef(number: memory.activations.count - 1)
    }
    memory.activations[ref.number] = state
    return ref
  }

  /// Deactivates what an activation did, and takes its views out again.
  func deactivate(_ ref: ActivationRef) throws {
    let state = memory.activations[ref.number]
    for constraint in state.constraints { try memory.scene.deactivate(constraint) }
    for placement in state.placements { try remove(placement) }
    memory.activations[ref.number] = ActivationState()
  }

  private func remove(_ placement: ActivationState.Placement) throws {
    guard let superview = placement.superview,
      memory.scene.superview(placement.view) == superview
    else { return }
    if placement.isGuide {
      try memory.scene.removeGuide(placement.view)
    } else {
      try memory.scene.removeFromSuperview(placement.view)
    }
  }

  private func put(_ entry: LayoutTree.Entry) throws {
    guard let superview = entry.superview else { return }
    if entry.isGuide { return try memory.scene.addGuide(entry.view, to: superview) }
    try memory.scene.change(entry.view) { $0.mask = nil }
    // Again each time, so that the order is that of the layout.
    try memory.scene.addSubview(entry.view, to: superview)
    if memory.scene.isStack(superview), !entry.isNotArranged {
      try memory.scene.arrange(entry.view, in: superview)
    }
  }

  /// The rules of all entries; an unknown identifier stands for the superview and is noted.
  private func drafts(of entries: [LayoutTree.Entry]) throws -> [DraftRun.Planned] {
    var named: [String: ViewRef] = [:]
    for entry in entries {
      let name = memory.scene.nodes[entry.view.number].identifier ?? memory.scene.name(entry.view)
      if named[name] == nil { named[name] = entry.view }
    }
    var warned: [String] = []
    return entries.flatMap { entry in
      entry.anchors.flatMap { anchors -> [DraftRun.Planned] in
        let parent = entry.superview.map { AnchorsItem.item(ItemRef($0)) }
        return anchors.template.drafts { _ in parent }.map { draft in
          var second: ItemRef?
          switch draft.second {
          case .subject: second = ItemRef(entry.view)
          case .item(let item): second = item
          case .identifier(let name):
            second = (named[name] ?? entry.superview).map { ItemRef($0) }
            if named[name] == nil, !warned.contains(name) {
              warned.append(name)
              note("nothing is called \"\(name)\", the superview stands for it")
            }
          case nil: break
          }
          let resolved = ConstraintDraft(
            ItemRef(entry.view), draft.attribute, draft.relation, second,
            second == nil ? nil : draft.secondAttribute, multiplier: draft.multiplier,
            constant: draft.constant, priority: draft.priority, identifier: draft.identifier)
          return (resolved, anchors.place, anchors.source)
        }
      }
    }
  }
}
