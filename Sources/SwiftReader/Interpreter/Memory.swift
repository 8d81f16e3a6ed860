import DialectCore
import LayoutModel
import SwiftSyntax

/// What Swift lines of a session remember from each other: names, views that are not inside the
/// layout yet, constraints, activations and plans.
///
/// It is a value and goes with the layout it belongs to, through undo and replay.
package struct SwiftMemory: Sendable {
  var scene = ViewGraph()
  /// Where the values of names are kept.
  var cells = PagedArray<Value>()
  /// The names of the outermost level.
  var globals = NameTable<Int>()
  var objects = PagedArray<Instance>()
  var activations: [LayoutActivation<ViewGraph>] = []
  var plans: [PlanState] = []
  /// The types of the texts so far, by their whole names: `Card.Metrics`.
  var types = NameTable<TypeDeclaration>()
  /// What other names for types stand for, by their whole names, as they are written.
  var aliases = NameTable<TypeSyntax>()
  /// Values of the outermost level that are worked out when somebody asks for them.
  var pending = NameTable<PendingVariable>()

  /// Where the values of static properties are kept, by their whole names.
  var statics = NameTable<Int>()
  /// What is known only when the program runs.
  var unknowns = PagedArray<UnknownState>()

  /// The moment the root of the document was made, by which a new document is told from the old one.
  private var document: Origin?

  /// Nothing yet.
  package init() {}

  /// Whether a layout is another document than the one these names belong to.
  func isForeign(to layout: Layout) -> Bool {
    document != nil && document != layout.root.flatMap { layout.item($0)?.origin }
  }

  /// Notes the document that the names belong to, and lets go of its layout.
  mutating func rest(after layout: Layout) {
    document = layout.root.flatMap { layout.item($0)?.origin }
    scene.layout = Layout()
  }

  /// The view of the code that a root of its name is; nil where the code has no such view that waits.
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

  /// Whether nothing was said in Swift yet.
  package var isEmpty: Bool { globals.isEmpty && types.isEmpty && scene.nodes.isEmpty }
}

/// An object of a class of the text.
struct Instance: Sendable {
  /// Its class.
  var type: String
  /// Its stored properties, by where their values are kept.
  var properties: [String: Int] = [:]
  /// The view that it is, or that it controls.
  var view: ViewRef?
  /// Whether it is a controller that loaded its view.
  var hasLoaded = false
  /// Whether what UIKit calls once a view is shown was run.
  var hasAppeared = false
  /// What the types that its class leaves open are here, by their names.
  var generics: [String: String] = [:]
  /// The names of its properties that a wrapper of the text keeps.
  var wrapped: Set<String> = []
  /// Properties whose value is not known yet and why.
  var unknown: [String: String] = [:]
  /// Their types, as they are written.
  var unknownTypes: [String: String] = [:]
  /// Properties whose changes update the layout: SwiftLayout's `@LayoutProperty`.
  var updating: Set<String> = []
}

/// What is known of a value that only the program knows.
struct UnknownState: Sendable {
  /// What the code calls it; nil where it has no name yet.
  var label: String?
  /// Its type, as far as the code says it.
  var type: String?
  /// Whether the code says what it is, and that could not be run.
  var isLost = false
  /// The view that stands for it, once one is needed.
  var view: ViewRef?
  /// What its members are, by name.
  var members: [String: Value] = [:]
}

/// A variable of the outermost level that nobody asked for yet.
struct PendingVariable: Sendable {
  let declaration: VariableDeclSyntax
  let source: SwiftSource
}

/// A type of the text, with its extensions.
struct TypeDeclaration: Sendable {
  /// What sort of type it is.
  enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol` }

  /// What it is called, with the types around it: `Card.Metrics`; with its file where only that one
  /// sees it.
  var name: String
  /// What sort of type it is; of an extension alone, a struct.
  var kind = Kind.struct
  /// The number of the file that declares it, of several.
  var file: Int?
  /// The names of the types that its uses choose, with what they inherit from.
  var generics: [(name: String, parent: String?)] = []
  /// What the attributes in front of it say.
  var attributes = AttributeListSyntax([])
  /// The class and the protocols behind the colon.
  var inherited: [String]
  /// Whether it is a class.
  var isClass: Bool
  /// Whether the text declares it; false where it only extends it.
  var isDeclared = true
  /// What it consists of, with the text each part stands in.
  private(set) var members = PagedArray<Part>()
  /// The places of the members of each name.
  private var places = NameTable<[Int]>()

  /// A type with its members.
  init(
    name: String, inherited: [String], isClass: Bool, isDeclared: Bool = true, members: [Part]
  ) {
    (self.name, self.inherited) = (name, inherited)
    (self.isClass, self.isDeclared) = (isClass, isDeclared)
    add(members)
  }

  /// The members of a name, in order; those of initialisers are called `init`.
  func members(named name: String) -> [Part] { (places[name] ?? []).map { members[$0] } }

  /// Takes over what an extension, or a second declaration, adds.
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

  /// A part of a type: a property, a method, an initialiser.
  struct Part: Sendable {
    let declaration: DeclSyntax
    let source: SwiftSource
    /// What an extension asks of the elements of an array; nil for nothing.
    var requirement: String?
  }
}
