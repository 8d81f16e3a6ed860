import HeadlessUIKit
import Stacks
import Testing
import ViewSupport

/// Stacks, spacers and their constraints.
@MainActor @Suite struct StacksTests {
  private let stage = Stage(320, 200)

  @Test func aCard() {
    let (title, subtitle, star) = (Box("title", 100, 20), Box("sub", 150, 16), Box("star", 24, 24))
    let vs = UIView.vStack(spacing: 8, [title, subtitle]).named("vs")
    let spacer = UIView.spacer(minLength: 16).named("sp")
    let stack: UIView = .hStack(alignment: .center, margins: .all(16), [vs, spacer, star])
      .named("hs")
    stage.root.add(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor)
    ])
    stack.pinToHorizontalEdges()
    stage.root.layoutIfNeeded()
    #expect(ConstraintText.lines(spacer.constraints) == ["sp.width >= 16 @999"])
    #expect(
      [stack, vs, title, subtitle, spacer, star].map(\.place) == [
        "0 62 320 76", "16 16 150 44", "0 0 150 20", "0 28 150 16", "166 38 114 0",
        "280 26 24 24",
      ])
    let lines = ConstraintText.lines(stack.constraints)
    #expect(
      lines.contains(
        "UIViewLayoutMarginsGuide.centerY == vs.centerY 'UISV-canvas-connection'"))
    #expect(
      lines.contains("UIViewLayoutMarginsGuide.leading == vs.leading 'UISV-canvas-connection'"))
    #expect(
      ConstraintText.lines(vs.constraints) == [
        "vs.top == title.top 'UISV-canvas-connection'",
        "vs.bottom == sub.bottom 'UISV-canvas-connection'",
        "sub.top == title.bottom + 8 'UISV-spacing'",
        "title.trailing == sub.trailing 'UISV-alignment'",
        "title.leading == sub.leading 'UISV-alignment'",
        "vs.leading == title.leading 'UISV-canvas-connection'",
        "vs.trailing == title.trailing 'UISV-canvas-connection'",
      ])
  }

  @Test func aSpacerFollowsTheAxis() {
    let (a, b) = (Box("a", 60, 20), Box("b", 60, 30))
    let spacer = UIView.spacer(length: 20).named("sp")
    let stack = UIView.vStack(alignment: .leading, [a, spacer, b])
    stage.place(stack)
    #expect(ConstraintText.lines(spacer.constraints) == ["sp.height == 20 @999"])
    #expect(
      [stack, a, spacer, b].map(\.place) == ["0 0 60 70", "0 0 60 20", "0 20 0 20", "0 40 60 30"])
    let before = spacer.constraints
    stack.axis = .horizontal
    stack.alignment = .center
    stage.root.layoutIfNeeded()
    #expect(ConstraintText.lines(spacer.constraints) == ["sp.width == 20 @999"])
    #expect(before.allSatisfy { !$0.isActive })
    #expect(
      [stack, a, spacer, b].map(\.place)
        == ["0 0 140 30", "0 5 60 20", "60 15 20 0", "80 0 60 30"])
  }

  @Test func aSpacerFollowsItsSuperview() {
    let spacer = UIView.spacer(minLength: 12).named("sp")
    let column = UIView.vStack([spacer])
    let row = UIView.hStack([])
    for stack in [column, row] { stage.place(stack) }
    #expect(ConstraintText.lines(spacer.constraints) == ["sp.height >= 12 @999"])
    row.addArrangedSubview(spacer)
    stage.root.layoutIfNeeded()
    #expect(ConstraintText.lines(spacer.constraints) == ["sp.width >= 12 @999"])
    // The first stack turns without it.
    column.axis = .horizontal
    row.axis = .vertical
    stage.root.layoutIfNeeded()
    #expect(ConstraintText.lines(spacer.constraints) == ["sp.height >= 12 @999"])
    spacer.removeFromSuperview()
    stage.root.add(spacer)
    stage.root.layoutIfNeeded()
    #expect(
      ConstraintText.lines(spacer.constraints) == ["sp.height >= 12 @999", "sp.width >= 12 @999"])
  }

  @Test func aSpacerWithoutLengthMayVanish() {
    let spacer = UIView.spacer().named("sp")
    let stack: UIView = .hStack([Box(60, 20), spacer, Box(60, 20)])
    stage.place(stack, width: 100)
    #expect(ConstraintText.lines(spacer.constraints) == ["sp.width >= 0 @999"])
    #expect(spacer.frame.width == 0)
  }

  /// A spacer is a little less than required: where there is no room it gives way silently.
  @Test func aSpacerGivesWay() {
    let spacer = UIView.spacer(length: 50)
    let views: [UIView] = [Box(60, 20), spacer, Box(60, 20)]
    for view in views { view.setContentCompressionResistancePriority(.required, for: .horizontal) }
    stage.place(.hStack(views), width: 140)
    #expect(views.map(\.frame.width) == [60, 20, 60])
  }

  @Test func defaults() {
    for (stack, axis) in [
      (UIView.vStack([]), NSLayoutConstraint.Axis.vertical), (UIView.hStack([]), .horizontal),
    ] {
      #expect(stack.axis == axis)
      #expect(stack.alignment == .fill && stack.distribution == .fill && stack.spacing == 0)
      #expect(!stack.isLayoutMarginsRelativeArrangement)
    }
    let stack = UIView.hStack(
      alignment: .bottom, distribution: .equalSpacing, spacing: 3, margins: .init(v: 1, h: 2),
      [UIView()])
    #expect(stack.alignment == .bottom && stack.distribution == .equalSpacing)
    #expect(stack.spacing == 3 && stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    #expect(UIEdgeInsets.all(4) == UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
  }

  @Test func previews() {
    let box = Box("box", 100, 40)
    #expect(box.centerInSuperview().isEmpty, "there is no superview")
    stage.root.addSubview(box)
    #expect(
      ConstraintText.lines(box.centerInSuperview()) == [
        "box.centerX == root.centerX", "box.centerY == root.centerY", "box.left >= root.left",
        "box.right <= root.right",
      ])
    stage.root.layoutIfNeeded()
    #expect(box.place == "110 80 100 40")
    stage.root.addBorderRecursively()
    #expect([stage.root, box].map(\.layer.borderWidth) == [1, 1])
    #expect(box.layer.borderColor == UIColor.red.cgColor)
  }
}
