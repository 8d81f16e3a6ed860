import DialectCore
import LayoutModel
import SwiftSyntax

/// What the Swift lines of a session share: names, views outside of the layout, constraints,
/// activations and plans.
///
/// It is a value that accompanies its layout through undo and replay.
package struct SwiftMemory: Sendable {
  var scene = ViewGraph()
  /// The cells that hold the values of names.
  var cells = PagedArray<Value>()
  /// The cells of global names.
  var globals = NameTable<Int>()
  var objects = PagedArray<Instance>()
  var activations: [LayoutActivation<ViewGraph>] = []
  var plans: [PlanState] = []
  /// The types in the code, by their full names, such as `Card.Metrics`.
  var types = NameTable<TypeDeclaration>()
  /// The type aliases in the code, by their full names.
  var aliases = NameTable<TypeSyntax>()
  /// Global variables that are evaluated on first use.
  var pending = NameTable<PendingVariable>()

  /// The cells of static properties, by their full names.
  var statics = NameTable<Int>()
  /// The fonts of texts with attributes, by the text.
  var fonts: [String: Font] = [:]
  /// The values known only at run time.
  var unknowns = PagedArray<UnknownState>()

  /// The origin of the document's root, by which a new document is recognised.
  private var document: Origin?

  /// Creates an empty memory.
  package init() {}

  /// Returns whether a layout belongs to a different document.
  func isForeign(to layout: Layout) -> Bool {
    document != nil && document != layout.root.flatMap { layout.item($0)?.origin }
  }

  /// Records the document that the names belong to, and releases its layout.
  mutating func rest(after layout: Layout) {
    document = layout.root.flatMap { layout.item($0)?.origin }
    scene.layout = Layout()
  }

  /// Returns the view outside of the layout that has the name of the root, or `nil` if there is
  /// none.
  func viewOfRoot(_ layout: Layout) -> ViewRef? {
    guard let root = layout.root, let cell = globals[layout.name(of: root)] else { return nil }
    let view: ViewRef
    switch cells[cell] {
    case .item(let item) where item.guide == nil: view = item.view
    case .object(let object):
      guard let own = objects[object.number].view else { return nil }
      view = own
    default: return nil
    }
    let node = scene.nodes[view.number]
    guard node.item == nil, node.parent == nil, node.kind == .view, !node.hasBeenInside else {
      return nil
    }
    return view
  }

  /// Whether no Swift has been run yet.
  package var isEmpty: Bool { globals.isEmpty && types.isEmpty && scene.nodes.isEmpty }
}

/// An object of a class in the code.
struct Instance: Sendable {
  /// The name of its class.
  var type: String
  /// The cells of its stored properties.
  var properties: [String: Int] = [:]
  /// The view that it is or, for a controller, has.
  var view: ViewRef?
  /// Whether a controller has loaded its view.
  var hasLoaded = false
  /// Whether the methods that UIKit calls when a view appears have been run.
  var hasAppeared = false
  /// The generic arguments of its class, by parameter.
  var generics: [String: String] = [:]
  /// The properties with a property wrapper that is in the code.
  var wrapped: Set<String> = []
  /// The properties whose values are unknown, with the reasons.
  var unknown: [String: String] = [:]
  /// The declared types of these properties.
  var unknownTypes: [String: String] = [:]
  /// The names of its outlets, which a nib connects with views inside its own.
  var outlets: [String] = []
  /// The properties that update the layout when they change: SwiftLayout's `@LayoutProperty`.
  var updating: Set<String> = []
}

/// What is known of a value that only the running program knows.
struct UnknownState: Sendable {
  /// How the code reaches it, if it is a member of another: `insets.left`.
  var path: String?
  /// The name in the code; `nil` if it has none yet.
  var label: String?
  /// The type, as far as the code tells.
  var type: String?
  /// Whether the code that provides it could not be run.
  var isLost = false
  /// The view that stands for it, once one was needed.
  var view: ViewRef?
  /// Its members, by name.
  var members: [String: Value] = [:]
  /// What the code does with it, if it is the result of a sum: first to last.
  var reckoning: [Reckoning] = []
  /// Whether it is a number: code reckons with it, or it is a constant of a type in no file.
  var isNumber = false
}

/// An operation with an unknown number and a known one.
struct Reckoning: Sendable {
  let sign: String
  let number: Double
  /// Whether the known number comes first.
  let isFirst: Bool
}

/// A global variable that has not been evaluated yet.
struct PendingVariable: Sendable {
  let declaration: VariableDeclSyntax
  let source: SwiftSource
}

/// A type in the code, with its extensions.
struct TypeDeclaration: Sendable {
  /// The kind of a type.
  enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol` }

  /// The full name, `Card.Metrics`; for a private type it includes the file.
  var name: String
  /// The kind of type; a type that is only extended counts as a struct.
  var kind = Kind.struct
  /// The number of the file that declares it, if there are several.
  var file: Int?
  /// The generic parameters, with the types they must inherit from.
  var generics: [(name: String, parent: String?)] = []
  /// The attributes of the declaration.
  var attributes = AttributeListSyntax([])
  /// The superclass and protocols.
  var inherited: [String]
  /// Whether it is a class.
  var isClass: Bool
  /// Whether the code declares the type and does not only extend it.
  var isDeclared = true
  /// The members, each with its source.
  private(set) var members = PagedArray<Part>()
  /// The indices of the members, by name.
  private var places = NameTable<[Int]>()

  /// Creates a type with its members.
  init(
    name: String, inherited: [String], isClass: Bool, isDeclared: Bool = true, members: [Part]
  ) {
    (self.name, self.inherited) = (name, inherited)
    (self.isClass, self.isDeclared) = (isClass, isDeclared)
    add(members)
  }

  /// Returns the members with a name, in order; initialisers are named `init`.
  func members(named name: String) -> [Part] { (places[name] ?? []).map { members[$0] } }

  /// Adds the members of an extension or of a second declaration.
  mutating func add(_ other: TypeDeclaration) {
    inherited += other.inherited
    isClass = isClass || other.isClass
    if other.isDeclared {
      (kind, file, generics, attributes) = (
        other.kind, other.file, other.generics, other.attributes
      )
    }
    isDeclared = isDeclared || other.isDeclared
    add(other.members)
  }

  private mutating func add(_ parts: some Sequence<Part>) {
    for part in parts {
      for name in part.declaration.declaredNames {
        places[name] = (places[name] ?? []) + [members.count]
      }
      members.append(part)
    }
  }

  /// A member of a type: a property, a method or an initialiser.
  struct Part: Sendable {
    let declaration: DeclSyntax
    let source: SwiftSource
    /// The requirement of an extension of arrays on its elements, if it has one.
    var requirement: String?
  }
}
