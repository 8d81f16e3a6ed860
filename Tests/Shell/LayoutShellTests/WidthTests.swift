import Foundation
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import XcodeLogs
import Support
import Testing

@testable import LayoutShell

/// Every answer fits its page: 80 columns, and the columns of any other screen.
@Suite struct WidthTests {
  private static let widths = [60, 80, 132]

  private func check(
    _ reply: Reply, to line: String, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for width in Self.widths {
      for (form, lines) in [
        ("table", reply.printed(for: width)),
        ("plain", reply.printed(for: width, as: .plain)),
      ] {
        let ascii = Paragraph.$width.withValue(width) { lines.flatMap(Ascii.lines) }
        for printed in lines + ascii where printed.displayWidth > width {
          Issue.record(
            "\(what), \(form) at \(width): \(line)\n\(printed)", sourceLocation: sourceLocation)
        }
      }
    }
    for printed in reply.transcript + reply.lines where printed.displayWidth > 80 {
      Issue.record("\(what), transcript: \(line)\n\(printed)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: seeds(3))
  func everyAnswerFitsWhateverThingsAreCalled(_ seed: UInt64) {
    var names = LongNames(seed: 8_000 + seed)
    var shell = Shell(source: .prompt)
    for line in names.lines(count: 8 + Int(seed % 12)) {
      check(shell.run(line), to: line, "seed \(seed)")
    }
    for line in names.questions() { check(shell.run(line), to: line, "seed \(seed)") }
    for lines in [MomentReport(shell, title: "A title of \(names.views[0])").text] {
      #expect(lines.allSatisfy { $0.displayWidth <= 80 }, "seed \(seed)")
    }
  }

  @Test func everyPageOfHelpFits() {
    var shell = Shell(source: .prompt)
    for subject in ["help"] + Manual.subjects.map({ "help \($0)" }) + ["apropos a", "apropos the"] {
      check(shell.run(subject), to: subject, "help")
    }
  }

  @Test func namesAreNeitherLostNorCut() throws {
    let long = "MyApp.VeryLongTableViewCellWithAvatarAndBadge:0x7fa1c2d3e4f0"
    var conversation = Conversation("root `\(long)` 375.333x811.667\nview a in `\(long)`")
    for look in ["frames", "dof", "show", "draw", "ambiguous", "why `\(long)`.width"] {
      let text = conversation.say(look).joined()
      #expect(text.contains(long) || look == "ambiguous", "\(look)\n\(text)")
    }
    #expect(
      conversation.say("frames") == [
        "view        x         y         w         h", long,
        "            0         0   375.333   811.667",
        "a           0         0         0         0   x, y, width, height not determined",
      ])
  }

  @Test func aWiderScreenIsUsed() throws {
    var conversation = Conversation(Conversation.tied)
    let reply = conversation.shell.run("draw")
    #expect(reply.printed(for: 80) == reply.lines)
    let wide = reply.printed(for: 132)
    #expect(wide.map(\.displayWidth).max() ?? 0 > 110)
    #expect(wide.count == reply.lines.count)
    // What is kept is what everybody else gets.
    #expect(conversation.shell.transcript.entries.last?.reply == reply.lines)
  }

  @Test func realLogsFit() throws {
    guard !RealLogs.names.isEmpty else {
      return print("No real logs here: \(RealLogs.folder.path()) is missing")
    }
    for name in share(RealLogs.names, oneIn: 8) {
      let text = try RealLogs.text(name)
      for log in try ConflictLog.layouts(in: text) {
        let report = LogReport(log, LayoutAnalysis(log.layout), keeping: .prompt).text
        #expect(report.allSatisfy { $0.displayWidth <= 80 }, "\(name)")
      }
      var shell = Shell(source: .prompt)
      check(shell.run(text), to: "the log", name)
      let (root, last) = (shell.layout.items.first, shell.layout.items.last)
      guard let root, let last else { continue }
      let (first, other) = (Name.written(root.name), Name.written(last.name))
      for line in [
        "frames", "draw", "show", "dof", "ambiguous", "rules", "rules --generated", "conflicts",
        "conflicts --all", "fixes", "fixes --all", "redundant", "why c1", "why \(other).width",
        "why --exact \(other).height", "why not \(other).width == 1", "log", "draw \(other)",
        "try remove \(other)", "exercise", "sweep c1 0..100", "drag c1 0..100", "diff #0",
        "fit \(first) 320x0",
      ] { check(shell.run(line), to: line, name) }
    }
  }
}
