import Foundation
import SwiftParser
import SwiftSyntax

/// A member of a module that code outside of it can use.
struct PublicMember: Hashable {
  /// What a call gives for one of its parameters.
  struct Parameter: Hashable {
    /// What stands in front of the colon; nil for nothing.
    let label: String?
    /// Whether it is code, which can stand behind the brackets.
    let takesCode: Bool
    /// Whether a call can say nothing.
    let isOptional: Bool
    /// Whether any number of values can stand there.
    let isVariadic: Bool
  }

  /// What it belongs to, `UIStackView.Alignment`; empty for a function of the module.
  let owner: String
  /// What it is called; `init` for an initialiser.
  let name: String
  /// What a call gives; nil for a property or a case without values.
  let parameters: [Parameter]?

  /// As it is written: `UIView.vStack(alignment:_:)`.
  var text: String {
    let call = parameters.map { "(\($0.map { ($0.label ?? "_") + ":" }.joined()))" } ?? ""
    return (owner.isEmpty ? "" : owner + ".") + name + call
  }

  /// Whether it is an operator, whose operands have no labels.
  var isOperator: Bool { !(name.first?.isLetter ?? false) && name.first != "_" }

  /// What code calls: the name, or that of the type for an initialiser.
  var calledName: String {
    name == "init" ? owner.split(separator: ".").last.map(String.init) ?? owner : name
  }

  /// The members of all files of a module, each once, by the order of the files.
  ///
  /// - Throws: What Foundation throws for files that cannot be read.
  static func all(of module: String, file: String = #filePath) throws -> [PublicMember] {
    let folder = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/UIKit/\(module)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    var seen = Set<String>()
    return try files.flatMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let reader = Reader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: text))
      return reader.members
    }.filter { seen.insert($0.text).inserted }
  }
}

/// Collects what is public, file by file.
private final class Reader: SyntaxVisitor {
  var members: [PublicMember] = []
  /// What is open around the place: its name, and whether what says nothing in it is public.
  private var owners: [(name: String, isPublic: Bool)] = []

  private var owner: String { owners.map(\.name).joined(separator: ".") }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    let names = modifiers.filter { $0.detail == nil }.map(\.name.text)
    // Where it was declared first is where it counts.
    if names.contains("override") { return false }
    if names.contains("public") || names.contains("open") { return true }
    let isHidden = names.contains {
      ["private", "fileprivate", "internal", "package"].contains($0)
    }
    return !isHidden && owners.last?.isPublic == true
  }

  private func enter(_ name: String, isPublic: Bool) -> SyntaxVisitorContinueKind {
    owners.append((name, isPublic))
    return .visitChildren
  }

  private func add(_ name: String, _ clause: FunctionParameterClauseSyntax?) {
    let parameters = clause?.parameters.map { parameter in
      PublicMember.Parameter(
        label: parameter.firstName.text == "_" || !(name.first?.isLetter ?? false)
          ? nil : parameter.firstName.bare,
        takesCode: parameter.type.trimmedDescription.contains("->")
          || parameter.attributes.contains { $0.trimmedDescription != "@autoclosure" },
        isOptional: parameter.defaultValue != nil, isVariadic: parameter.ellipsis != nil)
    }
    members.append(PublicMember(owner: owner, name: name, parameters: parameters))
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.extendedType.trimmedDescription,
      isPublic: node.modifiers.contains { $0.name.text == "public" })
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.bare, isPublic: false)
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.bare, isPublic: false)
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.bare, isPublic: false)
  }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    // What a protocol asks for is as public as the protocol.
    enter(node.name.bare, isPublic: isPublic(node.modifiers))
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers) { add(node.name.bare, node.signature.parameterClause) }
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    // Nothing is read from an archive.
    let isCoded = node.signature.parameterClause.parameters.first?.firstName.text == "coder"
    if isPublic(node.modifiers), !isCoded { add("init", node.signature.parameterClause) }
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers) { add("subscript", node.parameterClause) }
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers) {
      for binding in node.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
          add(name.identifier.bare, nil)
        }
      }
    }
    return .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    // A case is as public as its type.
    let type = node.parent?.parent?.parent?.parent?.as(EnumDeclSyntax.self)
    guard type.map({ isPublic($0.modifiers) }) ?? false else { return .skipChildren }
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.map { parameter in
        PublicMember.Parameter(
          label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.bare },
          takesCode: false,
          isOptional: parameter.defaultValue != nil, isVariadic: false)
      }
      members.append(
        PublicMember(owner: owner, name: element.name.bare, parameters: parameters))
    }
    return .skipChildren
  }
}

extension TokenSyntax {
  /// A name without its backquotes.
  var bare: String { text.filter { $0 != "`" } }
}
