import LayoutModel
import PlumbLanguage
import SwiftReader
import Testing

@testable import LayoutShell

/// Posts with code among prose, and code in another language.
@Suite struct PostTests {
  private static let post = """
    My tag does not show up. Why?

    ```swift
    class TagView: UIView {
      let tag = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(tag)
        tag.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }
    }
    ```

    Thanks!
    """

  @Test func theFencedBlockIsReadAndKeepsItsLines() throws {
    let texts = SourceTexts(Self.post, named: "post.md")
    #expect(texts.text.split(separator: "\n", omittingEmptySubsequences: false).count == 14)
    guard case .code(let code) = try OpenedFile(texts, named: "post.md") else {
      Issue.record("it is not read as code")
      return
    }
    #expect(code.type == "TagView")
    #expect(code.notes.first == "lines 1-3, 12-14 passed over: prose")
    #expect(code.layout.rules.count == 1)
  }

  @Test func onlyProseWithAClosedFenceIsAPost() {
    #expect(Post("no fence at all") == nil)
    #expect(Post("```\nopen") == nil)
    #expect(
      Post("a\n```swift\nlet a = 1\n```\nb\n```objc\nint a;\n```")?.text
        == "\n\nlet a = 1\n\n\n\n\n")
    // A session and a log are read as they are.
    let session = "plumb 1\n\n```\nplumb> root card 320x200\n```\n"
    #expect(SourceTexts(session, named: "a.txt").text == session)
  }

  @Test(arguments: [
    "- (void)viewDidLoad {\n  [super viewDidLoad];\n}\n",
    "#import <UIKit/UIKit.h>\n\n@implementation Page\n@end\n",
    "UIView *box = [UIView new];\n[self.view addSubview:box];\n",
  ])
  func objectiveCIsNamed(_ code: String) {
    #expect(ObjectiveC.isCode(code, named: "standard input"))
    #expect(throws: Diagnostic.self) { try ImportFormat.format(of: code, named: "a.m") }
  }

  @Test(arguments: [
    "let a = UIView()\n", "#if DEBUG\nlet a = 1\n#endif\n", "- a list\n", "view a\n",
  ])
  func otherTextsAreNot(_ text: String) {
    #expect(!ObjectiveC.isCode(text, named: "standard input"))
  }
}
