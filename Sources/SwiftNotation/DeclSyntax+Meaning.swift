import SwiftSyntax

extension DeclSyntaxProtocol {
  /// Whether a declaration makes nothing that a layout can depend on.
  var saysNothing: Bool {
    `is`(ImportDeclSyntax.self) || `is`(TypeAliasDeclSyntax.self) || `is`(ProtocolDeclSyntax.self)
      || `is`(MacroExpansionDeclSyntax.self) || `is`(OperatorDeclSyntax.self)
      || `is`(PrecedenceGroupDeclSyntax.self) || `is`(AssociatedTypeDeclSyntax.self)
  }
}

extension IfConfigDeclSyntax {
  /// The declarations of the first clause that holds on a phone.
  var declarations: [DeclSyntax] {
    let clause = clauses.first { clause in
      guard let condition = clause.condition?.trimmedDescription else { return true }
      return ["canImport(UIKit)", "os(iOS)", "DEBUG"].contains { condition.hasPrefix($0) }
    }
    switch clause?.elements {
    case .decls(let members): return members.map(\.decl)
    case .statements(let statements):
      return statements.compactMap { if case .decl(let inner) = $0.item { inner } else { nil } }
    default: return []
    }
  }
}
