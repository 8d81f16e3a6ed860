import PlumbLanguage
import ConstraintSolver
import DialectCore
import LayoutModel
import UIKitTexts

/// A relation of SwiftLayout with its place.
typealias AnchorsTemplate = RelatedTemplate<ViewGraph>

/// A layout of SwiftLayout: a description of views inside views, which has no effect until
/// activated.
struct LayoutTree: Sendable {
  /// The tree of views and relations.
  var node: LayoutNode<ViewGraph>
  /// The code that describes it, which is evaluated again on updates.
  var thunk: Closure?

  /// Creates the layout of a view or guide, or a list of layouts.
  init(_ subject: LayoutNode<ViewGraph>.Subject? = nil, _ children: [LayoutTree] = []) {
    node = LayoutNode(subject, children.map(\.node))
  }
}

extension Interpreter {
  // MARK: - Layouts

  /// Returns the layout that a value stands for.
  func tree(_ value: Value) throws -> LayoutTree {
    switch value {
    case .layout(let tree): return tree
    case .item(let item) where item.guide == nil:
      let isGuide = memory.scene.nodes[item.view.number].kind == .guide
      return LayoutTree(isGuide ? .guide(item) : .view(item.view))
    case .object(let ref):
      guard let view = memory.objects[ref.number].view else {
        guard let layout = try property("layout", of: ref) else { break }
        return try tree(layout)
      }
      return LayoutTree(.view(view))
    case .null, .void: return LayoutTree()
    case .list(let list):
      try budget.take(bytes: 64 * (list.count + 1))
      return LayoutTree(nil, try list.map { try tree($0) })
    default: break
    }
    throw Failure(.swift, "\(value.inWords) is not a layout")
  }

  /// Returns the value of a computed `layout` property, with the code that computes it.
  func layoutValue(_ value: Value, again closure: Closure, _ name: String) throws -> Value {
    guard name == "layout", case .list(let list) = value else { return value }
    var tree = LayoutTree(nil, try list.map { try self.tree($0) })
    tree.thunk = closure
    return .layout(tree)
  }

  /// Returns the relations that the values of an `anchors` block stand for.
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
          ConstraintTemplate(.subject, path, Verb(.equal), .placeholder(.parent)),
          at: CodePlace(range: place, source: source))
      ]
    default: throw Failure(.swift, "\(value.inWords) is not about anchors")
    }
  }

  /// Makes views and constraints what a layout asks for, starting from an earlier activation.
  func update(_ given: LayoutTree, from ref: ActivationRef?) throws -> ActivationRef {
    var tree = given
    if let thunk = given.thunk {
      // Activating the layout of an object leaves nothing for others to do.
      if let view = thunk.object.flatMap({ memory.objects[$0.number].view }) { asked.insert(view) }
      // The layout of the object has now been applied, so that nothing else has to do it.
      if ref != nil { tree = try self.tree(try run(thunk, asBuilder: thunk.isBuilder)) }
    }
    for node in tree.node.nodes {
      guard let closure = node.action, let view = node.view else { continue }
      try run(closure, [.item(ItemRef(view))])
    }
    var state = ref.map { memory.activations[$0.number] } ?? LayoutActivation()
    // A constraint that is not active no longer exists, as in UIKit if nothing else holds it.
    state.constraints.removeAll { !memory.scene.isActive($0) }
    let change = try memory.scene.update(&state, to: tree.node.entries())
    for name in change.unknownIdentifiers {
      note("nothing is called \"\(name)\": the superview is used instead")
    }
    try skipRefused()
    if ref != nil {
      note(
        "\(change.activated) activated, \(change.deactivated) deactivated, "
          + "\(change.kept) kept", again: true)
    }
    guard let ref else {
      memory.activations.append(state)
      return ActivationRef(number: memory.activations.count - 1)
    }
    memory.activations[ref.number] = state
    return ref
  }

  /// Deactivates the constraints of an activation and removes its views.
  func deactivate(_ ref: ActivationRef) throws {
    var state = memory.activations[ref.number]
    try memory.scene.undo(&state)
    memory.activations[ref.number] = state
  }
}

extension ViewGraph: ActivationTree {
  typealias Action = Closure

  func identifier(of item: ItemRef) -> String? { nodes[item.view.number].identifier ?? name(item) }
  mutating func owner(of guide: ItemRef) -> ViewRef? { superview(guide.view) }
  mutating func addGuide(_ guide: ItemRef, to view: ViewRef) throws {
    try addGuide(guide.view, to: view)
  }
  mutating func removeGuide(_ guide: ItemRef, from view: ViewRef) throws {
    try removeGuide(guide.view)
  }
}
