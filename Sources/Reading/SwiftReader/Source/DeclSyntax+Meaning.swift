import SwiftSyntax

extension DeclSyntaxProtocol {
  /// Whether the declaration has no influence on a layout.
  var saysNothing: Bool {
    `is`(ImportDeclSyntax.self) || `is`(MacroExpansionDeclSyntax.self)
      || `is`(OperatorDeclSyntax.self)
      || `is`(PrecedenceGroupDeclSyntax.self) || `is`(AssociatedTypeDeclSyntax.self)
  }
}

extension DeclSyntaxProtocol {
  /// The names by which the member of a type is looked up.
  var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedText)
    }
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.nameText] }
    if self.is(InitializerDeclSyntax.self) { return ["init"] }
    if self.is(SubscriptDeclSyntax.self) { return ["subscript"] }
    return self.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.nameText) ?? []
  }
}

extension DeclSyntaxProtocol {
  /// The keyword of the declaration with its name: `protocol Tappable`.
  var introducer: String {
    if let declaration = self.as(ImportDeclSyntax.self) {
      return "import \(declaration.path.trimmedText)"
    }
    if let declaration = self.as(TypeAliasDeclSyntax.self) {
      return "typealias \(declaration.name.nameText)"
    }
    if let declaration = self.as(ProtocolDeclSyntax.self) {
      return "protocol \(declaration.name.nameText)"
    }
    if let macro = self.as(MacroExpansionDeclSyntax.self) { return "#\(macro.macroName.text)" }
    return firstToken(viewMode: .sourceAccurate)?.text ?? "a declaration"
  }

  /// The functions or types that it declares, in words: `class Card`, `pin(to:)`.
  var titles: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [function.title] }
    if let type = self.as(ClassDeclSyntax.self) { return ["class \(type.name.nameText)"] }
    if let type = self.as(StructDeclSyntax.self) { return ["struct \(type.name.nameText)"] }
    if let type = self.as(EnumDeclSyntax.self) { return ["enum \(type.name.nameText)"] }
    if let type = self.as(ExtensionDeclSyntax.self) {
      return type.memberBlock.members.flatMap { member -> [String] in
        let names = member.decl.as(FunctionDeclSyntax.self).map { [$0.title] }
        return (names ?? member.decl.declaredNames).map {
          "\(type.extendedType.trimmedText).\($0)"
        }
      }
    }
    return []
  }
}

extension DeclSyntaxProtocol {
  /// Whether it declares or extends a type.
  var isType: Bool {
    `is`(ClassDeclSyntax.self) || `is`(StructDeclSyntax.self) || `is`(EnumDeclSyntax.self)
      || `is`(ProtocolDeclSyntax.self) || `is`(ActorDeclSyntax.self)
      || `is`(ExtensionDeclSyntax.self)
  }
}

extension PatternSyntax {
  /// The names that the pattern binds.
  var names: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.nameText] }
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap(\.pattern.names)
    }
    return self.as(ValueBindingPatternSyntax.self)?.pattern.names ?? []
  }
}

extension SwitchExprSyntax {
  /// The cases, in order.
  var switchCases: [SwitchCaseSyntax] {
    cases.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let own): return [own]
      case .ifConfigDecl(let condition):
        guard case .switchCases(let inner)? = condition.chosenClause?.elements else { return [] }
        return inner.compactMap { $0.as(SwitchCaseSyntax.self) }
      }
    }
  }
}

extension FunctionDeclSyntax {
  /// The name with its labels: `pin(to:)`.
  var title: String {
    let labels = signature.parameterClause.parameters.map { "\($0.firstName.nameText):" }
    return "\(name.nameText)(\(labels.joined()))"
  }
}

extension IfConfigClauseSyntax {
  /// The range of its first line.
  var head: Range<Int> {
    let end = condition?.place ?? poundKeyword.place
    return poundKeyword.place.lowerBound..<end.upperBound
  }
}

extension IfConfigDeclSyntax {
  /// The clause that is active on a phone in a debug build, which applies to declarations.
  var chosenClause: IfConfigClauseSyntax? {
    clauses.first { clause in clause.condition.map { $0.holds(debugging: true) } ?? true }
  }

  /// The clause that is active on a phone in a release build, which applies to statements.
  var clauseThatRuns: IfConfigClauseSyntax? {
    clauses.first { clause in clause.condition.map { $0.holds(debugging: false) } ?? true }
  }

  /// The declarations in the active clause.
  var declarations: [DeclSyntax] {
    switch chosenClause?.elements {
    case .decls(let members): return members.map(\.decl)
    case .statements(let statements):
      return statements.compactMap { if case .decl(let inner) = $0.item { inner } else { nil } }
    default: return []
    }
  }
}

extension ExprSyntax {
  /// Returns whether a condition of `#if` holds on a phone.
  fileprivate func holds(debugging: Bool) -> Bool {
    if let not = self.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return !not.expression.holds(debugging: debugging)
    }
    if let infix = self.as(InfixOperatorExprSyntax.self) {
      let sides = [
        infix.leftOperand.holds(debugging: debugging),
        infix.rightOperand.holds(debugging: debugging),
      ]
      return infix.operator.trimmedText == "||" ? sides[0] || sides[1] : sides[0] && sides[1]
    }
    if let row = self.as(SequenceExprSyntax.self), let first = row.elements.first {
      let isEither = row.elements.contains { $0.trimmedText == "||" }
      let sides = row.elements.lazy.filter { !["||", "&&"].contains($0.trimmedText) }
        .map { $0.holds(debugging: debugging) }
      return sides.isEmpty
        ? first.holds(debugging: debugging)
        : isEither ? sides.contains(true) : !sides.contains(false)
    }
    if let tuple = self.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return only.expression.holds(debugging: debugging)
    }
    let text = trimmedText
    if text == "DEBUG" { return debugging }
    return ["canImport(UIKit)", "os(iOS)", "swift(", "compiler(", "true"].contains {
      text.hasPrefix($0)
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether the member belongs to the type and not to its instances.
  var isOfType: Bool { contains { ["static", "class"].contains($0.name.text) } }
  /// Whether the declaration is that of an operator that follows its operand.
  var isPostfix: Bool { contains { $0.name.text == "postfix" } }
}

extension VariableDeclSyntax {
  var isOfType: Bool { modifiers.isOfType }
}

extension FunctionDeclSyntax {
  var isOfType: Bool { modifiers.isOfType }
  var isPostfix: Bool { modifiers.isPostfix }
}

extension InitializerDeclSyntax {
  /// The initialiser with the labels of its parameters: `init(frame:)`.
  var title: String {
    "init(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
  }
}
