import LayoutModel
import SwiftSyntax

/// What Swift lines of a session remember from each other: names, views that are not inside of the
/// layout yet, constraints, activations and plans.
///
/// It is a value and goes with the layout it belongs to, through undo and replay.
public struct SwiftMemory: Sendable {
  var scene = Scene()
  /// Where the values of names are kept.
  var cells: [Value] = []
  /// The names of the outermost level.
  var globals: [String: Int] = [:]
  var objects: [Instance] = []
  var activations: [ActivationState] = []
  var plans: [PlanState] = []
  /// The classes of the texts so far.
  var types: [String: TypeDeclaration] = [:]
  /// The constraints of drafts that were applied, by what two of them are the same one by.
  var drafted: [RuleKey: ConstraintRef] = [:]

  /// The moment the root of the document was made, by which a new document is told from the old one.
  private var document: Origin?

  /// Nothing yet.
  public init() {}

  /// Whether a layout is another document than the one these names belong to.
  func isForeign(to layout: Layout) -> Bool {
    document != nil && document != layout.root.flatMap { layout.item($0)?.origin }
  }

  /// Notes the document that the names belong to, and lets go of its layout.
  mutating func rest(after layout: Layout) {
    document = layout.root.flatMap { layout.item($0)?.origin }
    scene.layout = Layout()
  }

  /// Whether nothing was said in Swift yet.
  public var isEmpty: Bool { globals.isEmpty && types.isEmpty && scene.nodes.isEmpty }
}

/// An object of a class of the text.
struct Instance: Sendable {
  /// Its class.
  var type: String
  /// Its stored properties, by where their values are kept.
  var properties: [String: Int] = [:]
  /// The view that it is, or that it controls.
  var view: ViewRef?
  /// Properties whose value is not known yet and why.
  var unknown: [String: String] = [:]
  /// Properties whose changes update the layout: SwiftLayout's `@LayoutProperty`.
  var updating: Set<String> = []
}

/// A class or a struct of the text, with its extensions.
struct TypeDeclaration: Sendable {
  /// What it is called.
  var name: String
  /// The class and the protocols behind the colon.
  var inherited: [String]
  /// Whether it is a class.
  var isClass: Bool
  /// Whether the text declares it; false where it only extends it.
  var isDeclared = true
  /// What it consists of, with the text each part stands in.
  var members: [Part]

  /// A part of a type: a property, a method, an initialiser.
  struct Part: Sendable {
    let declaration: DeclSyntax
    let source: SwiftSource
  }
}
