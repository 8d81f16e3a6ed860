import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Reading sessions without solving them.
@Suite struct SessionCheckTests {
  private func check(_ body: String) throws -> SessionCheck {
    SessionCheck(try Session("plumb 1\n\n" + body), files: SessionFiles.files)
  }

  @Test func mistakesAreFoundWithTheirLines() throws {
    let check = try check(
      """
      plumb> root card 3x3
      plumb> view a in crad
      plumb> pin a
      plumb> expect card.widht == 5
      plumb> nonsense
      plumb> why card.x
      something else
      plumb> view b in
      """)
    #expect(check.errors.map(\.lineNumber) == [4, 6, 7, 10])
    #expect(check.errors[0].message == "no view named \"crad\"")
    #expect(check.unreachedCount == 1)
    #expect(check.count == 7)
  }

  @Test func whatIsExpectedIsNoMistake() throws {
    let check = try check(
      """
      plumb> root card 3x3
      plumb> view a in crad
      error[E004]: {*}
      ...
      plumb> view card
      plumb> expect error E006
      plumb> expect card.width == 4
      plumb> fix 1
      plumb> undo 2
      """)
    #expect(check.errors.map(\.message) == [])
  }

  /// A page that replays has no mistakes to be found.
  @Test func thePagesOfTheRepositoryHaveNone() throws {
    for (name, text) in SessionFiles.texts {
      let check = SessionCheck(try Session(text), files: SessionFiles.files)
      #expect(check.errors.map { "\($0.lineNumber ?? 0): \($0.message)" } == [], "\(name)")
    }
  }

  /// What a replay of a spoiled session refuses for its words is found without solving.
  @Test(arguments: seeds(3))
  func whatAReplayRefusesIsFound(_ seed: UInt64) throws {
    let names = SessionFiles.texts.keys.sorted()
    var random = SplitMix64(seed: seed &+ 171)
    for count in 0..<5 {
      let name = names[(5 * Int(seed) + count) % names.count]
      let text = Mutation.file(SessionFiles.texts[name] ?? "", &random)
      guard let session = try? Session(text) else { continue }
      let found = Set(
        SessionCheck(session, files: SessionFiles.files).errors.compactMap(\.lineNumber))
      let first = Replay(session, files: SessionFiles.files, oracle: .none).failures.first {
        $0.isRefused && $0.printed.contains { $0.contains("error[E004]") }
      }
      guard let first else { continue }
      let lines = first.check.line...max(first.check.line, first.check.replyRange.lowerBound)
      #expect(!found.isDisjoint(with: lines), "\(name) \(first.check.line)\n\(text)")
    }
  }
}
