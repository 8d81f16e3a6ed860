import LayoutModel
import LayoutSupport
import Testing

/// Changes of a layout: what they do, what they take along, and what is refused.
@Suite struct EditingTests {
  private static let page = """
    root card 320x200; view a in card; view b in a; guide g in card; label title "Hi" in card
    a.left == card.left as edge; b.left == a.left + 8; b.width == a.width as same
    title.top == a.bottom; g.top == b.top as tie
    """

  // MARK: - What is refused

  /// A change that no layout takes, and why.
  struct Refusal: Sendable, CustomStringConvertible {
    let description: String
    let change: @Sendable (inout Sketch) throws -> Void
    let isExpected: @Sendable (LayoutError) -> Bool

    init(
      _ description: String, _ change: @escaping @Sendable (inout Sketch) throws -> Void,
      _ isExpected: @escaping @Sendable (LayoutError) -> Bool
    ) {
      self.description = description
      self.change = change
      self.isExpected = isExpected
    }

    /// A line that is refused.
    init(_ line: String, _ isExpected: @escaping @Sendable (LayoutError) -> Bool) {
      self.init(line, { try $0.add(line) }, isExpected)
    }
  }

  private static let refusals: [Refusal] = [
    Refusal("view a") { $0 == .nameTaken("a", at: Origin(step: 0)) },
    Refusal("a.height == 3 as edge") { if case .nameTaken("edge", _) = $0 { true } else { false } },
    Refusal("view c12") { $0 == .reservedName("c12") },
    Refusal("a name without letters", { try $0.layout.addItem(.view, "") }) {
      $0 == .notAName("")
    },
    Refusal("root other 3x3") { $0 == .secondRoot(existing: "card") },
    Refusal("root card 3x-3") { $0 == .negativeSize(-3) },
    Refusal("view c in g") { if case .guideHoldsNothing = $0 { true } else { false } },
    Refusal("a.left == 3") { if case .lonelyPosition = $0 { true } else { false } },
    Refusal("a.left == b.leading") { if case .mixedDirections = $0 { true } else { false } },
    Refusal("a.left == b.top") { if case .mixedAxes = $0 { true } else { false } },
    Refusal("a.left == b.width") { if case .positionAgainstSize = $0 { true } else { false } },
    Refusal("a.left + b.left == title.left") {
      if case .unbalancedPositions = $0 { true } else { false }
    },
    Refusal("a.width == a.width") { $0 == .saysNothing },
    Refusal("g.firstBaseline == a.top") { if case .noSuchAnchor = $0 { true } else { false } },
    Refusal("a.left == card.content.left") { if case .noSuchAnchor = $0 { true } else { false } },
    Refusal("a.width == 1e10") { $0 == .numberOutOfRange(1e10) },
    Refusal("a.width == 3 @1000.5") { $0 == .priorityOutOfRange(1000.5) },
    Refusal("a.width == 3 @0") { $0 == .priorityOutOfRange(0) },
    Refusal("hug a h -1") { $0 == .priorityOutOfRange(-1) },
    Refusal("hug g h 250") { if case .notForGuides = $0 { true } else { false } },
    Refusal(
      "a content is negative",
      { try $0.layout.set(\.content, of: $0["a"], to: PerAxis(horizontal: 4, vertical: -3)) }
    ) { $0 == .negativeSize(-3) },
    Refusal("hide card") { $0 == .rootStays },
    Refusal("the root is removed", { _ = try $0.layout.remove($0["card"]) }) { $0 == .rootStays },
    Refusal("the root is moved", { try $0.layout.move($0["card"], to: $0["a"]) }) {
      $0 == .rootStays
    },
    Refusal("a view is moved into itself", { try $0.layout.move($0["a"], to: $0["a"]) }) {
      if case .insideItself = $0 { true } else { false }
    },
    Refusal("a view is moved into its child", { try $0.layout.move($0["a"], to: $0["b"]) }) {
      if case .insideItself = $0 { true } else { false }
    },
    Refusal("a guide is moved", { try $0.layout.move($0["g"], to: $0["a"]) }) {
      if case .notForGuides = $0 { true } else { false }
    },
    Refusal("a view has a text", { try $0.layout.set(\.text, of: $0["a"], to: "x") }) {
      if case .showsNoText = $0 { true } else { false }
    },
    Refusal("a view has lines", { try $0.layout.set(\.lines, of: $0["a"], to: 2) }) {
      if case .hasNoLines = $0 { true } else { false }
    },
    Refusal("a font has no size", { try $0.layout.set(\.font, of: $0["title"], to: Font(size: 0)) })
    {
      $0 == .numberOutOfRange(0)
    },
    Refusal("a view arranges", { try $0.layout.arrange([$0["b"]], in: $0["a"]) }) {
      if case .notAStack = $0 { true } else { false }
    },
    Refusal(
      "a view stands in a stack twice",
      { try $0.layout.addStack("row", Stack(), arranging: [$0["a"], $0["a"]]) }
    ) { if case .listedTwice = $0 { true } else { false } },
    Refusal(
      "a stack arranges what it is inside",
      { try $0.layout.addStack("row", in: $0["b"], Stack(), arranging: [$0["a"]]) }
    ) { if case .insideItself = $0 { true } else { false } },
    Refusal(
      "a spacing is endless",
      {
        var stack = Stack()
        stack.spacing = .infinity
        try $0.layout.addStack("row", stack, arranging: [])
      }
    ) { $0 == .numberOutOfRange(.infinity) },
    Refusal("a number is none", { try $0.layout.define("n", as: .nan) }) {
      if case .numberOutOfRange = $0 { true } else { false }
    },
    Refusal("a name is taken", { try $0.layout.rename("a", to: "edge") }) {
      if case .nameTaken("edge", _) = $0 { true } else { false }
    },
    Refusal(
      "a keyboard is negative", { try $0.layout.set(\.keyboardHeight, of: $0["card"], to: -1) }
    ) {
      $0 == .negativeSize(-1)
    },
  ]

  @Test(arguments: refusals)
  func whatIsRefusedChangesNothing(_ refusal: Refusal) throws {
    var sketch = try Sketch(Self.page)
    let before = sketch.layout
    do {
      try refusal.change(&sketch)
      Issue.record("it was not refused")
    } catch let error as LayoutError {
      #expect(refusal.isExpected(error), "\(error)")
    }
    #expect(sketch.layout == before)
  }

  @Test func nothingStandsOutsideOfARoot() {
    var layout = Layout()
    #expect(throws: LayoutError.noRoot) { try layout.addItem(.view, "a") }
    #expect(layout.isEmpty)
  }

  @Test func viewsNestOnlySoDeep() throws {
    var layout = Layout()
    var inner = try layout.setRoot("v0", size: nil)
    for depth in 1..<LayoutLimits.depth {
      inner = try layout.addItem(.view, "v\(depth)", in: inner)
    }
    let last = try layout.addItem(.view, "last", in: inner)
    #expect(throws: LayoutError.self) { try layout.addItem(.view, "more", in: last) }
    #expect(layout.items.count == LayoutLimits.depth + 1)
  }

  // MARK: - What goes along

  @Test func aViewGoesWithWhatIsInsideAndEveryRuleAboutAnyOfIt() throws {
    var sketch = try Sketch(Self.page)
    let removal = try sketch.layout.remove(sketch["a"])
    #expect(removal.items == ["a", "b"])
    // Unnamed ones first; the label and the guide lose their ties as well.
    #expect(removal.rules == ["c2", "c4", "edge", "same", "tie"])
    #expect(sketch.layout.rules.isEmpty)
    #expect(sketch.layout.items.map(\.name) == ["card", "g", "title"])
    #expect(sketch.layout.named("b") == nil)
  }

  @Test func aNumberOfARuleIsNotUsedAgain() throws {
    var sketch = try Sketch(Self.page)
    sketch.layout.remove(sketch.rule("c4"))
    try sketch.add("title.top == card.top; title.left == card.left as last")
    #expect(sketch.layout.rules.map(\.name) == ["edge", "c2", "same", "tie", "c6", "last"])
    #expect(sketch.layout.named("c4") == nil)
    // A named rule is known by its number, too.
    #expect(sketch.layout.named("c7") == sketch.layout.named("last"))
  }

  @Test func aMovedViewLosesTheRulesThatLeaveTheirTree() throws {
    var sketch = try Sketch(Self.page + "; view d in card; b.height == 3 as own")
    let dropped = try sketch.layout.move(sketch["b"], to: sketch["d"])
    // `b` against `a` was held by `a`; the tie with the guide is held by the card and stays.
    #expect(Set(dropped) == [Rule.ID(number: 2), Rule.ID(number: 3)])
    #expect(sketch.layout.parent(of: sketch["b"]) == sketch["d"])
    #expect(sketch.layout.item(sketch["a"])?.children == [])
    #expect(sketch.layout.rules.map(\.name) == ["edge", "c4", "tie", "own"])
  }

  @Test func aViewMovesToAPlaceAmongItsSiblings() throws {
    var sketch = try Sketch("root card 9x9; view a; view b; view c")
    func order() -> [String] {
      sketch.layout.item(sketch["card"])?.children.map { sketch.layout.name(of: $0) } ?? []
    }
    try sketch.layout.move(sketch["c"], to: sketch["card"], at: 0)
    #expect(order() == ["c", "a", "b"])
    try sketch.layout.move(sketch["c"], to: sketch["card"], at: 99)
    #expect(order() == ["a", "b", "c"])
    try sketch.layout.move(sketch["a"], to: sketch["card"])
    #expect(order() == ["b", "c", "a"])
  }

  @Test func aStackLetsGoOfWhatLeavesIt() throws {
    var sketch = try Sketch("root card 9x9; view a; view b; view c; a.left == card.left as edge")
    let row = try sketch.layout.addStack("row", Stack(), arranging: ["a", "b"].map { sketch[$0] })
    // The card holds the rule before and after.
    #expect(row.dropped == [])
    try sketch.layout.setSpacing(5, after: sketch["a"], in: row.id)
    try sketch.layout.move(sketch["a"], to: sketch["card"])
    let stack = try #require(sketch.layout.item(row.id)?.stack)
    #expect(stack.arranged == [sketch["b"]] && stack.customSpacing.isEmpty)
    // One that is not listed any more stays a subview, without its distance.
    try sketch.layout.setSpacing(7, after: sketch["b"], in: row.id)
    try sketch.layout.arrange([sketch["c"]], in: row.id)
    #expect(sketch.layout.parent(of: sketch["b"]) == row.id)
    #expect(sketch.layout.item(row.id)?.stack?.customSpacing == [:])
    #expect(throws: LayoutError.notArranged(sketch["b"], in: row.id)) {
      try sketch.layout.setSpacing(1, after: sketch["b"], in: row.id)
    }
  }

  // MARK: - Rules

  @Test(arguments: [
    ("a.left == card.left + 8", "a.left == card.left + 8"),
    // UIKit's form has one anchor with factor one on the left.
    ("8 == a.width", "a.width == 8"), ("8 <= a.width", "a.width >= 8"),
    ("2 * b.width == a.width", "a.width == 2 * b.width"),
    ("2 * b.width >= a.width + 3", "a.width <= 2 * b.width - 3"),
    ("a.width + 5 == b.width + 8", "a.width == b.width + 3"),
    ("a.left - card.left == 8", "a.left == card.left + 8"),
    ("card.left - a.left >= 8", "card.left == a.left + 8"),
    ("2 * a.width == 10", "a.width == 5"), ("- a.width >= -10", "a.width <= 10"),
    ("a.width + b.width == 100", "a.width == -b.width + 100"),
    // Larger sums are not a UIKit constraint and stay as they are.
    ("a.width + b.width + a.height == 9", "a.width + b.width + a.height == 9"),
  ])
  func aRuleIsKeptInUIKitsFormWhereItHasOne(_ written: String, _ kept: String) throws {
    var sketch = try Sketch("root card 320x200; view a; view b")
    try sketch.add(written)
    let rule = try #require(sketch.layout.rules.first)
    let relation = written.contains("card.left - a.left >=") ? ">=" : "=="
    #expect(
      sketch.layout.text(of: rule) == kept.replacing(" == a.left", with: " \(relation) a.left"))
    #expect(rule.hasUIKitForm == !written.contains("+ a.height"))
  }

  @Test func aChangedRuleKeepsItsNameAndAge() throws {
    var sketch = try Sketch(Self.page)
    let edge = sketch.rule("edge")
    sketch.layout.moment = Origin(step: 7)
    try sketch.layout.setConstant(edge, 12)
    try sketch.layout.setPriority(edge, 250)
    sketch.layout.setDuty(edge, .off)
    let rule = try #require(sketch.layout.rule(edge))
    #expect(rule.constant == 12 && rule.priority == 250 && !rule.isOn)
    #expect(rule.name == "edge" && rule.made.step == 0 && rule.origin.step == 7)
    #expect(sketch.layout.rules.first == rule)
  }

  @Test func aRenamedThingIsTheSameThing() throws {
    var sketch = try Sketch(Self.page)
    let (a, edge) = (sketch["a"], sketch.rule("edge"))
    try sketch.layout.rename("a", to: "panel")
    try sketch.layout.rename("edge", to: "start")
    try sketch.layout.rename("c2", to: "inset")
    #expect(sketch["panel"] == a && sketch.layout.named("a") == nil)
    #expect(sketch.rule("start") == edge && sketch.layout.named("edge") == nil)
    #expect(
      sketch.layout.text(of: try #require(sketch.layout.rule(edge))) == "panel.left == card.left")
    #expect(sketch.layout.named("c2") == sketch.layout.named("inset"))
    // The old names are free.
    try sketch.add("view a; a.width == 3 as edge")
  }

  @Test func aNumberIsNamedAndForgotten() throws {
    var layout = Layout()
    try layout.define("gap", as: 8)
    #expect(layout.named("gap") == .number(8) && layout.lets.map(\.name) == ["gap"])
    try layout.rename("gap", to: "space")
    #expect(layout.named("gap") == nil && layout.named("space") == .number(8))
    layout.removeLet("space")
    #expect(layout.lets.isEmpty && layout.isEmpty)
  }
}
