import Support
import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftReader

/// The text of a node without what is around it, beside what swift-syntax copies for it.
@Suite struct SyntaxTextTests {
  @Test(arguments: [
    LayoutLibrary.all[0].text,
    """
    // A comment.
    @IBOutlet /* which */ weak var a : UIView ! // behind
    let b = [ "é", // one
      ] ; func f ( \t_ x : Int = 3 , ) -> some View { $0 . c }
    #if A
    #endif
    """,
    "let a = (b; func f( { x..y } class",
    "",
  ])
  func itIsThatOfACopy(_ code: String) {
    let nodes = [Syntax(Parser.parse(source: code))].withDescendants
    #expect(nodes.count > 1)
    for node in share(nodes, oneIn: 7) {
      var copied = node.trimmedDescription[...]
      // Where the last token is missing, swift-syntax keeps the blanks behind the one before it.
      if node.lastToken(viewMode: .all)?.presence == .missing {
        copied = copied.prefix(through: copied.lastIndex { $0 != " " } ?? copied.startIndex)
      }
      #expect(node.trimmedText == copied)
    }
  }
}

extension [Syntax] {
  /// These nodes, and all inside of them.
  fileprivate var withDescendants: [Syntax] {
    flatMap { [$0] + Array($0.children(viewMode: .all)).withDescendants }
  }
}
