import SwiftSyntax

extension SyntaxProtocol {
  /// The text of the node without the blanks and comments around it.
  ///
  /// It equals `trimmedDescription`, which copies the node for it: a quarter of the time that reading
  /// took. O(n) for a text of n bytes.
  var trimmedText: String {
    if let token = firstToken(viewMode: .all), token == lastToken(viewMode: .all) {
      return token.presence == .present ? token.text : ""
    }
    let bytes = syntaxTextBytes
    let end = bytes.count - trailingTriviaLength.utf8Length
    return String(decoding: bytes[min(leadingTriviaLength.utf8Length, end)..<end], as: UTF8.self)
  }
}
