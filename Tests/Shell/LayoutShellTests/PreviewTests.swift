import LayoutDiagnosis
import LayoutModel
import Testing

@testable import LayoutShell

/// What is shown behind a line while it is typed.
@Suite struct PreviewTests {
  private static let start = """
    root card 320x200
    view title in card content 96x20
    view badge in card content 40x20
    title.leading == card.leading + 16
    title.top == card.top + 12
    badge.trailing == card.trailing - 16
    badge.centerY == title.centerY
    badge.leading == title.trailing + 8
    hug badge h 251
    """
  private static let card = Conversation(start)

  @Test(arguments: [
    ("hug", " VIEW h|v PRIORITY"), ("hug ", "VIEW h|v PRIORITY"), ("hug badge ", "h|v PRIORITY"),
    ("hug badge h", " PRIORITY"), ("hug bad", "ge h|v PRIORITY"),
    ("root", " NAME [WxH]"), ("title.width == ", "a number or NAME.attribute"),
    ("pin ti", "tle"), ("rules > ", "FILE"), ("frames | ", "PROGRAM"), ("rules > r.md", ""),
    ("rm ", ""), ("p ", ""),
  ])
  func anUnfinishedLineShowsHowItGoesOn(line: String, shown: String) {
    let preview = Self.card.shell.preview(of: line)
    let gap = preview.kind == .outline && line.last != " " ? " " : ""
    let words = preview.kind == .outline ? preview.words.joined(separator: "|") : ""
    #expect(preview.completion + (words.isEmpty ? "" : gap + words) == shown)
  }

  /// What is said before Enter is what Enter then says.
  @Test(arguments: [
    "title.width >= 180 as min", "badge.width == 120 as wide", "badge.width == 300",
    "view photo in card", "view photo in card content 20x20", "hug badge h 250", "hug badge h 252",
    "resist title v 749", "pin title top leading inset 20", "resist badge h 700",
    "content title 180x20", "content title 400x20", "remove badge", "remove c1", "off c2",
    "constant c1 20", "constant c5 9", "priority c1 500", "hide badge", "ratio badge 2:1",
    "size badge 24x24", "center badge in card y", "card.width == 400", "root card 400x200",
    "title.width == 96", "badge.leading >= title.trailing + 8", "title.width <= 50",
    "title.leading == card.leading + 16", "title.drf.width.equal(to: 100)",
    "let m = 16", "label x \"Now playing\" in card",
  ])
  func thePreviewIsWhatEnterSays(line: String) {
    var shell = Self.card.shell
    let before = shell
    let preview = shell.preview(of: line)
    #expect(shell.timeline.current == before.timeline.current)
    let reply = shell.run(line)
    #expect(reply.error == nil, "\(line)")
    let news = reply.news?.brief ?? []
    #expect(preview.kind == .effect)
    #expect(Array(preview.words.prefix(news.count)) == news, "\(line)")
    let said = reply.lines.joined(separator: "\n")
    for word in preview.words.dropFirst(news.count) { #expect(said.contains(word), "\(line)") }
    #expect(preview.words.isEmpty == said.isEmpty, "\(line): \(preview.words) and \(said)")
  }

  @Test func aConflictIsItsSumInAFewWords() {
    let shell = Conversation(Self.start + "\ntitle.width >= 180 as min").shell
    let preview = shell.preview(of: "badge.width == 120 as wide")
    #expect(preview.words.first == "x 5 rules, 20 too many")
    #expect(preview.words.dropFirst().first == "→ title.width 240 → 180")
    #expect(preview.text(columns: 80).hasPrefix("x 5 rules, 20 too many, → title.width"))
    #expect(preview.text(columns: 25) == "x 5 rules, 20 too many")
    #expect(preview.text(columns: 21) == "")
  }

  /// An error is said as far as there is room.
  @Test func aMistakeIsSaid() {
    let preview = Self.card.shell.preview(of: "titel.width == 3")
    #expect(preview.text(columns: 40) == "no view named \"titel\"")
    #expect(preview.text(columns: 18) == "no view named ...")
  }

  /// Looks, questions and commands that change the shell or write files are not run.
  @Test(arguments: ["frames", "undo", "save card.plumb", "quit", "why title.width", "new", ""])
  func linesThatChangeNoLayoutAreNotTried(line: String) {
    #expect(Self.card.shell.preview(of: line).words == [])
  }

  @Test func insideABlockNothingHappensYet() {
    #expect(Self.card.shell.preview(ofLineInside: "hide badge").words == [])
    #expect(Self.card.shell.preview(ofLineInside: "hug ").words == ["VIEW h|v PRIORITY"])
  }

  /// The right arrow takes what can only follow.
  @Test(arguments: [
    ("fram", "es"), ("hug bad", "ge"), ("title.wid", "th"), ("h", ""), ("hug ", ""),
    ("hug badge", ""),
    ("", ""),
  ])
  func theOnlyEndIsCertain(line: String, end: String) {
    #expect(Self.card.shell.certainEnd(of: line) == end)
  }
}
