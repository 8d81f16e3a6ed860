import ConstraintSolver
import DialectCore
import LayoutModel
import PlumbLanguage

extension ViewGraph {
  /// A root that was chosen because the document had none: its outermost view.
  struct TakenRoot: Sendable {
    /// The view.
    var view: ViewRef
    /// The frame that its mask keeps once it is added to another view.
    var mask: AutoresizingMask?
  }

  /// The name of the root, for remarks.
  var rootName: String { layout.root.map { layout.writtenName(of: $0) } ?? "a root" }

  /// Returns whether a view has never been inside the layout.
  func isWaiting(_ ref: ViewRef) -> Bool {
    let top = top(ref)
    return item(top) == nil && !nodes[ref.number].hasBeenInside && !isGone(top)
  }

  /// Returns the views that have no superview but contents or waiting constraints, with the number
  /// of views in each.
  ///
  /// - Complexity: O(views).
  mutating func looseTops() -> [(view: ViewRef, count: Int)] {
    search(nodes.count)
    var counts: [Int: Int] = [:]
    for number in nodes.indices {
      let ref = ViewRef(number: number)
      guard nodes[number].item == nil, nodes[number].kind != .guide else { continue }
      let top = top(ref)
      if item(top) == nil, top != ref { counts[top.number, default: 0] += 1 }
    }
    for number in waiting where isWaiting(number) {
      let top = top(constraints[number].draft.first.view)
      if item(top) == nil, nodes[top.number].kind != .guide { counts[top.number, default: 0] += 0 }
    }
    return counts.sorted { $0.key < $1.key }.map { (ViewRef(number: $0.key), $0.value) }
  }

  /// Creates a root, with the size of a screen for a controller, otherwise with that of its rules.
  mutating func makeRoot(_ name: String, size: Size? = nil, isScreen: Bool) throws -> Item.ID {
    let device = Device.usual
    return try refusing { (layout) throws(LayoutError) in
      let id = try layout.setRoot(name, size: isScreen ? device.size : size)
      if isScreen { try layout.set(\.safeArea, of: id, to: device.safeArea) }
      return id
    }
  }

  /// Creates the root of a fragment that names none.
  mutating func makeScreen() throws -> Item.ID {
    let root = try makeRoot("view", isScreen: true)
    try giveMargins(to: root)
    return root
  }

  /// Gives the view of a controller the margins that UIKit gives it, unless they were set.
  mutating func giveMargins(to root: Item.ID) throws {
    guard let item = layout.item(root), item.style.margins == nil else { return }
    let side = (item.givenSize?.width ?? 0) >= 414 ? 20.0 : 16
    try refusing { (layout) throws(LayoutError) in
      try layout.set(
        \.margins, of: root, to: Insets(top: 0, leading: side, bottom: 0, trailing: side))
    }
  }

  /// Makes a view without a superview the root, or the only subview of the root.
  mutating func makeRoot(of view: ViewRef, isScreen: Bool) throws -> Item.ID {
    let node = nodes[view.number]
    let isPlain = node.kind == .view
    let given = node.identifier ?? node.name ?? node.className.nameOfInstance
    let isView = isScreen || given == "view"
    let name = !isPlain ? unusedName("root") : isView ? "view" : unusedName(given)
    let frame = (node.look.mask?.frame).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    let root = try makeRoot(
      name, size: frame.map { Size(width: $0.width, height: $0.height) }, isScreen: isScreen)
    let mask = node.look.mask
    if isPlain { try become(view, root) } else { try fill(ref(of: root), with: view) }
    if isScreen { try giveMargins(to: root) }
    takenRoot = TakenRoot(view: isPlain ? view : ref(of: root), mask: mask)
    return root
  }

  /// Adds a view to another one and ties it to all four edges.
  mutating func fill(_ outer: ViewRef, with inner: ViewRef) throws {
    try freeFromMask(inner)
    try addSubview(inner, to: outer)
    for (attribute, relation) in Pinning.edges.parts {
      try activate(
        try add(ConstraintDraft(ItemRef(inner), attribute, relation, ItemRef(outer), attribute)))
    }
  }

  /// Removes the root if it was chosen automatically; returns whether it was.
  mutating func giveUpRoot() throws -> Bool {
    guard let taken = takenRoot, let root = layout.root, item(taken.view) == root,
      layout.item(root)?.givenSize == nil
    else { return false }
    keepConstraints(inside: Set(layout.subtree(of: root).map(\.id)))
    snapshot(root)
    layout.removeRoot()
    nodes[taken.view.number].look.mask = taken.mask
    takenRoot = nil
    return true
  }
}
