import ConstraintSolver
import LayoutModel
import PlumbLanguage
import UIKitTexts
import SwiftSyntax

/// Runs Swift code on a layout, by walking its syntax tree.
final class Interpreter {
  /// The origin of the code, which determines how failures are handled.
  enum Mode {
    /// Code typed at the prompt: it succeeds or changes nothing, and drafts are applied at its end.
    case prompt
    /// A file: code that cannot be run is noted, and the rest continues.
    case file
  }

  /// How control leaves a block.
  enum Exit {
    case none, `fallthrough`
    /// The label of the loop to leave or continue; `nil` for the innermost one.
    case `break`(String?), `continue`(String?)
    case `return`(Value)

    /// Returns the exit that a loop passes on to its surroundings, if any.
    func left(own label: String?) -> Exit? {
      switch self {
      case .return: return self
      case .break(let name?), .continue(let name?): return name == label ? nil : self
      default: return nil
      }
    }

    /// Whether it ends a loop.
    var isBreak: Bool { if case .break = self { true } else { false } }
  }

  var memory: SwiftMemory
  let mode: Mode
  /// What is in force for the code that is being run.
  var frame: CallFrame
  /// What there is to tell people about the code.
  var notes = RunNotes()
  /// Views that a stack took out of the layout while it is outside itself, with their former
  /// parents.
  var displaced: [(stack: ViewRef, parent: Item.ID)] = []
  /// The views whose plan or layout the code applies itself.
  var asked: Set<ViewRef> = []
  /// The numbers of views and constraints before the run.
  let start: (views: Int, constraints: Int)
  /// The functions that were run.
  var ran: Set<SyntaxIdentifier> = []
  /// Whether the code that runs is that of a class that is laid out, where what is missing is an
  /// error, and no part of the code that was not quoted.
  var isInsideClass = false
  /// Whether the root that a fragment has is a row of a list, whose height follows its rules.
  var isRowOfList = false
  /// The views whose makers are being run: what is not run there may have been about them.
  var making: Set<ViewRef> = []
  /// The statement of the files that is being run, also while a library runs for it.
  var statement: CodePlace?
  /// The properties whose observers are being run and therefore do not run again.
  var observing: Set<ObservedProperty> = []
  /// The resources that the code may still use.
  var budget = Budget()
  /// The files that are read together.
  let sources: [SwiftSource]
  /// The layout libraries that the files import, as far as they can be read.
  let libraries: [SwiftSource]
  /// Cached findings about types and functions.
  var cache = TypeCache()
  /// The number of times types were declared or restored.
  var generation = 0
  /// The objects that stand for views of UIKit classes in extensions of these classes.
  var standInObjects: [ViewRef: ObjectRef] = [:]
  /// The unknown values for which a view is being made.
  var openUnknowns: Set<Int> = []
  /// What the last call left in what it shares with its caller.
  var outputs = CallOutputs()
  /// Counts what the run reads of the constraints in files; `nil` if they are not counted.
  var count: ConstraintCount?
  /// What an exploring run searches for in all branches; `nil` in an ordinary run.
  var exploration: Exploration?
  /// The classes that can be opened, once they are known.
  var classes: [String]?
  /// Whether the views have been laid out once, so that their frames are no longer zero.
  var hasLaidOut = false
  /// Whether a method of the layout pass runs, or what it calls.
  var isLayingOut = false
  /// The operators that the code declares.
  var operators: Set<String> = []
  /// The expected type of the expression that is evaluated next.
  var expected: TypeSyntax?

  /// Creates an interpreter that begins in the first source.
  init(
    _ memory: SwiftMemory, on layout: Layout, running sources: [SwiftSource],
    with libraries: [SwiftSource] = [], mode: Mode, exploring exploration: Exploration? = nil
  ) {
    self.memory = memory
    self.memory.scene.layout = layout
    self.memory.scene.filled = []
    self.memory.scene.activated = []
    self.memory.scene.hasLoggedMasks = nil
    self.memory.scene.goesOn = mode == .file
    start = (memory.scene.nodes.count, memory.scene.constraints.count)
    frame = CallFrame(source: sources[0])
    self.mode = mode
    (self.sources, self.libraries, self.exploration) = (sources, libraries, exploration)
  }

  /// The state of everything that code can change.
  struct Checkpoint {
    let memory: SwiftMemory
    let locals: [[String: Int]]
    let displaced: [(stack: ViewRef, parent: Item.ID)]
    let asked: Set<ViewRef>
    let generation: Int
  }

  // MARK: - Limits

  /// Counts a step, and the searches in the scene since the last one.
  func tick(_ node: some SyntaxProtocol) throws(Failure) {
    guard !Interruption.isRequested else {
      throw Failure(.interrupted, "the code was interrupted", at: node.place, in: source)
    }
    do throws(Failure) { try budget.take(steps: 1 + memory.scene.takeWork()) } catch {
      throw error.located(at: node.place, in: source)
    }
  }

  /// Runs a closure one level deeper.
  func deeper<Result>(_ body: () throws -> Result) throws -> Result {
    defer { budget.rise() }
    try budget.descend()
    return try body()
  }

  /// Returns a new value, if it fits into the budget.
  func made(_ value: Value) throws(Failure) -> Value {
    try budget.take(value)
    return value
  }

  /// Returns a failure at a piece of code.
  func failure(
    _ code: ErrorCode, _ message: String, at node: some SyntaxProtocol,
    note: String? = nil, meant: String? = nil
  ) -> Failure {
    Failure(code, message, at: node.place, in: source, note: note, meant: meant)
  }

  /// Returns a failure at a piece of code that cannot be run.
  func failure(_ message: String, at node: some SyntaxProtocol) -> Failure {
    failure(.swift, message, at: node)
  }

  /// Runs a closure, giving a failure without a place this one.
  func locating<Result>(_ place: Range<Int>, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let failure as Failure {
      throw failure.located(at: place, in: source)
    }
  }

  // MARK: - Names

  /// Defines a name in the innermost scope.
  func define(_ name: String, _ value: Value) {
    memory.cells.append(value)
    let cell = memory.cells.count - 1
    if frame.locals.isEmpty {
      memory.globals[name] = cell
    } else {
      frame.locals[frame.locals.count - 1][name] = cell
    }
  }

  /// Returns the cell that holds the value of a name.
  func cell(_ name: String) -> Int? {
    for scope in frame.locals.reversed() { if let cell = scope[name] { return cell } }
    if let object, let cell = memory.objects[object.number].properties[name] { return cell }
    return memory.globals[name]
  }

  /// Returns the value of a name, or `nil` if it is not defined.
  func lookUp(_ name: String) throws -> Value? {
    for scope in frame.locals.reversed() { if let cell = scope[name] { return memory.cells[cell] } }
    if let object, let value = try property(name, of: object) { return value }
    if let subject, let value = try declaredProperty(name, of: subject) { return value }
    if let owner, object == nil, subject == nil, let value = try staticMember(name, of: owner) {
      return value
    }
    if let cell = memory.globals[name] {
      let value = memory.cells[cell]
      guard case .item(let item) = value else { return value }
      // The name now belongs to a view of the shell.
      if mode == .prompt, case .item? = memory.scene.layout.named(name),
        memory.scene.item(item.view) == nil
      {
        return lookUp(inLayout: name)
      }
      if !memory.scene.isGone(item.view) { return value }
    }
    if let value = try pendingValue(name) { return value }
    if let value = lookUp(inLayout: name) { return value }
    if let subject, let value = try ownMember(name, of: subject) { return value }
    if name == "view", let root = memory.scene.layout.root {
      return .item(ItemRef(memory.scene.ref(of: root)))
    }
    if let object, let view = memory.objects[object.number].view,
      !isController(memory.objects[object.number].type) || Self.ofControllers.contains(name)
    {
      let value = Value.item(ItemRef(view))
      let own = Vocabulary.members(name, of: receivers(of: value))
      if own.contains(where: { $0.parameters == nil && $0.operation != nil }) {
        return try member(name, of: value, at: source.tree.place)
      }
      if Vocabulary.decorations.contains(name) { return .opaque(name) }
    }
    // Nothing contains or presents the controller that is laid out.
    if let object, isController(memory.objects[object.number].type),
      ["parent", "presentingViewController"].contains(name)
    {
      return .null
    }
    if let object, isController(memory.objects[object.number].type),
      Self.aroundControllers.contains(name)
    {
      let isController = name.hasSuffix("Controller")
      return mode == .file && isController ? keep(unknown(name), name, of: object) : .opaque(name)
    }
    if let type = object.flatMap({ memory.objects[$0.number].generics[name] }) {
      return .type(type)
    }
    if let type = typeName(name) { return .type(type) }
    if Self.types.contains(name) { return .type(name) }
    return nil
  }

  /// Evaluates a global variable on first use; returns `nil` if there is no pending one with that
  /// name.
  private func pendingValue(_ name: String) throws -> Value? {
    guard let variable = memory.pending[name] else { return nil }
    memory.pending[name] = nil
    return try withFrame(CallFrame(source: variable.source)) {
      _ = try recovering(variable.declaration) { try declare(DeclSyntax(variable.declaration)) }
      for binding in variable.declaration.bindings where mode == .file {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.nameText,
          memory.globals[name] == nil
        else { continue }
        define(name, unknown(name, binding.typeAnnotation?.type.trimmedText))
      }
      return memory.globals[name].map { memory.cells[$0] }
    }
  }

  /// The properties of views that view controllers have as well.
  private static let ofControllers: Set<String> = ["sl", "drf", "snp", "traitCollection"]

  /// The properties of view controllers that do not affect the layout of their view.
  private static let aroundControllers: Set<String> = [
    "navigationItem", "navigationController", "tabBarController", "tabBarItem", "toolbarItems",
    "presentedViewController", "splitViewController",
  ]

  /// The types that tell about the environment, whose values are known only at run time.
  static let atRunTime: Set<String> = [
    "Bundle", "Calendar", "Date", "FileManager", "Locale", "NotificationCenter", "ProcessInfo",
    "UIAccessibility", "UIDevice", "UIResponder", "UserDefaults",
  ]

  /// Returns the meaning of a name in the layout.
  private func lookUp(inLayout name: String) -> Value? {
    switch memory.scene.layout.named(name) {
    case .item(let id): return .item(ItemRef(memory.scene.ref(of: id)))
    case .number(let number): return .number(number)
    case .rule(let id): return constraint(of: id).map { .constraint($0) }
    case nil: return nil
    }
  }

  /// Returns a rule as a constraint that code can change.
  private func constraint(of id: Rule.ID) -> ConstraintRef? {
    let known = memory.scene.constraints.indices.first {
      memory.scene.rule(ConstraintRef(number: $0))?.id == id
    }
    return known.map { ConstraintRef(number: $0) }
  }

  /// The names of types whose members are in the vocabulary.
  static let types: Set<String> = {
    var names = Vocabulary.decorativeTypes.union(["Self"])
    for member in Vocabulary.tables.joined() {
      if case .type(let name) = member.receiver { names.insert(name) }
      if member.receiver == .global, member.name.first?.isUppercase ?? false {
        names.insert(member.name)
      }
    }
    return names
  }()

  /// The names that can be suggested for a misspelt one.
  var knownNames: [String] {
    frame.locals.flatMap { $0.keys.sorted() } + memory.globals.names
      + memory.scene.layout.items.map(\.name) + memory.scene.layout.lets.map(\.name)
      + Vocabulary.names(of: [.global])
  }
}
