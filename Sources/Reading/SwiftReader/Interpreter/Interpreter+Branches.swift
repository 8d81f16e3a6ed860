import SwiftSyntax

/// `if` and `switch` as expressions, and as parts of a result builder.
extension Interpreter {
  /// Returns the value of the branch that is taken, that of its last expression or `return`; `nil`
  /// if it has none.
  func value(ofBranch expression: ExprSyntax) throws -> Value? {
    let type = expected
    return try scoped {
      guard let statements = try chosen(expression) else { return nil }
      for item in statements.dropLast() {
        if case .return(let value) = try execute(item) { return value }
      }
      expected = type
      switch statements.last?.item {
      case .expr(let expression)?:
        guard expression.isBranch else { return try evaluate(expression) }
        return try value(ofBranch: expression)
      case .stmt(let statement)?:
        if let branch = statement.as(ExpressionStmtSyntax.self)?.expression, branch.isBranch {
          return try value(ofBranch: branch)
        }
        if case .return(let value) = try execute(statement) { return value }
        return nil
      default: return nil
      }
    }
  }

  /// Returns the values that a result builder collects from the branch that is taken.
  func build(branch expression: ExprSyntax) throws -> [Value] {
    try scoped { try chosen(expression).map { try build($0) } ?? [] }
  }

  /// Returns the statements of the branch that is taken, if any.
  private func chosen(_ expression: ExprSyntax) throws -> CodeBlockItemListSyntax? {
    if let branch = expression.as(IfExprSyntax.self) { return try chosen(branch) }
    return try expression.as(SwitchExprSyntax.self).flatMap { try chosen($0) }
  }

  private func chosen(_ branch: IfExprSyntax) throws -> CodeBlockItemListSyntax? {
    if isWanted(branch.body) {
      try force(branch.conditions)
      return branch.body.statements
    }
    if !isWanted(branch.elseBody),
      try hold(branch.conditions, assuming: concernsLayout(branch))
    {
      return branch.body.statements
    }
    switch branch.elseBody {
    case .ifExpr(let other): return try chosen(other)
    case .codeBlock(let block): return block.statements
    case nil: return nil
    }
  }
}

extension ExprSyntax {
  /// Whether the expression is an `if` or `switch`.
  var isBranch: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }
}
