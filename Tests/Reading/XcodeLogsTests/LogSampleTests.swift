import LayoutModel
import PlumbLanguage
import XcodeLogs
import Testing

/// Logs as people have them: what was done to them on the way, what is missing, what is around.
@Suite struct LogSampleTests {
  /// Two heights of one view, in brackets.
  private static let short = "<NSLayoutConstraint:0x60a1 UIView:0x7f01.height == 40   (active)>"
  private static let tall = "<NSLayoutConstraint:0x60a2 UIView:0x7f01.height == 44   (active)>"
  private static let header = "[LayoutConstraints] Unable to simultaneously satisfy constraints."

  /// The rules of every layout of a text, by number and with their priority.
  private static func rules(_ text: String) throws -> [[String]] {
    try ConflictLog.layouts(in: text).map { log in
      log.layout.rules.map { rule in
        let priority = rule.priority == 1000 ? "" : " @\(rule.priority.spelled)"
        return "\(rule.name) \(log.layout.text(of: rule))\(priority)"
      }
    }
  }

  private static let both = ["c1 root.height == 40", "c2 root.height == 44"]

  /// What surrounds the same two constraints.
  static let dress: [(String, String)] = [
    ("a phone's array", "\(header)\n(\n    \"\(short)\",\n    \"\(tall)\"\n)"),
    ("an array of Swift", "[\(short), \(tall)]"),
    ("an optional of it", "Optional([\(short), \(tall)])"),
    ("lines of nothing else", "\(short)\n\(tall)"),
    (
      "a prefix before each line",
      "2024-05-01 12:00:00.123+0200 App[1:2] \(header)\n2024-05-01 12:00:00.123+0200 App[1:2] (\n"
        + "2024-05-01 12:00:00.123+0200 App[1:2]     \"\(short)\",\n"
        + "2024-05-01 12:00:00.123+0200 App[1:2]     \"\(tall)\"\n"
        + "2024-05-01 12:00:00.123+0200 App[1:2] )"
    ),
    (
      "columns of log stream",
      "Timestamp                       Thread     Type        Activity             PID    TTL\n"
        + "2024-05-01 12:00:00.123456+0200 0x1a2b     Default     0x0                  123    0    "
        + "App: (UIKitCore) [com.apple.UIKit:LayoutConstraints] Unable to simultaneously satisfy "
        + "constraints.\n(\n    \"\(short)\",\n    \"\(tall)\"\n)"
    ),
    (
      "an object of JSON on one line",
      "{\"eventMessage\":\"Unable to simultaneously satisfy constraints.\\n(\\n    \\\"\(short)\\\",\\n"
        + "    \\\"\(tall)\\\"\\n)\\n\"}"
    ),
    (
      "JSON that escapes brackets",
      "{\"m\":\"(\\n \\\""
        + "\(short)\\\",\\n \\\"\(tall)\\\"\\n)\"}".replacing("<", with: "\\u003c")
        .replacing(">", with: "\\u003e")
    ),
    (
      "a page",
      "<pre>\(header)\n(\n    \"\(short)\",\n    \"\(tall)\"\n)".replacing("<N", with: "&lt;N")
        .replacing(")>", with: ")&gt;").replacing("\"", with: "&quot;")
    ),
    (
      "a page in a page",
      "\(short)\n\(tall)".replacing("<", with: "&amp;lt;").replacing(">", with: "&amp;gt;")
    ),
    ("a mail that answers one", "> > (\n> >     \"\(short)\",\n> >     \"\(tall)\"\n> > )"),
    ("a block of Markdown", "Look:\n```text\n\(short)\n\(tall)\n```\nThanks"),
    (
      "a list of Markdown", "- \\\(short)\n- \\\(tall)".replacing("(active)>", with: "(active)\\>")
    ),
    (
      "the source of a mail",
      "\(short)=20\n\(tall)".replacing("==", with: "=3D=3D").replacing(
        "ight =3D", with: "i=\nght =3D")
    ),
    ("stars before each", "* \(short)\n* \(tall)"),
    ("stars without a blank", "*\(short)\n*\(tall)"),
    ("numbers before each", "1. \(short)\n2. \(tall)"),
    ("fields of a table", "a,\"\"\"\(short)\"\"\",\nb,\"\"\"\(tall)\"\"\""),
    ("the quotes of an office", "\u{201C}\(short)\u{201D},\n\u{201C}\(tall)\u{201D}"),
    ("colours", "\u{1B}[31m\"\(short)\",\u{1B}[0m\n\u{1B}[31m\"\(tall)\"\u{1B}[0m"),
    ("marks of no width", "\u{FEFF}\"\(short)\",\u{200B}\n\"\(tall)\""),
    ("line ends of Windows", "(\r\n\t\"\(short)\",\r\n\t\"\(tall)\"\r\n)\r\n"),
    ("no brackets", "\(short.dropFirst().dropLast())\n\(tall.dropFirst().dropLast())"),
    ("nothing but what it says", "UIView:0x7f01.height == 40\nUIView:0x7f01.height == 44"),
    (
      "breaks anywhere",
      "<NSLayoutConstraint:0x60a1 UIView:0x7f01.hei\nght == 40   (active)>\n\(tall)"
    ),
    (
      "breaks in a number",
      "\(short)\n<NSLayoutConstraint:0x60a2 UIView:0x7f01.height == 4\n4 (active)>"
    ),
    (
      "no beginning", "straint:0x60a1 UIView:0x7f01.height == 40   (active)>\",\n    \"\(tall)\"\n)"
    ),
    ("half a class", "ew:0x7f01.height == 40   (active)>\",\n    \"\(tall)\"\n)"),
    ("no end", "(\n    \"\(short)\",\n    \"\(tall.prefix(60))"),
    (
      "an end in the state",
      "\(short)\n<NSLayoutConstraint:0x60a2 UIView:0x7f01.height == 44   (act"
    ),
    (
      "addresses that somebody shortened",
      "\"<NSLayoutConstraint:0x6000... UIView:0x7f...A.height == 40   (active)>\",\n"
        + "\"<NSLayoutConstraint:0x6000... UIView:0x7f...A.height == 44   (active)>\""
    ),
    (
      "text that is hidden",
      "\"<NSLayoutConstraint:0x60a1 UILabel:0x7f01'<private>'.height == 40   (active)>\",\n"
        + "\"<NSLayoutConstraint:0x60a2 UILabel:0x7f01'<private>'.height == 44   (active)>\""
    ),
  ]

  @Test(arguments: dress)
  func whatIsAroundDoesNotMatter(_ name: String, _ text: String) throws {
    #expect(ConflictLog.isLog(text))
    let rules = try Self.rules(text)
    #expect(rules == [Self.both])
  }

  /// One entry among others, and what it says.
  static let entries: [(String, String)] = [
    (
      "<MASLayoutConstraint:0x1 UILabel:title.left == UIView:0xa.left + 8>",
      "c1 title.left == UIView1.left + 8"
    ),
    ("<MASLayoutConstraint:wide UIView:0xa.width == 0.5 ^high>", "c1 UIView1.width == 0.5 @750"),
    (
      "<SnapKit.LayoutConstraint:0x1@A.swift#7 UIView:0xa.width == 12.5>",
      "c1 UIView1.width == 12.5"
    ),
    ("<NSLayoutConstraint:0x1 UIView:0xa.width == 12,5   (active)>", "c1 UIView1.width == 12.5"),
    (
      "<NSLayoutConstraint:0x1 V:|-(8,25)-[UIView:0xa]   (active, names: '|':UIView:0xf )>",
      "c1 UIView1.top == UIView2.top + 8.25"
    ),
    (
      "<NSLayoutConstraint:0x1 'a 'b' > c' UIView:0xa.width == 3   (active)>",
      "c1 UIView1.width == 3"
    ),
    (
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 3 priority: 999   (active)>",
      "c1 UIView1.width == 3 @999"
    ),
    (
      "<NSLayoutConstraint:0x1 NSTextField:0xa\"Name: == x\".width == 3>", "c1 nameX.width == 3"
    ),
    (
      "<NSLayoutConstraint:0x1 UILayoutGuide:0xa''.width == 3   (active)>",
      "c1 UILayoutGuide1.width == 3"
    ),
    (
      "<NSLayoutConstraint:0x1 V:|-(3)-[UIView:0xa]   (Names: '|':UIView:0xf)>",
      "c1 UIView1.top == UIView2.top + 3"
    ),
    (
      "<NSLayoutConstraint:0x1 UIView:0xa._Width{id: 12} == 3   (active)>", "c1 UIView1.width == 3"
    ),
    (
      "<NSLayoutConstraint:0x1 _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_:0xa.width == 3>",
      "c1 UIHostingView1.width == 3"
    ),
    (
      "<NSLayoutConstraint:0x1 _UIHostingView<ModifiedContent<AnyView, RootModifier>>:0xa.width == 3>",
      "c1 UIHostingView1.width == 3"
    ),
  ]

  @Test(arguments: entries)
  func anEntryOfAnyLibraryIsRead(_ entry: String, _ rule: String) throws {
    let other = "<NSLayoutConstraint:0x9 UIView:0xe.top == UIView:0xd.top   (active)>"
    let read = try Self.rules("\(entry)\n\(other)")
    #expect(read.first?.first == rule)
  }

  @Test func whereALibrarySaysTheLineTheRuleKnowsIt() throws {
    let log = try imported(
      """
      "<SnapKit.LayoutConstraint:0x1@/Users/ann/App/Login View.swift#12 UIView:0xa.width == 10.0>",
      "<MASLayoutConstraint:0x2 UIView:0xa.width == 20> (Header.m:88)",
      "<NSLayoutConstraint:0x3 'Sources/Row.swift:31 width' UIView:0xa.width == 30   (active)>",
      "<NSLayoutConstraint:0x4 'plain' UIView:0xa.width == 40   (active)>"
      """)
    // Folders of somebody's machine say nothing here.
    #expect(
      log.layout.rules.map(\.origin.text) == [
        "Login View.swift:12", "Header.m:88", "Row.swift:31", "#1",
      ])
    #expect(log.layout.rules.map(\.origin.line) == [12, 88, 31, 4])
  }

  @Test func aMessageThatIsPrintedAgainIsToldOnce() throws {
    let message = "\(Self.header)\n(\n    \"\(Self.short)\",\n    \"\(Self.tall)\"\n)\n"
    let other = message.replacing("0x7f01", with: "0x7f02")
    let logs = try ConflictLog.layouts(in: message + "noise <a>\n" + message + other)
    #expect(logs.count == 2)
    #expect(logs[0].notes == ["printed 2 times: lines 1, 7"])
    #expect(logs[1].notes.isEmpty)
  }

  @Test func whatIsCutOffIsCounted() throws {
    let log = try ConflictLog.layouts(
      in: "(\n    \"\(Self.short)\",\n    \"<NSLayoutConstraint:0x60a2 UIView:0x7f01.height == 4")[
        0]
    #expect(log.layout.rules.map(\.name) == ["c1"])
    #expect(log.unread == 1)
    #expect(log.notes == ["line 3: c2 is left out: it is cut off here"])
  }

  @Test func aSuperviewThatIsCutOffIsKnownFromAnotherLine() throws {
    let log = try imported(
      """
      "<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x2 V:[UIView:0xa]-(9)-|   (active, names: '|':UIVi
      """)
    #expect(
      log.layout.rules.map { log.layout.text(of: $0) } == [
        "UIView1.top == root.top + 8", "root.bottom == UIView1.bottom + 9",
      ])
  }

  @Test func aConflictThatIsHiddenIsAnErrorThatSaysWhatHelps() {
    let text = "\(Self.header)\n(\n    \"<private>\",\n    \"<private>\"\n)\n"
    do throws(Diagnostic) {
      _ = try ConflictLog.layouts(in: text)
      Issue.record("something was read")
    } catch {
      #expect(
        error.message
          == "the 2 constraints of this conflict are hidden: the system printed <private>")
      #expect(error.lineNumber == 3)
      #expect(error.note?.contains("from Xcode") ?? false)
    }
  }

  @Test func aConstraintOfViewsWithoutATreeIsNoConflict() throws {
    let logs = try ConflictLog.layouts(
      in: "The view hierarchy is not prepared for the constraint: \(Self.short)\n\tWhen added ...\n"
        + "*** First throw call stack:\n(\n\t0   CoreFoundation   0x00007fff23c4f02e x + 350\n)\n")
    #expect(logs.count == 1)
    guard case .list = logs[0].subject else {
      Issue.record("a conflict")
      return
    }
    #expect(logs[0].notes.first?.contains("not in one hierarchy") ?? false)
  }
}
