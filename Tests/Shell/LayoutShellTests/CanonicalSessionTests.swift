import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Sessions in one form, which does what they did.
@Suite struct CanonicalSessionTests {
  private func text(_ text: String) throws -> String { try Session(text).canonicalText }

  @Test func whatCanBeWrittenInSeveralWaysIsWrittenInOne() throws {
    let written =
      "\u{FEFF}plumb 1 \r\nxfail  later \r\ntitle   A  b\r\ntags x y\r\n# Prose.  \r\n\r\n\r\n"
      + "plumb>   root card 3x3\t\r\nplumb> \r\nplumb> view a\r\n+ a   needs x, y \r\n \r\n\r\n"
      + "plumb> begin\r\n..>   view b  \r\n..> \r\n..> end\r\n\r\n\r\n"
      + "--  a.txt --\r\n  x \r\n\r\n\r\ny\r\n\r\n-- b --\r\n\r\n\r\n"
    #expect(
      try text(written) == """
        plumb 1
        title A  b
        tags x y
        xfail later

        # Prose.

        plumb> root card 3x3
        plumb>
        plumb> view a
        + a   needs x, y

        plumb> begin
        ..>   view b\("  ")
        ..>
        ..> end

        -- a.txt --
          x\(" ")


        y

        -- b --

        """)
  }

  @Test func whatIsShortStaysShort() throws {
    #expect(try text("plumb 1") == "plumb 1\n")
    #expect(try text("plumb 1\n\n\n") == "plumb 1\n")
    #expect(try text("plumb 1\nplumb> dof") == "plumb 1\n\nplumb> dof\n")
    #expect(try text("plumb 1\n-- a --\nx") == "plumb 1\n\n-- a --\nx\n")
  }

  /// Blanks that keep a line of a reply from being something else, or belong to a picture.
  @Test func blanksThatMeanSomethingStay() throws {
    for line in ["plumb>\t", "..>\t", "#\t", "│ a  ", "+| b \t"] {
      let written = "plumb 1\n\nplumb> dof\n\(line)\n"
      #expect(try text(written) == written, "\(line)")
    }
  }

  @Test func theSessionsOfTheRepositoryAreCanonical() throws {
    for (name, text) in SessionFiles.texts {
      #expect(try Session(text).canonicalText == text, "\(name)")
    }
  }

  // MARK: - The law

  /// What a replay makes of a session, check by check, without the numbers of lines.
  private struct Course: Equatable {
    var verdicts: [String] = []
    var end: [Int?] = []
    var fixtures: [String] = []

    init(_ session: Session) {
      var player = Player(session, files: SessionFiles.files)
      let order = Dictionary(
        session.checks.enumerated().map { ($1.line, $0) }, uniquingKeysWith: { a, _ in a })
      while let played = player.next() {
        switch played.verdict {
        case .unreached(let cause): verdicts.append("unreached \(order[cause] ?? -1)")
        case .asExpected, .mismatch, .refused:
          verdicts.append("\(played.verdict) \(played.reply.error?.code.rawValue ?? "")")
        }
      }
      end = [player.farewell?.reply.exit, player.unplayedCount]
      fixtures = session.fixtures.flatMap { [$0.name, $0.text] }
      verdicts.append("\(player.shell.layout.commands)")
    }
  }

  /// Formatting a session changes nothing that a replay sees, and a second time nothing at all.
  @Test(arguments: seeds(5))
  func aReplayDoesTheSame(_ seed: UInt64) throws {
    let names = SessionFiles.texts.keys.sorted()
    var random = SplitMix64(seed: seed &+ 71)
    for count in 0..<6 {
      let index = 6 * Int(seed) + count
      let name = names[index % names.count]
      let text = Mutation.file(SessionFiles.texts[name] ?? "", &random)
      guard let session = try? Session(text) else { continue }
      let canonical = session.canonicalText
      let again: Session
      do throws(Diagnostic) { again = try Session(canonical) } catch {
        Issue.record("\(name) \(index): \(error.message)\n\(text)\n---\n\(canonical)")
        continue
      }
      #expect(again.canonicalText == canonical, "\(name) \(index)\n\(text)")
      #expect(again.checks.count == session.checks.count, "\(name) \(index)")
      #expect(Course(again) == Course(session), "\(name) \(index)\n\(text)\n---\n\(canonical)")
    }
  }
}
