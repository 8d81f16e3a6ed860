import Foundation
import LayoutModel
import LayoutShell
import Testing

@testable import LayoutPages

/// The page that follows files and consoles.
@Suite struct LiveDocumentsTests {
  private static let lines = [
    "root card 320x200", "view title in card content 96x20", "pin title top leading inset 16",
  ]

  private func layout(_ lines: [String] = lines) -> Layout {
    var shell = Shell()
    for line in lines { _ = shell.run(line) }
    return shell.layout
  }

  private func document(_ lines: [String] = lines) -> PageDocument {
    PageDocument(layout(lines), called: "Card.swift", notes: ["a note"])
  }

  private func steps(_ message: LiveDocuments.Message) throws -> [[String: Any]] {
    let value = try #require(try Paging.unpacked(message.data) as? [String: Any])
    let documents = try #require(value["documents"] as? [[String: Any]])
    return try documents.flatMap { try #require($0["steps"] as? [[String: Any]]) }
  }

  @Test func whatMovedSinceTheLastSaveIsAGhostAndALine() throws {
    var page = LiveDocuments()
    let first = document()
    _ = page.show([first.followed(since: nil)])
    let moved = document(Self.lines.dropLast() + ["pin title top leading inset 24"])
    #expect(moved.hasChanged(since: first) && !document().hasChanged(since: first))
    let all = try steps(page.show([moved.followed(since: first)]))
    let step = try #require(all.first)
    #expect(
      step["lines"] as? [String]
        == ["a note", "= moved      title.x 16 → 24", "= moved      title.y 16 → 24"])
    let past = try #require(step["past"] as? [[String: Any]])
    #expect(past.map { $0["name"] as? String } == ["title"])
    #expect(past.map { $0["x"] as? Double } == [16])
  }

  @Test func whatIsWrongWithALayoutIsSaid() throws {
    var page = LiveDocuments()
    let broken = document(Self.lines + ["title.width == 400", "title.trailing == card.trailing"])
    let all = try steps(page.show([broken.followed(since: nil)]))
    let step = try #require(all.first)
    let lines = try #require(step["lines"] as? [String])
    #expect(lines.contains { $0.hasPrefix("x conflict") && $0.contains("ask for") })
  }

  @Test func theLinesOfASessionAreComparedByWhatTheySay() throws {
    let old = PageDocument(try Paging.session(of: Self.lines), files: .none, named: "a")
    let new = PageDocument(
      try Paging.session(of: ["root card 320x200", "view badge in card 10x10"] + Self.lines[1...]),
      files: .none, named: "a")
    var page = LiveDocuments()
    let steps = try steps(page.show([new.followed(since: old)]))
    #expect(steps.map { ($0["past"] as? [Any])?.count } == [0, nil, 0, 0])
    #expect(new.hasChanged(since: old))
  }

  @Test func anErrorLeavesTheLastVersionInPlace() throws {
    var page = LiveDocuments()
    #expect(page.whole.isEmpty)
    _ = page.show([document()])
    #expect(!page.isComplete)
    page.noteComplete()
    #expect(page.fail(["Card.swift:3: error", "  )"]).event == "problem")
    #expect(page.whole.map(\.event) == ["documents", "problem"])
    #expect(try Paging.unpacked(page.whole[1].data) as? [String] == ["Card.swift:3: error", "  )"])
    page.noteJoined()
    #expect(!page.isComplete)
    #expect(page.completion().data.utf8.count > page.whole[0].data.utf8.count)
    _ = page.show([document()])
    #expect(page.whole.map(\.event) == ["documents"])
  }

  @Test func theConflictsOfAConsoleComeTheNewestFirst() throws {
    var twice = ConsoleConflict(number: 2, lines: ["two"], layout: layout(), systemBroke: nil)
    twice.count = 2
    let one = ConsoleConflict(
      number: 1, lines: ["one"], layout: layout(Self.lines.dropLast()), systemBroke: nil)
    var page = LiveDocuments(newestFirst: true)
    let steps = try steps(page.show([PageDocument([twice, one], called: "Conflicts")]))
    #expect(steps.map { $0["command"] as? String } == ["conflict 2, 2 times", "conflict 1"])
    #expect(steps.map { $0["lines"] as? [String] } == [["two"], ["one"]])
    #expect(steps.map { $0["moment"] as? Int } == [1, 0])
  }
}
