import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// A layout and the views, guides and constraints that code speaks of; some are not inside it yet.
///
/// Views that the shell made are known from the moment the code mentions them.
struct ViewGraph: Sendable {
  /// The layout that is changed.
  var layout = Layout()
  var nodes = PagedArray<Node>()
  var constraints = PagedArray<ConstraintState>()
  /// What closures of SnapKit say, and for which views they were run.
  var snapRelations = PagedArray<SnapRelation>()
  var snapMakers = PagedArray<SnapMaker>()
  /// The views whose length depends on the stack around them.
  private(set) var spacers: [ViewRef] = []
  /// The root that nobody asked for.
  var takenRoot: TakenRoot?
  /// The constraints that were activated and are no rules yet, and some that no longer wait.
  var waiting: [Int] = []
  /// The views outside of the layout that got something inside them since the text began.
  var filled: [ViewRef] = []
  static let filledLimit = 1000
  /// The view or guide that an item is, by the number of the item.
  private var refs = PagedArray<ViewRef?>()
  private var clock = 0
  /// The constraints that the code which runs has activated.
  var activated: [ConstraintRef] = []
  /// Whether what cannot be activated is left out, as in a file, rather than ending the run.
  var goesOn = false
  /// What was left out.
  var refused: [(failure: Failure, place: CodePlace?)] = []
  /// What the constraints count for that are made now.
  var credit: ConstraintCredit?
  /// How long its searches took since somebody asked, in steps.
  private var work = 0

  // MARK: - Views

  /// A new view that is nowhere yet.
  mutating func make(
    _ className: String, _ kind: Item.Kind, name: String? = nil
  ) throws -> ViewRef { try make(Node(className, kind, name: name)) }

  /// A new view of a class of UIKit, or of one that inherits from it, that is nowhere yet.
  mutating func make(_ viewClass: ViewClass, as className: String? = nil) throws -> ViewRef {
    try make(Node(viewClass, as: className))
  }

  private mutating func make(_ node: Node) throws -> ViewRef {
    guard nodes.count < Budget.viewLimit else {
      throw Failure(.limit, "more than \(Budget.viewLimit) views were made")
    }
    nodes.append(node)
    return ViewRef(number: nodes.count - 1)
  }

  /// Makes a view a spacer.
  mutating func setSpacer(_ ref: ViewRef, _ rule: SpacerRule) {
    nodes[ref.number].spacer = rule
    spacers.append(ref)
  }

  /// The view or guide that an item of the layout is.
  mutating func ref(of id: Item.ID) -> ViewRef {
    let origin = layout.item(id)?.origin
    if let known = known(id), nodes[known.number].item == id, nodes[known.number].origin == origin {
      return known
    }
    let kind = layout.item(id)?.kind ?? .view
    // UIKit has no class for spacers, Draftsman has.
    var node = Node(kind == .spacer ? "SpacerView" : kind.className, kind)
    node.item = id
    node.origin = origin
    nodes.append(node)
    let ref = ViewRef(number: nodes.count - 1)
    know(ref, as: id)
    return ref
  }

  private func known(_ id: Item.ID) -> ViewRef? { id.index < refs.count ? refs[id.index] : nil }

  private mutating func know(_ ref: ViewRef?, as id: Item.ID) {
    refs.grow(to: id.index + 1, with: nil)
    refs[id.index] = ref
  }

  /// The item of the layout that a view is; nil while it is not inside.
  func item(_ ref: ViewRef) -> Item.ID? {
    guard let id = nodes[ref.number].item, let item = layout.item(id),
      item.origin == nodes[ref.number].origin
    else { return nil }
    return id
  }

  /// The item or system guide of the layout; nil while it is not inside.
  func item(_ ref: ItemRef) -> Item.ID? {
    item(ref.view).map { id in guide(ref).map { id.guide($0) } ?? id }
  }

  /// The guide of the layout that a guide of the code is: UIKit's keyboard guide is one object.
  private func guide(_ ref: ItemRef) -> SystemGuide? {
    ref.guide == .keyboard && !nodes[ref.view.number].keyboardUsesSafeArea
      ? .keyboardEdge : ref.guide
  }

  /// Whether it was inside the layout and was removed there.
  func isGone(_ ref: ViewRef) -> Bool { nodes[ref.number].item != nil && item(ref) == nil }

  /// What a view is called, for errors and remarks.
  func name(_ ref: ViewRef) -> String {
    if let id = item(ref) { return layout.writtenName(of: id) }
    return nodes[ref.number].name ?? "this \(nodes[ref.number].className)"
  }

  /// What an item is called, for errors and remarks.
  func name(_ ref: ItemRef) -> String {
    name(ref.view) + (guide(ref).map { ".\($0.rawValue)" } ?? "")
  }

  /// The superview of a view.
  mutating func superview(_ ref: ViewRef) -> ViewRef? {
    guard let id = item(ref) else { return nodes[ref.number].parent }
    return layout.parent(of: id).map { self.ref(of: $0) }
  }

  /// The subviews of a view, back to front, without guides.
  mutating func subviews(_ ref: ViewRef) -> [ViewRef] {
    guard let id = item(ref) else {
      return nodes[ref.number].children.filter { nodes[$0.number].kind != .guide }
    }
    return (layout.item(id)?.children ?? []).map { self.ref(of: $0) }
  }

  /// What a stack arranges.
  mutating func arranged(_ ref: ViewRef) -> [ViewRef] {
    guard let id = item(ref) else { return nodes[ref.number].arranged }
    return (layout.item(id)?.stack?.arranged ?? []).map { self.ref(of: $0) }
  }

  /// The topmost view that a view is inside, where that is outside of the layout.
  func top(_ ref: ViewRef) -> ViewRef {
    var current = ref
    while item(current) == nil, let parent = nodes[current.number].parent { current = parent }
    return current
  }

  /// Whether a view is inside another or the same.
  mutating func isInside(_ ref: ViewRef, _ other: ViewRef) -> Bool {
    var current: ViewRef? = ref
    while let next = current {
      if next == other { return true }
      current = superview(next)
    }
    return false
  }

  /// Whether there is a spacer whose length depends on the stack around it.
  var hasSpacers: Bool { !spacers.isEmpty }

  /// Notes a search through that many things.
  mutating func search(_ count: Int) { work += count >> 6 }

  /// The steps that searches took since the last time.
  mutating func takeWork() -> Int {
    defer { work = 0 }
    return work
  }

  // MARK: - Looks

  /// What a view is like.
  func look(_ ref: ViewRef) -> ViewTraits {
    item(ref).flatMap { layout.item($0) }.map(ViewTraits.init) ?? nodes[ref.number].look
  }

  /// Changes what a view is like.
  mutating func change(_ ref: ViewRef, _ body: (inout ViewTraits) -> Void) throws {
    var look = look(ref)
    body(&look)
    if let id = item(ref) {
      try refusing { (layout) throws(LayoutError) in try look.apply(to: id, &layout) }
    } else {
      nodes[ref.number].look = look
    }
  }

  /// Changes the layout; what it refuses is a failure.
  mutating func refusing<Result>(
    _ body: (inout Layout) throws(LayoutError) -> Result
  ) throws -> Result {
    do throws(LayoutError) { return try body(&layout) } catch {
      throw Failure(error, in: layout)
    }
  }

  // MARK: - Entering and leaving

  /// Makes an item of the layout for a view and everything inside it.
  mutating func enter(_ ref: ViewRef, _ parent: Item.ID) throws {
    let node = nodes[ref.number]
    let identifier = node.identifier.flatMap { Name.isWellFormed($0) ? $0 : nil }
    let name = unusedName(identifier ?? node.name ?? node.className.nameOfInstance)
    let id = try refusing { (layout) throws(LayoutError) in
      if node.kind == .stack {
        return try layout.addStack(name, in: parent, Stack(), arranging: []).id
      }
      return try layout.addItem(node.kind, name, in: parent)
    }
    if node.kind != .guide {
      try refusing { (layout) throws(LayoutError) in try node.look.apply(to: id, &layout) }
    }
    nodes[ref.number].item = id
    nodes[ref.number].hasBeenInside = true
    nodes[ref.number].origin = layout.item(id)?.origin
    nodes[ref.number].parent = nil
    nodes[ref.number].children = []
    nodes[ref.number].arranged = []
    nodes[ref.number].spacings = [:]
    know(ref, as: id)
    for child in node.children { try enter(child, id) }
    guard node.kind == .stack else { return }
    try setArranged(node.arranged, in: ref)
    for view in node.arranged {
      if let spacing = node.spacings[view] { try setSpacing(spacing, after: view, in: ref) }
    }
  }

  /// Makes a view the item that is in the layout already, with everything inside the view.
  mutating func become(_ ref: ViewRef, _ id: Item.ID) throws {
    let node = nodes[ref.number]
    var look = node.look
    look.mask = nil
    look.isHidden = false
    try refusing { (layout) throws(LayoutError) in try look.apply(to: id, &layout) }
    nodes[ref.number].item = id
    nodes[ref.number].hasBeenInside = true
    nodes[ref.number].origin = layout.item(id)?.origin
    nodes[ref.number].parent = nil
    nodes[ref.number].children = []
    know(ref, as: id)
    for child in node.children { try enter(child, id) }
    try activateWaiting()
  }

  /// Takes a view with everything inside it out of the layout; it stays what it is.
  mutating func leave(_ ref: ViewRef) throws {
    guard let id = item(ref) else { return }
    let inside = layout.subtree(of: id)
    keepConstraints(inside: Set(inside.map(\.id)))
    snapshot(id)
    _ = try refusing { (layout) throws(LayoutError) in try layout.remove(id) }
  }

  /// Notes what an item and everything inside it are like.
  mutating func snapshot(_ id: Item.ID) {
    guard let item = layout.item(id) else { return }
    let ref = ref(of: id)
    let children = (item.guides + item.children).map { self.ref(of: $0) }
    let arranged = (item.stack?.arranged ?? []).map { self.ref(of: $0) }
    var spacings: [ViewRef: Double] = [:]
    for view in item.stack?.arranged ?? [] {
      spacings[self.ref(of: view)] = item.stack?.customSpacing[view]
    }
    nodes[ref.number].look = ViewTraits(item)
    nodes[ref.number].name = item.name
    nodes[ref.number].children = children
    nodes[ref.number].arranged = arranged
    nodes[ref.number].spacings = spacings
    for child in item.guides + item.children {
      snapshot(child)
      let childRef = self.ref(of: child)
      nodes[childRef.number].parent = ref
    }
    nodes[ref.number].item = nil
    nodes[ref.number].origin = nil
    know(nil, as: id)
  }

  /// The name, or with the first number from 2 that makes it nobody else's.
  mutating func unusedName(_ name: String) -> String {
    let base = Name.isReserved(name) || !Name.isWellFormed(name) ? "view_" : name
    // In code `view` is the view of the controller.
    var result = base == "view" ? "view1" : base
    var number = 1
    while layout.named(result) != nil {
      number += 1
      result = base + String(number)
    }
    search(number)
    return result
  }

  /// The next age of an activation.
  mutating func tick() -> Int {
    clock += 1
    return clock
  }
}

extension String {
  /// What an instance of a class without another name is called: `label` for `UILabel`.
  var nameOfInstance: String {
    let bare =
      hasPrefix("UI") && dropFirst(2).first?.isUppercase ?? false ? dropFirst(2) : self[...]
    switch bare {
    case "StackView": return "stack"
    case "ImageView": return "image"
    case "SpacerView": return "spacer"
    case "ScrollView": return "scroll"
    case "TextField": return "field"
    case "LayoutGuide": return "guide"
    default:
      // The capitals at the start are one word: HStack is hStack, VIPBadge is vipBadge.
      let capitals = bare.prefix { $0.isUppercase }.count
      let head = capitals > 1 && capitals < bare.count ? capitals - 1 : max(capitals, 1)
      return bare.prefix(head).lowercased() + bare.dropFirst(head)
    }
  }
}
