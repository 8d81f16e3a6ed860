import HeadlessUIKit
import Testing
import ViewSupport

/// What UIStackView makes of settings that people use, with numbers worked out by hand.
@MainActor @Suite final class StackViewTests {
  /// A view does not keep its superview alive.
  private var kept: [UIView] = []

  /// A stack of views at the top left of a view, of that size where one is given.
  private func stack(
    _ views: [UIView], _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    _ settings: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    settings(stack)
    let outside = root()
    outside.add(stack)
    stack.topAnchor.constraint(equalTo: outside.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: outside.leadingAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    outside.layoutIfNeeded()
    kept.append(outside)
    return stack
  }

  @Test func centresKeepTheFirstViewsHeight() {
    let (a, b) = (Box(24, 24), Box(60, 40))
    let s = stack([a, b]) {
      $0.alignment = .center
      $0.spacing = 8
    }
    #expect([s.place, a.place, b.place] == ["0 0 92 40", "0 8 24 24", "32 0 60 40"])
  }

  @Test func theLooserViewFills() {
    let (a, b) = (Box(44, 44), Box(44, 44, hugging: 249))
    let s = stack([a, b], 200, 50) { $0.spacing = 10 }
    #expect([s.place, a.place, b.place] == ["0 0 200 50", "0 0 44 50", "54 0 146 50"])
  }

  @Test func equalWidthsWithLeadingAlignment() {
    let (a, b) = (Box(44, 30), Box(20, 44))
    let s = stack([a, b], 110) {
      $0.alignment = .top
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect([s.place, a.place, b.place] == ["0 0 110 44", "0 0 50 30", "60 0 50 44"])
  }

  @Test func equalCentres() {
    let views = [Box(20, 44), Box(60, 44), Box(40, 44)]
    _ = stack(views, 300, 44) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    #expect(views.map(\.place) == ["0 0 20 44", "115 0 60 44", "260 0 40 44"])
  }

  @Test func sharesInProportion() {
    let views = [Box(100, 44), Box(50, 44)]
    _ = stack(views, 300, 44) { $0.distribution = .fillProportionally }
    #expect(views.map(\.place) == ["0 0 200 44", "200 0 100 44"])
  }

  @Test func theLastShareTakesWhatSpacingLeaves() {
    let views = [Box(60, 44), Box(30, 44), Box(30, 44)]
    _ = stack(views, 300, 44) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    #expect(
      views.map(\.place) == ["0 0 128.571 44", "138.571 0 64.286 44", "212.857 0 87.143 44"])
  }

  @Test func sharesAreOfTheStackNotOfItsMargins() {
    let views = [Box(25, 44), Box(75, 44)]
    let s = stack(views, 200, 44) {
      $0.distribution = .fillProportionally
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    }
    #expect(views.map(\.place) == ["10 0 50 44", "60 0 130 44"])
    views[1].isHidden = true
    // A single view is asked to be as wide as the stack, and a conflict is told.
    s.layoutIfNeeded()
    #expect(views[0].frame.width == 200)
  }

  @Test func nothingFitsWhereAllAreHiddenOnABaseline() {
    let views = [Box(25, 44), Box(75, 44)]
    let s = stack(views) { $0.alignment = .firstBaseline }
    func fits() -> Int { s.constraints.count { $0.identifier == "UISV-canvas-fit" } }
    #expect(fits() == 1)
    for view in views { view.isHidden = true }
    s.layoutIfNeeded()
    #expect(fits() == 0 && s.frame.height == 0)
    views[1].isHidden = false
    s.layoutIfNeeded()
    #expect(fits() == 1)
  }

  @Test func aHiddenViewLeavesOneGap() {
    let (a, h, c) = (Box(44, 44), Box(44, 44), Box(44, 44, hugging: 249))
    h.isHidden = true
    let s = stack([a, h, c], 200) { $0.spacing = 10 }
    #expect([a.place, h.place, c.place] == ["0 0 44 44", "49 0 0 44", "54 0 146 44"])
    h.isHidden = false
    s.layoutIfNeeded()
    #expect([a.place, h.place, c.place] == ["0 0 44 44", "54 0 44 44", "108 0 92 44"])
  }

  @Test func marginsOfTheStack() {
    let (a, b) = (Box(44, 44), Box(44, 44, hugging: 249))
    _ = stack([a, b], 200, 60) {
      $0.spacing = 4
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect([a.place, b.place] == ["8 8 44 44", "56 8 136 44"])
  }

  @Test func firstBaselinesHangFromTheFirstView() {
    let (a, b) = (Box(30, 20, baseline: 15), Box(50, 40, baseline: 32))
    let s = stack([a, b]) {
      $0.alignment = .firstBaseline
      $0.spacing = 5
    }
    #expect([s.place, a.place, b.place] == ["0 0 85 23", "0 0 30 20", "35 -17 50 40"])
  }

  @Test func aColumnFromBaselineToBaseline() {
    let (a, b) = (Box(30, 20, baseline: 15), Box(50, 20, baseline: 15))
    let s = stack([a, b]) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 12
    }
    #expect([s.place, a.place, b.place] == ["0 0 50 32", "0 0 30 20", "0 12 50 20"])
  }

  @Test func customSpacingStaysWithItsView() {
    let (a, b, c) = (Box(20, 20), Box(20, 20), Box(20, 20))
    let s = stack([a, b, c]) { $0.spacing = 4 }
    s.setCustomSpacing(30, after: a)
    s.layoutIfNeeded()
    #expect([a.place, b.place, c.place] == ["0 0 20 20", "50 0 20 20", "74 0 20 20"])
    s.insertArrangedSubview(a, at: 1)
    s.layoutIfNeeded()
    #expect([b.place, a.place, c.place] == ["0 0 20 20", "24 0 20 20", "74 0 20 20"])
    #expect(s.customSpacing(after: a) == 30)
    s.removeArrangedSubview(a)
    #expect(s.customSpacing(after: a) == UIStackView.spacingUseDefault)
    #expect(s.subviews.contains(a))
  }

  @Test func arrangingAgainMovesToTheEnd() {
    let (a, b) = (Box(20, 20), Box(20, 20))
    let s = UIStackView(arrangedSubviews: [a, b])
    s.addArrangedSubview(a)
    #expect(s.arrangedSubviews == [b, a])
    a.removeFromSuperview()
    #expect(s.arrangedSubviews == [b])
    let free = UIView()
    s.addSubview(free)
    #expect(s.arrangedSubviews == [b])
    #expect(free.translatesAutoresizingMaskIntoConstraints)
    #expect(!b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aStackAtTheTop() {
    let (a, b) = (Box(40, 20), Box(60, 30))
    let s = UIStackView(arrangedSubviews: [a, b])
    s.spacing = 5
    #expect(
      s.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 105, height: 30))
    s.frame = CGRect(x: 10, y: 10, width: 205, height: 50)
    s.distribution = .fillEqually
    s.layoutIfNeeded()
    #expect([s.place, a.place, b.place] == ["10 10 205 50", "0 0 100 50", "105 0 100 50"])
  }
}
