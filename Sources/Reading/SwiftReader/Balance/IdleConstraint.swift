import SwiftSyntax

/// A constraint that was made and is not active when the code has run.
struct IdleConstraint {
  /// Where it is made.
  let place: CodePlace
  /// Whether other code, which was not run, activates it by its name.
  let isActivatedElsewhere: Bool

  /// Looks for code that activates a constraint; O(n), where n is the size of its file.
  init(_ place: CodePlace) {
    self.place = place
    let name = Self.name(in: place.source.tree, at: place.range)
    isActivatedElsewhere = name.map { Self.isActivated($0, in: place.source.tree) } ?? false
  }

  /// The name of the variable or property that the constraint is assigned to; `nil` if it has none.
  private static func name(in tree: SourceFileSyntax, at range: Range<Int>) -> String? {
    guard range.lowerBound < tree.endPosition.utf8Offset else { return nil }
    var node = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))?.parent
    while let current = node {
      if let binding = current.as(PatternBindingSyntax.self) {
        return binding.pattern.trimmedText
      }
      if let assignment = current.as(InfixOperatorExprSyntax.self),
        assignment.operator.is(AssignmentExprSyntax.self)
      {
        return assignment.leftOperand.lastName
      }
      if current.is(FunctionDeclSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// The methods that activate the constraints they are given.
  private static let activating: Set<String> = ["activate", "addConstraint", "addConstraints"]

  /// Whether the code sets `name.isActive` to anything but `false`, or passes the name to a method
  /// that activates it.
  private static func isActivated(_ name: String, in tree: SourceFileSyntax) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
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
