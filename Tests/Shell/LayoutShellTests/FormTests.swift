import Foundation
import LayoutDiagnosis
import LayoutDrawing
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Replies as JSON and without pictures.
@Suite struct FormTests {
  /// The object a line is answered with; it has to be on one line, with the keys every reply has.
  private func object(
    _ conversation: inout Conversation, _ line: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String: Any] {
    let reply = conversation.shell.run(line)
    let text = reply.json(to: line, at: conversation.shell.timeline.current)
    #expect(!text.contains("\n"), sourceLocation: sourceLocation)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      sourceLocation: sourceLocation)
    #expect(object["schema"] as? Int == Inspection.schema, sourceLocation: sourceLocation)
    #expect(object["command"] as? String == line, sourceLocation: sourceLocation)
    #expect(
      object["step"] as? Int == conversation.shell.timeline.current,
      sourceLocation: sourceLocation)
    return object
  }

  private func answer(_ conversation: inout Conversation, _ line: String) throws -> [String: Any] {
    try #require(try object(&conversation, line)["answer"] as? [String: Any], "\(line)")
  }

  private static let wide =
    Conversation.hugged + "\ntitle.width >= 180 as min\nbadge.width == 120 as wide"

  @Test func looksHaveTheShapesOfTheInspection() throws {
    var conversation = Conversation(Self.wide)
    let whole = try #require(
      try JSONSerialization.jsonObject(
        with: Data(JSONDocument(Inspection(conversation.shell.analysis)).text.utf8))
        as? [String: Any])
    for look in ["frames", "show", "draw"] {
      let views = try answer(&conversation, look)["views"] as? NSArray
      #expect(views == whole["views"] as? NSArray, "\(look)")
    }
    let rules = try answer(&conversation, "rules --generated")["rules"] as? NSArray
    #expect(rules == whole["rules"] as? NSArray)
    let one = try answer(&conversation, "frames title")["views"] as? [[String: Any]]
    #expect(one?.map { $0["name"] as? String } == ["title"])
    let conflicts = try answer(&conversation, "conflicts")["conflicts"] as? [[String: Any]]
    let conflict = conflicts?.first?["conflict"] as? NSDictionary
    #expect(conflict == (whole["conflicts"] as? [NSDictionary])?.first)
    let rows = conflicts?.first?["rows"] as? [[String: Any]]
    #expect(rows?.map { $0["name"] as? String } == ["c1", "min", "c5", "wide", "c3"])
    #expect(rows?.compactMap { $0["contribution"] as? Double }.reduce(0, +) == 340)
  }

  @Test func everyStateOfARuleIsSpelled() throws {
    var conversation = Conversation(
      Self.wide + """

        title.width == 300 @400 as wish
        title.width <= 300 as most
        title.height == 20 as tall
        title.height == 20 as again
        ref tall
        off again
        """)
    let rules = try answer(&conversation, "rules")["rules"] as? [[String: Any]]
    let states = Dictionary(
      uniqueKeysWithValues: (rules ?? []).compactMap { rule -> (String, [String: Any])? in
        (rule["name"] as? String).map { ($0, rule) }
      })
    func state(_ name: String) -> String? { states[name]?["state"] as? String }
    #expect(state("c1") == "tight" && state("most") == "slack" && state("wish") == "stretched")
    #expect(state("wide") == "broken" && state("tall") == "measured" && state("again") == "off")
    #expect(states["wish"]?["error"] as? Double == 120)
    #expect(states["wide"]?["error"] as? Double == 20)
    #expect(states["tall"]?["value"] as? Double == 20)
    #expect(states["c1"]?["value"] == nil)
  }

  @Test func freedomAndAmbiguity() throws {
    var conversation = Conversation(Conversation.tied + "\nview icon in card content 8x8")
    let dof = try answer(&conversation, "dof")
    #expect(dof["degreesOfFreedom"] as? Int == 3)
    #expect(dof["variables"] as? Int == 16)
    let views = dof["views"] as? [[String: Any]]
    #expect(
      views?.last?["settledBy"] as? [String: String] == [
        "x": "free", "y": "free", "width": "optional", "height": "optional",
      ])
    let ambiguous = try answer(&conversation, "ambiguous")
    let ties = ambiguous["ties"] as? [[String: Any]]
    #expect(ties?.first?["variables"] as? [String] == ["title.width", "badge.width"])
    #expect(ties?.first?["reason"] as? String == "spare")
    #expect(ties?.first?["amount"] as? Double == 144)
    let numbers = ambiguous["ambiguous"] as? [[String: Any]]
    #expect(numbers?.first?["min"] as? Double == 96 && numbers?.first?["max"] as? Double == 240)
    #expect(numbers?.last?["max"] is NSNull)
  }

  @Test func questionsAnswerWithNumbers() throws {
    var conversation = Conversation(Self.wide + "\nconstant wide 100")
    let why = try answer(&conversation, "why --exact title.width")
    #expect(why["value"] as? Double == 180 && why["exact"] == nil)
    let rows = try #require(why["rows"] as? [[String: Any]])
    #expect(rows.compactMap { $0["contribution"] as? Double }.reduce(0, +) == 180)
    // The rule min keeps the width from shrinking: only one way of each number is open.
    let rates = rows.map { [$0["up"], $0["down"]].map { $0 as? Double } }
    #expect(rates.first == [1, nil] && rates[1] == [nil, -1])
    #expect((why["overruled"] as? [[String: Any]])?.first?["wish"] as? Double == 96)
    let plain = try #require(
      try answer(&conversation, "why title.width")["rows"] as? [[String: Any]])
    #expect(plain.allSatisfy { $0["up"] == nil })

    let not = try answer(&conversation, "why not title.width == 200")
    #expect(not["answer"] as? String == "blocked")
    #expect(not["command"] as? String == "constant wide 80" && not["isEnough"] as? Bool == true)
    let blockade = (not["blockedBy"] as? [[String: Any]])?.first
    #expect(blockade?["excess"] as? Double == 20)
    let changes = (blockade?["givers"] as? [[String: Any]])?.map { $0["change"] as? Double }
    #expect(changes == [-20, -20, -20, 20, 20])
    #expect(
      try answer(&conversation, "why not title.width == 180")["answer"] as? String == "holds")
    #expect(
      try answer(&conversation, "why not title.height == 30")["cost"] as? Double == 10)
    let rule = try answer(&conversation, "why wide")
    #expect((rule["without"] as? [String: Any])?["min"] as? Double == 40)
    _ = conversation.say("badge.leading >= title.trailing as gap")
    let redundant = try answer(&conversation, "redundant")["redundant"] as? [[String: Any]]
    let gap = redundant?.first { $0["rule"] as? String == "gap" }
    #expect(gap?["impliedBy"] as? [String] == ["c5"])
    let diff = try answer(&conversation, "diff #9 #11")
    #expect((diff["changes"] as? [[String: Any]])?.count == 3)
  }

  @Test func seriesAnswerWithNumbers() throws {
    var conversation = Conversation(Self.wide + "\nremove wide\nremove min")
    let sweep = try answer(&conversation, "sweep card.width 400..120")
    #expect(sweep["parameter"] as? String == "card.width")
    let rows = try #require(sweep["rows"] as? [[String: Any]])
    #expect(rows.count == 2 && rows[0]["includesTo"] as? Bool == true)
    let values = try #require(rows[0]["values"] as? [[String: Any]])
    #expect(values.first?["from"] as? Double == 320 && values.first?["to"] as? Double == 96)
    let point = try #require((sweep["breakpoints"] as? [[String: Any]])?.first)
    let sum = try #require(point["sum"] as? [[String: Any]])
    #expect(point["value"] as? Double == 176 && point["exact"] == nil)
    #expect(sum.compactMap { $0["contribution"] as? Double }.reduce(0, +) == 176)

    let drag = try answer(&conversation, "drag card.width 320..200 step 40")
    let samples = try #require(drag["samples"] as? [[String: Any]])
    #expect(samples.map { $0["value"] as? Double } == [320, 280, 240, 200])
    let drawn = samples.map { ($0["values"] as? [[String: Any]])?.first?["drawn"] as? Double }
    #expect(drawn == [240, 200, 160, 120])

    #expect((try answer(&conversation, "exercise")["changes"] as? [Any])?.isEmpty == true)
    _ = conversation.say("root card 150x200")
    let other = try answer(&conversation, "exercise")["changes"] as? [[String: Any]]
    #expect(other?.first?["variable"] as? String == "title.width")
  }

  @Test func stepsErrorsAndExpectationsSayWhatTheyAre() throws {
    var conversation = Conversation()
    _ = conversation.say("root card 320x200")
    let made = try object(&conversation, "view a content 3x4")
    let news = try #require(made["news"] as? [String: Any])
    #expect(((news["needs"] as? [[String: Any]])?.first?["name"] as? String) == "a")
    let wrong = try object(&conversation, "a.widht == 3")
    let error = try #require(wrong["error"] as? [String: Any])
    #expect(error["code"] as? String == "E008" && error["correction"] as? String == "a.width == 3")
    #expect(error["column"] as? Int == 3 && wrong["lines"] == nil)
    #expect(
      try object(&conversation, "expect a.width == 9")["failure"] as? String == "a.width is 3")
    #expect(try object(&conversation, "expect a.width == 3")["failure"] == nil)
    let note = try object(&conversation, "hug card h 251")
    #expect((note["lines"] as? [String])?.count == 1)
    #expect(try object(&conversation, "help hug")["lines"] as? [String] != nil)
    let tried = try answer(&conversation, "try a.leading == card.leading")
    #expect(tried["moved"] as? [Any] != nil)
  }

  @Test(arguments: seeds(2))
  func everyReplyIsAnObjectAndTheSameTwice(_ seed: UInt64) throws {
    var lines = RandomLines(seed: seed &+ 60)
    var conversation = Conversation()
    for _ in 0..<30 {
      let line = lines.line(for: conversation.shell)
      let before = conversation.shell
      _ = try object(&conversation, line)
      var again = before
      let first = again.run(line).json(to: line, at: 0)
      again = before
      #expect(again.run(line).json(to: line, at: 0) == first, "seed \(seed): \(line)")
    }
  }

  // MARK: - Without pictures

  @Test(arguments: seeds(3))
  func plainRepliesDrawNothing(_ seed: UInt64) {
    var lines = RandomLines(seed: seed &+ 80)
    var shell = Shell(source: .prompt)
    for _ in 0..<24 {
      let line = lines.line(for: shell)
      let reply = shell.run(line)
      let isDrawn = reply.printed(for: 80, as: .plain).contains { line in
        line.unicodeScalars.contains { (0x2500...0x257F).contains($0.value) }
      }
      #expect(!isDrawn || reply.error != nil, "seed \(seed): \(line)")
    }
  }

  @Test func plainWordsSayWhatThePictureShows() {
    var conversation = Conversation(Conversation.tied)
    func plain(_ line: String) -> [String] { conversation.shell.run(line).plainLines }
    #expect(
      plain("show") == [
        "card           root 320x200", "  title        view, content 96x20",
        "  badge        view, content 40x20",
      ])
    #expect(plain("draw") == conversation.say("frames"))
    #expect(plain("dof").contains("title: x required, y required, width free, height optional"))
    #expect(plain("ambiguous").contains("  A   96 + 184"))
    #expect(plain("frames") == conversation.say("frames"))
  }

  // MARK: - Every number is one

  /// What in a document is a text and should be a number, with its path.
  private func numbersAsTexts(_ value: Any, _ path: String = "") -> [String] {
    switch value {
    case let object as [String: Any]:
      object.sorted { $0.key < $1.key }.flatMap { numbersAsTexts($0.value, "\(path).\($0.key)") }
    case let list as [Any]: list.flatMap { numbersAsTexts($0, path) }
    case let text as String:
      Double(text) != nil || ["∞", "-∞", "inf", "nan"].contains(text) ? ["\(path): \(text)"] : []
    default: []
    }
  }

  @Test(arguments: seeds(4))
  func numbersAreNumbersInEveryAnswer(_ seed: UInt64) throws {
    var lines = RandomLines(seed: seed &+ 600)
    var conversation = Conversation()
    for _ in 0..<40 {
      let line = lines.line(for: conversation.shell)
      let object = try object(&conversation, line)
      #expect(numbersAsTexts(object).isEmpty, "seed \(seed): \(line)")
      #expect(!object.isEmpty)
    }
  }

  @Test(arguments: seeds(2))
  func numbersAreNumbersWhateverThingsAreCalled(_ seed: UInt64) throws {
    var names = LongNames(seed: seed &+ 77)
    var conversation = Conversation()
    for line in names.lines(count: 12) + names.questions() {
      let object = try object(&conversation, line)
      #expect(numbersAsTexts(object).isEmpty, "seed \(seed): \(line)")
    }
  }

  @Test func whatHasNoEndIsNull() throws {
    struct Ends: Encodable, Sendable {
      var most = Double.infinity
      var least = -Double.infinity
      var none = Double.nan
      var some = 1.5
    }
    #expect(JSONDocument(Ends()).line == #"{"least":null,"most":null,"none":null,"some":1.5}"#)
  }

  @Test func fractionsAreThereWhereNoDecimalSaysThem() throws {
    var conversation = Conversation(
      "root r 320x200\nview a in r\n3 * a.width == r.width\na.height == 16/9 * a.width")
    let why = try answer(&conversation, "why a.width")
    #expect(why["exact"] as? String == "320/3")
    #expect(abs((why["value"] as? Double ?? 0) - 320 / 3) < 1e-9)
    let rows = try #require(try answer(&conversation, "why a.height")["rows"] as? [[String: Any]])
    #expect(rows.contains { $0["exactMultiplier"] as? String == "16/27" })
    #expect(rows.allSatisfy { $0["multiplier"] is Double })
  }

  @Test func listsAreStructured() throws {
    var conversation = Conversation(Self.wide)
    let fixes = try answer(&conversation, "fixes")
    let conflicts = try #require(fixes["conflicts"] as? [[String: Any]])
    #expect(conflicts.first?["broken"] as? String == "wide")
    let first = try #require((conflicts.first?["fixes"] as? [[String: Any]])?.first)
    #expect(first["number"] as? Int == 1 && first["command"] as? String == "constant wide 100")
    _ = conversation.say("fix 1")
    let log = try #require(try answer(&conversation, "log")["steps"] as? [[String: Any]])
    #expect(log.map { $0["step"] as? Int } == Array(1...conversation.shell.timeline.current))
    #expect(log.last?["command"] as? String == "constant wide 100")
    #expect(log.last?["isCurrent"] as? Bool == true && log.first?["isCurrent"] as? Bool == false)
    let fit = try answer(&conversation, "fit title 320x0 @required @60")
    #expect((fit["target"] as? [String: Double])?["width"] == 320)
    #expect((fit["priorities"] as? [String: Double])?["height"] == 60)
    #expect((fit["size"] as? [String: Double])?["width"] == 320)
    let trace = try #require(try answer(&conversation, "trace")["views"] as? [[String: Any]])
    #expect(trace.map { $0["laidOutBy"] as? String } == ["host", "auto", "auto"])
    #expect(trace.map { $0["depth"] as? Int } == [0, 1, 1])
  }
}
