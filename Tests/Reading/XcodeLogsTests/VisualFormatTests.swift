import XcodeLogs
import ConstraintSolver
import LayoutModel
import UIKitTexts
import Testing

/// The grammar of the visual format: each production and each error.
@Suite struct VisualFormatTests {
  private typealias Predicate = VisualFormat.Predicate

  /// A format as one line of everything that was read.
  private func read(_ text: String) throws -> String {
    let format = try VisualFormat(text)
    func words(_ operand: VisualFormat.Operand) -> String {
      switch operand.value {
      case .number(let number): number.spelled
      case .name(let name): name
      }
    }
    func words(_ predicates: [Predicate]) -> String {
      predicates.map {
        "\($0.relation.symbol)\(words($0.object))" + ($0.priority.map { "@\(words($0))" } ?? "")
      }.joined(separator: " ")
    }
    func words(_ connection: VisualFormat.Connection) -> String {
      switch connection {
      case .flush: "flush"
      case .standard: "standard"
      case .distances(let predicates): words(predicates)
      }
    }
    var parts = [format.axis == .horizontal ? "H" : "V"]
    if let edge = format.opening { parts += ["|", words(edge.connection)] }
    for (index, view) in format.views.enumerated() {
      if index > 0 { parts.append(words(format.connections[index - 1])) }
      parts.append(view.name + (view.predicates.isEmpty ? "" : "(\(words(view.predicates)))"))
    }
    if let edge = format.closing { parts += [words(edge.connection), "|"] }
    return parts.joined(separator: ", ")
  }

  @Test(arguments: [
    ("[a]", "H, a"), ("H:[a]", "H, a"), ("V:[a]", "V, a"), ("|[a]", "H, |, flush, a"),
    ("[a]|", "H, a, flush, |"), ("|[a]|", "H, |, flush, a, flush, |"),
    ("V:|-[a]-|", "V, |, standard, a, standard, |"), ("[a][b]", "H, a, flush, b"),
    ("[a]-[b]", "H, a, standard, b"), ("[a]-8-[b]", "H, a, ==8, b"),
    ("[a]-8.5-[b]", "H, a, ==8.5, b"), ("[a]-.5-[b]", "H, a, ==0.5, b"),
    ("[a]-1e2-[b]", "H, a, ==100, b"), ("[a]-m-[b]", "H, a, ==m, b"),
    ("[a]-8@250-[b]", "H, a, ==8@250, b"), ("[a]-m@p-[b]", "H, a, ==m@p, b"),
    ("[a]-(8)-[b]", "H, a, ==8, b"), ("[a]-(-8)-[b]", "H, a, ==-8, b"),
    ("[a]-(==8)-[b]", "H, a, ==8, b"), ("[a]-(>=m@p)-[b]", "H, a, >=m@p, b"),
    ("[a]-(>=8,<=20@250)-[b]", "H, a, >=8 <=20@250, b"), ("[a(80)]", "H, a(==80)"),
    ("[a(b)]", "H, a(==b)"), ("[a(==b)]", "H, a(==b)"), ("[a(>=b@600)]", "H, a(>=b@600)"),
    ("[a(>=40,<=80.5@low,==c)]", "H, a(>=40 <=80.5@low ==c)"),
    ("|-0-[a]-(<=9)-[b]-20.25-[c]-|", "H, |, ==0, a, <=9, b, ==20.25, c, standard, |"),
    ("[_a1]-[B_2]", "H, _a1, standard, B_2"),
    ("[`Now Playing`(`the m`)]", "H, Now Playing(==the m)"),
    ("[für]", "H, für"),
  ])
  func everyProductionIsRead(_ text: String, _ expected: String) throws {
    #expect(try read(text) == expected)
  }

  @Test(arguments: [
    ("", VisualFormat.Problem.emptyFormat, 0), ("H:", .noMore, 2), ("V:|-10-|", .noView, 7),
    ("H:|-10-", .noMore, 7), ("H:|", .noConnection, 3), ("H:|x", .noConnection, 3),
    ("H:||", .noConnection, 3), ("h:[a]", .noView, 0), (" [a]", .noView, 0), ("a", .noView, 0),
    ("[]", .noViewName, 1), ("[1a]", .noViewName, 1), ("[ a]", .noViewName, 1),
    ("[`]", .noViewName, 1), ("[a", .noBracket, 2), ("[a (8)]", .noBracket, 2),
    ("[a(8)x]", .noBracket, 5), ("[a(8)", .noBracket, 5), ("[a]x", .noViewOrEdge, 3),
    ("[a] ", .noViewOrEdge, 3), ("[a]-8-x", .noViewOrEdge, 6), ("[a]-", .noMore, 4),
    ("[a]-8-", .noMore, 6), ("[a]|x", .noEnd, 4), ("[a]||", .noEnd, 4), ("[a]|[b]", .noEnd, 4),
    ("[a]-8", .noDash, 5), ("[a]-8[b]", .noDash, 5), ("[a]-m [b]", .noDash, 5),
    ("[a]-(8)[b]", .noDash, 7), ("[a]- -[b]", .noNumber, 4), ("[a]-+8-[b]", .noNumber, 4),
    ("[a]--8-[b]", .doubtfulMinus, 4), ("[a]--[b]", .doubtfulMinus, 4),
    ("[a]-()-[b]", .noNumber, 5), ("[a]-(>= 8)-[b]", .noNumber, 7), ("[a(=8)]", .noNumber, 3),
    ("[a(8,)]", .noNumber, 5), ("[a(8@)]", .noNumber, 5), ("[a(8@-1)]", .noNumber, 5),
    ("[a(≥8)]", .noNumber, 3), ("[a(1e999)]", .noNumber, 3), ("[a(8]", .noParenthesis, 4),
    ("[a(8 ,9)]", .noParenthesis, 4), ("[a(8", .noParenthesis, 4),
    ("[a]-(8>=9)-[b]", .noParenthesis, 6),
  ])
  func everyErrorHasItsPlace(_ text: String, _ problem: VisualFormat.Problem, _ place: Int) {
    do throws(VisualFormat.Failure) {
      _ = try VisualFormat(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.problem == problem)
      #expect(error.range == place..<place + 1)
      #expect(error.caret == place)
      #expect(problem.textOfUIKit != nil)
    }
  }

  /// What every beginning of a long format, and every format with one sign less, does not do: trap.
  @Test func noPieceOfAFormatTraps() {
    let text = "V:|-(>=8@250,m)-[title(==badge@high,`b c`)]-1.5-[badge(<=-8)][x]-m@750-|"
    let scalars = Array(text)
    for index in scalars.indices {
      _ = try? VisualFormat(String(scalars[..<index]))
      var shorter = scalars
      shorter.remove(at: index)
      _ = try? VisualFormat(String(shorter))
      for sign in "[]()|-@,=8a `\u{301}" {
        var other = scalars
        other[index] = sign
        _ = try? VisualFormat(String(other))
      }
    }
  }

  // MARK: - Meaning

  /// A card with three views and two numbers.
  private func card() throws -> Layout {
    var layout = Layout()
    _ = try layout.setRoot("card", size: Size(width: 320, height: 200))
    for name in ["a", "b", "c"] { _ = try layout.addItem(.view, name) }
    try layout.define("m", as: 16)
    try layout.define("p", as: 600)
    return layout
  }

  private func rules(
    _ text: String, _ change: (inout VisualFormat.Options) -> Void = { _ in }
  ) throws -> [String] {
    var layout = try card()
    var options = VisualFormat.Options()
    change(&options)
    for draft in try VisualFormat(text).drafts(options, in: layout) {
      _ = try layout.addRule(
        draft.left, draft.relation, draft.right, priority: draft.priority ?? 1000)
    }
    return layout.rules.map {
      layout.text(of: $0) + ($0.priority == 1000 ? "" : " @\($0.priority.spelled)")
    }
  }

  @Test(arguments: [
    ("|[a]|", ["a.leading == card.leading", "card.trailing == a.trailing"]),
    ("|-[a]-|", ["a.leading == card.margins.leading", "card.margins.trailing == a.trailing"]),
    ("V:|-[a]-|", ["a.top == card.margins.top", "card.margins.bottom == a.bottom"]),
    ("[a][b]-[c]", ["b.leading == a.trailing", "c.leading == b.trailing + 8"]),
    ("V:[a]-12-[b]", ["b.top == a.bottom + 12"]), ("[a]-m-[b]", ["b.leading == a.trailing + 16"]),
    ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8"]),
    (
      "[a]-(>=8,<=20@250)-[b]",
      ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @250"]
    ),
    ("|-(>=m@p)-[a]", ["a.leading >= card.leading + 16 @600"]),
    ("[a]-(<=m@p)-|", ["card.trailing <= a.trailing + 16 @600"]),
    ("[a(80)]", ["a.width == 80"]), ("V:[a(>=80@high)]", ["a.height >= 80 @750"]),
    ("[a(b)]", ["a.width == b.width"]), ("V:[a(<=b@low)]", ["a.height <= b.height @250"]),
    ("[a(m)]", ["a.width == 16"]),
    (
      "|-[a(40,<=b)]-[b(>=9)]-|",
      [
        "a.leading == card.margins.leading", "a.width == 40", "a.width <= b.width",
        "b.leading == a.trailing + 8", "b.width >= 9", "card.margins.trailing == b.trailing",
      ]
    ),
  ])
  func theRulesAreUIKitsInItsOrder(_ text: String, _ expected: [String]) throws {
    #expect(try rules(text) == expected)
  }

  /// UIKit prints a constraint in the format that makes it.
  @Test(arguments: [
    "H:|-(8)-[a]", "H:|-(>=8)-[a]", "V:|-(-8)-[a]", "H:[a]-(8)-|", "V:[a]-(<=12.5)-|",
    "H:[a]-(8)-[b]", "V:[a]-(>=8@750)-[b]", "H:[a(80)]", "V:[a(>=80)]", "V:[a(80@250)]",
    "H:|-0-[a]", "V:[a]-8-[b]", "H:[a]-[b]", "H:[a(==b)]", "V:[a(<=b@40)]",
  ])
  func aLogReadsAFormatTheSameWay(_ text: String) throws {
    let names = "names: a:0xa, b:0xb, '|':UIView:0xc"
    // The second one says that a is not the root.
    let entries = [text, "H:|-(0)-[b]"].enumerated().map { index, body in
      "    \"<NSLayoutConstraint:0x\(index) \(body)   (active, \(names) )>\""
    }
    let log = try imported("(\n\(entries.joined(separator: ",\n"))\n)")
    let logged = log.layout.rules.prefix(1).map {
      log.layout.text(of: $0).replacing("root.", with: "card.")
        + ($0.priority == 1000 ? "" : " @\($0.priority.spelled)")
    }
    #expect(try rules(text) == logged)
  }

  @Test func viewsAlignWithTheirNeighboursAfterEverythingElse() throws {
    #expect(
      try rules("[a]-[b][c]-|") { $0.alignments = [.centerY, .top] } == [
        "b.leading == a.trailing + 8", "c.leading == b.trailing",
        "card.margins.trailing == c.trailing", "a.top == b.top", "b.top == c.top",
        "a.centerY == b.centerY", "b.centerY == c.centerY",
      ])
    #expect(try rules("V:[a]") { $0.alignments = [.leading] } == [])
  }

  @Test func directionsChooseTheSides() throws {
    #expect(
      try rules("|-[a]-(>=9)-[b]-|") { $0.direction = .leftToRight } == [
        "a.left == card.margins.left", "b.left >= a.right + 9", "card.margins.right == b.right",
      ])
    #expect(
      try rules("|-[a]-(>=9)-[b]-|") { $0.direction = .rightToLeft } == [
        "card.margins.right == a.right", "a.left >= b.right + 9", "b.left == card.margins.left",
      ])
    #expect(
      try rules("V:|-[a]-[b]") { $0.direction = .rightToLeft } == [
        "a.top == card.margins.top", "b.top == a.bottom + 8",
      ])
  }

  @Test func baselinesKeepApartInsteadOfEdges() throws {
    #expect(
      try rules("V:|-[a]-30-[b]-[c]-|") { $0.spacing = .baselineToBaseline } == [
        "a.top == card.margins.top", "b.firstBaseline == a.lastBaseline + 30",
        "c.firstBaseline == b.lastBaseline + 8", "card.margins.bottom == c.bottom",
      ])
  }

  @Test func aBarIsTheParentOfTheViewBesideIt() throws {
    var layout = try card()
    let a = try #require(layout.items.first { $0.name == "a" })
    _ = try layout.addItem(.view, "inner", in: a.id)
    let drafts = try VisualFormat("|-[inner]-[b]-|").drafts(in: layout)
    for draft in drafts { _ = try layout.addRule(draft.left, draft.relation, draft.right) }
    #expect(
      layout.rules.map { layout.text(of: $0) } == [
        "inner.leading == a.margins.leading", "b.leading == inner.trailing + 8",
        "card.margins.trailing == b.trailing",
      ])
  }

  @Test(arguments: [
    ("[x]", VisualFormat.Problem.unknownView("x"), 1..<2, 2),
    ("[m]", .unknownView("m"), 1..<2, 2), ("[a]-x-[b]", .unknownNumber("x"), 4..<5, 5),
    ("[a(xy)]", .unknownNumber("xy"), 3..<5, 5), ("[a]-b-[c]", .viewForNumber("b"), 4..<5, 5),
    ("[a(8@b)]", .viewForNumber("b"), 5..<6, 6), ("[a(8@x)]", .unknownNumber("x"), 5..<6, 6),
    ("|-[card]", .noSuperview("card"), 0..<1, 8), ("[a][card]|", .noSuperview("card"), 9..<10, 9),
    ("[a(8@0)]", .priorityOutOfRange, 5..<6, 6), ("[a(8@1001)]", .priorityOutOfRange, 5..<9, 9),
  ])
  func namesMeanSomething(
    _ text: String, _ problem: VisualFormat.Problem, _ range: Range<Int>, _ caret: Int
  ) throws {
    let format = try VisualFormat(text)
    let layout = try card()
    do throws(VisualFormat.Failure) {
      _ = try format.drafts(in: layout)
      Issue.record("\(text) means something")
    } catch {
      #expect(error.problem == problem)
      #expect(error.range == range)
      #expect(error.caret == caret)
    }
  }

  @Test func whatTheOrderKeepsApartCannotBeAligned() throws {
    for attribute in VisualFormat.Options.alignments {
      for (text, axis) in [("[a]-[b]", Axis.horizontal), ("V:[a]-[b]", .vertical)] {
        var problem: VisualFormat.Problem?
        do { _ = try rules(text) { $0.alignments = [attribute] } } catch {
          problem = (error as? VisualFormat.Failure)?.problem
        }
        #expect(problem == (attribute.axis == axis ? .alignedAlong(axis) : nil))
      }
    }
  }
}
