package import LayoutModel
package import PlumbLanguage
import UIKitTexts
import SwiftSyntax

/// A file of Swift as a layout, and what of it could not be run.
package struct ImportedCode: Sendable {
  /// The layout that the code makes.
  package let layout: Layout
  /// What later Swift lines know of it.
  package let memory: SwiftMemory
  /// The class whose view was laid out; nil where the statements of the file did it all.
  package let type: String?
  /// What people should know, one sentence each.
  package let notes: [String]
  /// What could not be run.
  package let skipped: [Skipped]

  /// What values that are known only when the program runs could be, each once: `isLong = true`.
  package var asked: [String] {
    skipped.compactMap(\.asked).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A piece of code that could not be run.
  package struct Skipped: Hashable, Sendable {
    /// The number of its line, counted from 1.
    package let line: Int
    /// The code, shortened.
    package let code: String
    /// Why not.
    package let reason: String
    /// What a `let` in front of the import can say so that it is run: `isLong = true`; nil where no
    /// value is missing.
    package let asked: String?

    /// All of it as text.
    package var text: String { "line \(line)  \(code): \(reason)" }
  }
}

extension SwiftProgram {
  /// Runs a file: its classes as UIKit would, in the order of execution, or its statements.
  ///
  /// The first view controller is laid out, else the last view that no other class of the file
  /// makes. Where the layout has a root, that is its view. What cannot be run is listed, and the rest
  /// still works.
  ///
  /// - Throws: why the text is no Swift, or the limit that it reached.
  package static func imported(
    _ text: String, named file: String, on layout: Layout = Layout(),
    remembering memory: SwiftMemory = SwiftMemory()
  ) throws(Diagnostic) -> ImportedCode {
    do {
      let source = try SwiftSource(text, file: file)
      let known = memory.isForeign(to: layout) ? SwiftMemory() : memory
      let interpreter = Interpreter(known, on: layout, running: source, mode: .file)
      let type = try interpreter.importFile()
      let result = interpreter.memory.scene.layout
      var after = interpreter.memory
      after.rest(after: result)
      return ImportedCode(
        layout: result, memory: after, type: type, notes: interpreter.remarks,
        skipped: interpreter.skipped)
    } catch let failure as Failure {
      var said = failure.diagnostic(in: text.firstLine)
      said.message = "\(file): \(said.message)"
      throw said
    } catch {
      throw Diagnostic(.swift, "\(file) cannot be run", at: 0..<1, in: "")
    }
  }
}

extension Interpreter {
  /// Runs a file; gives the class that was laid out.
  fileprivate func importFile() throws -> String? {
    let before = memory.scene.layout
    var classes: [String] = []
    var statements: [CodeBlockItemSyntax] = []
    for item in source.tree.statements {
      guard case .decl(let declaration) = item.item else {
        statements.append(item)
        continue
      }
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        noteClauses(of: condition)
        if case .statements(let chosen)? = condition.chosenClause?.elements {
          statements += chosen.filter { if case .decl = $0.item { false } else { true } }
        }
      }
      let inner = declaration.as(IfConfigDeclSyntax.self)?.declarations ?? [declaration]
      for declaration in inner {
        if let type = TypeDeclaration(declaration, in: source), type.isClass {
          classes.append(type.name)
        }
        _ = try recovering(declaration) { try declare(declaration) }
      }
    }
    for statement in statements { _ = try executeRecovering(statement) }
    let name = subject(among: classes)
    if let name, let type = memory.types[name] { try lay(out: type) }
    try finish()
    guard memory.scene.layout != before else { throw failureWithoutLayout(classes) }
    noteUnused(in: name)
    guard let name else { return nil }
    let bases = Set(lineage(name).map(\.name))
    let called = source.calledNames
    let others = classes.filter { !bases.contains($0) && !called.contains($0) }
    let views = others.filter { viewClass($0) != nil || isController($0) }
    if !views.isEmpty {
      note("the file contains other views, too: \(views.joined(separator: ", "))")
    }
    for reason in source.tree.declaredTypes.compactMap({ whyNoView($0) }) { note(reason) }
    return name
  }

  /// The class to lay out.
  private func subject(among classes: [String]) -> String? {
    // A class that others of the file build on is not what people see.
    let parents = Set(classes.flatMap { memory.types[$0]?.inherited ?? [] })
    let classes = classes.filter { !parents.contains($0) }
    if let controller = classes.first(where: { isController($0) }) { return controller }
    let views = classes.filter { viewClass($0) != nil }
    let called = source.calledNames
    // Nobody else makes one.
    return views.last { !called.contains($0) } ?? views.last
  }

  private func lay(out type: TypeDeclaration) throws {
    let isController = isController(type.name)
    let root =
      try memory.scene.layout.root
      ?? makeRoot(isController ? "view" : type.name.nameOfInstance, isController)
    let view = memory.scene.ref(of: root)
    if isController { try memory.scene.giveMargins(to: root) }
    let start = source.tree.place.lowerBound
    let value = try instantiate(type, [], at: start..<start + 1, view: view)
    guard case .object(let ref) = value else { return }
    if isController { try load(ref) }
    if let method = try method("awakeFromNib", of: ref) { try run(method) }
    try applyUnapplied(ref, view)
    // The view that the code itself gave the controller has margins too.
    if isController { try memory.scene.giveMargins(to: root) }
  }

  /// The root of a document that has none, noted.
  private func makeRoot(_ name: String, _ isController: Bool) throws -> Item.ID {
    let id = try memory.scene.makeRoot(name, isScreen: isController)
    note(
      isController
        ? "there was no root, so \(name) gets the size of an iPhone 15"
        : "there was no root, so \(name) gets its size from its rules")
    return id
  }

  /// Plans and layouts that the code leaves to be applied from elsewhere.
  private func applyUnapplied(_ ref: ObjectRef, _ view: ViewRef) throws {
    let type = memory.objects[ref.number].type
    let hasPlan = ["viewPlan", "stackViewPlan", "contentViewPlan"]
      .contains { getter($0, of: ref) != nil }
    let place = source.tree.place
    let before = checkpoint
    do {
      if hasPlan, !asked.contains(view) {
        note("applyPlan() is called for \(type)")
        object = ref
        _ = try applyPlan(of: view)
      } else if getter("layout", of: ref) != nil, !asked.contains(view) {
        note("updateLayout() is called for \(type)")
        object = ref
        _ = try updateLayout(of: view)
      }
    } catch let failure as Failure where failure.code != .limit {
      goBack(to: before)
      try skip(
        failure.located(at: place.lowerBound..<place.lowerBound + 1, in: source), source.tree)
    }
    object = nil
  }
}

extension SwiftSource {
  /// The names that a bracket follows: what the text calls, or makes one of.
  fileprivate var calledNames: Set<String> {
    var names: Set<String> = []
    var last: TokenSyntax?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .leftParen = token.tokenKind, let last, case .identifier = last.tokenKind {
        names.insert(last.nameText)
      }
      last = token
    }
    return names
  }
}
