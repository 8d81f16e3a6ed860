import SwiftSyntax

/// A constraint that was made and is not active when the code has run, and what the code does with it.
struct IdleConstraint {
  /// Where it is made.
  let place: CodePlace
  /// What becomes of it there.
  let use: Use

  /// What the code around an expression that makes constraints does with them.
  enum Use {
    /// Nothing: it is a statement of its own, or assigned to `_`.
    case none
    /// A variable or property of that name keeps it, or a list that has it.
    case named(String, isLocal: Bool)
    /// It is returned, passed on, or kept elsewhere.
    case other
  }

  /// Looks at the code around a place.
  init(_ place: CodePlace) {
    self.place = place
    use = Use(of: place)
  }

  /// Whether other code, which was not run, activates it by its name; O(n), where n is the size of its
  /// file.
  var isActivatedElsewhere: Bool {
    guard case .named(let name, _) = use else { return false }
    return place.source.tree.activates(name)
  }

  /// Whether nothing can activate it: no name keeps it, or that of a variable which no line uses; O(n),
  /// where n is the size of its file.
  var isDropped: Bool {
    switch use {
    case .none: true
    case .named(let name, let isLocal): isLocal && !place.source.tree.uses(name)
    case .other: false
    }
  }
}

extension IdleConstraint.Use {
  /// Looks up from a place, to the statement that uses what is made there.
  fileprivate init(of place: CodePlace) {
    self = .other
    let tree = place.source.tree
    guard place.range.lowerBound < tree.endPosition.utf8Offset else { return }
    var node = tree.token(at: AbsolutePosition(utf8Offset: place.range.lowerBound))?.parent
    // What is an argument or an element is used, and may still be in what gets a name.
    var isPart = false
    while let current = node, !current.is(FunctionDeclSyntax.self) {
      if current.is(LabeledExprSyntax.self) || current.is(ArrayElementSyntax.self) { isPart = true }
      if let binding = current.as(PatternBindingSyntax.self) {
        self = .named(binding.pattern.trimmedText, isLocal: binding.isLocal)
        return
      }
      if let assignment = current.as(InfixOperatorExprSyntax.self),
        assignment.operator.is(AssignmentExprSyntax.self)
      {
        if let name = assignment.leftOperand.lastName {
          self = .named(name, isLocal: false)
          return
        }
        if !isPart, assignment.leftOperand.is(DiscardAssignmentExprSyntax.self),
          assignment.rightOperand.makesConstraints
        {
          self = .none
          return
        }
      }
      if !isPart, let statement = current.as(CodeBlockItemSyntax.self),
        case .expr(let expression) = statement.item, expression.makesConstraints,
        !statement.mayBeResult
      {
        self = .none
        return
      }
      node = current.parent
    }
  }
}

extension SourceFileSyntax {
  /// The methods that activate the constraints they are given.
  private static let activating: Set<String> = ["activate", "addConstraint", "addConstraints"]

  /// Whether the code speaks of a variable.
  fileprivate func uses(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.nameText == name,
        let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      else { return false }
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
      return access?.declName.id != reference.id || access?.base?.trimmedText == "self"
    }
  }

  /// Whether the code sets `name.isActive` to anything but `false`, or passes the name to a method
  /// that activates it.
  fileprivate func activates(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.nameText == name,
        let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      else { return false }
      var node = reference.parent
      while let current = node, !current.is(CodeBlockItemSyntax.self) {
        if let call = current.as(FunctionCallExprSyntax.self),
          call.calledExpression.lastName.map(Self.activating.contains) ?? false
        {
          return true
        }
        if let assignment = current.as(InfixOperatorExprSyntax.self),
          assignment.operator.is(AssignmentExprSyntax.self),
          assignment.leftOperand.lastName == "isActive",
          assignment.leftOperand.position <= reference.position,
          reference.endPosition <= assignment.leftOperand.endPosition
        {
          return assignment.rightOperand.trimmedText != "false"
        }
        node = current.parent
      }
      return false
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it declares a variable among statements, and no property.
  fileprivate var isLocal: Bool { parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true }
}

extension ExprSyntax {
  /// The methods and the class that make constraints and leave them inactive.
  private static let makers: Set<String> = ["constraint", "constraints", "NSLayoutConstraint"]

  /// Whether it is a call that makes constraints and leaves them inactive.
  fileprivate var makesConstraints: Bool {
    let name = self.as(FunctionCallExprSyntax.self)?.calledExpression.lastName
    return name.map(Self.makers.contains) ?? false
  }
}

extension CodeBlockItemSyntax {
  /// The functions that run a closure and use no result of it.
  fileprivate static let running: Set<String> = [
    "forEach", "async", "asyncAfter", "sync", "animate", "performWithoutAnimation", "then",
  ]

  /// Whether a statement is the only one of its block, which can be the result of the block.
  fileprivate var mayBeResult: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let owner = list.parent
    else { return false }
    if let closure = owner.as(ClosureExprSyntax.self) { return closure.mayHaveResult }
    if let branch = owner.as(SwitchCaseSyntax.self) {
      return branch.parent?.parent?.as(SwitchExprSyntax.self)
        .map { ExprSyntax($0).mayBeResult } ?? true
    }
    guard owner.is(CodeBlockSyntax.self), let outer = owner.parent else { return true }
    if let branch = outer.as(IfExprSyntax.self) { return ExprSyntax(branch).mayBeResult }
    if let function = outer.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if let accessor = outer.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether a branch can have a result that something uses: it is assigned, returned, or alone in a
  /// block.
  fileprivate var mayBeResult: Bool {
    var node = Syntax(self)
    // `else if` is a part of the first branch.
    while let outer = node.parent,
      outer.is(IfExprSyntax.self) || outer.is(ExpressionStmtSyntax.self)
    {
      node = outer
    }
    return node.parent?.as(CodeBlockItemSyntax.self)?.mayBeResult ?? true
  }
}

extension ClosureExprSyntax {
  /// Whether the function that gets a closure may use what it returns.
  fileprivate var mayHaveResult: Bool {
    var node = Syntax(self).parent
    while let current = node, !current.is(FunctionCallExprSyntax.self),
      !current.is(CodeBlockItemSyntax.self)
    {
      node = current.parent
    }
    let name = node?.as(FunctionCallExprSyntax.self)?.calledExpression.lastName
    return !(name.map(CodeBlockItemSyntax.running.contains) ?? false)
  }
}
