import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts
import Support
import Testing

@testable import LayoutShell

/// A layout at every value of a number, against layouts solved from scratch at single values.
@Suite struct SweepTests {
  /// A parameter of a random layout and a range for it.
  static func parameter(
    _ layout: Layout, _ random: inout SplitMix64
  ) -> (parameter: Parameter, from: Double, to: Double)? {
    var choices: [Parameter] = [.rootSize(.horizontal), .rootSize(.vertical)]
    choices += layout.rules.filter(\.isOn).map { .constant($0.id) }
    for item in layout.items {
      for axis in Axis.allCases where item.content[axis] != nil {
        choices.append(.content(item.id, axis))
      }
    }
    let possible = choices.filter { layout.value(of: $0) != nil }
    guard !possible.isEmpty else { return nil }
    let parameter = random.pick(possible)
    let value = layout.value(of: parameter) ?? 0
    let low = max(0, (value - 90).rounded())
    let ends = [low, low + Double(random.int(30...300))]
    return random.one(in: 2) ? (parameter, ends[0], ends[1]) : (parameter, ends[1], ends[0])
  }

  @Test(.covers(moreThan: ["pieceCount": 2.5, "breaks": 0.03]), arguments: seeds(19))
  func everyValueIsThatOfALayoutFromScratch(_ seed: UInt64) throws {
    let shell = LawTests.shell(6_000_000 + seed, lines: 20)
    var random = SplitMix64(seed: seed)
    guard shell.layout.root != nil, let chosen = Self.parameter(shell.layout, &random) else {
      return
    }
    let text = shell.layout.commands.joined(separator: "\n")
    let name = shell.layout.text(of: chosen.parameter)
    let what = "seed \(seed): sweep \(name) \(chosen.from)..\(chosen.to)\n\(text)"
    let sweep: Sweep
    do throws(Sweep.Failure) {
      sweep = try Sweep(
        chosen.parameter, from: chosen.from, to: chosen.to, in: shell.analysis)
    } catch {
      // A content size that a stack fills in proportion to is not a constant of a rule.
      Issue.record("\(error): \(what)")
      return
    }
    Coverage.note("pieceCount", sweep.pieces.count)
    if Set(sweep.pieces.map(\.broken)).count > 1 { Coverage.note("breaks") }
    for piece in sweep.pieces {
      let width = piece.upper - piece.lower
      let isWide = width > Rational(1, over: 100)
      let shares = piece.isBend ? [0] : isWide ? [0.125, 0.5, 0.75] : []
      for share in shares {
        let value = (piece.lower + Rational(meaning: share) * width).approximation
        if piece.isBend, value != value.rounded() { continue }
        var layout = shell.layout
        try layout.set(chosen.parameter, to: value)
        let solved = SolvedLayout(layout)
        let face = solved.solver.optimalFace
        if !piece.isBend {
          let broken = solved.brokenSources
          #expect(broken == piece.broken, "at \(value), \(what)")
        }
        for variable in solved.listedVariables {
          let number = sweep.values(of: variable, on: piece)
          let expected =
            number.lowerValue + Rational(meaning: share) * (number.upperValue - number.lowerValue)
          let found = solved.value(of: variable)
          #expect(
            abs(expected.approximation - found) < 0.000_1 * max(1, abs(found)),
            "\(layout.name(of: variable)) at \(value), \(what)")
          if !piece.isBend {
            #expect(
              number.isUnique == face.isUnique(solved.lowering.expression(variable)),
              "\(layout.name(of: variable)) at \(value), \(what)")
          }
        }
      }
    }
  }

  /// A row of views with content, between two edges, that have to share what there is.
  private static func row(_ random: inout SplitMix64) -> String {
    let count = random.int(2...4)
    var lines = ["root card 400x100"]
    for index in 0..<count {
      lines.append("view v\(index) content \(random.int(2...12) * 10)x20")
      lines.append("hug v\(index) h \(random.pick([249, 250, 250, 251, 400]))")
      lines.append("resist v\(index) h \(random.pick([200, 749, 750, 750, 751, 1000]))")
      lines.append("v\(index).top == card.top")
    }
    lines.append("v0.leading == card.leading + \(random.int(0...2) * 8)")
    for index in 1..<count {
      let sign = random.pick(["==", "==", ">="])
      lines.append("v\(index).leading \(sign) v\(index - 1).trailing + \(random.int(0...3) * 4)")
    }
    lines.append("v\(count - 1).trailing \(random.pick(["==", "==", "<="])) card.trailing - 8")
    for _ in 0..<random.int(0...3) {
      let (a, b) = (random.int(0...count - 1), random.int(0...count - 1))
      switch random.int(0...2) {
      case 0: lines.append("v\(a).width >= \(random.int(1...9) * 10) @\(random.pick([300, 1000]))")
      case 1: lines.append("v\(a).width <= \(random.int(5...20) * 10) @\(random.pick([600, 1000]))")
      default:
        if a != b { lines.append("v\(a).width == v\(b).width * \(random.pick([1, 2])) @500") }
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test(
    .covers(moreThan: ["pieceCount": 6, "breaks": 0.25, "loose": 0.25]), arguments: seeds(15))
  func rowsThatShareRoomAreFollowedExactly(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 8_000_000 + seed)
    let text = Self.row(&random)
    let shell = Conversation(text).shell
    let sweep = try Sweep(
      .rootSize(.horizontal), from: 600, to: Double(random.int(0...100)), in: shell.analysis)
    Coverage.note("pieceCount", sweep.pieces.count)
    if Set(sweep.pieces.map(\.broken)).count > 1 { Coverage.note("breaks") }
    if sweep.pieces.contains(where: { sweep.degrees(on: $0) > 0 }) { Coverage.note("loose") }
    for piece in sweep.pieces {
      let middle = Rational(1, over: 2) * (piece.lower + piece.upper)
      let value = middle.approximation
      guard !piece.isBend || value == value.rounded() else { continue }
      var layout = shell.layout
      try layout.set(.rootSize(.horizontal), to: value)
      let analysis = LayoutAnalysis(layout)
      let solved = analysis.solved
      let what = "seed \(seed) at \(value)\n\(text)"
      #expect(
        solved.brokenSources == piece.broken,
        "\(what)")
      #expect(analysis.freedom.degrees == sweep.degrees(on: piece), "\(what)")
      for variable in solved.listedVariables {
        let number = sweep.values(of: variable, on: piece)
        let expected = Rational(1, over: 2) * (number.lowerValue + number.upperValue)
        let found = solved.value(of: variable)
        #expect(
          abs(expected.approximation - found) < 0.000_1 * max(1, abs(found)),
          "\(layout.name(of: variable)) \(what)")
        #expect(number.isUnique == analysis.freedom.isUnique(variable), "\(what)")
      }
    }
  }

  @Test(.covers(moreThan: ["tables": 0.3]), arguments: seeds(8))
  func theOrderOfArrivalChangesNoWord(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 9_000_000 + seed)
    let shell =
      random.one(in: 2)
      ? Conversation(Self.row(&random)).shell : LawTests.shell(9_000_000 + seed, lines: 20)
    guard shell.layout.root != nil, let chosen = Self.parameter(shell.layout, &random) else {
      return
    }
    func lines(_ analysis: LayoutAnalysis) -> [String]? {
      let sweep = try? Sweep(
        chosen.parameter, from: chosen.from, to: chosen.to, in: analysis)
      return sweep.map { SweepTable($0, of: [], in: analysis).text }
    }
    let text = shell.layout.commands.joined(separator: "\n")
    let plain = lines(LayoutAnalysis(shell.layout))
    let shuffled = lines(
      LayoutAnalysis(SolvedLayout(shell.layout) { $0.shuffled(using: &random) }))
    #expect(plain == shuffled, "seed \(seed)\n\(text)")
    #expect(plain == lines(shell.analysis), "seed \(seed)\n\(text)")
    if plain?.count ?? 0 > 2 { Coverage.note("tables") }
  }

  // MARK: - Words

  private static func lines(_ commands: String, _ line: String) -> [String] {
    var conversation = Conversation(commands)
    return conversation.say(line)
  }

  @Test func brokenRulesAreNamedWhereTheyBreak() {
    let lines = Self.lines(
      Conversation.hugged + "\ntitle.width >= 180 as min\nbadge.width == 120 as wide",
      "sweep card.width 400..120")
    #expect(
      lines == [
        "from    to   title.width   badge.width   what gives",
        " 400   340    240 → 180        120       title (hug 250)",
        "<340   220       180         120 → 0     x conflict: wide breaks",
        "<220   160     60 → 0          120       x conflict: min breaks",
        "<160   120    ambiguous     ambiguous    x conflict: min, wide break; both",
        "                                         resist 750: which shrinks?",
        "breakpoint 340 = 16 + 180 + 8 + 120 + 16",
        "breakpoint 220 = 16 + 16 + 8 + 180",
        "breakpoint 160 = 16 + 16 + 8 + 120",
        "fix: resist badge h 751",
      ])
  }

  @Test func aSweepUpwardHasItsOpenEndsTurnedAround() {
    let lines = Self.lines(Conversation.hugged, "sweep card.width 120..400 title")
    #expect(lines[1].hasPrefix(" 120   <176    ambiguous"))
    #expect(lines[2].hasPrefix(" 176    400    96 → 320"))
  }

  @Test func aGapTakesWhatNoViewTakes() {
    let lines = Self.lines(
      """
      root card 320x200
      view a content 40x20
      view b content 40x20
      pin a leading top
      pin b trailing top
      b.leading >= a.trailing + 8 as air
      """, "sweep card.width 300..200 b")
    #expect(
      lines == [
        "from    to      b.x      what gives", " 300   200   260 → 160   air (slack)",
      ])
  }

  @Test func positionsAreShownWhereNoSizeChanges() {
    let lines = Self.lines(
      "root card 320x200\nview a content 40x20\ncenter a", "sweep card.width 300..200")
    #expect(lines[0].contains("a.x"))
    #expect(lines[1].contains("130 → 80"))
  }

  @Test func whatDoesNotDependIsSaid() {
    #expect(
      Self.lines(Conversation.hugged, "sweep card.height 100..300")
        == ["nothing shown here depends on card.height"])
    #expect(
      Self.lines(Conversation.hugged, "drag card.height 100..300")
        == ["nothing shown here depends on card.height"])
  }

  @Test func readFromRightToLeftTheSameRulesMove() {
    let lines = Self.lines(Conversation.hugged + "\nrtl on", "sweep card.width 400..120")
    #expect(lines[1].contains("320 → 96"))
    #expect(lines.contains("breakpoint 176 = 16 + 96 + 8 + 40 + 16"))
    #expect(Self.lines(Conversation.hugged + "\nrtl on", "sweep c5 0..152")[1].contains("248 → 96"))
  }

  @Test(arguments: [
    ("sweep title.width 3..4", ErrorCode.sweep), ("sweep card.leading 3..4", .sweep),
    ("sweep card.width 3..3", .sweep), ("sweep card.width 3", .missing),
    ("sweep card.width -3..3", .numberOutOfRange), ("sweep nobody 3..4", .noItem),
    ("sweep content card h 3..4", .sweep), ("sweep card.width 3..4 nobody", .noItem),
    ("sweep card.width 3..1e12", .numberOutOfRange), ("drag card.width 3..4 step 0", .sweep),
    ("drag card.width 0..4000 step 1", .limit), ("sweep", .missing), ("exercise now", .unexpected),
    ("sweep content home h 10..90", .sweep), ("sweep loose.width 10..90", .sweep),
  ])
  func whatCannotBeSweptIsAnError(_ line: String, _ code: ErrorCode) {
    var conversation = Conversation(
      line.contains("loose")
        ? "root loose"
        : Conversation.hugged + """

          view home content 40x32
          view me content 60x32
          stack tabs in card axis h distribute fillProportionally: home, me
          """)
    #expect(conversation.error(line) == code)
  }

  @Test func aSweepOfVeryMuchIsFollowed() {
    // A chain of equal widths, all of which move with the card, in a row.
    var lines = ["view v0", "v0.width == card.width / 2", "v0.leading == card.leading"]
    for index in 1...400 {
      lines += [
        "view v\(index)", "v\(index).width == v\(index - 1).width",
        "v\(index).leading == v\(index - 1).trailing",
      ]
    }
    lines.append("card.width <= 180 as most")
    var conversation = Conversation("root card 320x200")
    _ = conversation.block(lines.joined(separator: "\n"))
    let said = conversation.say("sweep card.width 100..200 v400")
    #expect(
      said == [
        "from    to      v400.x       v400.width   what gives",
        " 100   180   20000 → 36000    50 → 90     v400",
        ">180   200   36000 → 40000    90 → 100    x conflict: most breaks",
        "breakpoint 180 = 180",
      ])
    #expect(conversation.say("drag card.width 100..200 v7").count > 2)
  }

  /// Safe areas inside of views follow where the views are, as far as they reach.
  @Test func numbersOfASecondPassAreFollowed() throws {
    let commands = """
      root card 320x600
      safe card 40 0 40 0
      view box in card
      pin box leading trailing bottom
      box.top == card.top + 10 as drop
      view inner in box
      inner.top == box.safe.top
      pin inner leading trailing bottom
      """
    let shell = Conversation(commands).shell
    let drop = try #require(shell.layout.rules.first { $0.name == "drop" })
    // Up to 40 points the safe area reaches into the box, by so much less.
    let sweep = try Sweep(.constant(drop.id), from: 0, to: 40, in: shell.analysis)
    let inner = try #require(shell.layout.items.first { $0.name == "inner" })
    for piece in sweep.pieces {
      let number = sweep.values(of: LayoutVariable(inner.id, .y), on: piece)
      #expect(number.lowerValue == Rational(40) - piece.lower)
      #expect(number.upperValue == Rational(40) - piece.upper)
    }
    let further = try Sweep(.constant(drop.id), from: 0, to: 90, in: shell.analysis)
    #expect(further.pieces.map(\.lower) == [0, 0, 40, 40, 90].map { Rational($0) })
    for piece in further.pieces where piece.lower >= Rational(40) {
      #expect(further.values(of: LayoutVariable(inner.id, .y), on: piece).upperValue.isZero)
    }
  }

  /// Where the lines of a label break the height jumps; on both sides it is what a layout from
  /// scratch has.
  @Test func linesThatBreakElsewhereAreFollowed() throws {
    let shell = Conversation(
      """
      root card 320x200
      label title "Layouts that break their lines tell the truth" in card lines 0
      pin title leading trailing top inset 16
      view badge in card content 40x20
      badge.top == title.bottom + 8
      pin badge leading inset 16
      """
    ).shell
    let badge = try #require(shell.layout.items.first { $0.name == "badge" })
    let sweep = try Sweep(.rootSize(.horizontal), from: 120, to: 400, in: shell.analysis)
    var heights = Set<Rational>()
    for (piece, next) in zip(sweep.pieces, sweep.pieces.dropFirst()) {
      #expect(piece.upper == next.lower)
    }
    for piece in sweep.pieces {
      let number = sweep.values(of: LayoutVariable(badge.id, .y), on: piece)
      #expect(number.lowerValue == number.upperValue && number.isUnique)
      heights.insert(number.lowerValue)
      var layout = shell.layout
      let middle = (piece.lower + piece.upper) * Rational(1, over: 2)
      try layout.set(sweep.parameter, to: middle.approximation)
      let found = SolvedLayout(layout).value(of: LayoutVariable(badge.id, .y))
      #expect(abs(found - number.lowerValue.approximation) < 0.000_001, "\(middle)")
    }
    #expect(heights.count == 5)
  }

  /// Views that share in proportion to their content have other shares at each content size.
  @Test func whatBendsAllAlongIsRefused() throws {
    let shell = Conversation(
      """
      root card 320x200
      view a in card content 40x20
      view b in card content 60x20
      stack row in card distribute fillProportionally: a, b
      pin row
      """
    ).shell
    let a = try #require(shell.layout.items.first { $0.name == "a" })
    #expect(throws: Sweep.Failure.bends) {
      try Sweep(.content(a.id, .horizontal), from: 30, to: 90, in: shell.analysis)
    }
  }
}
