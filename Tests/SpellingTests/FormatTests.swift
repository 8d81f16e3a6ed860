import Foundation
import LayoutNotation
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
}
