import LayoutModel
import PlumbLanguage
import SwiftSyntax
import UIKitTexts

extension Interpreter {
  // MARK: - Declarations

  /// Executes the declarations in all files: first types, then extensions, functions and variables,
  /// which are evaluated on first use.
  func declareFiles() throws {
    var extensions: [(DeclSyntax, SwiftSource)] = []
    var others: [(DeclSyntax, SwiftSource)] = []
    for source in libraries + sources {
      frame.source = source
      for declaration in source.topLevelDeclarations {
        if let condition = declaration.as(IfConfigDeclSyntax.self) { noteClauses(of: condition) }
        for declaration in declaration.as(IfConfigDeclSyntax.self)?.declarations ?? [declaration] {
          if declaration.is(ExtensionDeclSyntax.self) {
            extensions.append((declaration, source))
          } else if declaration.isType || declaration.is(TypeAliasDeclSyntax.self) {
            _ = try recovering(declaration) { try declare(declaration) }
          } else {
            others.append((declaration, source))
          }
        }
      }
    }
    for (declaration, source) in extensions {
      frame.source = source
      _ = try recovering(declaration) { try declare(declaration) }
    }
    for (declaration, source) in others {
      frame.source = source
      guard let variable = declaration.as(VariableDeclSyntax.self) else {
        _ = try recovering(declaration) { try declare(declaration) }
        continue
      }
      for name in variable.bindings.flatMap(\.pattern.names) {
        memory.pending[name] = PendingVariable(declaration: variable, source: source)
      }
    }
    frame.source = sources[0]
    if sources.count == 1 { memory.scene.added = AddedSubviews(in: sources[0]) }
  }

  // MARK: - What can be opened

  /// Returns the full names of the classes that can be opened.
  ///
  /// View controllers come first, then views, and among each those that no other class creates;
  /// types that only make views follow.
  func openable() -> [String] {
    if let classes { return classes }
    var called: Set<String> = []
    for source in sources { called.formUnion(source.calledNames) }
    let names = sources.flatMap { source in
      memory.types.names.compactMap { memory.types[$0] }
        .filter { $0.isDeclared && $0.isClass && $0.members.isOf(source) }
        .sorted { $0.start < $1.start }.map(\.name)
    }
    var seen: Set<String> = []
    let classes = (names.isEmpty ? extended() : names).filter { seen.insert($0).inserted }
    // A class that others inherit from is not what people see.
    let parents = Set(
      classes.flatMap { name in
        memory.types[name].map { type in
          type.inherited.compactMap { parent(named: $0, of: type) }
        } ?? []
      })
    func isMade(_ name: String) -> Bool { called.contains(name.typeTitle) }
    let controllers = classes.filter { isController($0) }
    let views = classes.filter { !isController($0) && viewClass($0) != nil }
    let makers = classes.filter {
      !isController($0) && viewClass($0) == nil && writesConstraints($0)
    }
    func inOrder(_ names: [String], lastFirst: Bool) -> [String] {
      let own = names.filter { !parents.contains($0) }
      let tops = own.filter { !isMade($0) }
      let rest = own.filter { isMade($0) }
      return (lastFirst && sources.count == 1 ? tops.reversed() + rest.reversed() : tops + rest)
        + names.filter { parents.contains($0) }
    }
    return inOrder(controllers, lastFirst: false) + inOrder(views, lastFirst: true) + makers
  }

  /// The classes of neighbours that the files extend.
  private func extended() -> [String] {
    memory.types.names.filter { name in
      guard let type = memory.types[name], type.isDeclared, type.isClass else { return false }
      return type.members.contains { part in sources.contains { $0 === part.source } }
    }
  }

  func writesConstraints(_ name: String) -> Bool {
    memory.types[name]?.members.contains { part in
      let function = part.declaration.as(FunctionDeclSyntax.self)?.body
      if let function, sites?.bodies.contains(function.statements.id) ?? false { return true }
      return part.declaration.tokens(viewMode: .sourceAccurate).contains {
        ["sublayout", "draftContent"].contains($0.text)
      }
    } ?? false
  }

  // MARK: - Running

  /// Runs the files and returns the class that was laid out; what is in other classes is not said
  /// where one class after the other is opened, and nothing counted.
  func importFiles(opening title: String?, isCounted: Bool) throws -> String? {
    let before = memory.scene.layout
    try runStatements()
    let classes = openable()
    let name =
      title.map { title in classes.first { $0.typeTitle == title } }
      ?? (title == nil && hasOwnTree(since: before) ? nil : classes.first)
    if let name {
      isInsideClass = true
      try open(name)
    } else {
      if !classes.isEmpty { try appear() }
      try openHelpers()
    }
    guard memory.scene.layout != before else {
      throw failureWithoutLayout(
        memory.types.names.compactMap { memory.types[$0] }
          .filter { $0.isClass && $0.isDeclared && $0.members.first?.source.isLibrary != true }
          .map(\.name.typeTitle))
    }
    if name == nil { try growRow() }
    try memory.scene.widenEndsOfTables()
    touch(memory.scene.unmaskedEndsOfTables)
    noteUnused(in: name)
    noteStandIns()
    guard let name else { return nil }
    if sources.count == 1 {
      let bases = Set(lineage(name).map(\.name))
      let called = sources[0].calledNames
      let others = classes.filter {
        !bases.contains($0) && !called.contains($0.typeTitle)
          && (viewClass($0) != nil || isController($0))
      }
      if !others.isEmpty {
        note("the file has other views too: \(others.map(\.typeTitle).joined(separator: ", "))")
      }
    }
    for source in isCounted ? sources : [] {
      for type in source.tree.declaredTypes {
        guard let reason = whyNoView(type) else { continue }
        let place = source.fileInMessages == nil ? nil : source.place(declaring: type)
        if let place { note(reason, at: place, in: source) } else { note(reason) }
      }
    }
    return name
  }

  /// Whether the statements at the outermost level have made a tree of views of their own, which is
  /// what they are there to show.
  private func hasOwnTree(since before: Layout) -> Bool {
    if memory.scene.layout != before { return true }
    return memory.scene.looseTops().contains { top in
      top.count > 0 && memory.scene.nodes[top.view.number].object == nil
    }
  }

  /// Runs the statements at the outermost level.
  func runStatements() throws {
    for source in sources {
      frame.source = source
      for item in source.tree.statements {
        if case .decl(let declaration) = item.item {
          guard let condition = declaration.as(IfConfigDeclSyntax.self),
            case .statements(let chosen)? = condition.chosenClause?.elements
          else { continue }
          for inner in chosen {
            if case .decl = inner.item { continue }
            _ = try executeRecovering(inner)
          }
          continue
        }
        _ = try executeRecovering(item)
      }
    }
    // Variables that were not used may still make views.
    for name in memory.pending.names {
      guard let pending = memory.pending[name], isAsked(pending.source) else { continue }
      frame.source = pending.source
      _ = try recovering(pending.declaration) { try lookUp(name) }
    }
    frame.source = sources[0]
  }

  /// Lays out a class, running everything that UIKit calls until its view is visible.
  func open(_ name: String) throws {
    guard let type = memory.types[name] else { return }
    if viewClass(name) != nil || isController(name) {
      try lay(out: type)
    } else {
      try openMaker(type)
    }
    if !isAsked(source) { frame.source = sources[0] }
    try finish()
  }

  func lay(out type: TypeDeclaration) throws {
    frame.source = type.members.first?.source ?? sources[0]
    let isController = isController(type.name)
    let root =
      try memory.scene.layout.root
      ?? makeRoot(nameOfRoot(type, isController), isController)
    let view = memory.scene.ref(of: root)
    if isController { try memory.scene.giveMargins(to: root) }
    let start = source.tree.place.lowerBound
    // A root is a plain view, so that a scroll view or stack is placed inside it.
    let isPlain = isController || (viewClass(type.name)?.kind ?? .view) == .view
    let value = try instantiate(
      type, [], at: start..<start + 1, view: isPlain ? view : nil)
    guard case .object(let ref) = value else { return }
    if !isPlain, let own = memory.objects[ref.number].view, memory.scene.item(own) == nil {
      baptise(value, type.name.typeTitle.nameOfInstance, unless: ExprSyntax(NilLiteralExprSyntax()))
      try memory.scene.fill(view, with: own)
    }
    if isController { try load(ref) }
    if let method = try method("awakeFromNib", of: ref) { try run(method) }
    try runForgotten(of: type, ref)
    try applyUnapplied(ref, isPlain ? view : memory.objects[ref.number].view ?? view)
    try placeOutlets(in: isPlain ? view : memory.objects[ref.number].view ?? view, of: ref)
    try appear()
    try runLeftovers(of: type, ref)
    // A view that the code itself gave to the controller has margins as well.
    if isController { try memory.scene.giveMargins(to: root) }
  }

  private func nameOfRoot(_ type: TypeDeclaration, _ isController: Bool) -> String {
    if isController { return "view" }
    let isPlain = (viewClass(type.name)?.kind ?? .view) == .view
    return isPlain ? type.name.typeTitle.nameOfInstance : "root"
  }

  /// Makes a root in a document that has none, and adds a note.
  func makeRoot(_ name: String, _ isController: Bool) throws -> Item.ID {
    let id = try memory.scene.makeRoot(name, isScreen: isController)
    note(
      isController
        ? "there was no root, so \(name) gets the size of an iPhone 15"
        : "there was no root, so \(name) gets its size from its rules")
    return id
  }

  /// Runs the functions of a class that is not a view but makes constraints.
  func openMaker(_ type: TypeDeclaration) throws {
    frame.source = type.members.first?.source ?? sources[0]
    let place = source.tree.place.lowerBound
    let made = try recovering(source.tree) {
      try instantiate(type, [], at: place..<place + 1)
    }
    guard case .object(let ref)? = made else { return }
    try runCallers(of: type, ref)
    try runLeftovers(of: type, ref)
  }

  /// Applies plans and layouts that the code leaves to others to apply.
  func applyUnapplied(_ ref: ObjectRef, _ view: ViewRef) throws {
    let type = memory.objects[ref.number].type.typeTitle
    let hasPlan = ["viewPlan", "stackViewPlan", "contentViewPlan"]
      .contains { getter($0, of: ref) != nil }
    let place = source.tree.place
    let before = checkpoint
    do {
      if hasPlan, !asked.contains(view) {
        note("applyPlan() is called for \(type)")
        frame.object = ref
        _ = try applyPlan(of: view)
      } else if getter("layout", of: ref) != nil, !asked.contains(view) {
        note("updateLayout() is called for \(type)")
        frame.object = ref
        _ = try updateLayout(of: view)
      }
    } catch let failure as Failure where failure.code != .limit {
      goBack(to: before)
      try skip(
        failure.located(at: place.lowerBound..<place.lowerBound + 1, in: source), source.tree)
    }
    frame.object = nil
  }
}

extension SwiftSource {
  /// The declarations at the outermost level.
  var topLevelDeclarations: [DeclSyntax] {
    tree.statements.compactMap { item in
      if case .decl(let declaration) = item.item { declaration } else { nil }
    }
  }

  /// The range of the declaration of a type at the outermost level.
  func place(declaring type: String) -> Range<Int>? {
    topLevelDeclarations.first { declaration in
      (declaration.as(IfConfigDeclSyntax.self)?.declarations ?? [declaration])
        .contains { $0.titles.contains { ["class \(type)", "struct \(type)"].contains($0) } }
    }?.place
  }

  /// The names that are followed by a parenthesis: functions that are called, and types that are
  /// created.
  var calledNames: Set<String> {
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

extension PagedArray where Element == TypeDeclaration.Part {
  /// Returns whether the first member is in a source.
  func isOf(_ source: SwiftSource) -> Bool { first?.source === source }
}

extension TypeDeclaration {
  /// The beginning of the type in its source.
  var start: Int { members.first?.declaration.place.lowerBound ?? 0 }
}
