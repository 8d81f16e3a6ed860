import PlumbLanguage
import LayoutModel
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  /// Runs statements one after the other.
  func execute(_ statements: CodeBlockItemListSyntax) throws -> Exit {
    for statement in statements {
      let exit = try executeRecovering(statement)
      if case .none = exit { continue }
      return exit
    }
    return .none
  }

  /// Runs a statement; in a file one that cannot be run is noted, and changes nothing.
  func executeRecovering(_ item: CodeBlockItemSyntax) throws -> Exit {
    guard mode == .file else { return try execute(item) }
    let before = checkpoint
    do { return try execute(item) } catch let failure as Failure where failure.code != .limit {
      goBack(to: before)
      try skip(failure.located(at: item.place, in: source), item)
      return .none
    }
  }

  /// The value of something; nil where it is a part of a file that cannot be run, which is noted.
  func recovering<Result>(
    _ node: some SyntaxProtocol, _ body: () throws -> Result
  ) throws -> Result? {
    guard mode == .file else { return try body() }
    let before = checkpoint
    do { return try body() } catch let failure as Failure where failure.code != .limit {
      goBack(to: before)
      try skip(failure.located(at: node.place, in: source), node)
      return nil
    }
  }

  /// All that code can change.
  var checkpoint: Checkpoint {
    Checkpoint(memory: memory, locals: locals, displaced: displaced, asked: asked)
  }

  /// Takes back what code changed since a moment, names of the same block included.
  func goBack(to checkpoint: Checkpoint) {
    (memory, locals) = (checkpoint.memory, checkpoint.locals)
    (displaced, asked) = (checkpoint.displaced, checkpoint.asked)
  }

  /// Notes what could not be run.
  func skip(_ failure: Failure, _ node: some SyntaxProtocol) throws {
    try skip(failure, at: node.place, in: source)
  }

  /// Notes that the code at a place could not be run.
  func skip(_ failure: Failure, at place: Range<Int>, in text: SwiftSource) throws {
    let line = (failure.source ?? text).line(at: failure.range ?? place)
    var code = text.excerpt(place)
    if code.count > 44 { code = code.prefix(41) + "..." }
    do {
      try skip(
        ImportedCode.Skipped(
          line: line.number, code: code, reason: failure.message, asked: failure.asked))
    } catch let limit as Failure { throw limit.located(at: place, in: text) }
  }

  private func execute(_ item: CodeBlockItemSyntax) throws -> Exit {
    try tick(item)
    switch item.item {
    case .expr(let expression): return try executeExpression(expression)
    case .decl(let declaration):
      if let condition = declaration.as(IfConfigDeclSyntax.self),
        case .statements(let chosen)? = condition.chosenClause?.elements
      {
        noteClauses(of: condition)
        return try execute(chosen)
      }
      try declare(declaration)
      return .none
    case .stmt(let statement): return try execute(statement)
    }
  }

  /// An expression as a statement of its own; what it asks for is applied where nothing else does.
  private func executeExpression(_ expression: ExprSyntax) throws -> Exit {
    if let branch = expression.as(IfExprSyntax.self) { return try execute(branch) }
    if let branch = expression.as(SwitchExprSyntax.self) { return try execute(branch) }
    let value = try evaluate(expression)
    if case .closure = value, let access = expression.as(MemberAccessExprSyntax.self) {
      throw failure(
        .missing, "\(access.declName.baseName.nameText) needs parentheses to call it",
        at: access.declName)
    }
    try locating(expression.place) { try take(value, of: expression) }
    return .none
  }

  private func execute(_ statement: StmtSyntax) throws -> Exit {
    if let expression = statement.as(ExpressionStmtSyntax.self) {
      return try executeExpression(expression.expression)
    }
    if let loop = statement.as(ForStmtSyntax.self) { return try execute(loop) }
    if let loop = statement.as(WhileStmtSyntax.self) {
      while try hold(loop.conditions) {
        try tick(loop)
        let exit = try scoped { try execute(loop.body.statements) }
        if case .break = exit { break }
        if case .return = exit { return exit }
      }
      return .none
    }
    if let result = statement.as(ReturnStmtSyntax.self) {
      return .return(try result.expression.map { try evaluate($0) } ?? .void)
    }
    if let condition = statement.as(GuardStmtSyntax.self) {
      // The names of its conditions belong to the block around it.
      if try hold(condition.conditions) { return .none }
      return try scoped { try execute(condition.body.statements) }
    }
    if statement.is(BreakStmtSyntax.self) { return .break }
    if statement.is(ContinueStmtSyntax.self) { return .continue }
    if let block = statement.as(DoStmtSyntax.self) {
      return try scoped { try execute(block.body.statements) }
    }
    throw failure("this statement is not run here", at: statement)
  }

  private func execute(_ branch: IfExprSyntax) throws -> Exit {
    try scoped {
      if try hold(branch.conditions) { return try execute(branch.body.statements) }
      switch branch.elseBody {
      case .ifExpr(let other): return try execute(other)
      case .codeBlock(let block): return try execute(block.statements)
      case nil: return .none
      }
    }
  }

  private func execute(_ branch: SwitchExprSyntax) throws -> Exit {
    try scoped {
      guard let statements = try chosen(branch) else { return .none }
      let exit = try execute(statements)
      if case .break = exit { return .none }
      return exit
    }
  }

  private func execute(_ loop: ForStmtSyntax) throws -> Exit {
    for element in try elements(of: loop) {
      let exit = try scoped { () throws -> Exit in
        try bind(loop.pattern, element)
        try tick(loop)
        if let condition = loop.whereClause?.condition, try !isTrue(condition) { return .none }
        return try execute(loop.body.statements)
      }
      if case .break = exit { break }
      if case .return = exit { return exit }
    }
    return .none
  }

  /// What a loop goes through.
  private func elements(of loop: ForStmtSyntax) throws -> [Value] {
    let value = try evaluate(loop.sequence)
    if case .opaque(let what) = value, what.isRunTime {
      throw asking(for: what.nameAtRunTime, "[]", at: loop.sequence)
    }
    switch value {
    case .list(let list): return list
    case .range(let range):
      try budget.take(bytes: 16 * range.count)
      return range.map { .number(Double($0)) }
    case .dictionary(let dictionary):
      try budget.take(bytes: 64 * dictionary.count)
      return value.pairs
    default: throw failure("\(value.inWords) cannot be looped over", at: loop.sequence)
    }
  }

  // MARK: - Builders

  /// The values of the statements of a block, as a result builder collects them.
  func build(_ statements: CodeBlockItemListSyntax) throws -> [Value] {
    var values: [Value] = []
    for statement in statements {
      try tick(statement)
      switch statement.item {
      case .expr(let expression):
        values += try recovering(statement, { try buildExpression(expression) }) ?? []
      case .decl(let declaration):
        if let condition = declaration.as(IfConfigDeclSyntax.self),
          case .statements(let chosen)? = condition.chosenClause?.elements
        {
          noteClauses(of: condition)
          values += try build(chosen)
        } else {
          _ = try recovering(statement) { try declare(declaration) }
        }
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self) {
          values +=
            try recovering(expression, { try buildExpression(expression.expression) }) ?? []
        } else if let loop = statement.as(ForStmtSyntax.self) {
          for element in try elements(of: loop) {
            values += try scoped { () throws -> [Value] in
              try bind(loop.pattern, element)
              try tick(loop)
              if let condition = loop.whereClause?.condition, try !isTrue(condition) { return [] }
              return try build(loop.body.statements)
            }
          }
        } else if let result = statement.as(ReturnStmtSyntax.self) {
          if let expression = result.expression { values += try buildExpression(expression) }
          return values
        } else {
          throw failure("a result builder does not take this statement", at: statement)
        }
      }
    }
    return values
  }

  func buildExpression(_ expression: ExprSyntax) throws -> [Value] {
    if let branch = expression.as(IfExprSyntax.self) { return try build(branch) }
    if let branch = expression.as(SwitchExprSyntax.self) {
      return try scoped { try chosen(branch).map { try build($0) } ?? [] }
    }
    return try built(try evaluate(expression), at: expression)
  }

  private func build(_ branch: IfExprSyntax) throws -> [Value] {
    try scoped {
      if try hold(branch.conditions) { return try build(branch.body.statements) }
      switch branch.elseBody {
      case .ifExpr(let other): return try build(other)
      case .codeBlock(let block): return try build(block.statements)
      case nil: return []
      }
    }
  }

  /// What an expression adds to a block: arrays one by one, nil nothing.
  func built(_ value: Value, at node: some SyntaxProtocol) throws -> [Value] {
    switch value {
    case .void, .null: []
    case .list(let list):
      try list.flatMap { element in
        try budget.take(bytes: 16)
        return try built(element, at: node)
      }
    case .word: [try place(value)]
    default: [value]
    }
  }

  // MARK: - Names

  /// Makes the names of a pattern.
  func bind(_ pattern: PatternSyntax, _ value: Value) throws {
    if pattern.is(WildcardPatternSyntax.self) { return }
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      define(name.identifier.nameText, value)
      return
    }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return try bind(binding.pattern, value)
    }
    if let tuple = pattern.as(TuplePatternSyntax.self), case .tuple(let values) = value,
      values.count == tuple.elements.count
    {
      for (element, part) in zip(tuple.elements, values) {
        try bind(element.pattern, part.value)
      }
      return
    }
    throw failure("\(value.inWords) cannot be destructured like this", at: pattern)
  }

  // MARK: - Declarations

  /// Makes what a declaration declares.
  func declare(_ declaration: DeclSyntax) throws {
    if locals.isEmpty, mode == .prompt { declared += declaration.titles }
    if let variable = declaration.as(VariableDeclSyntax.self) { return try declare(variable) }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      define(function.name.nameText, .closure(closure(of: function)))
      return
    }
    if declaration.saysNothing {
      // Every file imports what it needs.
      if mode == .prompt || !declaration.is(ImportDeclSyntax.self) {
        ignore(declaration.introducer)
      }
      return
    }
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      noteClauses(of: condition)
      for inner in condition.declarations { try declare(inner) }
      return
    }
    if let type = TypeDeclaration(declaration, in: source) {
      // Types inside it are known by their own names too.
      for part in type.members where TypeDeclaration(part.declaration, in: source) != nil {
        try declare(part.declaration)
      }
      if memory.types[type.name]?.add(type) == nil { memory.types[type.name] = type }
      return
    }
    throw failure("this declaration is not understood", at: declaration)
  }

  private func declare(_ variable: VariableDeclSyntax) throws {
    for binding in variable.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self), locals.isEmpty,
        mode == .prompt
      {
        try checkFree(name.identifier.nameText, at: binding.pattern)
      }
      guard let initializer = binding.initializer else {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
          if let accessors = binding.accessorBlock, case .getter(let body) = accessors.accessors {
            define(name.identifier.nameText, .closure(thunk(.statements(body))))
          } else {
            define(name.identifier.nameText, .null)
            if locals.isEmpty, mode == .prompt, let type = binding.typeAnnotation?.type {
              bare.append((name.identifier.nameText, type.wrapped))
            }
          }
        }
        continue
      }
      let value = try initialValue(initializer.value)
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        baptise(value, name.identifier.nameText, unless: initializer.value)
      }
      try bind(binding.pattern, value)
    }
  }

  /// The first value of a name; a layout can be worked out again whenever it is updated.
  func initialValue(_ expression: ExprSyntax) throws -> Value {
    let value = try place(try evaluate(expression))
    guard case .layout(var tree) = value else { return value }
    tree.thunk = thunk(.expression(expression))
    return .layout(tree)
  }

  /// Code that sees the names around it.
  func thunk(_ body: Closure.Body) -> Closure {
    Closure(source: source, parameters: [], body: body, names: locals, object: object)
  }

  /// Complains if a view, a rule or a number has a name already.
  private func checkFree(_ name: String, at node: some SyntaxProtocol) throws {
    guard memory.scene.layout.named(name) != nil,
      let origin = memory.scene.layout.origin(of: name)
    else { return }
    throw failure(
      .nameTaken, "the name \(name) is taken", at: node, note: "made at #\(origin.step)")
  }

  /// Gives a view that is nowhere yet the name of what holds it.
  func baptise(_ value: Value, _ name: String, unless expression: ExprSyntax) {
    if expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self) {
      return
    }
    let view: ViewRef
    switch value {
    case .item(let item) where item.guide == nil: view = item.view
    case .stackLayout(let ref): view = ref
    case .draft(let draft): view = draft.view
    case .object(let object):
      guard let ref = memory.objects[object.number].view else { return }
      view = ref
    default: return
    }
    // In a layout `view` is the root.
    guard memory.scene.item(view) == nil, name != "view" else { return }
    memory.scene.nodes[view.number].name = name
  }

  /// A function as a closure.
  func closure(of function: FunctionDeclSyntax) -> Closure {
    var result = Closure(
      source: source, parameters: [Closure.Parameter](function.signature.parameterClause),
      body: .statements(function.body?.statements ?? CodeBlockItemListSyntax([])),
      names: locals, object: object)
    result.isBuilder = function.attributes.isResultBuilder
    return result
  }
}

extension Optional {
  /// The value, or a failure.
  func orThrow(_ failure: @autoclosure () -> Failure) throws -> Wrapped {
    guard let self else { throw failure() }
    return self
  }
}

extension TokenSyntax {
  /// A name without its backquotes.
  var nameText: String { text.filter { $0 != "`" } }
}
