import Testing

/// Files that import Cartography, which they do not bring along.
@Suite struct CartographyTests {
  @Test(arguments: [
    ("box.top == box.superview!.top + 16", ["box.top == card.top + 16"]),
    ("title.left >= box.right + 8 ~ .defaultLow", ["title.left >= box.right + 8 @250"]),
    ("box.width == title.width / 2 - 10", ["box.width == 0.5 * title.width - 10"]),
    ("box.width == 2 * (title.width + 3)", ["box.width == 2 * title.width + 6"]),
    ("box.height <= 44 ~ 900", ["box.height <= 44 @900"]),
    ("title.firstBaseline == box.top", ["title.firstBaseline == box.top"]),
    (
      "box.center == title.center",
      ["box.centerX == title.centerX", "box.centerY == title.centerY"]
    ),
    (
      "box.size == title.size * 2",
      ["box.width == 2 * title.width", "box.height == 2 * title.height"]
    ),
    (
      "box.edges == inset(box.superview!.edges, 1, 2, 3, 4)",
      [
        "box.top == card.top + 1", "box.leading == card.leading + 2",
        "box.bottom == card.bottom - 3", "box.trailing == card.trailing - 4",
      ]
    ),
    (
      "box.edges == title.edges.inseted(horizontally: 5)",
      [
        "box.top == title.top", "box.leading == title.leading + 5",
        "box.bottom == title.bottom", "box.trailing == title.trailing - 5",
      ]
    ),
    (
      "box.bottom == box.superview!.safeAreaLayoutGuide.bottom",
      ["box.bottom == card.safe.bottom"]
    ),
    ("align(top: box, title)", ["box.top == title.top"]),
    ("align(centerX: [box, title])", ["box.centerX == title.centerX"]),
    (
      "distribute(by: 8, horizontally: box, title)", ["box.trailing == title.leading - 8"]
    ),
    ("distribute(by: 8, vertically: [box, title])", ["box.bottom == title.top - 8"]),
  ])
  func `a relation in a closure is a rule`(_ line: String, _ expected: [String]) throws {
    let found = try ImportedLibrary(name: "Cartography").rules(
      "constrain(box, title) { box, title in \(line) }")
    #expect(found == expected)
  }

  @Test func `a group replaces what it made before`() throws {
    let found = try ImportedLibrary(name: "Cartography").rules(
      """
      let group = constrain(box) { $0.width == 40 }
      constrain(box, replace: group) { box in box.width == 50 }
      let other = ConstraintGroup()
      constrain([box, title], replace: other) { all in align(left: all) }
      constrain(clear: other)
      """)
    #expect(found == ["box.width == 50"])
  }
}
