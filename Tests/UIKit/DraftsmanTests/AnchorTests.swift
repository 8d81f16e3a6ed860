import Draftsman
import DialectCore
import LayoutModel
import Testing

@testable import HeadlessUIKit

/// Which anchors stand together, and what is related to what.
@MainActor @Suite struct AnchorTests {
  private let a = named("a")
  private let o = named("o")

  /// The attributes of constraints: those of the view, and those of the other item.
  private func pairs(_ constraints: [NSLayoutConstraint]) -> [String] {
    constraints.map { constraint in
      let sign = [
        NSLayoutConstraint.Relation.equal: "=", .lessThanOrEqual: "<", .greaterThanOrEqual: ">",
      ][constraint.relation]
      return constraint.firstAttribute.spelling + (sign ?? "")
        + constraint.secondAttribute.spelling
    }
  }

  private func same(_ attributes: String) -> [String] {
    attributes.split(separator: " ").map { "\($0)=\($0)" }
  }

  @Test func singles() {
    let d = a.drf
    let relations: [[NSLayoutConstraint]] = [
      d.left.equal(to: o).build(), a.drf.right.equal(to: o).build(),
      a.drf.leading.equal(to: o).build(), a.drf.trailing.equal(to: o).build(),
      a.drf.top.equal(to: o).build(), a.drf.bottom.equal(to: o).build(),
      a.drf.centerX.equal(to: o).build(), a.drf.centerY.equal(to: o).build(),
      a.drf.width.equal(to: o).build(), a.drf.height.equal(to: o).build(),
    ]
    #expect(
      relations.flatMap(pairs)
        == same("left right leading trailing top bottom centerX centerY width height"))
  }

  @Test func cornersAreMadeAcrossFirst() {
    let corners = [
      a.drf.top.left.equal(to: o).build(), a.drf.left.top.equal(to: o).build(),
      a.drf.top.right.equal(to: o).build(), a.drf.right.top.equal(to: o).build(),
      a.drf.top.leading.equal(to: o).build(), a.drf.leading.top.equal(to: o).build(),
      a.drf.top.trailing.equal(to: o).build(), a.drf.trailing.top.equal(to: o).build(),
      a.drf.bottom.left.equal(to: o).build(), a.drf.left.bottom.equal(to: o).build(),
      a.drf.bottom.right.equal(to: o).build(), a.drf.right.bottom.equal(to: o).build(),
      a.drf.bottom.leading.equal(to: o).build(), a.drf.leading.bottom.equal(to: o).build(),
      a.drf.bottom.trailing.equal(to: o).build(), a.drf.trailing.bottom.equal(to: o).build(),
      a.drf.centerX.centerY.equal(to: o).build(), a.drf.centerY.centerX.equal(to: o).build(),
      a.drf.center.equal(to: o).build(),
    ].map(pairs)
    let names =
      ["left top", "right top", "leading top", "trailing top"]
      + ["left bottom", "right bottom", "leading bottom", "trailing bottom"]
    #expect(
      corners == names.flatMap { [same($0), same($0)] }
        + Array(repeating: same("centerX centerY"), count: 3))
  }

  @Test func pairsOfSides() {
    let found = [
      a.drf.vertical.equal(to: o).build(), a.drf.top.bottom.equal(to: o).build(),
      a.drf.bottom.top.equal(to: o).build(), a.drf.horizontal.equal(to: o).build(),
      a.drf.left.right.equal(to: o).build(), a.drf.right.left.equal(to: o).build(),
      a.drf.localizedHorizontal.equal(to: o).build(), a.drf.leading.trailing.equal(to: o).build(),
      a.drf.trailing.leading.equal(to: o).build(),
      a.drf.size.equal(to: o).build(), a.drf.width.height.equal(to: o).build(),
      a.drf.height.width.equal(to: o).build(),
    ].map(pairs)
    #expect(
      found
        == ["top bottom", "left right", "leading trailing", "width height"].flatMap {
          Array(repeating: same($0), count: 3)
        })
  }

  @Test func threeSidesBeginWithTheLoneOne() {
    let found = [
      a.drf.top.horizontal.equal(to: o).build(), a.drf.top.left.right.equal(to: o).build(),
      a.drf.horizontal.top.equal(to: o).build(), a.drf.right.top.left.equal(to: o).build(),
      a.drf.bottom.localizedHorizontal.equal(to: o).build(),
      a.drf.leading.bottom.trailing.equal(to: o).build(),
      a.drf.localizedHorizontal.bottom.equal(to: o).build(),
      a.drf.trailing.leading.bottom.equal(to: o).build(),
      a.drf.left.vertical.equal(to: o).build(), a.drf.vertical.left.equal(to: o).build(),
      a.drf.bottom.left.top.equal(to: o).build(), a.drf.top.bottom.left.equal(to: o).build(),
      a.drf.trailing.vertical.equal(to: o).build(), a.drf.vertical.trailing.equal(to: o).build(),
      a.drf.bottom.trailing.top.equal(to: o).build(),
      a.drf.top.trailing.bottom.equal(to: o).build(),
    ].map(pairs)
    let names =
      ["top left right", "bottom leading trailing", "left top bottom"]
      + ["trailing top bottom"]
    #expect(found == names.flatMap { Array(repeating: same($0), count: 4) })
  }

  @Test func allFourEdges() {
    let found = [
      a.drf.edges.equal(to: o).build(), a.drf.vertical.horizontal.equal(to: o).build(),
      a.drf.top.left.bottom.right.equal(to: o).build(),
      a.drf.horizontal.vertical.equal(to: o).build(),
      a.drf.left.vertical.right.equal(to: o).build(),
      a.drf.localizedEdges.equal(to: o).build(),
      a.drf.vertical.localizedHorizontal.equal(to: o).build(),
      a.drf.top.leading.bottom.trailing.equal(to: o).build(),
      a.drf.localizedHorizontal.vertical.equal(to: o).build(),
      a.drf.trailing.top.leading.bottom.equal(to: o).build(),
    ].map(pairs)
    #expect(
      found == Array(repeating: same("left right top bottom"), count: 5)
        + Array(repeating: same("leading trailing top bottom"), count: 5))
  }

  @Test func otherAnchorsAreRelatedByTheirRoles() {
    #expect(
      pairs(a.drf.bottom.left.right.moreThan(to: o.drf.top.left.right).build())
        == ["bottom<top", "left>left", "right<right"])
    #expect(
      pairs(a.drf.bottom.left.equal(to: o.drf.top.right).build()) == ["left=right", "bottom=top"])
    #expect(
      pairs(a.drf.left.vertical.equal(to: o.drf.right.vertical).build())
        == ["left=right", "top=top", "bottom=bottom"])
    #expect(
      pairs(a.drf.center.equal(to: o.drf.top.left).build()) == ["centerX=left", "centerY=top"])
    #expect(pairs(a.drf.size.equal(to: o.drf.size).build()) == same("width height"))
    #expect(pairs(a.drf.width.equal(to: o.drf.height).build()) == ["width=height"])
    #expect(pairs(a.drf.left.equal(to: o.drf.centerX).build()) == ["left=centerX"])
    #expect(pairs(a.drf.edges.equal(to: o.drf.edges).build()) == same("left right top bottom"))
  }

  @Test func moreIsFurtherInside() {
    #expect(
      pairs(a.drf.edges.moreThan(to: o).build())
        == ["left>left", "right<right", "top>top", "bottom<bottom"])
    #expect(
      pairs(a.drf.localizedEdges.lessThan(to: o).build())
        == ["leading<leading", "trailing>trailing", "top<top", "bottom>bottom"])
    #expect(
      pairs(a.drf.center.moreThan(to: o).build()) == ["centerX>centerX", "centerY>centerY"])
    #expect(pairs(a.drf.size.lessThan(to: o).build()) == ["width<width", "height<height"])
  }

  @Test func guidesAndAnchorsOfUIKit() {
    let host = root()
    host.addSubview(a)
    host.addSubview(o)
    let guide = host.safeAreaLayoutGuide
    let texts = a.drf
      .top.equal(to: guide)
      .left.equal(to: guide.drf.centerX)
      .bottom.moreThan(to: o.topAnchor)
      .right.lessThan(to: o.leftAnchor).offset(by: 3)
      .width.equal(to: o.heightAnchor).multiplied(by: 2).added(by: 1)
      .height.moreThan(to: o.widthAnchor).substracted(by: 8)
      .build().texts
    #expect(
      texts == [
        "a.top == root.safeArea.top", "a.left == root.safeArea.centerX", "a.bottom <= o.top",
        "a.right >= o.left - 3", "a.width == o.height * 2 + 1", "a.height >= o.width - 8",
      ])
  }

  @Test func leadingAndLeftDoNotMix() {
    let raised = LayoutException.recording {
      #expect(a.drf.top.left.equal(to: o.drf.top.leading).build().text == "a.top == o.top")
      #expect(a.drf.horizontal.equal(to: o.drf.localizedHorizontal).build().isEmpty)
    }
    #expect(raised.count == 3)
  }

  @Test func anonymousAnchors() {
    let host = root()
    let others = host.draftContent {
      o.drf.fillParent()
      a.drf.left.equal(with: .left(of: .parent)).leading.equal(with: .leading(of: .parent))
        .right.equal(with: .right(of: .parent)).trailing.equal(with: .trailing(of: .parent))
        .centerX.equal(with: .centerX(of: .parent)).top.equal(with: .top(of: .previous))
        .bottom.equal(with: .bottom(of: .previous)).centerY.equal(to: .centerY(of: .previous))
        .width.equal(with: .height(of: .previous)).height.equal(to: .width(of: .mySelf))
    }.build().dropFirst(4).map(\.text)
    #expect(
      others == [
        "a.left == root.left", "a.leading == root.leading", "a.right == root.right",
        "a.trailing == root.trailing", "a.centerX == root.centerX", "a.top == o.top",
        "a.bottom == o.bottom", "a.centerY == o.centerY", "a.width == o.height",
        "a.height == a.width",
      ])
  }

  @Test func anonymousCorners() {
    let host = root()
    host.addSubview(a)
    func second(_ corner: AnonymousAnchor<OnePlace, OnePlace>) -> [String] {
      a.drf.center.equal(with: corner).build().map { $0.secondAttribute.spelling }
    }
    #expect(second(.topLeft(of: .parent)) == ["left", "top"])
    #expect(second(.topLeading(of: .parent)) == ["leading", "top"])
    #expect(second(.topRight(of: .parent)) == ["right", "top"])
    #expect(second(.topTrailing(of: .parent)) == ["trailing", "top"])
    #expect(second(.bottomLeft(of: .parent)) == ["left", "bottom"])
    #expect(second(.bottomLeading(of: .parent)) == ["leading", "bottom"])
    #expect(second(.bottomRight(of: .parent)) == ["right", "bottom"])
    #expect(second(.bottomTrailing(of: .parent)) == ["trailing", "bottom"])
    #expect(second(.center(of: .parent)) == ["centerX", "centerY"])
    #expect(second(.centerLeft(of: .parent)) == ["left", "centerY"])
    #expect(second(.centerLeading(of: .parent)) == ["leading", "centerY"])
    #expect(second(.centerRight(of: .parent)) == ["right", "centerY"])
    #expect(second(.centerTrailing(of: .parent)) == ["trailing", "centerY"])
    #expect(second(.centerTop(of: .parent)) == ["centerX", "top"])
    #expect(second(.centerBottom(of: .parent)) == ["centerX", "bottom"])
  }

  @Test func anonymousLayouts() {
    let host = root()
    let texts = host.draftContent {
      o.drf.top.equal(with: .previous).left.equal(with: .previousSafeArea)
      a.drf.edges.equal(with: .parent).horizontal.moreThan(with: .safeArea)
        .bottom.lessThan(with: .keyboardSafeArea).top.left.lessThan(with: .previous)
        .size.equal(with: .previous).width.lessThan(to: .mySelf)
        .vertical.equal(with: .previousSafeArea).top.equal(with: .bottom(of: .keyboard))
    }.build().texts
    #expect(
      texts == [
        "o.top == root.top", "o.left == root.safeArea.left", "a.left == root.left",
        "a.right == root.right", "a.top == root.top", "a.bottom == root.bottom",
        "a.left >= root.safeArea.left", "a.right <= root.safeArea.right",
        "a.bottom >= root.keyboard.bottom", "a.left <= o.left", "a.top <= o.top",
        "a.width == o.width", "a.height == o.height", "a.width <= a.width",
        "a.top == o.safeArea.top", "a.bottom == o.safeArea.bottom",
        "a.top == root.keyboard.bottom",
      ])
  }
}
