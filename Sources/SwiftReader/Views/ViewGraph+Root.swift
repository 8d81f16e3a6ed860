import ConstraintSolver
import DialectCore
import LayoutModel
import PlumbLanguage

extension ViewGraph {
  /// A root that the code did not ask for: the outermost view of a document that had none.
  struct TakenRoot: Sendable {
    /// The view.
    var view: ViewRef
    /// What its mask keeps once it is inside something.
    var mask: Frame?
  }

  /// What the root is called, for remarks.
  var rootName: String { layout.root.map { layout.writtenName(of: $0) } ?? "a root" }

  /// Whether a view was never inside the layout.
  func isWaiting(_ ref: ViewRef) -> Bool {
    let top = top(ref)
    return item(top) == nil && !nodes[ref.number].hasBeenInside && !isGone(top)
  }

  /// The views that are inside nothing and have something inside or constraints that wait, each
  /// with how many views it holds; O(views).
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

  /// The root of a document that has none: a screen for a controller, else as large as its rules say.
  mutating func makeRoot(_ name: String, size: Size? = nil, isScreen: Bool) throws -> Item.ID {
    let device = Device.all.first { $0.name == "iPhone 15" }
    return try refusing { (layout) throws(LayoutError) in
      let id = try layout.setRoot(name, size: isScreen ? device?.size : size)
      if isScreen, let device { try layout.setSafeArea(id, device.safeArea) }
      return id
    }
  }

  /// Gives the view of a controller the margins that UIKit gives it, unless it has its own.
  mutating func giveMargins(to root: Item.ID) throws {
    guard let item = layout.item(root), item.givenMargins == nil else { return }
    let side = (item.givenSize?.width ?? 0) >= 414 ? 20.0 : 16
    try refusing { (layout) throws(LayoutError) in
      try layout.setMargins(root, Insets(top: 0, leading: side, bottom: 0, trailing: side))
    }
  }

  /// Makes a view that is inside nothing the root, or the only view of the root.
  mutating func makeRoot(of view: ViewRef, isScreen: Bool) throws -> Item.ID {
    let node = nodes[view.number]
    let isPlain = node.kind == .view
    let given = node.identifier ?? node.name ?? node.className.nameOfInstance
    let isView = isScreen || given == "view"
    let name = !isPlain ? unusedName("root") : isView ? "view" : unusedName(given)
    let frame = node.look.mask.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    let root = try makeRoot(
      name, size: frame.map { Size(width: $0.width, height: $0.height) }, isScreen: isScreen)
    let mask = node.look.mask
    if isPlain { try become(view, root) } else { try fill(ref(of: root), with: view) }
    if isScreen { try giveMargins(to: root) }
    takenRoot = TakenRoot(view: isPlain ? view : ref(of: root), mask: mask)
    return root
  }

  /// Puts a view inside another that it fills.
  mutating func fill(_ outer: ViewRef, with inner: ViewRef) throws {
    try freeFromMask(inner)
    try addSubview(inner, to: outer)
    for (attribute, relation) in Pinning.edges.parts {
      try activate(
        try add(ConstraintDraft(ItemRef(inner), attribute, relation, ItemRef(outer), attribute)))
    }
  }

  /// Takes the root out of the layout, if nobody asked for it; whether it was so.
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
