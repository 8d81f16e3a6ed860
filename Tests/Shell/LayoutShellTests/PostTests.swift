import LayoutDrawing
import LayoutModel
import PlumbLanguage
import SwiftReader
import Testing
import XcodeLogs

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
        == " \n        \nlet a = 1\n   \n \n       \n      \n   ")
    // A session and a log are read as they are.
    let session = "plumb 1\n\n```\nplumb> root card 320x200\n```\n"
    #expect(SourceTexts(session, named: "a.txt").text == session)
  }

  /// Code that is indented, between back-ticks, or just between sentences.
  @Test(arguments: [
    "My tag is gone.\n\n    view.addSubview(tag)\n    tag.isHidden = true\n\nWhat is wrong?",
    "My tag is gone.\n`\nview.addSubview(tag)\ntag.isHidden = true\n`\nWhat is wrong?",
    "My tag is gone, I call foo() in it:\n\nview.addSubview(tag)\ntag.isHidden = true\n\nThanks!",
  ])
  func codeWithoutFencesIsRead(_ post: String) throws {
    let texts = SourceTexts(post, named: "post.md")
    #expect(
      texts.text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
        == ["view.addSubview(tag)", "tag.isHidden = true"])
    #expect(
      texts.text.split(separator: "\n", omittingEmptySubsequences: false).count
        == post.split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test(arguments: [
    ("for view in views where view is UILabel {", false),
    ("guard let box = box else { return }", false),
    ("override func viewDidLoad() {", false), ("let a = \"three words in a row\"", false),
    ("// three words in a row", false), ("}", false), ("case left, right", false),
    ("label.text = title // the text of it", false), ("public final class Row: UIView", false),
    ("以下の様にviewの制約を設定します。", true), ("#制約のコード", true), ("let 件数 = 3", false),
    ("title.text = \"名前、住所。\"", false), ("#if DEBUG", false), ("What is wrong?", true),
    ("Thanks!", true), ("I call layoutIfNeeded() in viewDidLoad.", true),
    ("> quoted.code()", true), ("1. first", true), ("if that is so it fails", true),
    ("\"<NSLayoutConstraint:0x6000 UIView:0x7f.top == UIView:0x7e.top>\",", true),
  ])
  func sentencesAreProse(_ line: String, _ isProse: Bool) {
    #expect(ProseLine(Substring(line)).isProse == isProse)
  }

  /// A log that was cut off says nothing; the code beside it does.
  @Test func theCodeBesideAUselessLogIsRead() throws {
    let post = """
      Why?

      ```swift
      let tile = UIView()
      view.addSubview(tile)
      tile.topAnchor.constraint(equalTo: view.topAnchor, constant: 9).isActive = true
      ```

      It prints

      (
          "<NSLayoutConstraint:0x600001 UIView:0x7f01.top == UIView:0x7f02.top + 9   (active)>",
          "<NSAutoresizi
      """
    guard
      case .code(let code) = try OpenedFile(SourceTexts(post, named: "a.md"), named: "a.md")
    else {
      Issue.record("it is not read as code")
      return
    }
    #expect(code.notes.first == "the log says too little by itself: this is the code beside it")
    #expect(code.layout.rules.count == 1)
  }

  @Test func aPostAndLinesOutOfAClassNeedNoNeighbours() {
    #expect(!FileKind.needsNeighbours("view.addSubview(box)\n", named: "a.swift"))
    #expect(!FileKind.needsNeighbours(Self.post, named: "post.md"))
    #expect(FileKind.needsNeighbours("class Row: UIView {}\n", named: "a.swift"))
    #expect(FileKind.needsNeighbours("import UIKit\nlet a = Row()\n", named: "a.swift"))
  }

  /// Code of which a part was not run gets no all-clear.
  @Test func anAllClearIsOnlyAboutWhatWasRead() throws {
    let code = try SwiftProgram.imported(
      """
      view.addSubview(tile)
      tile.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      tile.doSomethingElse(view)
      """, named: "a.swift")
    let part = try #require(PartialReading(code))
    let report = MomentReport(code.layout, notes: [], of: part)
    let lines = report.sections.flatMap { $0 }.lines.map(\.text)
    #expect(lines.contains { $0.hasPrefix("no conflict in what was read (") })
    #expect(!lines.contains("no conflict"))
    #expect(!lines.contains { $0.contains("by accident") })
  }

  @Test(arguments: [
    "My box is gone.\n\n    view.addSubview(box)\n"
      + "    box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n\nWhat is wrong?\n"
  ])
  func linesOutOfAClassAreOpenedAsAWhole(_ text: String) {
    var shell = Shell()
    let reply = shell.opened(fragment: text)
    #expect(reply?.error == nil)
    #expect(reply?.lines(as: .table).isEmpty == false)
    #expect(shell.layout.rules.count == 1)
    var other = Shell()
    #expect(other.opened(fragment: "root card 320x200\n") == nil)
    // Somebody who awaits an answer to each line gets one.
    let lines = "let a = UIView()\nlet b = UIView()\na.addSubview(b)\n"
    #expect(other.opened(fragment: lines, awaitingEach: true) == nil)
    #expect(other.opened(fragment: "let a = UIView()\na.width == 20\n") == nil)
    let whole = other.opened(fragment: lines)
    #expect(whole?.lines(as: .table).contains { $0.text.contains("2 views read") } ?? false)
  }

  @Test func thePromptReadsLinesOutOfAClass() {
    var shell = Shell()
    for line in [
      "view.addSubview(box)", "box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
      "chip.snp.makeConstraints { $0.left.equalTo(box) }",
    ] { #expect(shell.run(line).error == nil) }
    #expect(shell.layout.items.map(\.name) == ["view", "box", "chip"])
    #expect(shell.run("bux.isHidden = true").error != nil)
  }

  @Test(arguments: [
    "- (void)viewDidLoad {\n  [super viewDidLoad];\n}\n",
    "#import <UIKit/UIKit.h>\n\n@implementation Page\n@end\n",
    "UIView *box = [UIView new];\n[self.view addSubview:box];\n",
  ])
  func objectiveCIsCode(_ code: String) throws {
    #expect(ObjectiveC.isCode(code))
    #expect(
      try ImportFormat.format(of: code, named: "standard input").title.contains("Objective-C"))
  }

  @Test func linesWithoutTheFirstOneOfASessionAreKnown() {
    func note(_ text: String) -> String? {
      do throws(Diagnostic) {
        _ = try ImportFormat.format(of: text, named: "lines.txt")
        return nil
      } catch { return error.note }
    }
    #expect(
      note("# a card\nroot card 320x200\n")
        == "it begins with a command: the first line of a session is  plumb 1")
    #expect(note("some prose\n")?.hasPrefix("it can read") == true)
  }

  @Test(arguments: [
    "let a = UIView()\n", "#if DEBUG\nlet a = 1\n#endif\n", "- a list\n", "view a\n",
  ])
  func otherTextsAreNot(_ text: String) {
    #expect(!ObjectiveC.isCode(text))
  }

  private func explained(_ code: String) throws -> String {
    let texts = SourceTexts(code, named: "Post.swift")
    guard case .code(let code) = try OpenedFile(texts, named: "Post.swift") else { return "" }
    let report = MomentReport(code.layout, notes: [], of: PartialReading(code))
    return report.text.map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  @Test func aViewWithAnEmptyFrameCannotBeSeen() throws {
    let lines = "let box = UIView()\nview.addSubview(box)\n"
    #expect(
      try explained(lines).contains(
        "box cannot be seen: its mask is on and keeps an empty frame, and no rule is about it"))
    let framed = lines + "box.frame = CGRect(x: 1, y: 2, width: 30, height: 40)"
    #expect(try !explained(framed).contains("cannot be seen"))
    let ruled = lines + "box.widthAnchor.constraint(equalToConstant: 9).isActive = true"
    #expect(try !explained(ruled).contains("cannot be seen"))
    // A line that was not run may be the one that places it.
    #expect(try !explained(lines + "box.fillSomething(view)").contains("cannot be seen"))
    let two = lines + "let hint = UILabel()\nview.addSubview(hint)"
    #expect(try explained(two).contains("box, hint cannot be seen: their masks are on"))
    let stacked =
      "let row = UIStackView()\nrow.translatesAutoresizingMaskIntoConstraints = false\n"
      + "view.addSubview(row)\nlet hint = UILabel()\nrow.addSubview(hint)\n"
    #expect(
      try explained(stacked).contains(
        "hint is in row, which does not arrange it: row.addArrangedSubview(hint) makes it do so"))
  }

  @Test func rulesOfAStackAloneAreNotCalledPassing() throws {
    let text = try explained(
      """
      let label = UILabel()
      label.text = "ABC"
      let stack = UIStackView(arrangedSubviews: [label])
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.distribution = .fillProportionally
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      view.addSubview(stack)
      stack.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      """)
    #expect(text.contains("no rule here is a constraint of yours: all follow from properties"))
    #expect(text.contains("use distribution fill, or put the margins around the stack"))
    #expect(!text.contains("goes away by itself"))
  }

  /// A log below a method of Objective-C is what the text is about, and its methods are no prose.
  @Test func aLogBehindCodeOfObjectiveCIsRead() throws {
    let log = """
      - (void)viewDidLoad {
        [self.view addSubview:self.box];
      }
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600001 UIView:0x7f01.height == 20   (active)>",
          "<NSLayoutConstraint:0x600002 UIView:0x7f01.height == 30   (active)>"
      )
      """
    guard case .logs(let logs) = try OpenedFile(SourceTexts(log, named: "a.txt"), named: "a.txt")
    else {
      Issue.record("it is not read as a log")
      return
    }
    #expect(logs.first?.layout.rules.count == 2)
    for line in ["- (void)viewDidLoad {", "-(UILabel *)title {", "NSArray *constraints;"] {
      #expect(!ProseLine(Substring(line)).isProse, "\(line)")
    }
    #expect(ProseLine("- a list (of two)").isProse)
  }
}
