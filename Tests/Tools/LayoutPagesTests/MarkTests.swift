import LayoutDiagnosis
import LayoutModel
import LayoutShell
import Testing

@testable import LayoutPages

/// What is wrong at some sizes, compared with what is wrong in a layout of that size.
@Suite struct MarkTests {
  static let crowds = [
    // Two that meet, and one that leaves.
    [
      "root card 320x200", "view a in card content 120x20", "view b in card content 90x20",
      "pin a top leading inset 16", "pin b top trailing inset 16",
    ],
    // Something that breaks below 340 and turns at two more places.
    [
      "root card 320x200", "view a in card content 96x20", "view b in card content 40x20",
      "pin a top leading inset 16", "pin b top trailing inset 16",
      "b.leading == a.trailing + 8", "hug b h 251", "a.width >= 180", "b.width == 120",
    ],
    // Texts of one line and of several.
    [
      "root card 320x200", "label a \"A headline that is long\" in card",
      "label b \"Several words that take more lines than there are\" in card lines 0",
      "pin a top leading trailing inset 16", "pin b leading trailing inset 16",
      "b.top == a.bottom + 8", "b.height == 22",
    ],
    // Heights that have no room for a text.
    [
      "root card 320x60", "label a \"Several words that take some lines\" in card lines 0",
      "pin a", "view b in card", "pin b bottom leading trailing", "b.height == 30",
    ],
  ]

  @Test(arguments: crowds, [false, true])
  func marksAlongASizeAreThoseOfTheLayoutsThere(lines: [String], isMirrored: Bool) throws {
    var layout = try Paging.ending(of: Paging.session(of: lines)).layout
    layout.setDirection(isRightToLeft: isMirrored)
    let now = LayoutAnalysis(layout)
    for axis in Axis.allCases {
      let course = try #require(try SizeCourse(axis, in: now))
      #expect(course.markCount == 0)
      let ends = course.marks.compactMap(\.range).flatMap { [$0.lower, $0.upper] }
      for index in 0...60 {
        let value = course.from + (course.to - course.from) * Double(index) / 60
        // At a turn itself a rounding error decides.
        let isTurn = ends.contains { abs($0 - value) < 1e-3 } && index != 0 && index != 60
        guard !isTurn else { continue }
        var other = layout
        try other.set(.rootSize(axis), to: value)
        let solved = Set(Mark.all(in: SolvedLayout(other)).map(\.words))
        let told = Set(course.marks.filter { $0.isAt(value) }.map(\.words))
        #expect(told == solved, "\(axis) \(value)")
      }
    }
  }

  @Test func marksBeginWhereTheyBegin() throws {
    let now = try Paging.ending(of: Paging.session(of: Self.crowds[0]))
    let course = try #require(try SizeCourse(.horizontal, in: now))
    let overlap = try #require(course.marks.first { $0.kind == .overlaps }?.range)
    // Up to 161, nine tenths of b lie over a, as if a were its background.
    #expect(abs(overlap.lower - 161) < 1e-6 && !overlap.includesLower)
    // 16 + 120 + 90 + 16 = 242, and a point of difference is invisible.
    #expect(abs(overlap.upper - 241) < 1e-6 && !overlap.includesUpper)
  }

  @Test func whatIsScrolledMayLeave() throws {
    let now = try Paging.ending(
      of: Paging.session(of: [
        "root card 320x200", "scroll list in card", "pin list", "view a in list content 400x20",
        "pin a to list.content",
      ]))
    #expect(Mark.all(in: now.solved).allSatisfy { $0.kind != .leaves })
  }
}

extension Mark {
  /// What it says, without where.
  fileprivate var words: String { "\(kind) \(names.sorted()) \(parent ?? "")" }

  fileprivate func isAt(_ size: Double) -> Bool {
    guard let range else { return true }
    if size == range.lower { return range.includesLower }
    if size == range.upper { return range.includesUpper }
    return range.lower < size && size < range.upper
  }
}
