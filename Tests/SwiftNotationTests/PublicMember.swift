import Foundation
import SwiftParser
import SwiftSyntax

/// A member of a module that code outside of it can use.
struct PublicMember: Hashable {
  /// What it belongs to; empty for a function of the module.
  let owner: String
  /// What it is called; `init` for an initialiser.
  let name: String
  /// What stands in front of the colons of a call; nil for a property or a case without values.
  let labels: [String]?
  /// For each of them whether it takes code, or the values of a builder.
  let takesCode: [Bool]

  /// As it is written: `UIView.vStack(alignment:_:)`.
  var text: String {
    let call = labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? ""
    return (owner.isEmpty ? "" : owner + ".") + name + call
  }

  /// The members of all files of a module.
  ///
  /// - Throws: What Foundation throws for files that cannot be read.
  static func all(of module: String, file: String = #filePath) throws -> [PublicMember] {
    let folder = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/\(module)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    return try files.flatMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let reader = Reader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: text))
      return reader.members
    }
  }

  /// Collects what is public, file by file.
  private final class Reader: SyntaxVisitor {
    var members: [PublicMember] = []
    private var owners: [(name: String, isPublic: Bool)] = []

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
      let names = modifiers.map(\.name.text)
      if names.contains("override") { return false }
      if names.contains("public") || names.contains("open") { return true }
      let isHidden = names.contains { ["private", "fileprivate", "internal"].contains($0) }
      return !isHidden && owners.last?.isPublic == true
    }

    private func enter(_ name: String, isPublic: Bool) -> SyntaxVisitorContinueKind {
      owners.append((name, isPublic))
      return .visitChildren
    }

    private func add(_ name: String, _ parameters: [FunctionParameterSyntax]?) {
      let owner = owners.last?.name ?? ""
      members.append(
        PublicMember(
          owner: owner, name: name,
          labels: parameters?.map(\.firstName.text),
          takesCode: (parameters ?? []).map {
            $0.type.trimmedDescription.contains("->") || !$0.attributes.isEmpty
          }))
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(
        node.extendedType.trimmedDescription,
        isPublic: node.modifiers.contains { $0.name.text == "public" })
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, isPublic: false)
    }
    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, isPublic: false)
    }
    override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, isPublic: false)
    }
    override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      // What a protocol asks for is as public as the protocol.
      enter(node.name.text, isPublic: isPublic(node.modifiers))
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if isPublic(node.modifiers), node.name.text.first?.isLetter == true {
        add(node.name.text, Array(node.signature.parameterClause.parameters))
      }
      return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      let parameters = Array(node.signature.parameterClause.parameters)
      if isPublic(node.modifiers), parameters.first?.firstName.text != "coder" {
        add("init", parameters)
      }
      return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if isPublic(node.modifiers) {
        for binding in node.bindings {
          if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
            add(name.identifier.text, nil)
          }
        }
      }
      return .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
      for element in node.elements {
        members.append(
          PublicMember(
            owner: owners.last?.name ?? "", name: element.name.text,
            labels: element.parameterClause?.parameters.map { $0.firstName?.text ?? "_" },
            takesCode: []))
      }
      return .skipChildren
    }
  }
}
