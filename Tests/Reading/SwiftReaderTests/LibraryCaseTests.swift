import Foundation
import LayoutModel
import Testing

@testable import SwiftReader

/// Layouts in the words of libraries that the program has, each with its frames by hand.
///
/// A file in `LibraryCases` begins with a line `// name x y width height` for each view of its class
/// `Card`, in the coordinates of the superview.
@Suite struct LibraryCaseTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "LibraryCases")

  /// The cases of each library, as paths in the folder.
  private static let cases: [String: [String]] = {
    let all = try? FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return Dictionary(grouping: (all ?? []).filter { $0.hasSuffix(".swift") }.sorted()) { path in
      String(path.prefix { $0 != "/" })
    }
  }()

  @Test func everyLibraryHasEnoughCases() throws {
    let counts = Self.cases.mapValues(\.count)
    #expect(counts.count >= 10 && counts.values.allSatisfy { $0 >= 6 }, "\(counts)")
    #expect(Set(counts.keys).isSubset(of: Set(LayoutLibrary.all.map(\.module))))
  }

  @Test(arguments: cases.keys.sorted())
  func framesAreThoseByHand(library: String) throws {
    for path in try #require(Self.cases[library]) {
      let text = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
      let code = try SwiftProgram.imported(text, named: "Card.swift", opening: "Card")
      #expect(code.skipped.map(\.text) == [], "\(path)")
      #expect(code.balance.lost.map(\.text) == [], "\(path)")
      let solved = SolvedLayout(code.layout)
      var views = 0
      for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("// ") }) {
        let words = line.split(separator: " ").dropFirst()
        let numbers = words.dropFirst().compactMap { Double($0) }
        guard words.count == 5, numbers.count == 4, let name = words.first else { continue }
        let view = code.layout.items.first { $0.name == name }
        guard let frame = view.map({ solved.frame(of: $0.id) }) else {
          Issue.record("\(path): there is no \(name)")
          continue
        }
        let found = [frame.x, frame.y, frame.width, frame.height]
        let isRight = zip(found, numbers).allSatisfy { abs($0 - $1) < 0.01 }
        #expect(isRight, "\(path): \(name) is \(found), not \(numbers)")
        views += 1
      }
      #expect(views > 0, "\(path) has no frame")
    }
  }
}
