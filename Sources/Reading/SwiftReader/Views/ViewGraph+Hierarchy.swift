import PlumbLanguage
import ConstraintSolver
import DialectCore
import LayoutModel
import UIKitTexts

extension ViewGraph {
  // MARK: - Hierarchy

  /// Gives the headers and footers of tables that code gives a height by a frame the widths of their
  /// tables, as these do.
  mutating func widenEndsOfTables() throws {
    for view in endsOfTables {
      guard let id = item(view), var mask = layout.item(id)?.mask, mask.frame.height > 0 else {
        continue
      }
      mask.frame.x = 0
      mask.container = Size(width: mask.frame.width, height: mask.container.height)
      mask.flexible = .width
      let whole = mask
      try refusing { (layout) throws(LayoutError) in try layout.set(\.mask, of: id, to: whole) }
    }
  }

  /// The headers and footers of tables without a mask: a table gives them their places, whatever rules
  /// they have.
  var unmaskedEndsOfTables: Set<ViewRef> {
    Set(
      endsOfTables.filter { view in
        item(view).flatMap { layout.item($0) }.map { $0.mask == nil } ?? false
      })
  }

  /// Adds a view to another one, in front of its other subviews, without arranging it.
  mutating func addSubview(_ child: ViewRef, to parent: ViewRef) throws {
    try add(child, to: parent)
    nodes[child.number].isAttached = false
    try setArranged(arranged(parent).filter { $0 != child }, in: parent)
  }

  private mutating func add(_ child: ViewRef, to parent: ViewRef) throws {
    guard !isInside(parent, child) else {
      throw Failure(
        .insideItself,
        child == parent
          ? "\(name(child)) cannot be inside itself"
          : "\(name(parent)) is already inside \(name(child))")
    }
    guard nodes[parent.number].kind != .guide, nodes[child.number].kind != .guide else {
      throw Failure(.guideLimits, "guides are not subviews and have none")
    }
    if let item = item(child), item == layout.root, try !giveUpRoot() {
      throw Failure(.root, "\(name(child)) is the root and must stay outermost")
    }
    try put(child, into: parent)
    if item(parent) == nil, filled.count < Self.filledLimit { filled.append(parent) }
    try lengthen(child)
  }

  private mutating func put(_ child: ViewRef, into parent: ViewRef) throws {
    if let parentItem = item(parent) {
      if let childItem = item(child) {
        _ = try refusing { (layout) throws(LayoutError) in
          let dropped = try layout.move(childItem, to: parentItem)
          try layout.bringToFront(childItem)
          return dropped
        }
      } else {
        if let old = nodes[child.number].parent { detach(child, from: old) }
        try enter(child, parentItem)
        try activateWaiting()
      }
    } else {
      if item(child) != nil { try leave(child) }
      if let old = nodes[child.number].parent { detach(child, from: old) }
      nodes[child.number].parent = parent
      nodes[parent.number].children.append(child)
    }
  }

  private mutating func detach(_ child: ViewRef, from parent: ViewRef) {
    nodes[parent.number].children.removeAll { $0 == child }
    nodes[parent.number].arranged.removeAll { $0 == child }
    nodes[parent.number].spacings[child] = nil
    nodes[child.number].parent = nil
  }

  /// Removes a view from its superview.
  mutating func removeFromSuperview(_ child: ViewRef) throws {
    if let id = item(child) {
      guard id != layout.root else { throw Failure(.root, "the root cannot be moved") }
      try leave(child)
      nodes[child.number].parent = nil
    } else if let old = nodes[child.number].parent {
      detach(child, from: old)
    }
  }

  /// Adds a guide to a view.
  mutating func addGuide(_ guide: ViewRef, to view: ViewRef) throws {
    guard nodes[guide.number].kind == .guide else {
      throw Failure(.guideLimits, "\(name(guide)) is not a layout guide")
    }
    if let old = superview(guide) {
      guard old != view else { return }
      try removeGuide(guide)
    }
    if let id = item(view) {
      try enter(guide, id)
      try activateWaiting()
    } else {
      nodes[guide.number].parent = view
      nodes[view.number].children.append(guide)
    }
  }

  /// Removes a guide from its view.
  mutating func removeGuide(_ guide: ViewRef) throws {
    if item(guide) != nil {
      try leave(guide)
    } else if let old = nodes[guide.number].parent {
      detach(guide, from: old)
    }
  }

  /// Moves a view in front of the other subviews of its superview, or behind them.
  mutating func reorder(_ view: ViewRef, toFront: Bool) throws {
    guard let parent = superview(view) else { return }
    if let id = item(view) {
      try refusing { (layout) throws(LayoutError) in
        if toFront { try layout.bringToFront(id) } else { try layout.sendToBack(id) }
      }
    } else {
      nodes[parent.number].children.removeAll { $0 == view }
      let place = toFront ? nodes[parent.number].children.count : 0
      nodes[parent.number].children.insert(view, at: place)
    }
  }

  /// Replaces a view by a new one, which code has set as the view of a controller.
  ///
  /// If the old view was the root, the new one gets its place and size.
  mutating func replace(_ old: ViewRef, by new: ViewRef) throws {
    guard old != new, item(new) == nil else { return }
    guard let id = item(old) else {
      let children = nodes[old.number].children
      for child in children { try addSubview(child, to: new) }
      return
    }
    // A root is a plain view, so that a scroll view or stack is placed inside it.
    guard nodes[new.number].kind == layout.item(id)?.kind else { return try fill(old, with: new) }
    try become(new, id)
  }

  // MARK: - Stacks

  /// Returns whether a view arranges others.
  func isStack(_ ref: ViewRef) -> Bool {
    nodes[ref.number].kind == .stack || nodes[ref.number].inner != nil
  }

  /// Returns the stack that arranges views for another view: the view itself, or the stack inside
  /// it.
  func stack(_ ref: ViewRef) throws -> ViewRef {
    if let inner = nodes[ref.number].inner { return inner }
    guard nodes[ref.number].kind == .stack else {
      throw Failure(.notAStack, "\(name(ref)) is not a stack")
    }
    return ref
  }

  /// Arranges a view in a stack, at an index or at the end.
  mutating func arrange(_ view: ViewRef, in given: ViewRef, at index: Int? = nil) throws {
    let stack = try stack(given)
    var list = arranged(stack).filter { $0 != view }
    search(8 * list.count)
    if superview(view) != stack { try add(view, to: stack) }
    list.insert(view, at: min(max(0, index ?? list.count), list.count))
    try change(view) { $0.mask = nil }
    try setArranged(list, in: stack)
  }

  /// Sets the arranged views of a stack, all of which must be its subviews.
  mutating func setArranged(_ views: [ViewRef], in stack: ViewRef) throws {
    guard nodes[stack.number].kind == .stack else { return }
    guard let id = item(stack) else {
      nodes[stack.number].arranged = views
      return
    }
    let items = views.compactMap { item($0) }
    guard items != layout.item(id)?.stack?.arranged else { return }
    _ = try refusing { (layout) throws(LayoutError) in try layout.arrange(items, in: id) }
  }

  /// Sets the spacing after an arranged view; `nil` restores that of the stack.
  mutating func setSpacing(_ spacing: Double?, after view: ViewRef, in given: ViewRef) throws {
    let stack = try stack(given)
    guard let id = item(stack), let viewID = item(view) else {
      nodes[stack.number].spacings[view] = spacing
      return
    }
    try refusing { (layout) throws(LayoutError) in
      try layout.setSpacing(spacing, after: viewID, in: id)
    }
  }

  // MARK: - Spacers

  /// Constrains the spacers of Stacks along the axes of their stacks, as UIKit's
  /// `updateConstraints`.
  mutating func updateSpacers() throws {
    for ref in spacers {
      let number = ref.number
      guard let spacer = nodes[number].spacer, case .stacks = spacer else { continue }
      guard item(ref) != nil, let parent = superview(ref) else { continue }
      let rules = spacer.rules(for: ItemRef(ref), along: look(parent).stack?.axis)
      let old = nodes[number].spacerConstraints.map { constraints[$0.number].draft }
      if old != rules { try setLength(of: ref, rules) }
    }
  }

  /// Adds the constraints for lengths that were waiting for a superview.
  private mutating func lengthen(_ view: ViewRef) throws {
    guard let parent = superview(view), !nodes[view.number].waiting.isEmpty else { return }
    let waiting = nodes[view.number].waiting
    nodes[view.number].waiting = []
    for length in waiting {
      let rule = length.length.rule(for: ItemRef(view), length.attribute, in: ItemRef(parent))
      if let rule { try activate(try add(rule)) }
    }
  }
}
