import Foundation
import LayoutExport
import Testing

/// The list of dialects and their files.
@Suite struct DialectTests {
  @Test func everyDialectHasItsFile() {
    let files = Repository.files(in: "Sources/Writing/LayoutExport/Dialects", "swift")
      .map { URL(filePath: $0.path).deletingPathExtension().lastPathComponent.lowercased() }
    #expect(files.sorted() == Dialects.all.map(\.name).sorted())
  }

  /// A property of the class that is written must not be called like one that `UIView` has.
  @Test func propertiesOfViewsAreNoNames() throws {
    let pattern = /(?m)^  (?:open|public)(?: override)?(?: private\(set\))? var ([a-zA-Z]+)/
    let words = Repository.files(in: "Sources/UIKit/HeadlessUIKit", "swift")
      .filter { $0.path.contains("/UIView.swift") || $0.path.contains("/UIView+") }
      .map { $0.text.components(separatedBy: "\nopen class UIKeyboardLayoutGuide")[0] }
      .flatMap { $0.matches(of: pattern).map { String($0.1) } }
    #expect(words.count > 60)
    #expect(words.filter { !Dialects.isTaken($0) } == [])
  }
}
