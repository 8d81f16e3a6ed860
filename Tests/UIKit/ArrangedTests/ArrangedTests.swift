import Arranged
import HeadlessUIKit
import Testing
import ViewSupport

/// What Arranged makes of settings that people use: its constraints, in order, and the frames.
@MainActor @Suite struct ArrangedTests {
  private let stage = Stage()

  /// A stack at the top left of the stage, of that size where one is given.
  private func stack(
    _ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil,
    _ settings: (StackView) -> Void = { _ in }
  ) -> StackView {
    let stack = StackView(arrangedSubviews: views).named("S")
    settings(stack)
    stage.place(stack, width: width, height: height)
    return stack
  }

  /// The constraints of its arrangement, in order.
  private func rules(_ stack: StackView) -> [String] {
    ConstraintText.lines(stack.constraints.filter { $0.identifier != nil })
      .map { $0.replacing("LayoutSpacer", with: "spacer") }
  }

  @Test func centres() {
    let (a, b) = (Box("a", 24, 24), Box("b", 60, 40))
    let s = stack([a, b]) {
      $0.alignment = .center
      $0.spacing = 8
    }
    let expected = [
      "S.leading == a.leading 'ASV-canvas-connection'",
      "S.trailing == b.trailing 'ASV-canvas-connection'",
      "b.leading == a.trailing + 8 'ASV-spacing'",
      "spacer1.height == 0 @51 'ASV-spanning-fit'",
      "spacer1.top <= a.top 'ASV-spanning-boundary'",
      "spacer1.bottom >= a.bottom 'ASV-spanning-boundary'",
      "spacer1.top <= b.top 'ASV-spanning-boundary'",
      "spacer1.bottom >= b.bottom 'ASV-spanning-boundary'",
      "S.top == spacer1.top 'ASV-canvas-connection'",
      "S.bottom == spacer1.bottom 'ASV-canvas-connection'",
      "S.centerY == a.centerY 'ASV-canvas-connection'",
      "a.centerY == b.centerY 'ASV-alignment'",
      "a.height == 0 @25 'ASV-ambiguity-suppression'",
      "b.height == 0 @25 'ASV-ambiguity-suppression'",
    ]
    #expect(rules(s) == expected)
    #expect([s.place, a.place, b.place] == ["0 0 92 40", "0 8 24 24", "32 0 60 40"])

    s.usesOriginalCenterAlignment = true
    stage.root.layoutIfNeeded()
    let changed = "S.bottom == a.bottom 'ASV-canvas-connection'"
    #expect(rules(s) == expected.map { $0.hasPrefix("S.bottom") ? changed : $0 })
    #expect([s.place, a.place, b.place] == ["0 0 92 40", "0 0 24 40", "32 0 60 40"])
  }

  @Test func fills() {
    let (a, b) = (Box("a", 44, 44), Box("b", 44, 44, hugging: 249))
    let s = stack([a, b], width: 200, height: 50) { $0.spacing = 10 }
    #expect(
      rules(s) == [
        "S.leading == a.leading 'ASV-canvas-connection'",
        "S.trailing == b.trailing 'ASV-canvas-connection'",
        "b.leading == a.trailing + 10 'ASV-spacing'",
        "S.top == a.top 'ASV-canvas-connection'",
        "S.bottom == a.bottom 'ASV-canvas-connection'",
        "a.bottom == b.bottom 'ASV-alignment'",
        "a.top == b.top 'ASV-alignment'",
      ])
    #expect([s.place, a.place, b.place] == ["0 0 200 50", "0 0 44 50", "54 0 146 50"])
  }

  @Test func theFourteenOfTwoViews() {
    let (a, b) = (Box("v1", 44, 30), Box("v2", 20, 44))
    let s = stack([a, b], width: 110) {
      $0.alignment = .leading
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(
      rules(s) == [
        "S.leading == v1.leading 'ASV-canvas-connection'",
        "S.trailing == v2.trailing 'ASV-canvas-connection'",
        "v2.leading == v1.trailing + 10 'ASV-spacing'",
        "v2.width == v1.width 'ASV-fill-equally'",
        "spacer1.height == 0 @51 'ASV-spanning-fit'",
        "spacer1.top == v1.top @999.5 'ASV-spanning-boundary'",
        "spacer1.bottom >= v1.bottom 'ASV-spanning-boundary'",
        "spacer1.top == v2.top @999.5 'ASV-spanning-boundary'",
        "spacer1.bottom >= v2.bottom 'ASV-spanning-boundary'",
        "S.top == v1.top 'ASV-canvas-connection'",
        "S.bottom == spacer1.bottom 'ASV-canvas-connection'",
        "v1.top == v2.top 'ASV-alignment'",
        "v1.height == 0 @25 'ASV-ambiguity-suppression'",
        "v2.height == 0 @25 'ASV-ambiguity-suppression'",
      ])
    #expect([s.place, a.place, b.place] == ["0 0 110 44", "0 0 50 30", "60 0 50 44"])
    let spanner = s.subviews.first { $0 !== a && $0 !== b }
    #expect(spanner?.frame.height == 44)
    #expect(spanner.map { "\($0)".contains("Arranged.LayoutSpacer") } == true)
  }

  @Test func equalCentres() {
    let views = [Box("a", 20, 44), Box("b", 60, 44), Box("c", 40, 44)]
    let s = stack(views, width: 300, height: 44) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    #expect(
      rules(s).prefix(10) == [
        "S.leading == a.leading 'ASV-canvas-connection'",
        "S.trailing == c.trailing 'ASV-canvas-connection'",
        "b.leading >= a.trailing + 10 'ASV-spacing'",
        "c.leading >= b.trailing + 10 'ASV-spacing'",
        "spacer1.leading == a.centerX 'ASV-distributing-edge'",
        "spacer1.trailing == b.centerX 'ASV-distributing-edge'",
        "spacer2.leading == b.centerX 'ASV-distributing-edge'",
        "spacer2.trailing == c.centerX 'ASV-distributing-edge'",
        "spacer2.width == spacer1.width @149 'ASV-fill-equally'",
        "S.width == 0 @49 'ASV-canvas-fit'",
      ])
    #expect(views.map(\.place) == ["0 0 20 44", "115 0 60 44", "260 0 40 44"])
  }

  @Test func gapsBetweenCentresMatterAlike() {
    let widths: [CGFloat] = [100, 20, 30, 10]
    func views() -> [Box] { zip("abcd", widths).map { Box("\($0)", $1, 44) } }
    let views1 = views()
    let s = stack(views1, width: 200, height: 44) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    let gaps = s.constraints.filter { $0.identifier == "ASV-fill-equally" }
    #expect(gaps.map(\.priority.rawValue) == [149, 149])
    #expect(views1.map(\.hasAmbiguousLayout) == [false, false, true, false])
    #expect((140...150).contains(views1[2].frame.minX))
    let views2 = views()
    let uikit = UIStackView(arrangedSubviews: views2)
    uikit.distribution = .equalCentering
    uikit.spacing = 10
    stage.place(uikit, width: 200, height: 44)
    #expect(views2[2].frame.minX == 150)
    #expect(!views2[2].hasAmbiguousLayout)
  }

  @Test func equalGaps() {
    let views = [Box("a", 20, 44), Box("b", 60, 44), Box("c", 40, 44)]
    let s = stack(views, width: 300, height: 44) { $0.distribution = .equalSpacing }
    #expect(
      rules(s).prefix(10) == [
        "S.leading == a.leading 'ASV-canvas-connection'",
        "S.trailing == c.trailing 'ASV-canvas-connection'",
        "b.leading >= a.trailing 'ASV-spacing'",
        "c.leading >= b.trailing 'ASV-spacing'",
        "spacer1.leading == a.trailing 'ASV-distributing-edge'",
        "spacer1.trailing == b.leading 'ASV-distributing-edge'",
        "spacer2.leading == b.trailing 'ASV-distributing-edge'",
        "spacer2.trailing == c.leading 'ASV-distributing-edge'",
        "spacer2.width == spacer1.width 'ASV-fill-equally'",
        "S.width == 0 @49 'ASV-canvas-fit'",
      ])
    #expect(views.map(\.place) == ["0 0 20 44", "110 0 60 44", "260 0 40 44"])
  }

  @Test func fillsInProportion() {
    let views = [Box("a", 100, 44), Box("b", 50, 44)]
    let s = stack(views, width: 300) { $0.distribution = .fillProportionally }
    #expect(
      rules(s)[3...4] == [
        "a.width == S.width * 0.666667 @999 'ASV-fill-proportionally'",
        "b.width == S.width * 0.333333 @998 'ASV-fill-proportionally'",
      ])
    #expect(views.map(\.place) == ["0 0 200 44", "200 0 100 44"])
  }

  @Test func theLastShareTakesWhatSpacingLeaves() {
    let views = [Box("a", 60, 44), Box("b", 30, 44), Box("c", 30, 44)]
    let s = stack(views, width: 300, height: 44) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    #expect(
      rules(s)[4...6] == [
        "a.width == S.width * 0.428571 @999 'ASV-fill-proportionally'",
        "b.width == S.width * 0.214286 @998 'ASV-fill-proportionally'",
        "c.width == S.width * 0.214286 @997 'ASV-fill-proportionally'",
      ])
    #expect(
      views.map(\.place) == ["0 0 128.571 44", "138.571 0 64.286 44", "212.857 0 87.143 44"])
  }

  @Test func oneShareIsRequired() {
    let (a, plain) = (Box("a", 60, 44), UIView().named("p"))
    let s = stack([a, plain], width: 300, height: 44) { $0.distribution = .fillProportionally }
    #expect(
      rules(s)[3...4] == [
        "a.width == S.width 'ASV-fill-proportionally'",
        "p.width == 0 'ASV-fill-proportionally'",
      ])
    s.spacing = 10
    stage.root.layoutIfNeeded()
    #expect(rules(s)[3] == "a.width == S.width * 0.857143 @999 'ASV-fill-proportionally'")
    a.content.width = -1
    s.invalidateLayout()
    stage.root.layoutIfNeeded()
    #expect(rules(s)[3] == "p.width == a.width 'ASV-fill-equally'")
  }

  @Test func hides() {
    let (a, h, c) = (Box("a", 44, 44), Box("h", 44, 44), Box("c", 44, 44, hugging: 249))
    let s = stack([a, h, c], width: 200) { $0.spacing = 10 }
    #expect([a.place, h.place, c.place] == ["0 0 44 44", "54 0 44 44", "108 0 92 44"])
    s.setArrangedView(h, hidden: true)
    stage.root.layoutIfNeeded()
    #expect(!h.isHidden)
    #expect(
      rules(s) == [
        "S.leading == a.leading 'ASV-canvas-connection'",
        "S.trailing == c.trailing 'ASV-canvas-connection'",
        "h.leading == a.trailing + 5 'ASV-spacing'",
        "c.leading == h.trailing + 5 'ASV-spacing'",
        "h.width == 0 'ASV-hiding'",
        "S.top == a.top 'ASV-canvas-connection'",
        "S.bottom == a.bottom 'ASV-canvas-connection'",
        "a.bottom == h.bottom 'ASV-alignment'",
        "a.bottom == c.bottom 'ASV-alignment'",
        "a.top == h.top 'ASV-alignment'",
        "a.top == c.top 'ASV-alignment'",
      ])
    #expect([a.place, h.place, c.place] == ["0 0 44 44", "49 0 0 44", "54 0 146 44"])
    s.setArrangedView(h, hidden: false)
    stage.root.layoutIfNeeded()
    #expect([a.place, h.place, c.place] == ["0 0 44 44", "54 0 44 44", "108 0 92 44"])
  }

  @Test func hiddenViewsAtAnEndLeaveNoGap() {
    let (a, b, c) = (Box("a", 20, 20), Box("b", 20, 20), Box("c", 20, 20))
    let s = stack([a, b, c]) { $0.spacing = 10 }
    s.setArrangedView(a, hidden: true)
    s.setArrangedView(b, hidden: true)
    stage.root.layoutIfNeeded()
    #expect(
      rules(s)[2...3] == [
        "b.leading == a.trailing 'ASV-spacing'", "c.leading == b.trailing 'ASV-spacing'",
      ])
    #expect([s.place, c.place] == ["0 0 20 20", "0 0 20 20"])
  }

  @Test func nothingIsVisible() {
    let (a, b) = (Box("a", 20, 20), Box("b", 30, 30))
    let s = stack([a, b]) { $0.alignment = .leading }
    for view in [a, b] { s.setArrangedView(view, hidden: true) }
    stage.root.layoutIfNeeded()
    #expect(
      rules(s) == [
        "S.leading == spacer1.leading 'ASV-canvas-connection'",
        "S.trailing == spacer1.trailing 'ASV-canvas-connection'",
        "b.leading == a.trailing 'ASV-spacing'",
        "a.width == 0 'ASV-hiding'",
        "b.width == 0 'ASV-hiding'",
        "spacer2.height == 0 @51 'ASV-spanning-fit'",
        "S.top == spacer2.top 'ASV-canvas-connection'",
        "S.bottom == spacer2.bottom 'ASV-canvas-connection'",
        "a.top == b.top 'ASV-alignment'",
        "a.height == 0 @25 'ASV-ambiguity-suppression'",
        "b.height == 0 @25 'ASV-ambiguity-suppression'",
      ])
    #expect(s.frame.height == 0)
    #expect(s.hasAmbiguousLayout)
    s.distribution = .equalSpacing
    stage.root.layoutIfNeeded()
    #expect(s.place == "0 0 0 0")
    #expect(!s.hasAmbiguousLayout)
  }

  @Test func margins() {
    let (a, b) = (Box("a", 44, 44), Box("b", 44, 44, hugging: 249))
    let s = stack([a, b], width: 200, height: 60) {
      $0.spacing = 4
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect(
      rules(s) == [
        "S.leadingMargin == a.leading 'ASV-canvas-connection'",
        "S.trailingMargin == b.trailing 'ASV-canvas-connection'",
        "b.leading == a.trailing + 4 'ASV-spacing'",
        "S.topMargin == a.top 'ASV-canvas-connection'",
        "S.bottomMargin == a.bottom 'ASV-canvas-connection'",
        "a.bottom == b.bottom 'ASV-alignment'",
        "a.top == b.top 'ASV-alignment'",
      ])
    #expect([a.place, b.place] == ["8 8 44 44", "56 8 136 44"])
    s.alignment = .center
    stage.root.layoutIfNeeded()
    #expect(rules(s).contains("S.centerYWithinMargins == a.centerY 'ASV-canvas-connection'"))
  }

  @Test func firstBaselinesHangFromTheFirstView() {
    let (a, b) = (Box("a", 30, 20, baseline: 15), Box("b", 50, 40, baseline: 32))
    let s = stack([a, b]) {
      $0.alignment = .firstBaseline
      $0.spacing = 5
    }
    #expect(
      rules(s) == [
        "S.leading == a.leading 'ASV-canvas-connection'",
        "S.trailing == b.trailing 'ASV-canvas-connection'",
        "b.leading == a.trailing + 5 'ASV-spacing'",
        "spacer1.height == 0 @51 'ASV-spanning-fit'",
        "spacer1.top <= a.top 'ASV-spanning-boundary'",
        "spacer1.bottom >= a.bottom 'ASV-spanning-boundary'",
        "spacer1.top <= b.top 'ASV-spanning-boundary'",
        "spacer1.bottom >= b.bottom 'ASV-spanning-boundary'",
        "S.top <= a.top 'ASV-canvas-connection'",
        "S.bottom == spacer1.bottom 'ASV-canvas-connection'",
        "a.firstBaseline == b.firstBaseline 'ASV-alignment'",
        "a.height == 0 @25 'ASV-ambiguity-suppression'",
        "b.height == 0 @25 'ASV-ambiguity-suppression'",
        "S.height == 0 @49 'ASV-canvas-fit'",
      ])
    #expect([s.place, a.place, b.place] == ["0 0 85 23", "0 0 30 20", "35 -17 50 40"])
    s.insertArrangedSubview(b, atIndex: 0)
    stage.root.layoutIfNeeded()
    #expect([s.place, b.place, a.place] == ["0 0 85 40", "0 0 50 40", "55 17 30 20"])
  }

  @Test func aColumnFromBaselineToBaseline() {
    let (a, b) = (Box("a", 30, 20, baseline: 15), Box("b", 50, 20, baseline: 15))
    let s = stack([a, b]) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 12
    }
    #expect(rules(s)[2] == "b.firstBaseline == a.lastBaseline + 12 'ASV-spacing'")
    #expect([s.place, a.place, b.place] == ["0 0 50 32", "0 0 30 20", "0 12 50 20"])
  }

  @Test func aLoneViewNeedsNoSpacer() {
    let a = Box("a", 30, 20)
    let s = stack([a]) { $0.alignment = .trailing }
    #expect(
      rules(s) == [
        "S.leading == a.leading 'ASV-canvas-connection'",
        "S.trailing == a.trailing 'ASV-canvas-connection'",
        "S.top <= a.top 'ASV-canvas-connection'",
        "S.bottom == a.bottom 'ASV-canvas-connection'",
        "a.height == 0 @25 'ASV-ambiguity-suppression'",
        "S.height == 0 @49 'ASV-canvas-fit'",
      ])
    #expect(s.subviews == [a])
    #expect(s.place == "0 0 30 20")
  }

  @Test func hidingConflictsWithARequiredSizeInside() {
    let (a, b, inner) = (Box("a", 30, 20), UIView().named("b"), UIView().named("inner"))
    b.add(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: b.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: b.trailingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 40),
    ])
    final class Listener: UnsatisfiableConstraintsDelegate {
      var conflicts: [[String]] = []
      func view(_ view: UIView, couldNotSatisfy conflict: UnsatisfiableConstraints) {
        conflicts.append(ConstraintText.lines(conflict.constraints).sorted())
      }
    }
    let listener = Listener()
    stage.root.unsatisfiableConstraintsDelegate = listener
    let s = stack([a, b], height: 20)
    #expect(listener.conflicts.isEmpty)
    s.setArrangedView(b, hidden: true)
    stage.root.layoutIfNeeded()
    #expect(
      listener.conflicts == [
        [
          "b.width == 0 'ASV-hiding'", "inner.leading == b.leading",
          "inner.trailing == b.trailing", "inner.width == 40",
        ]
      ])
  }
}
