import Foundation
import LayoutExport
import Testing

/// The classes that are compiled are those that are written now.
@Suite struct GeneratedTests {
  /// The dialects whose files are classes.
  static let dialects = Dialects.all.filter { $0.suffix == "swift" }.map(\.name)
  /// Those whose modules are here, so that their classes are compiled.
  static let compiled = dialects.filter { $0 != "snapkit" }

  /// With `WRITE_SPELLINGS` in the environment the files are written anew.
  @Test(arguments: Subject.all, compiled)
  func theFileIsWhatIsWrittenNow(_ subject: Subject, _ name: String) throws {
    let dialect = try #require(Dialects.named(name))
    let text = try subject.spelling(in: dialect).text
    let file = subject.file(in: name)
    if ProcessInfo.processInfo.environment["WRITE_SPELLINGS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test(arguments: Subject.scenes)
  func theFileOfASceneIsWhatIsWrittenNow(_ scene: Subject) throws {
    try theFileIsWhatIsWrittenNow(scene, "uikit")
  }

  @Test(arguments: Subject.all, dialects)
  func linesFitThePage(_ subject: Subject, _ name: String) throws {
    let lines = try subject.spelling(in: #require(Dialects.named(name))).lines
    #expect(lines.filter { $0.count > 80 } == [])
  }
}
