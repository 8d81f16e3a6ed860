import LayoutDiagnosis
import LayoutModel
import LayoutSupport
import Support
import Testing

/// What changed, against two tables of frames that are compared number by number.
@Suite struct NewsTests {
  private static func text(_ variable: LayoutVariable, _ before: Double, _ after: Double) -> String
  {
    "\(variable.item.index) \(variable.dimension.name) \(before.spelled) \(after.spelled)"
  }

  @Test(
    .covers(moreThan: [
      "moved": 0.8, "placed": 0.4, "needs": 0.4, "settled": 0.08, "restored": 0.06,
    ]),
    arguments: seeds(7))
  func newsIsWhatTwoTablesShow(_ seed: UInt64) {
    var random = RandomSketch(seed: seed &+ 10_000)
    random.addRow()
    random.addRules(3)
    var then = LayoutAnalysis(random.layout)
    for _ in 0..<12 {
      random.change()
      let now = LayoutAnalysis(random.layout, after: then)
      let news = News(from: then, to: now)
      // From scratch, and variable by variable.
      let (old, new) = (LayoutAnalysis(then.layout), LayoutAnalysis(now.layout))
      let shared = new.layout.items.filter { item in
        old.layout.item(item.id).map { $0.name == item.name && $0.kind == item.kind } ?? false
      }
      var moved: [String] = []
      var placed: [String] = []
      var needs: [String] = []
      for item in new.layout.items {
        let isShared = shared.contains { $0.id == item.id }
        for dimension in Dimension.allCases where isShared {
          let variable = LayoutVariable(item.id, dimension)
          let before = old.solved.value(of: variable)
          let after = new.solved.value(of: variable)
          guard abs(before - after) > 1e-6, old.freedom.isUnique(variable),
            new.freedom.isUnique(variable)
          else { continue }
          moved.append(Self.text(variable, before, after))
        }
        let before = isShared ? Set(old.freedom.freeDimensions(of: item.id)) : []
        let after = Set(new.freedom.freeDimensions(of: item.id))
        if !after.isSubset(of: before) { needs.append(item.name) }
        if !before.isEmpty, new.freedom.isPlaced(item.id) { placed.append(item.name) }
      }
      let name = { (id: Item.ID) in now.layout.name(of: id) }
      #expect(
        Set(news.moved.map { Self.text($0.variable, $0.before, $0.after) }) == Set(moved))
      #expect(Set(news.placed.map(name)) == Set(placed))
      #expect(Set(news.needs.map { name($0.item) }) == Set(needs))
      for (id, dimensions) in news.needs {
        #expect(dimensions == new.freedom.freeDimensions(of: id))
      }
      let wasBroken = Set(old.solved.brokenNames)
      let restored = Set(news.restored.map { now.solved.name(of: $0) })
      #expect(restored.isSubset(of: wasBroken.subtracting(new.solved.brokenNames)))
      for change in news.settled { #expect(new.freedom.isUnique(change.variable)) }
      Coverage.note("moved", moved.count)
      Coverage.note("placed", placed.count)
      Coverage.note("needs", needs.count)
      Coverage.note("settled", news.settled.count)
      Coverage.note("restored", restored.count)
      then = now
    }
  }

  @Test func nothingIsNewsTwice() throws {
    var sketch = try Sketch(
      FreedomTests.card + "; title.width >= 180 as min; badge.width == 120 as wide")
    let first = LayoutAnalysis(sketch.layout)
    #expect(News(from: LayoutAnalysis(Layout()), to: first).conflicts.count == 1)
    try sketch.add("title.height >= 1")
    let second = LayoutAnalysis(sketch.layout, after: first)
    #expect(News(from: first, to: second).isEmpty)
    // Another name is none either, and another number is.
    try sketch.layout.rename("wide", to: "broad")
    let third = LayoutAnalysis(sketch.layout, after: second)
    #expect(News(from: second, to: third).isEmpty)
    try sketch.layout.setConstant(sketch.rule("broad"), 130)
    #expect(News(from: third, to: LayoutAnalysis(sketch.layout, after: third)).conflicts.count == 1)
  }

  @Test func aTieThatIsGoneTellsWhereEverythingWent() throws {
    var sketch = try Sketch(FreedomTests.card)
    let then = LayoutAnalysis(sketch.layout)
    try sketch.add("hug badge h 251")
    let news = News(from: then, to: LayoutAnalysis(sketch.layout, after: then))
    #expect(
      news.settled.map { "\(sketch.layout.name(of: $0.variable)) \($0.before) \($0.after)" } == [
        "title.width 96.0 240.0", "badge.x 120.0 264.0", "badge.width 184.0 40.0",
      ])
    #expect(news.moved.isEmpty && news.ties.isEmpty)
  }

  @Test func aViewInThePlaceOfARemovedOneIsAnother() throws {
    let sketch = try Sketch(
      "root s 320x200; view a content 30x20; a.left == s.left; a.top == s.top")
    var changed = sketch
    _ = try changed.layout.remove(changed["a"])
    try changed.add("view a content 50x20; a.left == s.left + 5; a.top == s.top")
    let then = LayoutAnalysis(sketch.layout)
    let news = News(from: then, to: LayoutAnalysis(changed.layout, after: then))
    #expect(news.moved.isEmpty && news.needs.isEmpty)
  }
}
