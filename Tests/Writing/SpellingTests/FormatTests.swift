import PlumbLanguage
import Foundation
import LayoutModel
import LayoutExport
import LayoutShell
import Testing

/// What visual formats say of the cases of the dialects, and what they leave out.
@Suite struct FormatTests {
  /// With `WRITE_SPELLINGS` in the environment the files are written anew.
  @Test(arguments: Subject.cases)
  func theFileIsWhatIsWrittenNow(_ subject: Subject) throws {
    let spelling = try subject.spelling(in: #require(Dialects.named("vfl")))
    let file = Subject.top.appending(path: "\(subject.folder)/\(subject.session).vfl")
    if ProcessInfo.processInfo.environment["WRITE_SPELLINGS"] != nil {
      try spelling.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == spelling.text)
    #expect(spelling.lines.filter { $0.count > 80 } == [])
  }

  /// What is read and what was listed as not said are the layout together.
  @Test(arguments: Subject.cases)
  func whatIsReadAndWhatIsListedAreAll(_ subject: Subject) throws {
    let layout = try subject.layout(in: "vfl")
    let dialect = try #require(Dialects.named("vfl"))
    let spelling = dialect.lines(try #require(Manuscript(layout)))
    var bare = layout
    for rule in layout.rules { bare.remove(rule.id) }
    let listed = layout.rules.filter { rule in
      spelling.remarks.contains { $0.subject.hasPrefix("\(rule.name)  ") }
    }
    #expect(listed.count == spelling.remarks.count)
    var shell = Shell()
    _ = shell.run((["begin"] + bare.commands + ["end"]).joined(separator: "\n"))
    for line in spelling.lines + listed.map(layout.line) {
      let reply = shell.run(line)
      #expect(reply.error == nil, "\(line): \(reply.transcript)")
    }
    #expect(shell.layout.rules.count == layout.rules.count)
    let frames = try subject.frames
    #expect(!frames.isEmpty)
    let read = Subject.frames(of: shell.layout)
    func texts(_ frames: [Item.ID: Frame], _ layout: Layout) -> [String: [String]] {
      Dictionary(
        uniqueKeysWithValues: frames.map { view, frame in
          (layout.name(of: view), Dimension.allCases.map { frame[$0].spelled })
        })
    }
    #expect(texts(read, shell.layout) == texts(frames, layout))
  }
}
