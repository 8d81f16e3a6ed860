import Foundation
import LayoutModel
import PlumbLanguage
import SwiftReader
import Testing

/// The same files of Swift, compiled against the modules and read as text: one layout.
@Suite struct CaseTests {
  @Test func `every file is a case`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: CasePage.folder.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
    #expect(files.sorted() == CaseController.all.map(\.name).sorted())
  }

  @Test(arguments: CaseController.all.map(\.name))
  func `text and modules give one layout`(_ name: String) async throws {
    let page = try CasePage(name)
    let made = try #require(CaseController.all.first { $0.name == name })
    let compiled = Recording(await made.session(page))

    let imported = try SwiftProgram.imported(
      page.code, named: "\(name).swift", on: page.screen("screen"))
    #expect(imported.skipped.map(\.text) == [])
    let read = Recording(imported.layout)

    // Arranged's stack is an ordinary view with constraints; as text it is UIKit's stack.
    if !name.hasPrefix("Arranged") { #expect(read.commands == compiled.commands) }
    for (view, frame) in compiled.frames where read.frames[view] != nil {
      #expect(read.frames[view] == frame, "\(view)")
    }
    for frame in page.frames {
      #expect(compiled.frames[frame.view] == frame.numbers, "\(frame.view), compiled")
      #expect(read.frames[frame.view] == frame.numbers, "\(frame.view), read")
    }
  }
}

/// A layout as commands, and the frames it has.
struct Recording {
  var commands: [String] = []
  var frames: [String: [Double]] = [:]

  /// What the modules call views without a name of their own, and what text calls them.
  private static let unnamed = [
    "nonInteractableStackView": "stack", "nonInteractableView": "spacing", "spacerView": "spacer",
    "scrollableStackView": "scroll", "vStack": "stack", "hStack": "stack", "view view": "view box",
    "in view": "in box",
    " view.": " box.",
  ]

  /// What was recorded of compiled views.
  init(_ session: String) {
    var text = session
    for (old, new) in Self.unnamed.sorted(by: { $0.key.count > $1.key.count }) {
      text = text.replacing(old, with: new)
    }
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("..> "), line != "..> end" { commands.append(String(line.dropFirst(4))) }
      let words = line.split(separator: " ")
      if line.hasPrefix("plumb> expect "), words[2].hasSuffix(".frame") {
        frames[String(words[2].dropLast(6))] = words.dropFirst(4).compactMap { Double($0) }
      }
    }
  }

  /// What was read.
  init(_ layout: Layout) {
    commands = layout.commands.map { $0.replacing("hStack", with: "stack") }
    let solved = SolvedLayout(layout)
    for item in layout.items where item.isView {
      let frame = solved.frame(of: item.id)
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      frames[item.name] = numbers.map { ($0 * 1000).rounded() / 1000 + 0 }
    }
  }
}
