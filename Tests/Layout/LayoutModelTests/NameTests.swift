import LayoutModel
import LayoutSupport
import Testing

/// What can be a name, and what a name stands for.
@Suite struct NameTests {
  @Test(arguments: [
    ("a", true, true), ("_", true, true), ("Ünïcode", true, true), ("日本", true, true),
    ("a_b_9", true, true), ("9a", true, false), ("a-b", true, false), ("my view", true, false),
    ("in", true, false), ("a.b == c", true, false), ("\"", true, false), ("", false, false),
    ("a`b", false, false), ("a\nb", false, false), ("a\u{202E}b", false, false),
    (String(repeating: "x", count: 200), true, true),
    (String(repeating: "x", count: 201), false, true),
  ])
  func anyTextWithoutControlsIsANameAndFewNeedNoQuotes(
    _ name: String, _ isWellFormed: Bool, _ isPlain: Bool
  ) {
    #expect(Name.isWellFormed(name) == isWellFormed)
    #expect(Name.isPlain(name) == isPlain)
    #expect(Name.written(name) == (isPlain ? name : "`\(name)`"))
  }

  @Test(arguments: [("c1", true), ("c007", true), ("c", false), ("c1x", false), ("d1", false)])
  func theNamesOfNumberedRulesBelongToThem(_ name: String, _ isReserved: Bool) throws {
    var layout = Layout()
    #expect(Name.isReserved(name) == isReserved)
    if isReserved {
      #expect(throws: LayoutError.reservedName(name)) { try layout.setRoot(name, size: nil) }
    } else {
      try layout.setRoot(name, size: nil)
    }
  }

  @Test func viewsGuidesStacksRulesAndNumbersShareOneNamespace() throws {
    let makers: [@Sendable (inout Sketch) throws -> Void] = [
      { try $0.add("view it") }, { try $0.add("guide it") },
      { try $0.add("card.width <= 999 as it") }, { try $0.layout.define("it", as: 4) },
      { try $0.layout.addStack("it", Stack(), arranging: []) },
      { try $0.layout.rename("other", to: "it") },
    ]
    for first in makers {
      for second in makers {
        var sketch = try Sketch("root card 320x200; view other")
        try first(&sketch)
        if sketch.layout.named("other") == nil { try sketch.add("view other") }
        let before = sketch.layout
        #expect(throws: LayoutError.nameTaken("it", at: Origin(step: 0))) { try second(&sketch) }
        #expect(sketch.layout == before)
      }
    }
  }

  @Test func theMomentOfANameIsTold() throws {
    var sketch = try Sketch("root card 320x200")
    sketch.layout.moment = Origin(step: 3, line: 9)
    try sketch.add("view a; a.width == 3 as wide")
    try sketch.layout.define("n", as: 1)
    for name in ["a", "wide", "c1", "n"] {
      #expect(sketch.layout.origin(of: name) == Origin(step: 3, line: 9), "\(name)")
    }
    #expect(sketch.layout.origin(of: "nobody") == nil)
  }

  @Test func aRuleIsNumberedInFullOnly() throws {
    let sketch = try Sketch("root card 320x200; view a; a.width >= 1; a.width >= 2")
    #expect(sketch.layout.named("c2") == .rule(Rule.ID(number: 2)))
    for name in ["c02", "c3", "c0", "c", "c-1", "C1"] {
      #expect(sketch.layout.named(name) == nil, "\(name)")
    }
  }
}
