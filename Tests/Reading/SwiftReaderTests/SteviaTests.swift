import Testing

/// Files that import Stevia, which they do not bring along.
@Suite struct SteviaTests {
  @Test(arguments: [
    ("box.top(8)", ["box.top == card.top + 8"]),
    ("box.bottom(8).right(9)", ["box.bottom == card.bottom - 8", "box.right == card.right - 9"]),
    ("box.trailing(>=4)", ["box.trailing <= card.trailing - 4"]),
    ("box.top(20%)", ["box.top == 0.2 * card.bottom"]),
    ("box.bottom(20%)", ["box.bottom == 0.8 * card.bottom"]),
    ("box.size(20)", ["box.width == 20", "box.height == 20"]),
    ("box.width(<=40).height(50%)", ["box.width <= 40", "box.height == 0.5 * card.height"]),
    ("box.aspectRatio(16 / 8)", ["box.width == 2 * box.height"]),
    (
      "box.fillHorizontally(padding: 5)",
      ["box.leading == card.leading + 5", "box.trailing == card.trailing - 5"]
    ),
    ("box.centerVertically()", ["box.centerY == card.centerY"]),
    ("box.Top == title.Bottom + 4", ["box.top == title.bottom + 4"]),
    ("box.Bottom <= 6", ["box.bottom <= card.bottom - 6"]),
    ("box.Width == 50 % Width", ["box.width == 0.5 * card.width"]),
    ("Left == title.Left", ["title.left == card.left"]),
    ("equal(widths: box, title)", ["title.width == box.width"]),
    ("align(tops: [box, title])", ["box.top == title.top"]),
    ("|-20-box", ["box.leading == card.leading + 20"]),
    ("|box|", ["box.trailing == card.trailing", "box.leading == card.leading"]),
    (
      "|-box-4-title-(>=6)-|",
      [
        "box.leading == card.leading + 8", "title.leading == box.trailing + 4",
        "title.trailing <= card.trailing - 6",
      ]
    ),
    (
      "align(horizontally: box-title) ~ 30",
      [
        "title.leading == box.trailing + 8", "box.centerY == title.centerY", "box.height == 30",
        "title.height == 30",
      ]
    ),
    (
      "layout(10, |-box-| ~ 50, 20, title, 0)",
      [
        "box.trailing == card.trailing - 8", "box.leading == card.leading + 8",
        "box.height == 50", "box.top == card.top + 10", "title.top == box.bottom + 20",
        "title.bottom == card.bottom",
      ]
    ),
    (
      "layout { >=10; box; title; \"\" }", ["box.top >= card.top + 10", "title.top == box.bottom"]
    ),
  ])
  func `a call or an operator is a rule`(_ line: String, _ expected: [String]) throws {
    let found = try ImportedLibrary(name: "Stevia").rules(line)
    #expect(found == expected.map { "\($0) @751" })
  }

  @Test func `a relation with a guide is required`() throws {
    let found = try ImportedLibrary(name: "Stevia").rules("box.Top == safeAreaLayoutGuide.Top + 3")
    #expect(found == ["box.top == card.safe.top + 3"])
  }

  @Test func `views are put inside others without their masks`() throws {
    let found = try ImportedLibrary(name: "Stevia").rules(
      """
      let row = UIView()
      let dot = UIView()
      subviews(row.subviews(dot))
      dot.fillContainer()
      """)
    #expect(
      found == [
        "dot.leading == row.leading @751", "dot.trailing == row.trailing @751",
        "dot.top == row.top @751", "dot.bottom == row.bottom @751",
      ])
  }
}
