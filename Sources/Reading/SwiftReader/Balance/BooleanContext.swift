import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// Whether the value of the only statement is used as a Boolean.
  var saysTruth: Bool {
    if let closure = parent?.as(ClosureExprSyntax.self) {
      if closure.signature?.returnClause?.type.trimmedText == "Bool" { return true }
      if let argument = closure.parent?.as(LabeledExprSyntax.self) {
        if argument.label?.text == "where" { return true }
        return argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.asksForTruth ?? false
      }
      return closure.parent?.as(FunctionCallExprSyntax.self)?.asksForTruth ?? false
    }
    let function = parent?.parent?.as(FunctionDeclSyntax.self)
    if let function {
      return function.signature.returnClause?.type.trimmedText == "Bool"
    }
    var around = parent
    while let node = around {
      if let binding = node.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedText == "Bool"
      }
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return false }
      around = node.parent
    }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// Whether a closure passed to the call returns a Boolean.
  fileprivate var asksForTruth: Bool {
    let name = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return [
      "filter", "first", "last", "contains", "allSatisfy", "firstIndex", "lastIndex", "drop",
      "prefix", "removeAll", "partition", "sorted", "sort", "removeDuplicates", "elementsEqual",
      "map",
    ].contains(name)
  }
}
