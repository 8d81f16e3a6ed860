import SwiftSyntax

/// A syntax error: the first place at which the parser had to add or skip something.
///
/// The diagnostics of swift-syntax say more but crash on some damaged texts.
struct SyntaxError {
  /// A short description of the error.
  let message: String
  /// The place of the error, in bytes.
  let offset: Int

  /// Creates the first error in a tree; `nil` if the tree has none.
  init?(in tree: SourceFileSyntax) {
    guard tree.hasError else { return nil }
    var open = [Syntax(tree)]
    var deepest = Syntax(tree)
    while let node = open.popLast() {
      deepest = node
      if let message = Self.message(node) {
        self.init(message: message, offset: Self.offset(node))
        return
      }
      open += node.children(viewMode: .all).filter { $0.hasError || Self.isMade($0) }.reversed()
    }
    self.init(message: "this is not Swift", offset: deepest.place.lowerBound)
  }

  private init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }

  private static func isMade(_ node: Syntax) -> Bool {
    node.as(TokenSyntax.self)?.presence == .missing || node.is(UnexpectedNodesSyntax.self)
  }

  private static func message(_ node: Syntax) -> String? {
    if node.is(MissingExprSyntax.self) { return "an expression is missing here" }
    if node.is(MissingTypeSyntax.self) { return "a type is missing here" }
    if node.is(MissingPatternSyntax.self) { return "a name is missing here" }
    if node.is(MissingDeclSyntax.self) || node.is(MissingStmtSyntax.self) {
      return "something is missing here"
    }
    if let token = node.as(TokenSyntax.self), token.presence == .missing {
      if case .identifier = token.tokenKind { return "a name is missing here" }
      return token.text.isEmpty ? "something is missing here" : "\(token.text) is missing here"
    }
    if let extra = node.as(UnexpectedNodesSyntax.self), let token = extra.firstToken(viewMode: .all)
    {
      return "\(token.text) is not expected here"
    }
    return nil
  }

  /// Returns the offset of an error; a missing token is reported after the previous one.
  private static func offset(_ node: Syntax) -> Int {
    guard !node.is(UnexpectedNodesSyntax.self) else { return node.place.lowerBound }
    let before = node.firstToken(viewMode: .all)?.previousToken(viewMode: .sourceAccurate)
    return before?.endPositionBeforeTrailingTrivia.utf8Offset ?? node.place.lowerBound
  }
}
