import SwiftSyntax

extension DeclSyntaxProtocol {
  /// Whether a declaration makes nothing that a layout can depend on.
  var saysNothing: Bool {
    `is`(ImportDeclSyntax.self) || `is`(TypeAliasDeclSyntax.self) || `is`(ProtocolDeclSyntax.self)
      || `is`(MacroExpansionDeclSyntax.self) || `is`(OperatorDeclSyntax.self)
      || `is`(PrecedenceGroupDeclSyntax.self) || `is`(AssociatedTypeDeclSyntax.self)
  }
}

extension DeclSyntaxProtocol {
  /// The names by which a member of a type is looked for.
  var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.nameText] }
    if self.is(InitializerDeclSyntax.self) { return ["init"] }
    return self.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.nameText) ?? []
  }
}

extension DeclSyntaxProtocol {
  /// The word that begins it, with its name: `protocol Tappable`.
  var introducer: String {
    if let declaration = self.as(ImportDeclSyntax.self) {
      return "import \(declaration.path.trimmedDescription)"
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

  /// What a declaration of functions or types makes known, in words: `class Card`, `pin(to:)`.
  var titles: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [function.title] }
    if let type = self.as(ClassDeclSyntax.self) { return ["class \(type.name.nameText)"] }
    if let type = self.as(StructDeclSyntax.self) { return ["struct \(type.name.nameText)"] }
    if let type = self.as(EnumDeclSyntax.self) { return ["enum \(type.name.nameText)"] }
    if let type = self.as(ExtensionDeclSyntax.self) {
      return type.memberBlock.members.flatMap { member -> [String] in
        let names = member.decl.as(FunctionDeclSyntax.self).map { [$0.title] }
        return (names ?? member.decl.declaredNames).map {
          "\(type.extendedType.trimmedDescription).\($0)"
        }
      }
    }
    return []
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
  /// Where its first line stands.
  var head: Range<Int> {
    let end = condition?.place ?? poundKeyword.place
    return poundKeyword.place.lowerBound..<end.upperBound
  }
}

extension IfConfigDeclSyntax {
  /// The first clause that holds on a phone.
  var chosenClause: IfConfigClauseSyntax? {
    clauses.first { clause in
      guard let condition = clause.condition?.trimmedDescription else { return true }
      return ["canImport(UIKit)", "os(iOS)", "DEBUG"].contains { condition.hasPrefix($0) }
    }
  }

  /// The declarations of that clause.
  var declarations: [DeclSyntax] {
    switch chosenClause?.elements {
    case .decls(let members): return members.map(\.decl)
    case .statements(let statements):
      return statements.compactMap { if case .decl(let inner) = $0.item { inner } else { nil } }
    default: return []
    }
  }
}
