import ConstraintSolver
import Foundation
import LayoutDiagnosis
import LayoutModel
import LayoutExport
import LayoutShell
import Support
import SwiftReader
import Synchronization
import Testing

/// A layout that is written in a dialect and read again is what it was, but for what is listed.
@Suite struct RoundTripTests {
  /// The dialects whose text has the rules in the order of the layout; the others go by view.
  private static let orderly: Set = ["uikit", "relations", "snapshot"]

  @Test(arguments: pairs(CaseController.all.map(\.name), Dialects.all.map(\.name), oneIn: 3))
  func `a file is read as the layout it was written for`(
    _ name: String, _ dialect: String
  ) throws {
    let page = try CasePage(name)
    let loaded = try Self.load(name)
    let dialect = try #require(Dialects.named(dialect))
    // Formats are typed: no file of them is opened.
    let isTyped = dialect.suffix == "vfl"
    let spelling = isTyped ? dialect.lines(loaded.manuscript) : dialect.file(loaded.manuscript)
    let expected = try Self.said(loaded.layout, spelling)
    let read: Layout
    switch dialect.suffix {
    case "swift":
      let imported = try SwiftProgram.imported(
        spelling.text, named: "\(name).swift", on: page.screen("screen"))
      #expect(imported.skipped.map(\.text) == [], "\(spelling.text)")
      read = imported.layout
    case "vfl":
      var shell = Shell()
      let block = ["begin"] + Self.withoutRules(expected).commands + ["end"]
      for line in [block.joined(separator: "\n")] + spelling.lines {
        let reply = shell.run(line)
        #expect(reply.error == nil, "\(line): \(reply.transcript)")
      }
      read = shell.layout
    default:
      let replay = Replay(try Session(spelling.text), files: .none, oracle: .none)
      #expect(replay.passedCount == replay.checkCount)
      read = replay.shell.layout
    }
    #expect(Self.bare(read) == Self.bare(expected), "\(spelling.text)")
    let areTurned = dialect.suffix == "vfl"
    let (rules, wanted) = (
      Self.rules(read, areTurned: areTurned), Self.rules(expected, areTurned: areTurned)
    )
    if Self.orderly.contains(dialect.name) {
      #expect(rules == wanted, "\(spelling.text)")
    } else {
      #expect(rules.sorted() == wanted.sorted(), "\(spelling.text)")
    }
    let isAll = expected.commands == loaded.layout.commands
    let frames = isAll ? loaded.frames : Self.frames(expected)
    #expect(Self.frames(read, of: frames) == frames, "\(spelling.text)")
  }

  @Test(
    arguments: pairs(
      CaseController.all.map(\.name),
      ["uikit", "snapkit", "draftsman", "swiftlayout", "stacks"], oneIn: 2))
  func `lines are read as the rules they were written for`(
    _ name: String, _ dialect: String
  ) throws {
    let (layout, manuscript, _) = try Self.load(name)
    let dialect = try #require(Dialects.named(dialect))
    let spelling = dialect.lines(manuscript)
    var read = Self.withoutRules(layout)
    // Stacks and the room in them are made by the text itself, of views that are there.
    for item in layout.items.reversed() {
      let isMade = spelling.lines.contains { $0.hasPrefix("let \(item.name) = UIView.") }
      guard isMade, let parent = item.parent else { continue }
      for child in read.item(item.id)?.children ?? [] { _ = try read.move(child, to: parent) }
      _ = try read.remove(item.id)
    }
    var memory = SwiftMemory()
    let text = spelling.lines.joined(separator: "\n")
    _ = try SwiftProgram.run(text, on: &read, remembering: &memory)
    #expect(Self.bare(read).sorted() == Self.bare(layout).sorted(), "\(text)")
    #expect(
      try Self.rules(read).sorted() == Self.rules(Self.said(layout, spelling)).sorted(), "\(text)")
  }

  /// With `WRITE_SPELLINGS` in the environment the list is written anew.
  @Test func `what is not said is what was not said before`() throws {
    var lines: [String] = []
    for dialect in Dialects.all {
      for name in CaseController.all.map(\.name) {
        let spelling = dialect.file(try Self.load(name).manuscript)
        lines += spelling.remarks.map { "\(dialect.name) \(name)  \($0.text)" }
      }
    }
    let text = lines.map { $0 + "\n" }.joined()
    let file = CasePage.folder.deletingLastPathComponent().appending(path: "Unsaid.txt")
    if ProcessInfo.processInfo.environment["WRITE_SPELLINGS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    #expect(lines.filter { !known.contains($0) } == [])
    #expect(known.filter { !lines.contains($0) } == [])
  }

  // MARK: - Layouts

  /// A case that was read and solved.
  private typealias Loaded = (layout: Layout, manuscript: Manuscript, frames: [String: String])

  private static let known = Mutex<[String: Loaded]>([:])

  /// Reads a case and solves it, once for all dialects.
  private static func load(_ name: String) throws -> Loaded {
    if let loaded = known.withLock({ $0[name] }) { return loaded }
    let page = try CasePage(name)
    let layout = try SwiftProgram.imported(
      page.code, named: "\(name).swift", on: page.screen("screen")
    ).layout
    let manuscript = try #require(Manuscript(LayoutAnalysis(layout)))
    let loaded = (layout, manuscript, frames(layout))
    known.withLock { $0[name] = loaded }
    return loaded
  }

  /// A layout without what its spelling lists as said by nothing.
  private static func said(_ layout: Layout, _ spelling: Spelling) throws -> Layout {
    var said = layout
    let unsaid = spelling.remarks.filter { $0.standIn == nil }.map(\.subject)
    for rule in layout.rules where unsaid.contains(where: { $0.hasPrefix("\(rule.name)  ") }) {
      said.remove(rule.id)
    }
    for item in layout.items where unsaid.contains("\(item.name)  baseline") {
      try said.set(\.baselines, of: item.id, to: nil)
    }
    return said
  }

  /// The commands that make the same items without any rules.
  private static func bare(_ layout: Layout) -> [String] {
    // UIKit has one property for the margins that a stack keeps and those of its guide.
    let twice = layout.items.filter { item in
      item.stack?.margins.map { $0 == item.style.margins } ?? false
    }
    return withoutRules(layout).commands.filter { line in
      let words = line.split(separator: " ")
      return !twice.contains {
        [3, 6].contains(words.count) && line.hasPrefix("margins \($0.name) ")
      }
    }
  }

  private static func withoutRules(_ layout: Layout) -> Layout {
    var bare = layout
    for rule in layout.rules { bare.remove(rule.id) }
    return bare
  }

  /// The rules by age, with priority and identifier; if they are turned, from the side that comes
  /// first by name, where both sides say the same.
  private static func rules(_ layout: Layout, areTurned: Bool = false) -> [String] {
    layout.rules.map { rule in
      var text = layout.text(of: rule, precision: .writing)
      if areTurned, let left = rule.left.first, let right = rule.right.first,
        left.anchor.attribute.isPosition, right.coefficient == 1
      {
        let sides = [left, right].map { side in
          "\(layout.writtenName(of: side.anchor.item)).\(side.anchor.attribute)"
        }
        let isTurned = sides[1] < sides[0]
        let relation = isTurned ? rule.relation.flipped : rule.relation
        let constant = (isTurned ? 0 - rule.constant : rule.constant) + 0
        text = "\(sides.min() ?? "") \(relation) \(sides.max() ?? "") \(constant)"
      }
      return "\(text) @\(rule.priority.spelled) \(rule.identifier ?? "")"
    }
  }

  /// The frames of what is determined, by name.
  private static func frames(_ layout: Layout) -> [String: String] {
    let freedom = LayoutAnalysis(layout).freedom
    return frames(layout) { freedom.isPlaced($0.id) }
  }

  /// The frames of those views that have one already.
  private static func frames(
    _ layout: Layout, of known: [String: String]
  ) -> [String: String] {
    frames(layout) { known[$0.name] != nil }
  }

  private static func frames(_ layout: Layout, where isMeant: (Item) -> Bool) -> [String: String] {
    let solved = SolvedLayout(layout)
    var texts: [String: String] = [:]
    for item in layout.items where item.isView && isMeant(item) {
      let frame = solved.frame(of: item.id)
      texts[item.name] = Dimension.allCases.map { frame[$0].spelled }.joined(separator: " ")
    }
    return texts
  }
}
