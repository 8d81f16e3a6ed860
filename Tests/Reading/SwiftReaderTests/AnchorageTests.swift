import Testing

/// Files that import Anchorage, which they do not bring along.
@Suite struct AnchorageTests {
  @Test(arguments: [
    ("box.topAnchor == topAnchor + 16", ["box.top == card.top + 16"]),
    ("box.topAnchor /==/ topAnchor - 16", ["box.top == card.top - 16"]),
    ("box.bottomAnchor <= title.topAnchor", ["box.bottom <= title.top"]),
    ("box.widthAnchor >= 44", ["box.width >= 44"]),
    ("box.widthAnchor == widthAnchor / 2 - 10", ["box.width == 0.5 * card.width - 10"]),
    ("box.heightAnchor == 1 ~ 999", ["box.height == 1 @999"]),
    ("box.trailingAnchor == trailingAnchor ~ .high", ["box.trailing == card.trailing @750"]),
    ("box.sizeAnchors == CGSize(width: 8, height: 9)", ["box.width == 8", "box.height == 9"]),
    (
      "box.centerAnchors == title.centerAnchors",
      ["box.centerX == title.centerX", "box.centerY == title.centerY"]
    ),
    (
      "box.horizontalAnchors == layoutMarginsGuide.horizontalAnchors",
      ["box.leading == card.margins.leading", "box.trailing == card.margins.trailing"]
    ),
    (
      "box.verticalAnchors <= verticalAnchors + 4",
      ["box.top <= card.top + 4", "box.bottom >= card.bottom - 4"]
    ),
    (
      "box.edgeAnchors == edgeAnchors + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) ~ .low",
      [
        "box.leading == card.leading + 2 @250", "box.trailing == card.trailing - 4 @250",
        "box.top == card.top + 1 @250", "box.bottom == card.bottom - 3 @250",
      ]
    ),
    (
      "Anchorage.batch { box.widthAnchor == 4; box.heightAnchor == 5 }",
      ["box.width == 4", "box.height == 5"]
    ),
    ("_ = Anchorage.batch(active: false) { box.widthAnchor == 4 }", []),
  ])
  func `an operator between anchors is a rule`(_ line: String, _ expected: [String]) throws {
    let found = try ImportedLibrary(name: "Anchorage").rules(line)
    #expect(found == expected)
  }
}
