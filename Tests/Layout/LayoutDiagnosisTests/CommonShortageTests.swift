import Foundation
import LayoutDiagnosis
import LayoutModel
import LayoutSupport
import Testing

/// One sum behind many broken rules, against what is added up by hand.
@Suite struct CommonShortageTests {
  /// Views below each other that are `height` high, with `gap` points between them.
  private static func column(
    _ name: String, of count: Int, height: Int, gap: Int, in root: String
  ) -> String {
    let names = (0..<count).map { "\(name)\($0)" }
    let views = names.map { "view \($0) in \(root); \($0).height == \(height) as \($0)_high" }
    let first = "\(names[0]).top == \(root).top"
    let links = zip(names.dropFirst(), names).map { "\($0).top == \($1).bottom + \(gap)" }
    let end = "\(names[count - 1]).bottom == \(root).bottom as \(name)_end"
    return (views + [first] + links + [end]).joined(separator: "; ")
  }

  /// The part of a reply for programs that is about the sum.
  private struct Sums: Decodable {
    struct Shortage: Decodable {
      var text: String
      var broken: [String]
      var asked: Double
      var room: Double
    }
    var shortage: Shortage
  }

  private func headlines(_ news: News) -> [String] {
    [news.shortage].compactMap { $0 }.map { $0.sum.headline(in: news.now.solved) }
  }

  @Test(arguments: [
    (12, 40, 0, "12 heights ask for 480, r.height is 200: 280 too many"),
    (9, 40, 5, "9 heights and 8 distances ask for 400, r.height is 200: 200 too many"),
    (100, 10, 0, "100 heights ask for 1000, r.height is 200: 800 too many"),
  ])
  func allThatIsAskedForIsAddedUp(_ count: Int, _ height: Int, _ gap: Int, _ text: String) throws {
    let sketch = try Sketch(
      "root r 100x200; \(Self.column("v", of: count, height: height, gap: gap, in: "r"))")
    let analysis = LayoutAnalysis(sketch.layout)
    let news = News(from: LayoutAnalysis(Layout()), to: analysis)
    #expect(headlines(news) == [text])
    let sums = try [JSONEncoder().encode(news), JSONEncoder().encode(Conflicts(in: analysis))]
      .map { try JSONDecoder().decode(Sums.self, from: $0).shortage }
    for sum in sums {
      #expect(sum.text == text)
      #expect(sum.asked == Double(count * height + (count - 1) * gap))
      #expect(sum.room == 200)
      #expect(sum.broken.count == analysis.solved.broken.count)
    }
    let broken = try #require(news.shortage?.sum.broken)
    #expect(Set(broken) == Set(analysis.solved.brokenSources))
  }

  /// What broke last is named only where one rule was added.
  @Test func theRuleThatWasAddedIsNamed() throws {
    var sketch = try Sketch(
      "root r 100x200; " + Self.column("v", of: 12, height: 40, gap: 0, in: "r"))
    let end = sketch.rule("v_end")
    sketch.layout.setDuty(end, .off)
    let before = LayoutAnalysis(sketch.layout)
    #expect(before.conflicts.isEmpty)
    sketch.layout.setDuty(end, .driving)
    let news = News(from: before, to: LayoutAnalysis(sketch.layout, after: before))
    #expect(news.shortage != nil)
    #expect(news.shortage?.added == [])
    sketch.layout.setDuty(end, .off)
    try sketch.add("v11.bottom == r.bottom as last")
    let added = News(from: before, to: LayoutAnalysis(sketch.layout, after: before))
    #expect(added.shortage?.added == [.rule(sketch.rule("last"))])
  }

  /// Three are described one by one, and so is what has no sum in common.
  @Test func fewAndSeparateConflictsHaveNone() throws {
    for lines in [
      Self.column("v", of: 8, height: 40, gap: 0, in: "r"),
      Self.column("v", of: 7, height: 40, gap: 0, in: "r") + "; "
        + Self.column("w", of: 7, height: 40, gap: 0, in: "r"),
    ] {
      let analysis = LayoutAnalysis(try Sketch("root r 100x200; \(lines)").layout)
      let news = News(from: LayoutAnalysis(Layout()), to: analysis)
      #expect(news.shortage == nil)
      #expect(!news.conflicts.isEmpty)
    }
  }
}
