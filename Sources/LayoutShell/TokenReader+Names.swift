import LayoutModel
import LayoutNotation

extension TokenReader {
  /// A complaint about a name nothing bears.
  func nothing(named token: Token) -> Diagnostic {
    let names =
      layout.items.map(\.name) + layout.rules.map(\.name) + layout.lets.map(\.name)
    return Diagnostic(
      .noItem, "nothing is named \"\(token.text)\"", at: token.range, in: line,
      meant: Similarity.nearest(to: token.text, among: names))
  }
}
