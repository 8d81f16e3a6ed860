import SwiftSyntax

/// Finds code that the state which is laid out excludes.
///
/// Of `if let icon { setUp(icon) } else { setUpLabel() }` one function runs: the rules of both would
/// contradict each other, and never meet.
extension Interpreter {
  /// Whether code that ran has chosen something else in place of each call of a function.
  func isAlternative(_ name: String, in type: TypeDeclaration) -> Bool {
    var calls: [(call: Syntax, source: SwiftSource)] = []
    let types = lineage(type.name).filter { $0.isDeclared && $0.isClass }
    let makers = layoutFunctions(of: types)
    for part in types.flatMap(\.members) {
      for token in part.declaration.tokens(viewMode: .sourceAccurate)
      where token.nameText == name {
        guard let call = token.parent, call.is(DeclReferenceExprSyntax.self) else { continue }
        calls.append((call, part.source))
      }
    }
    return !calls.isEmpty && calls.allSatisfy { isExcluded($0.call, in: $0.source, makers) }
  }

  /// The names of the functions that make constraints.
  private func layoutFunctions(of types: [TypeDeclaration]) -> Set<String> {
    var names: Set<String> = []
    for part in types.flatMap(\.members) {
      guard let function = part.declaration.as(FunctionDeclSyntax.self),
        let body = function.body?.statements, sites?.bodies.contains(body.id) ?? false
      else { continue }
      names.insert(function.name.nameText)
    }
    return names
  }

  /// Whether a call stands in a branch of code that ran beside another branch, which lays out
  /// something else.
  private func isExcluded(
    _ call: Syntax, in source: SwiftSource, _ makers: Set<String>
  ) -> Bool {
    func laysOut(_ node: some SyntaxProtocol) -> Bool {
      (sites?.stand(in: node.place, of: source) ?? false)
        || node.tokens(viewMode: .sourceAccurate).contains { makers.contains($0.nameText) }
    }
    func goesOn(after statement: some SyntaxProtocol) -> Bool {
      rest(after: statement).contains { laysOut($0) }
    }
    var isExcluded = false
    var node = call
    while let parent = node.parent {
      if let branch = parent.as(IfExprSyntax.self) {
        if node.id == branch.body.id {
          let other = branch.elseBody.map { laysOut($0) } ?? false
          if other || branch.leaves && goesOn(after: branch) { isExcluded = true }
        } else if !branch.conditions.place.contains(node.place.lowerBound), laysOut(branch.body) {
          isExcluded = true
        }
      } else if let one = parent.as(SwitchCaseSyntax.self),
        let all = one.parent?.as(SwitchCaseListSyntax.self)
      {
        if all.contains(where: { $0.id != one.id && laysOut($0) }) { isExcluded = true }
      } else if let condition = parent.as(GuardStmtSyntax.self), node.id == condition.body.id {
        if goesOn(after: condition) { isExcluded = true }
      } else if let list = parent.as(CodeBlockItemListSyntax.self) {
        let before = list.prefix { $0.id != node.id }
        if before.contains(where: { $0.earlyExit.map { laysOut($0) } ?? false }) {
          isExcluded = true
        }
        if parent.parent?.parent?.isFunction == true {
          return isExcluded && ran.contains(parent.id)
        }
      }
      node = parent
    }
    return false
  }

  /// The statements behind one in its block.
  private func rest(after statement: some SyntaxProtocol) -> [CodeBlockItemSyntax] {
    var node = Syntax(statement)
    while let parent = node.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        return Array(list.drop { $0.id != node.id }.dropFirst())
      }
      node = parent
    }
    return []
  }
}

extension IfExprSyntax {
  /// Whether the branch ends what it stands in.
  fileprivate var leaves: Bool {
    guard case .stmt(let last)? = body.statements.last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// The branch of a condition that ends what it stands in: `if isShort { layOutShort(); return }`.
  fileprivate var earlyExit: CodeBlockSyntax? {
    guard case .stmt(let statement) = item else { return nil }
    if let condition = statement.as(GuardStmtSyntax.self) { return condition.body }
    guard
      let branch = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      branch.leaves
    else { return nil }
    return branch.body
  }
}

extension Syntax {
  /// Whether it declares code that is called.
  fileprivate var isFunction: Bool {
    self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self)
      || self.is(AccessorDeclSyntax.self)
  }
}
