import SwiftParser
import SwiftSyntax

/// What a piece of code says of a member: its name, and how it is called.
struct MemberUse: Hashable {
  /// What is called or asked for; an operator by its sign.
  let name: String
  /// What stands in front of the colons in the brackets; nil where nothing is called.
  let labels: [String?]?
  /// What stands in front of the code behind the brackets, nothing for the first.
  var trailing: [String?] = []

  /// All uses in a text.
  static func all(in code: String) -> Set<MemberUse> {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: code))
    return reader.uses
  }

  /// Whether it can be a use of a member, as far as the name and the labels say.
  func fits(_ member: PublicMember) -> Bool {
    let isInitialiser = member.name == "init" && name == "init"
    if member.isOperator { return name == member.name }
    guard name == member.calledName || isInitialiser else { return false }
    guard let parameters = member.parameters else { return true }
    // A function as a value.
    guard let labels else { return member.name != "init" }
    return fits(labels[...], trailing[...], parameters[...])
  }

  private func fits(
    _ labels: ArraySlice<String?>, _ trailing: ArraySlice<String?>,
    _ parameters: ArraySlice<PublicMember.Parameter>
  ) -> Bool {
    guard let parameter = parameters.first else { return labels.isEmpty && trailing.isEmpty }
    let rest = parameters.dropFirst()
    if let label = labels.first, label == parameter.label {
      var others = labels.dropFirst()
      if parameter.isVariadic { others = others.drop { $0 == nil } }
      if fits(others, trailing, rest) { return true }
    }
    if labels.isEmpty, let label = trailing.first, parameter.takesCode,
      label == nil || label == parameter.label, fits(labels, trailing.dropFirst(), rest)
    {
      return true
    }
    return (parameter.isOptional || parameter.isVariadic) && fits(labels, trailing, rest)
  }
}

/// Collects what code asks for.
private final class Reader: SyntaxVisitor {
  var uses: Set<MemberUse> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.bare }
    let trailing =
      (node.trailingClosure == nil ? [] : [nil])
      + node.additionalTrailingClosures.map { Optional($0.label.bare) }
    let callee = node.calledExpression
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.bare
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.bare
      ?? callee.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
    if let name { uses.insert(MemberUse(name: name, labels: labels, trailing: trailing)) }
    uses.insert(MemberUse(name: "callAsFunction", labels: labels, trailing: trailing))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // What is called is seen above.
    let isCalled =
      node.parent?.is(FunctionCallExprSyntax.self) ?? false
      || node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        && node.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id
          == node.parent?.id
    if !isCalled { uses.insert(MemberUse(name: node.baseName.bare, labels: nil)) }
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    uses.insert(MemberUse(name: node.operator.text, labels: [nil, nil]))
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    uses.insert(MemberUse(name: "subscript", labels: node.arguments.map { $0.label?.bare }))
    return .visitChildren
  }

  // What a class of the case overrides is asked for by UIKit.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map {
      $0.firstName.text == "_" ? nil : Optional($0.firstName.bare)
    }
    uses.insert(MemberUse(name: node.name.bare, labels: labels))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings where binding.accessorBlock != nil {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        uses.insert(MemberUse(name: name.identifier.bare, labels: nil))
      }
    }
    return .visitChildren
  }
}
