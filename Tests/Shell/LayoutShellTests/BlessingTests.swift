import Foundation
import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Rewriting replies that changed, with manners.
@Suite struct BlessingTests {
  private static let old = """
    plumb 1
    title Old
    tolerance 0.5

    # Prose   with   blanks.
    plumb> root card 320x200
    plumb> view title in card content 96x20
    +  title     needs  {*}
    plumb> pin title top leading inset 12
    = title   moved

    plumb> frames
    view x y w h
    card 0.1 0 {n} {200±1}
    title 12 12 97 20

    -- kept.txt --
      as it is
    """

  /// What `bless --yes` writes, and that it passes but for what stays.
  private func blessed(
    _ text: String, stays: [Int] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let blessing = Blessing(try Session(text), files: .none)
    #expect(blessing.remainders.map(\.check.line) == stays, sourceLocation: sourceLocation)
    let new = blessing.text(with: blessing.changes)
    let replay = Replay(try Session(new), files: .none, oracle: .none)
    let lines = ReplayReport(replay, path: "blessed", tolerance: 0.001).lines
    #expect(
      replay.failures.count == stays.count, "\(lines.joined(separator: "\n"))\n\(new)",
      sourceLocation: sourceLocation)
    return new
  }

  /// What a failing condition becomes on a page that ends with it.
  private func condition(
    _ condition: String, after page: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String? {
    let lines = page.split(separator: "\n").map { "plumb> \($0)\n...\n" }.joined()
    let text = "plumb 1\necho off\n\n\(lines)plumb> expect \(condition)\n"
    let blessing = Blessing(try Session(text), files: .none)
    let own = blessing.changes.last { $0.check.input.text.hasPrefix("expect ") }
    if let new = own?.new.first {
      #expect(own?.new.count == 1, sourceLocation: sourceLocation)
      let replay = Replay(
        try Session(blessing.text(with: blessing.changes)), files: .none, oracle: .none)
      #expect(replay.failures.isEmpty, "\(new)", sourceLocation: sourceLocation)
      return String(new.dropFirst("plumb> expect ".count))
    }
    #expect(!blessing.remainders.isEmpty, sourceLocation: sourceLocation)
    return nil
  }

  // MARK: - Replies

  @Test func onlyFailingLinesAreRewritten() throws {
    let session = try Session(Self.old)
    let blessing = Blessing(session, files: .none)
    #expect(blessing.changes.map(\.check.line) == [9, 12])
    let expected = Self.old.replacing("= title   moved", with: "= title   placed")
      .replacing("title 12 12 97 20", with: "title   12    12    96    20")
    #expect(try blessed(Self.old) == expected + "\n")
  }

  @Test func changesAreAcceptedOneByOne() throws {
    let blessing = Blessing(try Session(Self.old), files: .none)
    #expect(blessing.text(with: []) == Self.old + "\n")
    #expect(
      blessing.text(with: [blessing.changes[0]])
        == Self.old.replacing("= title   moved", with: "= title   placed") + "\n")
  }

  @Test func oneLineCanBeChosen() throws {
    let blessing = Blessing(try Session(Self.old), files: .none, line: 9)
    #expect(blessing.changes.map(\.check.line) == [9])
  }

  @Test func holesStayInLinesThatChangeElsewhere() throws {
    let page = """
      plumb 1

      plumb> root card 320x200
      plumb> view title in card content 96x20
      + title   needs {*}
      plumb> pin title top leading inset 12
      {=|-} title   {moved|gone}
      plumb> frames
      view     x     y {*} h
      {*}  0  {n}  {320±5} 201
      title  {12±0.5} {13±0.5} {n} 25
      plumb> title.width == 400 as wide
      x conflict   {*}
      ...
      = moved      title.width 96 → 401
      """
    #expect(
      try blessed(page) == """
        plumb 1

        plumb> root card 320x200
        plumb> view title in card content 96x20
        + title   needs {*}
        plumb> pin title top leading inset 12
        {=|-} title   placed
        plumb> frames
        view     x     y {*} h
        {*}     0     {n}   {320±5}   200
        title   {12±0.5}    {12±0.5}    {n}    20
        plumb> title.width == 400 as wide
        ...
        = moved      title.width 96 → 400

        """)
  }

  @Test func dotsGoOnStandingForWhatTheyStoodFor() throws {
    let page = """
      plumb 1

      plumb> root card 320x200
      plumb> view a in card content 96x20
      + a   needs {*}
      plumb> show
      ...
      gone
      plumb> why a.width
      a.width = 97
      ...
      plumb> view a
      ...
      plumb> a.width == 400 @250
      ...
      = moved {*}
      """
    let new = try blessed(page)
    #expect(
      new.components(separatedBy: "plumb> show\n")[1] == """
        ...
        plumb> why a.width
        a.width = 96
        ...
        plumb> view a
        error[E006]: the name a is taken
        ...
        plumb> a.width == 400 @250
        ...

        """)
  }

  @Test func aLiteralHoleIsWrittenWithTwoBraces() throws {
    let text = "plumb 1\n\nplumb> root card 3x3\nplumb> apropos {q|r}\nx\n"
    #expect(
      Blessing(try Session(text), files: .none).changes.first?.new == ["no help about {{q|r}"])
    _ = try blessed(text)
  }

  @Test func carriageReturnsSurvive() throws {
    let text = "plumb 1\r\n\r\n# Prose.\r\nplumb> root card 3x3\r\nwrong\r\nplumb> dof\r\n...\r\n"
    let expected = text.replacing("wrong\r\n", with: "")
    #expect(try blessed(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func anUnexpectedErrorIsOffered() throws {
    let new = try blessed("plumb 1\n\nplumb> view a\n...\n")
    #expect(new.contains("error[E040]"))
  }

  @Test func theLineBehindAnErrorSaysWhichOne() throws {
    let text = "plumb 1\n\nplumb> view a\nplumb> expect error E004\n"
    #expect(try blessed(text) == "plumb 1\n\nplumb> view a\nplumb> expect error E040\n")
  }

  @Test func aConflictWithoutAWordIsExpectedBelow() throws {
    let silent = "plumb 1\necho off\n\nplumb> root card 3x3\nplumb> card.width == 4 as w\n"
    #expect(try blessed(silent) == silent + "plumb> expect conflict w\n")
    // The line behind it can be the one.
    #expect(
      try blessed(silent + "plumb> expect no conflict\n") == silent + "plumb> expect conflict w\n")
    #expect(
      try blessed(silent + "plumb> expect conflict c9\n") == silent + "plumb> expect conflict w\n")
  }

  @Test func whatCannotBeBlessedStays() throws {
    let page = """
      plumb 1

      plumb> root card 3x3
      plumb> root card 4x4
      = moved      card.width 3 → 4, card.height 3 → 4
      plumb> expect same #1
      plumb> expect error E004
      plumb> expect titel.width == 3
      plumb> expect dof 2
      """
    let new = try blessed(page, stays: [6, 7, 8])
    #expect(new == page.replacing("dof 2", with: "dof 0") + "\n")
    let quits = "plumb 1\n\nplumb> root card 3x3\nplumb> quit\nplumb> dof\n"
    #expect(Blessing(try Session(quits), files: .none).remainders.map(\.check.line) == [4])
  }

  @Test func wordsOfAFailureAreNeverKept() throws {
    let text = """
      plumb 1

      plumb> root card 3x3
      plumb> expect card.width == 4
      card.width is 3
      plumb> expect card.height == 3
      card.height is 4
      """
    #expect(
      try blessed(text) == """
        plumb 1

        plumb> root card 3x3
        plumb> expect card.width == 3
        plumb> expect card.height == 3

        """)
  }

  // MARK: - Conditions

  private static let card = Conversation.card
  private static let tied = Conversation.tied
  private static let hugged = Conversation.hugged
  private static let broken =
    hugged + "\ntitle.width >= 180 as min\nbadge.width == 120 as wide"

  @Test(arguments: [
    ("title.width == 100", hugged, "title.width == 240"),
    ("title.width >= 300", hugged, "title.width >= 240"),
    ("100 == title.width ±2", hugged, "240 == title.width ±2"),
    ("title.x <= 3", hugged, "title.x <= 16"),
    ("300 <= title.width", hugged, "240 <= title.width"),
    ("title.frame == 0 0 1 1", hugged, "title.frame == 16 12 240 20"),
    ("title.frame == 0 0 1 1", tied, "ambiguous title.width in 96..240"),
    ("title.width == 100", tied, "ambiguous title.width in 96..240"),
    ("title.width == badge.width", hugged, "title.width >= badge.width"),
    ("title.width <= badge.width", hugged, "title.width >= badge.width"),
    ("dof 3", hugged, "dof 0"),
    ("dof == 3", hugged, "dof == 0"),
    ("dof <= 0", tied, "dof <= 1"),
    ("ambiguous", hugged, "not ambiguous"),
    ("not ambiguous", tied, "ambiguous"),
    ("ambiguous title.width", hugged, "title.width == 240"),
    ("not ambiguous title.width", tied, "ambiguous title.width in 96..240"),
    ("ambiguous title.width in 1..2", tied, "ambiguous title.width in 96..240"),
    ("no conflict", broken, "conflict c1 min c5 wide c3"),
    ("conflict c1 c2", broken, "conflict c1 min c5 wide c3"),
    ("conflict c1", hugged, "no conflict"),
    ("conflict", hugged, "no conflict"),
    ("broken c1", broken, "broken wide"),
    ("broken c1", hugged, "no conflict"),
    ("slack min", broken, "tight min"),
    ("tight min", hugged + "\ntitle.width >= 180 as min", "slack min"),
    ("tight wide", broken, "wide.slack == -20"),
    ("min.slack == 3", broken, "min.slack == 0"),
    ("c5.value == 3", broken, "c5.value == 8"),
    ("placed free", card + "\nview free in card content 1x1", "ambiguous free.x"),
    ("redundant c1", hugged, "no redundant"),
    ("redundant c99", hugged, "no redundant"),
    ("conflict c1 c99 gone", broken, "conflict c1 min c5 wide c3"),
    ("broken gone", broken, "broken wide"),
    (
      "no redundant", hugged + "\nhug badge h 252\ntitle.leading == card.leading + 16 as twin",
      "redundant c1 twin"
    ),
    (
      "for card.width in 100..400: not ambiguous", hugged,
      "for card.width in 176..400: not ambiguous"
    ),
    (
      "for card.width in 200..400: title.width >= 150", hugged,
      "for card.width in 200..400: title.width >= 120"
    ),
    (
      "for card.width in 200..400: title.width <= 150", hugged,
      "for card.width in 200..400: title.width <= 320"
    ),
    (
      "for card.width in 200..400: title.height == 21", hugged,
      "for card.width in 200..400: title.height == 20"
    ),
    ("for card.width in 200..400: dof 3", hugged, "for card.width in 200..400: dof 0"),
  ])
  func aConditionGetsWhatIsSo(_ old: String, _ page: String, _ new: String) throws {
    #expect(try condition(old, after: page) == new)
  }

  @Test(arguments: ["same #1", "error E004"])
  func whatHasNoOtherValueStays(_ old: String) throws {
    #expect(try condition(old, after: Self.hugged) == nil)
  }

  @Test func twoChangesAtOnePlaceDoNotMeet() throws {
    let page = "plumb 1\n\nplumb> root card 3x3\nplumb> view a content 1x1\nplumb> expect dof 3\n"
    #expect(
      try blessed(page)
        == page.replacing("1x1\n", with: "1x1\n+ a   needs x, y\n").replacing(
          "dof 3", with: "dof 2"))
  }

  // MARK: - Edited

  @Test func whatWasEditedIsTriedFirst() throws {
    let blessing = Blessing(try Session(Self.old), files: .none)
    let change = blessing.changes[1]
    let good = change.edited(["view x y w h", "..."])
    #expect(blessing.problem(with: good) == nil)
    #expect(blessing.text(with: [good]).contains("plumb> frames\nview x y w h\n...\n\n-- kept"))
    #expect(blessing.problem(with: change.edited(["nonsense"])) != nil)
    #expect(blessing.problem(with: change.edited(["view x y w h", "", "lost"])) != nil)
    #expect(blessing.problem(with: change.edited(["...", "plumb> view"])) != nil)
  }

  // MARK: - Laws

  /// A session with holes that fit, and then with mistakes beside them.
  private struct Spoiler {
    var random: SplitMix64
    /// A reply with holes in it.
    mutating func hollow(_ reply: [String]) -> (lines: [String], holes: [String]) {
      var lines = reply
      var holes: [String] = []
      for index in lines.indices where random.one(in: 3) {
        // Pictures are compared sign by sign.
        guard !SessionLine.isPicture(lines[index]), !lines[index].hasPrefix("error[") else {
          continue
        }
        guard !Wording.opensConflict(lines[index]) else { continue }
        var places = SessionLine.places(lines[index])
        guard places.count > 2 else { continue }
        let place = random.int(0...places.count - 1)
        let (word, tail) = Word.split(places[place].word)
        // A plus in front of a bar would be a corner of a picture.
        guard !word.contains(where: { "{|".contains($0) }), word != "+" else { continue }
        let number = Word.decimal(word)
        let hole =
          number.map { value in
            random.pick(["{n}\(tail)", "{\(value.exactlySpelled)±0.5}\(tail)", "{*}"])
          } ?? random.pick(["{\(word)|none}\(tail)", "{*}"])
        places[place].word = hole
        holes.append(hole)
        lines[index] = places.map { $0.blanks + $0.word }.joined()
      }
      return (lines, holes)
    }

    /// A line with another number in it, or another word behind it.
    mutating func spoiled(_ line: String) -> String {
      guard !SessionLine.isPicture(line) else { return line }
      var places = SessionLine.places(line)
      guard places.count > 2 else { return line + " more" }
      let numbers = places.indices.filter { Word.number(places[$0].word) != nil }
      guard let place = numbers.first(where: { _ in random.one(in: 2) }) else {
        places.append((" ", "more"))
        return places.map { $0.blanks + $0.word }.joined()
      }
      places[place].word = "12345"
      return places.map { $0.blanks + $0.word }.joined()
    }
  }

  @Test(.covers(moreThan: ["holeCount": 2.5, "changeCount": 2.5]), arguments: seeds(5))
  func whatWasBlessedPassesAndKeepsItsHoles(_ seed: UInt64) throws {
    var spoiler = Spoiler(random: SplitMix64(seed: seed &+ 9_000_000))
    let shell = LawTests.shell(seed, lines: 14)
    let page = try Session(shell.transcript.sessionText)
    var lines = ["plumb 1", spoiler.random.pick(["", "echo frames", "echo news"])]
    lines = lines.filter { !$0.isEmpty } + [""]
    var holes: [Int: [String]] = [:]
    var typed = Player(try Session(lines.joined(separator: "\n")), files: .none).shell
    for check in page.checks {
      let input = check.input.text.split(separator: "\n", omittingEmptySubsequences: false)
      let reply = typed.run(check.input).transcript.map(SessionLine.literal)
      var (expected, found) = spoiler.hollow(reply)
      if expected.count > 3, spoiler.random.one(in: 4) {
        // Dots for the rest, where nothing in it has to be seen.
        let rest = expected[2...]
        if !rest.contains(where: { $0.hasPrefix("error[") || Wording.opensConflict($0) }),
          !rest.contains(where: { $0.contains("{") })
        {
          expected = Array(expected[..<2]) + ["..."]
          found.append("...")
        }
      }
      for index in expected.indices where spoiler.random.one(in: 5) && expected[index] != "..." {
        expected[index] = spoiler.spoiled(expected[index])
      }
      let line = lines.count + 1
      lines.append("plumb> \(input[0])")
      lines += input.dropFirst().map { "..> \($0)" }
      lines += expected
      holes[line] = found
      if spoiler.random.one(in: 3) {
        let view = typed.layout.items.last.map { Name.written($0.name) } ?? "card"
        lines.append(
          "plumb> expect "
            + spoiler.random.pick([
              "dof 7", "no conflict", "conflict c1", "broken c1", "ambiguous", "not ambiguous",
              "card.width == 7", "\(view).width >= 900", "\(view).frame == 1 2 3 4",
              "placed \(view)", "no redundant", "tight c1", "slack c1", "error E004",
              "same first", "for card.width in 10..400: \(view).width <= 3",
              "ambiguous \(view).x in 1..2", "\(view).width == card.height",
            ]))
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    var session = try Session(text)
    for _ in 0..<3 {
      let blessing = Blessing(session, files: .none)
      Coverage.note("changeCount", blessing.changes.count)
      guard !blessing.changes.isEmpty else { break }
      session = try Session(blessing.text(with: blessing.changes))
    }
    let rest = Blessing(session, files: .none)
    #expect(rest.changes.isEmpty, "seed \(seed)\n\(text)")
    let replay = Replay(session, files: .none, oracle: .none)
    #expect(
      replay.failures.map(\.check.line) == rest.remainders.map(\.check.line),
      "seed \(seed)\n\(text)\n\n\(session.text)")
    // Each command still has its holes; the commands are in the order they had.
    let old = try Session(text).checks.filter { !$0.isExpectation }
    let new = session.checks.filter { !$0.isExpectation }
    #expect(old.map(\.input) == new.map(\.input))
    #expect(session.checks.count == (try Session(text).checks.count), "seed \(seed)\n\(text)")
    for (was, now) in zip(old, new) {
      let wanted = holes[was.line] ?? []
      Coverage.note("holeCount", wanted.count)
      let found = now.expected.flatMap { SessionLine.words($0.text) }
      for hole in Set(wanted) {
        #expect(
          found.count { $0 == hole } >= wanted.count { $0 == hole },
          "seed \(seed): \(was.input)\n\(was.expected.map(\.text).joined(separator: "\n"))\n->\n\(now.expected.map(\.text).joined(separator: "\n"))"
        )
      }
    }
  }
}
