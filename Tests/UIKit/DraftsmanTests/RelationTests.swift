import Draftsman
import Testing

/// Numbers, priorities and names of relations, and going on with the draft.
@MainActor @Suite struct RelationTests {
  private let host = root()
  private let a = named("a")
  private let o = named("o")

  private func texts(_ relation: (LayoutDraft<UIView>) -> any PlanComponent) -> [String] {
    host.draftContent {
      o
      relation(a.drf)
    }.build().texts
  }

  @Test func distancesHaveTheSignOfTheSide() {
    #expect(
      texts { $0.edges.equal(with: .parent).offset(by: 8) } == [
        "a.left == root.left + 8", "a.right == root.right - 8", "a.top == root.top + 8",
        "a.bottom == root.bottom - 8",
      ])
    #expect(
      texts { $0.localizedEdges.equal(with: .parent).inset(by: 8) } == [
        "a.leading == root.leading - 8", "a.trailing == root.trailing + 8",
        "a.top == root.top - 8", "a.bottom == root.bottom + 8",
      ])
    #expect(
      texts { $0.center.equal(with: .parent).offset(by: 8) } == [
        "a.centerX == root.centerX + 8", "a.centerY == root.centerY + 8",
      ])
    #expect(
      texts { $0.centerX.equal(with: .parent).inset(by: 8).bottom.equal(to: o).constant(3) } == [
        "a.centerX == root.centerX - 8", "a.bottom == o.bottom - 3",
      ])
    #expect(texts { $0.left.equal(to: o).constant(3) } == ["a.left == o.left + 3"])
  }

  @Test func aDistanceForEachSide() {
    #expect(
      texts { $0.bottom.right.equal(to: o).offsetted(using: AxisOffsets(x: 1, y: 2)) } == [
        "a.right == o.right - 1", "a.bottom == o.bottom - 2",
      ])
    #expect(
      texts { $0.center.equal(to: o).insetted(using: AxisInsets(x: 1, y: 2)) } == [
        "a.centerX == o.centerX - 1", "a.centerY == o.centerY - 2",
      ])
    #expect(
      texts { $0.horizontal.equal(to: o).offsetted(using: HorizontalOffsets(left: 1, right: 2)) }
        == ["a.left == o.left + 1", "a.right == o.right - 2"])
    #expect(
      texts {
        $0.localizedHorizontal.equal(to: o)
          .insetted(using: HorizontalInsets(leading: 1, trailing: 2))
      } == ["a.leading == o.leading - 1", "a.trailing == o.trailing + 2"])
    #expect(
      texts { $0.edges.equal(to: o).insetted(using: EdgeInsets(top: 1, left: 2, bottom: 3)) } == [
        "a.left == o.left - 2", "a.right == o.right", "a.top == o.top - 1",
        "a.bottom == o.bottom + 3",
      ])
    #expect(
      texts { $0.top.horizontal.equal(to: o).offsetted(using: EdgeOffsets(top: 1, bottom: 9)) }
        == ["a.top == o.top + 1", "a.left == o.left", "a.right == o.right"],
      "sides that are not there do not count")
    #expect(
      texts { $0.left.vertical.equal(to: o).insetted(using: 4) } == [
        "a.left == o.left - 4", "a.top == o.top - 4", "a.bottom == o.bottom + 4",
      ])
    #expect(
      texts { $0.top.left.equal(to: o).offsetted(using: 2.5) } == [
        "a.left == o.left + 2.5", "a.top == o.top + 2.5",
      ])
    #expect(
      texts { $0.horizontal.equal(to: o).offsetted(using: 2) } == [
        "a.left == o.left + 2", "a.right == o.right - 2",
      ])
  }

  @Test func lengths() {
    #expect(
      texts { $0.width.equal(to: o).multiplied(by: 2).added(by: 3) } == [
        "a.width == o.width * 2 + 3"
      ])
    #expect(
      texts { $0.width.equal(to: o).substracted(by: 3).multiplied(by: 2) }
        == ["a.width == o.width * 2 - 3"])
    #expect(
      texts { $0.height.moreThan(to: 32).width.lessThan(to: 64.5).priority(12.5).identifier("w") }
        == ["a.height >= 32", "a.width <= 64.5 @12.5 'w'"])
    #expect(
      texts { $0.size.equal(to: o).added(by: CGSize(width: 1, height: 2)).multiplied(by: 3) } == [
        "a.width == o.width * 3 + 1", "a.height == o.height * 3 + 2",
      ])
    #expect(
      texts { $0.size.moreThan(with: .parent).substracted(by: CGSize(sides: 4)) } == [
        "a.width >= root.width - 4", "a.height >= root.height - 4",
      ])
    #expect(
      texts { $0.size.equal(to: CGSize(sides: 30)) } == ["a.width == 30", "a.height == 30"])
    #expect(
      texts { $0.size.lessThan(with: CGSize(width: 1, height: 2)).priority(.defaultLow) } == [
        "a.width <= 1 @250", "a.height <= 2 @250",
      ])
  }

  @Test func prioritiesAndNamesAreThoseOfAllMembers() {
    #expect(
      texts { $0.edges.equal(to: o).offset(by: 1).priority(.defaultHigh).identifier("fill") } == [
        "a.left == o.left + 1 @750 'fill'", "a.right == o.right - 1 @750 'fill'",
        "a.top == o.top + 1 @750 'fill'", "a.bottom == o.bottom - 1 @750 'fill'",
      ])
    #expect(
      texts { $0.width.equal(to: 3).identifier("w").priority(999.5) } == ["a.width == 3 @999.5 'w'"]
    )
  }

  @Test func theLastRelationOfTheSameAnchorsCounts() {
    #expect(
      texts {
        $0.width.equal(to: 100).height.equal(to: 1).width.equal(to: 140).width.moreThan(to: 3)
      } == ["a.height == 1", "a.width == 140", "a.width >= 3"])
    #expect(
      texts { $0.left.equal(to: o).offset(by: 1).left.equal(with: .parent).left.equal(to: o) }
        == ["a.left == root.left", "a.left == o.left"])
  }

  @Test func aDraftCollects() {
    let draft = a.drf
    for count in 1...3 {
      let relation: any PlanComponent =
        switch count {
        case 1: draft.left.equal(to: o)
        case 2: draft.top.equal(to: o).offset(by: 3)
        default: draft.width.equal(to: 10).priority(1)
        }
      #expect(relation.planDrafts.first === draft)
      #expect(draft.build().count == count)
    }
    #expect(a.drf.build().isEmpty, "another draft knows nothing of it")
  }

  @Test func shortcuts() {
    #expect(
      texts { $0.matchParentH().offset(by: 1).matchParentV() } == [
        "a.left == root.left + 1", "a.right == root.right - 1", "a.top == root.top",
        "a.bottom == root.bottom",
      ])
    #expect(
      texts { $0.matchSafeAreaH().matchSafeAreaV() } == [
        "a.left == root.safeArea.left", "a.right == root.safeArea.right",
        "a.top == root.safeArea.top", "a.bottom == root.safeArea.bottom",
      ])
    #expect(
      texts { $0.fillSafeArea().priority(3) }.first == "a.left == root.safeArea.left @3")
    #expect(
      texts { $0.matchParentSize().multiplied(by: 0.5) } == [
        "a.width == root.width * 0.5", "a.height == root.height * 0.5",
      ])
    #expect(
      texts { $0.centeredH().offset(by: 4).centeredV().inset(by: 4) } == [
        "a.centerX == root.centerX + 4", "a.centerY == root.centerY - 4",
      ])
    #expect(
      texts { $0.heightMatchWidth().multiplied(by: 2).width.equal(to: 4) } == [
        "a.height == a.width * 2", "a.width == 4",
      ])
    #expect(
      texts { $0.onTopOfKeyboard().offset(by: 8) } == ["a.bottom == root.keyboard.top - 8"])
    let corners = CornerPosition.allCases.flatMap { corner in
      texts { $0.cornered(at: corner).offset(by: 2) }
    }
    #expect(
      corners == [
        "a.left == root.left + 2", "a.top == root.top + 2", "a.leading == root.leading + 2",
        "a.top == root.top + 2", "a.right == root.right - 2", "a.top == root.top + 2",
        "a.trailing == root.trailing - 2", "a.top == root.top + 2", "a.left == root.left + 2",
        "a.bottom == root.bottom - 2", "a.leading == root.leading + 2",
        "a.bottom == root.bottom - 2", "a.right == root.right - 2", "a.bottom == root.bottom - 2",
        "a.trailing == root.trailing - 2", "a.bottom == root.bottom - 2",
      ])
  }

  @Test func contentPriorities() {
    host.addSubview(a)
    a.drf.left.equal(with: .parent).resistHorizontalExpansion(.required)
      .resistVerticalExpansion(UILayoutPriority(1)).resistHorizontalCompression(.fittingSizeLevel)
      .resistVerticalCompression(UILayoutPriority(2)).apply()
    func priorities(_ view: UIView) -> [Float] {
      [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
        [
          view.contentHuggingPriority(for: $0).rawValue,
          view.contentCompressionResistancePriority(for: $0).rawValue,
        ]
      }
    }
    #expect(priorities(a) == [1000, 50, 1, 2])
    _ = a.drf.resistSizeExpansion(.defaultHigh).resistSizeCompression(.defaultLow)
    #expect(priorities(a) == [750, 250, 750, 250])
    _ = a.drf.resistSizeAdjustment(.required)
    #expect(priorities(a) == [1000, 1000, 1000, 1000])
  }
}
