import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// Replies that go into files and to programs, and the formats for them.
@Suite struct RedirectionTests {
  private static let card = Conversation(Conversation.hugged)

  @Test(arguments: [
    ("frames > frames.md", "frames", Redirection.Target.file("frames.md")),
    ("frames title >out/a b.csv", "frames title", .file("out/a b.csv")),
    ("rules | grep gap | head -1", "rules", .program("grep gap | head -1")),
    ("why title.width > why.txt", "why title.width", .file("why.txt")),
    ("why title.width >> why.txt", "why title.width", .file("why.txt")),
    ("help \"a > b\" | less", "help \"a > b\"", .program("less")),
    ("for device in small: frames > small.md", "for device in small: frames", .file("small.md")),
  ])
  func repliesGoElsewhere(_ line: String, _ command: String, _ target: Redirection.Target) {
    let found = Self.card.shell.redirection(of: line)
    #expect(found?.command == command)
    #expect(found?.target == target)
    #expect(found?.appends == line.contains(">>"))
  }

  @Test(arguments: [
    "frames", "why not title.width > 40", "expect title.width > badge.width",
    "try title.width > m.width",
    "vfl H:|-8-[title]-8-| align top", "title.width >= 40", "view x > y", "frames >= x", "frames >",
    "save a > b",
    "a | b", "try a.width > -3",
  ])
  func otherLinesStayAsTheyAre(_ line: String) {
    let shell = Conversation(Conversation.hugged + "\nview m in card").shell
    #expect(shell.redirection(of: line) == nil)
  }

  /// The place of the sign is that in the line in full.
  @Test func anAbbreviationSendsItsReply() {
    let shell = Conversation(Conversation.hugged + "\nabbr gs = frames").shell
    let found = shell.redirection(of: "gs > a.csv")
    #expect(found?.command == "frames" && found?.target == .file("a.csv"))
    #expect(shell.redirection(of: "fra | wc")?.command == "frames")
  }

  @Test(arguments: [Shell.Source.batch, .session])
  func filesSendNoReplies(_ source: Shell.Source) {
    var shell = Self.card.shell
    shell.source = source
    for (line, sign) in [("frames > x.md", ">"), ("rules | sh", "|")] {
      let error = shell.run(line).error
      #expect(error?.code == .onlyAtThePrompt)
      #expect(error?.note?.hasSuffix(sign == ">" ? "> FILE" : "| PROGRAM") == true)
      #expect(error?.note?.contains("plumb -c '...'") == true)
    }
  }

  @Test func personalSettingsBelongToThePrompt() {
    var shell = Self.card.shell
    for setting in ["pager off", "timing on"] {
      let reply = shell.run("set \(setting)")
      #expect(reply.error == nil && reply.isMatterOfTaste)
    }
    #expect(!shell.display.hasPager && shell.display.hasTiming)
    shell.source = .session
    #expect(shell.run("set timing off").error?.code == .taste)
  }

  // MARK: - Formats

  private func lines(_ command: String, as format: Format) -> [String] {
    var shell = Self.card.shell
    let reply = shell.run(command)
    return reply.page(as: format, width: 80, to: command, at: 9).map(\.text)
  }

  @Test func tablesAreCommaSeparated() {
    #expect(
      lines("frames", as: .csv) == [
        "view,x,y,w,h", "card,0,0,320,200", "title,16,12,240,20", "badge,264,12,40,20",
      ])
    #expect(lines("rules badge", as: .csv).first?.split(separator: ",").count == 5)
    #expect(
      lines("title.width == 1", as: .csv).contains("c2,title.leading == card.leading + 16,16,")
        == false)
  }

  @Test func aConflictIsATableInMarkdown() {
    let page = lines("badge.width == 400 as wide", as: .markdown)
    #expect(page.first?.hasPrefix("x conflict   ") == true)
    #expect(
      page.contains { $0.hasPrefix("| wide | badge.width == 400 | 400 |") && $0.contains("broken") }
    )
    #expect(page.contains { $0.hasPrefix("|  | sum |") })
    #expect(page.contains("| --- | --- | --- | --- |"))
  }

  @Test func markdownIsShownAsItIs() {
    let frames = lines("frames", as: .markdown)
    #expect(
      frames.prefix(3) == [
        "| view | x | y | w | h |", "| --- | --- | --- | --- | --- |",
        "| card | 0 | 0 | 320 | 200 |",
      ])
    #expect(lines("view a_b in card", as: .markdown) == ["\\+ a\\_b   needs x, y, width, height"])
    let drawing = lines("draw", as: .markdown)
    #expect(drawing.first == "```" && drawing.last == "```")
  }

  @Test func theEndingOfAFileIsItsFormat() {
    #expect(
      ["a.csv", "x/b.md", "c.json", "d.txt", "csv", "a.table"].map { Format.of(file: $0)?.name }
        == ["csv", "md", "json", nil, nil, nil])
  }

  // MARK: - Roles

  @Test func theBrokenRowOfASumIsMarked() {
    var shell = Self.card.shell
    let reply = shell.run("badge.width == 400 as wide")
    let rows = reply.printed.filter { $0.role == .conflict }.map(\.text)
    #expect(rows.count == 2 && rows[1].hasPrefix("  wide") && rows[1].hasSuffix("broken"))
    // What has moved may have become worse.
    #expect(reply.printed.filter { $0.text.hasPrefix("= moved") }.allSatisfy { $0.role == .value })
    let error = shell.run("hug titel h 1")
    let lines = error.page(as: .table, width: 80, to: "", at: 1)
    #expect(lines.map(\.role) == [.error, .text, .hint])
  }
}
