import PlumbLanguage
import LayoutModel
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  /// Runs statements one after the other.
  func execute(_ statements: CodeBlockItemListSyntax) throws -> Exit {
    frame.deferred.append([])
    let depth = frame.deferred.count
    defer { frame.deferred.removeLast(frame.deferred.count - depth + 1) }
    var last = Exit.none
    for statement in statements {
      let exit = try executeRecovering(statement)
      if case .none = exit { continue }
      last = exit
      break
    }
    for block in frame.deferred[depth - 1].reversed() {
      _ = try scoped { try execute(block.statements) }
    }
    return last
  }

  /// Runs a statement; in a file, one that cannot be run is noted and changes nothing.
  ///
  /// What a library cannot do is noted where the file calls it.
  func executeRecovering(_ item: CodeBlockItemSyntax) throws -> Exit {
    guard mode == .file, !source.isLibrary else { return try execute(item) }
    let before = checkpoint
    let outer = statement
    statement = CodePlace(range: item.place, source: source)
    defer { statement = outer }
    do { return try execute(item) } catch let failure as Failure where canGoOn(behind: failure) {
      goBack(to: before)
      touch(failure.touched)
      touch(making)
      try skip(failure.located(at: item.place, in: source), item)
      if case .decl(let declaration) = item.item { defineLost(declaration) }
      return .none
    }
  }

  /// Defines the names of a declaration that could not be run as unknown values, so that later code
  /// does not find others of the same name.
  func defineLost(_ declaration: DeclSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return }
    for binding in variable.bindings {
      for name in binding.pattern.names
      where frame.locals.isEmpty || frame.locals[frame.locals.count - 1][name] == nil {
        let value = unknown(name, binding.typeAnnotation?.type.trimmedText)
        memory.unknowns[memory.unknowns.count - 1].isLost = true
        baptise(value, name, unless: ExprSyntax(NilLiteralExprSyntax()))
        define(name, value)
      }
    }
  }

  /// Evaluates something; in a file, a failure is noted and the result is `nil`.
  func recovering<Result>(
    _ node: some SyntaxProtocol, _ body: () throws -> Result
  ) throws -> Result? {
    guard mode == .file, !source.isLibrary else { return try body() }
    let before = checkpoint
    do { return try body() } catch let failure as Failure where canGoOn(behind: failure) {
      goBack(to: before)
      touch(failure.touched)
      touch(making)
      try skip(failure.located(at: node.place, in: source), node)
      return nil
    }
  }

  /// Returns whether a run can continue after a failure.
  ///
  /// After a limit was exceeded it cannot, except that code nested too deeply can be abandoned
  /// where it began.
  func canGoOn(behind failure: Failure) -> Bool {
    failure.code != .interrupted && failure.code != .limit
      || (failure.isTooDeep && budget.depth < Budget.depthLimit / 4)
  }

  /// The current state of everything that code can change.
  var checkpoint: Checkpoint {
    Checkpoint(
      memory: memory, locals: frame.locals, displaced: displaced, asked: asked,
      generation: generation)
  }

  /// Restores the state of a checkpoint, including names of the current scope.
  func goBack(to checkpoint: Checkpoint) {
    (memory, frame.locals) = (checkpoint.memory, checkpoint.locals)
    (displaced, asked) = (checkpoint.displaced, checkpoint.asked)
    if checkpoint.generation != generation { forgetTypes() }
  }

  /// Notes a piece of code that could not be run.
  func skip(_ failure: Failure, _ node: some SyntaxProtocol) throws(Failure) {
    try skip(failure, at: node.place, in: source)
  }

  /// Notes that the code at a place could not be run.
  func skip(_ failure: Failure, at place: Range<Int>, in text: SwiftSource) throws(Failure) {
    count?.lose(place, of: text, failure.message)
    if text.isLibrary, let statement {
      count?.lose(statement.range, of: statement.source, failure.message)
    }
    if let source = failure.source, let range = failure.range, source !== text {
      count?.lose(range, of: source, failure.message)
    }
    // The user knows the lines of the file, and not those of a library that the program has.
    let isOwn = failure.source.map { !$0.isLibrary } ?? false
    let user = text.isLibrary ? statement : nil
    let known = isOwn ? failure.source ?? text : user?.source ?? text
    let line = known.line(at: isOwn ? failure.range ?? place : user?.range ?? place)
    var code = user.map { $0.source.excerpt($0.range) } ?? text.excerpt(place)
    if code.count > 44 { code = code.prefix(41) + "..." }
    do throws(Failure) {
      try notes.skip(
        ImportedCode.Skipped(
          file: known.fileInMessages, line: line.number,
          code: code, reason: failure.message, asked: failure.asked, raised: failure.raised,
          isUnlessAdded: failure.isUnlessAdded))
    } catch { throw error.located(at: place, in: text) }
  }

  func execute(_ item: CodeBlockItemSyntax) throws -> Exit {
    try tick(item)
    switch item.item {
    case .expr(let expression): return try executeExpression(expression)
    case .decl(let declaration):
      if let condition = declaration.as(IfConfigDeclSyntax.self),
        let other = condition.clauses.first(where: { isWanted($0) }),
        case .statements(let statements)? = other.elements
      {
        return try execute(statements)
      }
      if let condition = declaration.as(IfConfigDeclSyntax.self),
        case .statements(let chosen)? = condition.clauseThatRuns?.elements
      {
        noteClauses(of: condition, chosen: condition.clauseThatRuns)
        return try execute(chosen)
      }
      try declare(declaration)
      return .none
    case .stmt(let statement): return try execute(statement)
    }
  }

  /// Runs an expression as a statement, and applies a draft or layout that was not applied.
  func executeExpression(_ expression: ExprSyntax) throws -> Exit {
    if let branch = expression.as(IfExprSyntax.self) { return try execute(branch) }
    if let branch = expression.as(SwitchExprSyntax.self) { return try execute(branch) }
    if mode == .file, let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("fatal") || name == "preconditionFailure"
    {
      // The call never returns.
      return .return(.null)
    }
    let value = try evaluate(expression)
    if case .closure = value, let access = expression.as(MemberAccessExprSyntax.self) {
      throw failure(
        .missing, "\(access.declName.baseName.nameText) needs parentheses to call it",
        at: access.declName)
    }
    try locating(expression.place) { try take(value, of: expression) }
    return .none
  }

  /// Runs a statement; `label` is its own, if it has one.
  func execute(_ statement: StmtSyntax, label: String? = nil) throws -> Exit {
    if let expression = statement.as(ExpressionStmtSyntax.self) {
      return try executeExpression(expression.expression)
    }
    if let loop = statement.as(ForStmtSyntax.self) { return try execute(loop, label) }
    if let loop = statement.as(WhileStmtSyntax.self) {
      while try isWanted(loop.body) || hold(loop.conditions) {
        try tick(loop)
        if isWanted(loop.body) {
          // When constraints are searched for, one iteration is enough.
          return try scoped {
            try force(loop.conditions)
            let exit = try execute(loop.body.statements)
            if case .return = exit { return exit }
            return .none
          }
        }
        let exit = try scoped { try execute(loop.body.statements) }
        if let left = exit.left(own: label) { return left }
        if exit.isBreak { break }
      }
      return .none
    }
    if let loop = statement.as(RepeatStmtSyntax.self) {
      repeat {
        try tick(loop)
        let exit = try scoped { try execute(loop.body.statements) }
        if let left = exit.left(own: label) { return left }
        if exit.isBreak { break }
      } while try isTrue(loop.condition)
      return .none
    }
    if let labeled = statement.as(LabeledStmtSyntax.self) {
      return try execute(labeled.statement, label: labeled.label.nameText)
    }
    if let later = statement.as(DeferStmtSyntax.self) {
      guard !frame.deferred.isEmpty else {
        throw failure("defer is run at the end of a function or block only", at: later)
      }
      frame.deferred[frame.deferred.count - 1].append(later.body)
      return .none
    }
    if statement.is(ThrowStmtSyntax.self) {
      // A `throw` ends the function that contains it.
      return .return(.null)
    }
    if statement.is(FallThroughStmtSyntax.self) { return .fallthrough }
    if let result = statement.as(ReturnStmtSyntax.self) {
      expected = frame.result
      return .return(try result.expression.map { try evaluate($0) } ?? .void)
    }
    if let condition = statement.as(GuardStmtSyntax.self) {
      if isExploring, !isOfLibrary, !isWanted(condition.body),
        !asksForParent(condition.conditions)
      {
        try force(condition.conditions)
        return .none
      }
      if isWanted(condition.body) {
        return try scoped { try execute(condition.body.statements) }
      }
      // The names bound by the conditions belong to the surrounding scope.
      let isFatal = condition.body.statements.last?.isFatal ?? false
      if try hold(condition.conditions, assuming: true, mustHold: isFatal) { return .none }
      return try scoped { try execute(condition.body.statements) }
    }
    if let end = statement.as(BreakStmtSyntax.self) { return .break(end.label?.nameText) }
    if let end = statement.as(ContinueStmtSyntax.self) { return .continue(end.label?.nameText) }
    if let block = statement.as(DoStmtSyntax.self) {
      return try scoped { try execute(block.body.statements) }
    }
    throw failure("this statement is not run here", at: statement)
  }

  func execute(_ branch: IfExprSyntax) throws -> Exit {
    try scoped {
      if isWanted(branch.body), !asksForParent(branch.conditions) {
        try force(branch.conditions)
        return try execute(branch.body.statements)
      }
      if isWanted(branch.elseBody) {
        switch branch.elseBody {
        case .ifExpr(let other): return try execute(other)
        case .codeBlock(let block): return try execute(block.statements)
        case nil: return .none
        }
      }
      if leadsAway(branch) { return .none }
      let speaks = concernsLayout(branch)
      if try hold(branch.conditions, assuming: speaks) {
        return try execute(branch.body.statements)
      }
      switch branch.elseBody {
      case .ifExpr(let other): return try execute(other)
      case .codeBlock(let block): return try execute(block.statements)
      case nil: return .none
      }
    }
  }

  func execute(_ branch: SwitchExprSyntax) throws -> Exit {
    try scoped {
      var place = try chosenCase(branch)
      while let index = place {
        let cases = branch.switchCases
        let exit = try execute(cases[index].statements)
        if case .fallthrough = exit, index + 1 < cases.count {
          place = index + 1
          continue
        }
        if case .break(nil) = exit { return .none }
        return exit
      }
      return .none
    }
  }

  private func execute(_ loop: ForStmtSyntax, _ label: String?) throws -> Exit {
    for element in try elements(of: loop) {
      let exit = try scoped { () throws -> Exit in
        if loop.caseKeyword != nil {
          guard try matches(loop.pattern, element) else { return .none }
        } else {
          try bind(loop.pattern, element)
        }
        try tick(loop)
        if let condition = loop.whereClause?.condition,
          try !isTrue(condition, assuming: mode == .file)
        {
          return .none
        }
        return try execute(loop.body.statements)
      }
      if let left = exit.left(own: label) { return left }
      if exit.isBreak { break }
    }
    return .none
  }

  /// Returns the elements of the sequence of a loop.
  func elements(of loop: ForStmtSyntax) throws -> [Value] {
    let value = try evaluate(loop.sequence)
    if isWanted(loop.body) {
      switch value {
      case .list(let list) where list.isEmpty: return [unknown("element of a list")]
      case .range(let range) where range.isEmpty: return [.number(Double(range.lowerBound))]
      case .dictionary(let dictionary) where dictionary.isEmpty:
        return [unknown("element of a dictionary")]
      default: break
      }
    }
    if case .unknown(let what) = value {
      guard mode == .file, concernsLayout(loop.body) else {
        throw asking(for: what.name, "[]", at: loop.sequence)
      }
      if let bound = loop.bound {
        assume("\(bound) is known only when the program runs: the loop runs once")
        return [member("element of \(what.name)", of: what)]
      }
      return [oneElement(of: what)]
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

  /// Returns the values that a result builder collects from a block.
  func build(_ statements: CodeBlockItemListSyntax) throws -> [Value] {
    var values: [Value] = []
    let outer = self.statement
    defer { self.statement = outer }
    for statement in statements {
      try tick(statement)
      if mode == .file, !source.isLibrary {
        self.statement = CodePlace(range: statement.place, source: source)
      }
      switch statement.item {
      case .expr(let expression):
        values += try recovering(statement, { try buildExpression(expression) }) ?? []
      case .decl(let declaration):
        if let condition = declaration.as(IfConfigDeclSyntax.self),
          case .statements(let chosen)? = condition.clauseThatRuns?.elements
        {
          noteClauses(of: condition, chosen: condition.clauseThatRuns)
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
              if loop.caseKeyword != nil {
                guard try matches(loop.pattern, element) else { return [] }
              } else {
                try bind(loop.pattern, element)
              }
              try tick(loop)
              if let condition = loop.whereClause?.condition,
                try !isTrue(condition, assuming: mode == .file)
              {
                return []
              }
              return try build(loop.body.statements)
            }
          }
        } else if let result = statement.as(ReturnStmtSyntax.self) {
          if let expression = result.expression { values += try buildExpression(expression) }
          return values
        } else if let condition = statement.as(GuardStmtSyntax.self) {
          if try !hold(condition.conditions, assuming: true) { return values }
        } else {
          throw failure("a result builder does not take this statement", at: statement)
        }
      }
    }
    return values
  }

  func buildExpression(_ expression: ExprSyntax) throws -> [Value] {
    if expression.isBranch { return try build(branch: expression) }
    return try built(try evaluate(expression), at: expression)
  }

  /// Returns what an expression adds to a block: the elements of an array, nothing for `nil`.
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
}

extension CodeBlockItemSyntax {
  /// Whether the statement ends the program.
  fileprivate var isFatal: Bool {
    let call = item.as(FunctionCallExprSyntax.self)?.calledExpression
    let name = call?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return name.hasPrefix("fatal") || name == "preconditionFailure"
  }
}

extension Optional {
  /// Returns the value, or throws a failure if there is none.
  func orThrow(_ failure: @autoclosure () -> Failure) throws -> Wrapped {
    guard let self else { throw failure() }
    return self
  }
}

extension TokenSyntax {
  /// The name without backquotes.
  var nameText: String { text.filter { $0 != "`" } }
}
