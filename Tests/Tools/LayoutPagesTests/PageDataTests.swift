import JSONValues
import Foundation
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import Testing

@testable import LayoutPages

/// The data of pages, compared with what is solved.
@Suite struct PageDataTests {
  @Test(arguments: [
    "card", "conflict", "stack", "right-to-left", "labels", "pixels", "inequality", "margins",
    "distributions", "ratio",
  ])
  func framesAtManyWidthsAreThoseSolved(name: String) throws {
    let now = try Paging.ending(of: Paging.session(name))
    for axis in Axis.allCases {
      guard let course = try SizeCourse(axis, in: now) else { continue }
      for index in 0..<50 {
        let value = course.from + (course.to - course.from) * Double(index) / 49
        var layout = now.layout
        try layout.set(.rootSize(axis), to: value)
        let solved = SolvedLayout(layout)
        for id in SizeCourse.framed(layout) {
          for dimension in Dimension.allCases {
            let variable = LayoutVariable(id, dimension)
            let found =
              course.moves[variable]?.value(at: value)
              ?? now.solved.frame(of: id)[dimension]
            #expect(
              abs(found - solved.value(of: variable)) <= 0.01,
              "\(layout.name(of: variable)) at \(value)")
          }
        }
      }
    }
  }

  @Test(arguments: ["card", "margins", "undo", "stack"])
  func theLastMomentIsWhatInspectPrints(name: String) throws {
    let session = try Paging.session(name)
    let document = PageDocument(session, files: .none, named: name).value
    var views: [String: JSONValue] = [:]
    var names: [String] = []
    for change in document["moments"]?.elements ?? [] {
      for (key, value) in change["set"]?["views"]?.members ?? [:] {
        views[key] = value == .null ? nil : value
      }
      guard let splice = change["lists"]?["views"], case .number(let keep)? = splice["keep"],
        case .number(let drop)? = splice["drop"]
      else { continue }
      names.replaceSubrange(
        Int(keep)..<Int(keep + drop), with: (splice["add"]?.elements ?? []).compactMap(\.text))
    }
    var player = Player(session, files: .none)
    while player.next() != nil {}
    let moments = document["moments"]?.elements.count ?? 0
    let last = document["steps"]?.elements.last?["moment"]
    guard last == .number(Double(moments - 1)) else { return }
    let inspection = JSONValue(encoding: Inspection(player.shell.analysis))
    #expect(names.compactMap { views[$0] } == inspection["views"]?.elements)
    #expect(!names.isEmpty)
  }

  @Test func manyStepsAreSmall() throws {
    var lines = ["root card 375x667"]
    for index in 0..<5 {
      lines += [
        "view v\(index) in card content \(40 + index)x20",
        "pin v\(index) top leading inset \(8 + index)",
        "v\(index).trailing <= card.trailing - \(index)",
      ]
      for turn in 1...6 { lines.append("content v\(index) \(40 + 10 * turn)x20") }
    }
    let page = Paging.page(try Paging.session(of: lines))
    #expect(page.utf8.count < 250_000)
  }

  /// A step takes no more room than what changes there, however much there is.
  @Test func aStepTakesTheRoomOfWhatChanges() throws {
    let lines =
      ["root card 320x200", "view a in card", "pin a"]
      + (0..<9).map { "a.width <= \(400 + $0)" }
    func size(_ count: Int) throws -> Int {
      Paging.page(try Paging.session(of: Array(lines.prefix(count)))).utf8.count
    }
    #expect(try size(12) - size(6) < 6 * 1_000)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "</script><b>", "]]>", "\"'", "a\u{202E}b", "__proto__",
    "{{data}}", String(repeating: "x", count: 10_000),
  ])
  func aNameIsData(name: String) throws {
    func page(_ name: String) throws -> String {
      var layout = Layout()
      // Some of these are not names; then they are a title and a note all the same.
      if (try? layout.setRoot(name, size: Size(width: 100, height: 100))) == nil {
        _ = try layout.setRoot("card", size: Size(width: 100, height: 100))
      }
      return Page([PageDocument(layout, called: name, notes: [name])]).html
    }
    let (plain, page) = (try page("plain"), try page(name))
    for sign in ["<script", "</script", "<b>", "<style"] {
      #expect(
        page.components(separatedBy: sign).count == plain.components(separatedBy: sign).count,
        "\(sign)")
    }
    let data = try #require(try Paging.data(of: page) as? [String: Any])
    let document = try #require((data["documents"] as? [[String: Any]])?.first)
    #expect(document["title"] as? String == name)
  }

  @Test func whatFailsStandsBesideWhatWasExpected() throws {
    let session = try Session(
      """
      plumb 1

      plumb> root card 100x100
      plumb> view a in card content 10x10
      + a   needs x
      """)
    let document = PageDocument(session, files: .none, named: "s")
    #expect(document.failureCount == 1)
    let step = try #require(document.value["steps"]?.elements.last)
    #expect(step["expected"] == .array([.string("+ a   needs x")]))
    #expect(step["lines"] == .array([.string("+ a   needs x, y")]))
    #expect(step["missing"] == .array([.number(0)]))
    #expect(step["extra"] == .array([.number(0)]))
  }
}
