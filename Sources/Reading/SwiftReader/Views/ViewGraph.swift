import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// A layout with the views, guides and constraints in the code, some of which are outside of it.
///
/// A view of the shell becomes part of the graph when the code first mentions it.
struct ViewGraph: Sendable {
  /// The layout.
  var layout = Layout()
  var nodes = PagedArray<Node>()
  var constraints = PagedArray<ConstraintState>()
  /// The relations and makers of SnapKit.
  var snapRelations = PagedArray<SnapRelation>()
  var snapMakers = PagedArray<SnapMaker>()
  /// The spacers, whose lengths depend on their stacks.
  private(set) var spacers: [ViewRef] = []
  /// The root that was chosen automatically, if any.
  var takenRoot: TakenRoot?
  /// The constraints that wait for their views; some may no longer wait.
  var waiting: [Int] = []
  /// The views outside of the layout to which others were added during this run.
  var filled: [ViewRef] = []
  static let filledLimit = 1000
  /// The view or guide for each item, by the number of the item.
  private var refs = PagedArray<ViewRef?>()
  private var clock = 0
  /// The constraints activated during this run.
  var activated: [ConstraintRef] = []
  /// Whether the layout has rules that a log has of masks; nil until it is asked during this run.
  var hasLoggedMasks: Bool?
  /// Whether the code is a fragment, so that views without a superview are in one that it does not
  /// name.
  var assumesRoot = false
  /// Whether the code is a fragment of a file, which need not hold all lines about its views.
  var isFragment = false
  /// Whether constraints that cannot be activated are left out, as in a file, instead of ending the
  /// run.
  var goesOn = false
  /// The headers and footers of tables.
  var endsOfTables: [ViewRef] = []
  /// Which views the code of a fragment says that it adds to which others.
  var added = AddedSubviews()
  /// The constraints that were left out.
  var refused: [(failure: Failure, place: CodePlace?)] = []
  /// The place that new constraints are counted for.
  var credit: ConstraintCredit?
  /// Whether the next length is one that only the program knows, so that nothing is known of the size of
  /// its view.
  var isLengthAssumed = false
  /// Whether the number of the next constraint is one that only the program knows.
  var isNumberAssumed = false
  /// Where that place is.
  var creditPlace: CodePlace?
  /// The call of the helper that is running; `nil` in code of a view of its own.
  var caller: CodePlace?
  /// The cost of searches since it was last asked for, in steps.
  private var work = 0

  // MARK: - Views

  /// Creates a view without a superview.
  mutating func make(
    _ className: String, _ kind: Item.Kind, name: String? = nil
  ) throws -> ViewRef { try make(Node(className, kind, name: name)) }

  /// Creates a view of a UIKit class or a subclass, without a superview.
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

  /// Returns the view or guide for an item of the layout.
  mutating func ref(of id: Item.ID) -> ViewRef {
    let origin = layout.item(id)?.origin
    if let known = known(id), nodes[known.number].item == id, nodes[known.number].origin == origin {
      return known
    }
    let kind = layout.item(id)?.kind ?? .view
    // UIKit has no class for spacers, but Draftsman does.
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

  /// Returns the item for a view, or `nil` if it is outside of the layout.
  func item(_ ref: ViewRef) -> Item.ID? {
    guard let id = nodes[ref.number].item, let item = layout.item(id),
      item.origin == nodes[ref.number].origin
    else { return nil }
    return id
  }

  /// Returns the item or system guide, or `nil` if it is outside of the layout.
  func item(_ ref: ItemRef) -> Item.ID? {
    item(ref.view).map { id in guide(ref).map { id.guide($0) } ?? id }
  }

  /// Returns the layout's guide for a guide in the code; UIKit's keyboard guide stands for either
  /// of two.
  private func guide(_ ref: ItemRef) -> SystemGuide? {
    ref.guide == .keyboard && !nodes[ref.view.number].keyboardUsesSafeArea
      ? .keyboardEdge : ref.guide
  }

  /// Returns whether a view was inside the layout and has been removed there.
  func isGone(_ ref: ViewRef) -> Bool { nodes[ref.number].item != nil && item(ref) == nil }

  /// Returns the name of a view, for errors and remarks.
  func name(_ ref: ViewRef) -> String {
    if let id = item(ref) { return layout.writtenName(of: id) }
    return nodes[ref.number].name ?? "this \(nodes[ref.number].className)"
  }

  /// Returns the name of an item, for errors and remarks.
  func name(_ ref: ItemRef) -> String {
    name(ref.view) + (guide(ref).map { ".\($0.rawValue)" } ?? "")
  }

  /// Returns the superview of a view.
  mutating func superview(_ ref: ViewRef) -> ViewRef? {
    guard let id = item(ref) else { return nodes[ref.number].parent }
    return layout.parent(of: id).map { self.ref(of: $0) }
  }

  /// Returns the subviews of a view, back to front, without guides.
  mutating func subviews(_ ref: ViewRef) -> [ViewRef] {
    guard let id = item(ref) else {
      return nodes[ref.number].children.filter { nodes[$0.number].kind != .guide }
    }
    return (layout.item(id)?.children ?? []).map { self.ref(of: $0) }
  }

  /// Returns the arranged views of a stack, in order.
  mutating func arranged(_ ref: ViewRef) -> [ViewRef] {
    guard let id = item(ref) else { return nodes[ref.number].arranged }
    return (layout.item(id)?.stack?.arranged ?? []).map { self.ref(of: $0) }
  }

  /// Returns the outermost view that contains a view outside of the layout, or the view itself.
  func top(_ ref: ViewRef) -> ViewRef {
    var current = ref
    while item(current) == nil, let parent = nodes[current.number].parent { current = parent }
    return current
  }

  /// Returns whether a view is inside another one or is the same.
  mutating func isInside(_ ref: ViewRef, _ other: ViewRef) -> Bool {
    var current: ViewRef? = ref
    while let next = current {
      if next == other { return true }
      current = superview(next)
    }
    return false
  }

  /// Whether there are spacers whose lengths depend on their stacks.
  var hasSpacers: Bool { !spacers.isEmpty }

  /// Counts the cost of a search through a number of things.
  mutating func search(_ count: Int) { work += count >> 6 }

  /// Returns the cost of searches since the last call, in steps.
  mutating func takeWork() -> Int {
    defer { work = 0 }
    return work
  }

  // MARK: - Looks

  /// Returns the properties of a view.
  func look(_ ref: ViewRef) -> ItemStyle {
    item(ref).flatMap { layout.item($0)?.style } ?? nodes[ref.number].look
  }

  /// Changes the properties of a view.
  mutating func change(_ ref: ViewRef, _ body: (inout ItemStyle) -> Void) throws {
    var look = look(ref)
    body(&look)
    if let id = item(ref) {
      try apply(look, to: id)
    } else {
      nodes[ref.number].look = look
    }
  }

  /// Gives an item of the layout its properties.
  ///
  /// What flexes in a mask that changes refers to the size that the superview has now. The root
  /// has no mask.
  private mutating func apply(_ look: ItemStyle, to id: Item.ID) throws {
    guard let item = layout.item(id) else { return }
    var look = look
    let parent = item.parent.flatMap(layout.item)
    let mask = parent == nil ? nil : look.mask
    if let mask, mask.frame != item.mask?.frame || mask.flexible != item.mask?.flexible {
      let framed = (parent?.mask?.frame).map { Size(width: $0.width, height: $0.height) }
      let container = mask.flexible.isEmpty ? nil : parent?.givenSize ?? framed
      look.mask = AutoresizingMask(
        frame: mask.frame, container: container ?? Size(width: 0, height: 0),
        flexible: mask.flexible)
    } else {
      look.mask = mask
    }
    try refusing { (layout) throws(LayoutError) in try layout.setStyle(id, look) }
  }

  /// Changes the layout; if the layout refuses that, a failure is thrown.
  mutating func refusing<Result>(
    _ body: (inout Layout) throws(LayoutError) -> Result
  ) throws -> Result {
    do throws(LayoutError) { return try body(&layout) } catch {
      throw Failure(error, in: layout)
    }
  }

  // MARK: - Entering and leaving

  /// Adds items to the layout for a view and everything inside it.
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
    if node.kind != .guide { try apply(node.look, to: id) }
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

  /// Makes a view the one for an existing item of the layout, which gets everything inside the
  /// view.
  mutating func become(_ ref: ViewRef, _ id: Item.ID) throws {
    let node = nodes[ref.number]
    var look = node.look
    look.isHidden = false
    if let screen = layout.item(id)?.style {
      look.safeArea = screen.safeArea
      look.keyboardHeight = screen.keyboardHeight
    }
    try apply(look, to: id)
    nodes[ref.number].item = id
    nodes[ref.number].hasBeenInside = true
    nodes[ref.number].origin = layout.item(id)?.origin
    nodes[ref.number].parent = nil
    nodes[ref.number].children = []
    know(ref, as: id)
    for child in node.children { try enter(child, id) }
    try activateWaiting()
  }

  /// Removes a view and everything inside it from the layout, keeping their state.
  mutating func leave(_ ref: ViewRef) throws {
    guard let id = item(ref) else { return }
    let inside = layout.subtree(of: id)
    keepConstraints(inside: Set(inside.map(\.id)))
    snapshot(id)
    _ = try refusing { (layout) throws(LayoutError) in try layout.remove(id) }
  }

  /// Stores the state of an item and everything inside it.
  mutating func snapshot(_ id: Item.ID) {
    guard let item = layout.item(id) else { return }
    let ref = ref(of: id)
    let children = (item.guides + item.children).map { self.ref(of: $0) }
    let arranged = (item.stack?.arranged ?? []).map { self.ref(of: $0) }
    var spacings: [ViewRef: Double] = [:]
    for view in item.stack?.arranged ?? [] {
      spacings[self.ref(of: view)] = item.stack?.customSpacing[view]
    }
    nodes[ref.number].look = item.style
    if item.parent == nil {
      // Those of the screen are not added to another superview's.
      nodes[ref.number].look.safeArea = EdgeInsets()
      nodes[ref.number].look.keyboardHeight = 0
    }
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

  /// Returns a name that is not used, with a number from 2 if necessary.
  mutating func unusedName(_ name: String) -> String {
    let base = Name.isReserved(name) || !Name.isWellFormed(name) ? "view_" : name
    // In code, `view` is the view of the controller.
    var result = base == "view" ? "view1" : base
    var number = 1
    while layout.named(result) != nil {
      number += 1
      result = base + String(number)
    }
    search(number)
    return result
  }

  /// Returns the next number in the order of activation.
  mutating func tick() -> Int {
    clock += 1
    return clock
  }
}

extension String {
  /// The usual name of an instance of the class: `label` for `UILabel`.
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
      // Capitals at the beginning form one word: HStack becomes hStack, VIPBadge vipBadge.
      let capitals = bare.prefix { $0.isUppercase }.count
      let head = capitals > 1 && capitals < bare.count ? capitals - 1 : max(capitals, 1)
      return bare.prefix(head).lowercased() + bare.dropFirst(head)
    }
  }
}
