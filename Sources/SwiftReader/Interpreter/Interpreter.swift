import ConstraintSolver
import LayoutModel
import PlumbLanguage
import UIKitTexts
import SwiftSyntax

/// Runs code over a layout: what expressions mean, what statements do.
final class Interpreter {
  /// Where the code comes from, which decides what happens to what cannot be run.
  enum Mode {
    /// A line or a block that somebody typed: all or nothing, and drafts are applied at its end.
    case prompt
    /// A file: what cannot be run is noted, and the rest goes on.
    case file
  }

  /// What leaves a block before its end.
  enum Exit {
    case none, `fallthrough`
    /// The name of the loop that it leaves; nil for the innermost.
    case `break`(String?), `continue`(String?)
    case `return`(Value)

    /// What a loop passes on to the code around it, if this leaves more than one turn of it.
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
  /// The text that is being run.
  var source: SwiftSource
  /// The names of the blocks around the code, outermost first, by where their values are kept.
  var locals: [[String: Int]] = []
  /// The object whose code is being run.
  var object: ObjectRef?
  /// The value whose code is being run, where that is no object.
  var subject: Value?
  /// The class whose code is being run.
  var owner: String?
  /// What people should know, one sentence each.
  private(set) var notes: [String] = []
  /// What was read and means nothing to a layout.
  private(set) var ignored: [String] = []
  /// What was said of these, to be found again.
  private var known = Known()
  /// What could not be run, where that does not end everything; each once.
  private(set) var skipped: [ImportedCode.Skipped] = []
  /// Views that were taken out of the layout by a stack that is nowhere yet, with where they were.
  var displaced: [(stack: ViewRef, parent: Item.ID)] = []
  /// The views whose plan or layout the code itself applies.
  var asked: Set<ViewRef> = []
  /// What the text declares at its outermost level, in words.
  var declared: [String] = []
  /// The names of the outermost level that it declares without a value, with their types.
  var bare: [(name: String, type: String)] = []
  /// How many views and constraints there were before it.
  let start: (views: Int, constraints: Int)
  /// The functions that were run.
  var ran: Set<SyntaxIdentifier> = []
  /// The object whose initialiser is being run.
  var making: ObjectRef?
  /// The properties whose observers are being run, which a change of theirs does not call again.
  var observing: Set<ObservedProperty> = []
  /// What the text may still take.
  var budget = Budget()
  /// The files that are read together.
  var sources: [SwiftSource] = []
  /// The layout libraries that these import, as far as they can be read.
  var libraries: [SwiftSource] = []
  /// What was found out about types and functions.
  var cache = TypeCache()
  /// How often types were declared or taken back.
  var generation = 0
  /// The objects that stand for views of UIKit's own classes in code that extends these.
  var standInObjects: [ViewRef: ObjectRef] = [:]
  /// The values that are not known and get a view just now.
  var openUnknowns: Set<Int> = []
  /// The classes that are declared nowhere, for which views stand.
  var standIns: Set<String> = []
  /// What was taken for granted, as it can be said otherwise.
  var assumed: [String] = []
  /// What the code that ran last made of the parameters that its caller shares, by their places.
  var shared: [Int: Value] = [:]
  /// The constraints that the files write down; nil where nobody counts them.
  var sites: ConstraintSites?
  /// The constraints that the run looks for, wherever the code would go; nil for an ordinary run.
  var wanted: [ConstraintSites.Site]?
  /// Code in braces that such a run came by and that may never be called.
  var waiting: [Closure] = []
  /// Where the code stands that could not be run, with the reason.
  var lostPlaces: [(source: SwiftSource, range: Range<Int>, reason: String)] = []
  /// What became of the places where constraints are written down.
  var outcomes: [SyntaxIdentifier: SiteOutcome] = [:]
  /// How many constraints those places made, once somebody asked.
  var knownCredits: [SyntaxIdentifier: Int]?
  /// How often such places were run, and how often code that makes constraints for its caller.
  var (runs, helpersEntered) = (0, 0)
  /// What a function of a value made of that value.
  var sharedSelf: Value?
  /// The operators that the text declares.
  var operators: Set<String> = []
  /// The type that the expression which is worked out next should have.
  var expected: TypeSyntax?
  /// The name of the loop that comes next.
  var labelOfLoop: String?
  /// The type of what the function that runs returns.
  var returned: TypeSyntax?
  /// What the code puts off to the end of the blocks around it.
  var deferred: [[CodeBlockSyntax]] = []

  private struct Known {
    var notes: Set<String> = []
    var ignored: Set<String> = []
    var skipped: Set<ImportedCode.Skipped> = []
  }

  init(_ memory: SwiftMemory, on layout: Layout, running source: SwiftSource, mode: Mode) {
    self.memory = memory
    self.memory.scene.layout = layout
    self.memory.scene.filled = []
    self.memory.scene.activated = []
    self.memory.scene.goesOn = mode == .file
    start = (memory.scene.nodes.count, memory.scene.constraints.count)
    self.source = source
    self.mode = mode
    sources = [source]
  }

  /// What code can change, at a moment.
  struct Checkpoint {
    let memory: SwiftMemory
    let locals: [[String: Int]]
    let displaced: [(stack: ViewRef, parent: Item.ID)]
    let asked: Set<ViewRef>
    let generation: Int
  }

  // MARK: - Limits

  /// Counts a step, and what the scene did since the last one.
  func tick(_ node: some SyntaxProtocol) throws {
    guard !Interruption.isRequested else {
      throw Failure(.interrupted, "the code was interrupted", at: node.place, in: source)
    }
    do { try budget.take(steps: 1 + memory.scene.takeWork()) } catch let failure as Failure {
      throw failure.located(at: node.place, in: source)
    }
  }

  /// Notes what could not be run, once.
  func skip(_ skipped: ImportedCode.Skipped) throws {
    guard known.skipped.insert(skipped).inserted else { return }
    self.skipped.append(skipped)
    guard self.skipped.count <= Budget.skipLimit else {
      throw Failure(.limit, "more than \(Budget.skipLimit) places in the code cannot be run")
    }
  }

  /// Notes what people should know; once, unless it is about something that happens again.
  func note(_ text: String, again: Bool = false) {
    if known.notes.insert(text).inserted || (again && notes.count < Budget.skipLimit) {
      notes.append(text)
    }
  }

  /// Notes what was read and means nothing to a layout, once.
  func ignore(_ name: String) {
    if known.ignored.insert(name).inserted { ignored.append(name) }
  }

  /// Runs something one level deeper.
  func deeper<Result>(_ body: () throws -> Result) throws -> Result {
    defer { budget.rise() }
    try budget.descend()
    return try body()
  }

  /// A value that was made just now, if the budget has room for it.
  func made(_ value: Value) throws -> Value {
    try budget.take(value)
    return value
  }

  /// A failure at a piece of code.
  func failure(
    _ code: ErrorCode, _ message: String, at node: some SyntaxProtocol,
    note: String? = nil, meant: String? = nil
  ) -> Failure {
    Failure(code, message, at: node.place, in: source, note: note, meant: meant)
  }

  /// A failure at a piece of code that cannot be run.
  func failure(_ message: String, at node: some SyntaxProtocol) -> Failure {
    failure(.swift, message, at: node)
  }

  /// Runs something; a failure that knows no place happened at this one.
  func locating<Result>(_ place: Range<Int>, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let failure as Failure {
      throw failure.located(at: place, in: source)
    }
  }

  // MARK: - Names

  /// Makes a name of the innermost block.
  func define(_ name: String, _ value: Value) {
    memory.cells.append(value)
    let cell = memory.cells.count - 1
    if locals.isEmpty { memory.globals[name] = cell } else { locals[locals.count - 1][name] = cell }
  }

  /// Where the value of a name is kept.
  func cell(_ name: String) -> Int? {
    for scope in locals.reversed() { if let cell = scope[name] { return cell } }
    if let object, let cell = memory.objects[object.number].properties[name] { return cell }
    return memory.globals[name]
  }

  /// What a name means; nil where nothing has it.
  func lookUp(_ name: String) throws -> Value? {
    for scope in locals.reversed() { if let cell = scope[name] { return memory.cells[cell] } }
    if let object, let value = try property(name, of: object) { return value }
    if let subject, let value = try declaredProperty(name, of: subject) { return value }
    if let owner, object == nil, subject == nil, let value = try staticMember(name, of: owner) {
      return value
    }
    if let cell = memory.globals[name] {
      let value = memory.cells[cell]
      guard case .item(let item) = value else { return value }
      // A view of the shell that has the name now.
      if case .item? = memory.scene.layout.named(name), memory.scene.item(item.view) == nil {
        return try lookUp(inLayout: name)
      }
      if !memory.scene.isGone(item.view) { return value }
    }
    if let value = try pendingValue(name) { return value }
    if let value = try lookUp(inLayout: name) { return value }
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

  /// A variable of the outermost level that nobody asked for yet; nil where none has that name.
  private func pendingValue(_ name: String) throws -> Value? {
    guard let variable = memory.pending[name] else { return nil }
    memory.pending[name] = nil
    let outer = (source, locals, object, subject, owner)
    (source, locals, object, subject, owner) = (variable.source, [], nil, nil, nil)
    defer { (source, locals, object, subject, owner) = outer }
    _ = try recovering(variable.declaration) { try declare(DeclSyntax(variable.declaration)) }
    for binding in variable.declaration.bindings where mode == .file {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.nameText,
        memory.globals[name] == nil
      else { continue }
      define(name, unknown(name, binding.typeAnnotation?.type.trimmedDescription))
    }
    return memory.globals[name].map { memory.cells[$0] }
  }

  /// Properties that view controllers have too.
  private static let ofControllers: Set<String> = ["sl", "drf", "snp", "traitCollection"]

  /// What surrounds view controllers, without meaning for the layout of their view.
  private static let aroundControllers: Set<String> = [
    "navigationItem", "navigationController", "tabBarController", "tabBarItem", "toolbarItems",
    "presentingViewController", "presentedViewController", "splitViewController",
  ]

  /// What programs ask about the world around them, known when they run.
  static let atRunTime: Set<String> = [
    "Bundle", "Calendar", "Date", "FileManager", "Locale", "NotificationCenter", "ProcessInfo",
    "UIAccessibility", "UIDevice", "UIResponder", "UserDefaults",
  ]

  /// What a name of the layout means.
  private func lookUp(inLayout name: String) throws -> Value? {
    switch memory.scene.layout.named(name) {
    case .item(let id): return .item(ItemRef(memory.scene.ref(of: id)))
    case .number(let number): return .number(number)
    case .rule(let id): return constraint(of: id).map { .constraint($0) }
    case nil: return nil
    }
  }

  /// A rule as a constraint that code can change.
  private func constraint(of id: Rule.ID) -> ConstraintRef? {
    let known = memory.scene.constraints.indices.first {
      memory.scene.rule(ConstraintRef(number: $0))?.id == id
    }
    return known.map { ConstraintRef(number: $0) }
  }

  /// Types that are known by name: those whose members the vocabulary has.
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

  /// The names that could have been meant, for suggestions.
  var knownNames: [String] {
    locals.flatMap { $0.keys.sorted() } + memory.globals.names
      + memory.scene.layout.items.map(\.name) + memory.scene.layout.lets.map(\.name)
      + Vocabulary.names(of: [.global])
  }

  /// Runs something inside a block of its own.
  func scoped<Result>(_ body: () throws -> Result) rethrows -> Result {
    locals.append([:])
    defer { locals.removeLast() }
    return try body()
  }
}
