import LayoutDiagnosis
import LayoutDrawing
import PlumbLanguage
import Testing

@testable import LayoutShell

/// Replies that are longer than a screen.
@Suite struct ScreenfulTests {
  @Test func aReplyThatIsHardlyLongerStaysWhole() {
    let lines = (1...Screenful.limit).map { Line(.text, "\($0)") }
    #expect(Screenful.cut(lines, command: "more") == lines)
    let cut = Screenful.cut(lines + [Line(.text, "41")], command: "more")
    #expect(cut.prefix(16) == lines.prefix(16))
    #expect(cut[16].text == "and 19 more lines here: more")
    #expect(cut.suffix(6).map(\.text) == ["36", "37", "38", "39", "40", "41"])
    // With the command above and the prompt below it fits 24 rows, one of them to spare.
    #expect(cut.count == 23)
  }

  /// Views that are nowhere across, each with a rule that says nothing new.
  private static let views: Shell = {
    var shell = Shell()
    var lines = ["root r 320x200"]
    for index in 1...42 {
      lines += ["view v\(index)", "v\(index).width == 10", "v\(index).width <= 11"]
    }
    for line in lines { _ = shell.run(line) }
    return shell
  }()

  /// A row of views that is too wide.
  private static let row: Shell = {
    var shell = Shell()
    var lines = ["root r 241x200", "begin"]
    for index in 1...22 {
      let left = index == 1 ? "r.leading" : "v\(index - 1).trailing"
      lines += ["view v\(index)", "v\(index).leading == \(left) + 1", "v\(index).width == 10"]
    }
    lines += ["v22.trailing == r.trailing", "end"]
    _ = shell.run(lines[0])
    _ = shell.run(lines.dropFirst().joined(separator: "\n"))
    return shell
  }()

  @Test(arguments: [
    "frames", "rules", "rules --uikit", "rules --generated", "dof", "ambiguous", "log", "show",
    "redundant", "trace", "help errors",
  ])
  func aListIsCutAndMoreShowsAll(_ line: String) { expectCut(line, in: Self.views) }

  @Test(arguments: ["conflicts", "why v22.x"])
  func aSumIsCutAndMoreShowsAll(_ line: String) { expectCut(line, in: Self.row) }

  private func expectCut(_ line: String, in shell: Shell) {
    var shell = shell
    let reply = shell.run(line)
    #expect(reply.error == nil)
    #expect(reply.lines.count > 40, "\(line) is not a list")
    let transcript = reply.transcript
    #expect(transcript.count == 23)
    #expect(transcript.contains("and \(reply.lines.count - 22) more lines here: more"))
    let whole = shell.run("more")
    #expect(whole.lines == reply.lines)
    #expect(whole.transcript.count == reply.lines.count)
    #expect(reply.printed(for: 80, as: .plain).count <= 40)
  }

  @Test func aConflictKeepsItsSum() {
    var shell = Self.row
    let lines = shell.run("conflicts").transcript
    #expect(lines.first?.hasPrefix("x conflict") ?? false)
    #expect(lines[lines.count - 2].contains("sum"))
    #expect(lines.last == "  minimal: remove any one of them and the rest can be satisfied")
  }

  @Test func newsAreCut() {
    var shell = Shell()
    let views = (1...60).map { "view v\($0)" }.joined(separator: "\n")
    let news = shell.run("begin\nroot r 10x10\n\(views)\nend")
    #expect(news.lines.count == 60)
    #expect(news.transcript.count == 23)
    #expect(shell.run("more").lines == news.lines)
    #expect(shell.run("undo").transcript.count < 40)
  }

  @Test func codeIsNoList() {
    var shell = Self.views
    for line in ["spell as uikit", "export --to uikit"] {
      let reply = shell.run(line)
      #expect(reply.lines.count > 40)
      #expect(reply.transcript.count == reply.lines.count)
    }
  }

  @Test func moreShowsTheLastReplyThatWasCut() {
    var shell = Shell()
    #expect(shell.run("more").lines == ["no reply was shortened"])
    shell = Self.views
    let frames = shell.run("frames").lines
    _ = shell.run("dof v1")
    _ = shell.run("nonsense")
    #expect(shell.run("more").lines == frames)
    #expect(shell.run("more").lines == frames)
    #expect(shell.run("more 3").error?.code == .unexpected)
  }

  @Test func whatWasCutReplays() throws {
    var shell = Self.views
    for line in ["frames", "more", "rules"] { _ = shell.run(line) }
    let session = try Session(shell.transcript.sessionText)
    expectPassed(Replay(session, files: .none, oracle: .none))
  }

  @Test func programsGetAllOfIt() {
    var shell = Self.views
    let reply = shell.run("frames")
    #expect(reply.json(to: "frames", at: 1).contains("\"v42\""))
    #expect(reply.lines.count == 44)
    // What more shows is the same value.
    #expect(shell.run("more").json(to: "more", at: 1).contains("\"v42\""))
  }
}
