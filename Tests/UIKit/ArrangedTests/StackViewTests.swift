import Arranged
import HeadlessUIKit
import Testing
import ViewSupport

/// The class itself: defaults, its list of views, and when constraints are made.
@MainActor @Suite struct StackViewTests {
  @Test func defaults() {
    let stack = StackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.usesOriginalCenterAlignment)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(StackView.requiresConstraintBasedLayout)
    #expect(stack.layer is CATransformLayer)
    stack.backgroundColor = .red
    #expect(stack.backgroundColor == nil)
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints.isEmpty)
    #expect(StackViewAlignment.Top == .leading && StackViewAlignment.Bottom == .trailing)
    #expect(StackViewAlignment.top == .leading && StackViewAlignment.bottom == .trailing)
  }

  @Test func namesAndNumbersAreThoseOfUIKit() {
    for alignment in StackViewAlignment.allCases {
      let uikit = UIStackView.Alignment(rawValue: alignment.rawValue)
      #expect(uikit.map { "\($0)" } == "\(alignment)")
    }
    for distribution in StackViewDistribution.allCases {
      let uikit = UIStackView.Distribution(rawValue: distribution.rawValue)
      #expect(uikit.map { "\($0)" } == "\(distribution)")
    }
  }

  @Test func listsItsViews() {
    let (a, b, c, free) = (UIView(), UIView(), UIView(), UIView())
    let stack = StackView(arrangedSubviews: [a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(c, atIndex: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    #expect(stack.subviews == [a, b, c], "the index says nothing about subviews")
    stack.insertArrangedSubview(b, atIndex: 0)
    #expect(stack.arrangedSubviews == [b, c, a])
    stack.insertArrangedSubview(b, at: 1)
    #expect(stack.arrangedSubviews == [c, b, a])
    stack.addSubview(free)
    #expect(stack.arrangedSubviews == [c, b, a])
    #expect(free.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(c)
    #expect(stack.arrangedSubviews == [b, a])
    #expect(c.superview === stack)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [a])
    stack.removeArrangedSubview(free)
    #expect(stack.arrangedSubviews == [a])
  }

  /// Upstream reads behind the end of its list here.
  @Test func arrangingAgainMovesToTheEnd() {
    let (a, b) = (UIView(), UIView())
    let stack = StackView(arrangedSubviews: [a, b])
    stack.addArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b, a])
  }

  @Test func aViewThatLeavesIsHiddenNoMore() {
    let (a, b) = (Box(20, 20), Box(20, 20))
    let stack = StackView(arrangedSubviews: [a, b])
    stack.setArrangedView(a, hidden: true)
    #expect(stack.isArrangedViewHidden(a))
    stack.removeArrangedSubview(a)
    #expect(!stack.isArrangedViewHidden(a))
    stack.setArrangedView(a, hidden: true)
    #expect(!stack.isArrangedViewHidden(a), "it is not arranged")
  }

  @Test func whatIsHiddenHasNoRoom() {
    let (stage, a, b) = (Stage(), Box(20, 20), Box(20, 20))
    let stack = StackView(arrangedSubviews: [a, b])
    stage.place(stack)
    a.isHidden = true
    stage.root.layoutIfNeeded()
    #expect(stack.place == "0 0 20 20")
    stack.setArrangedView(a, hidden: true)
    a.isHidden = false
    stage.root.layoutIfNeeded()
    #expect(stack.place == "0 0 20 20")
    stack.setArrangedView(a, hidden: false)
    stage.root.layoutIfNeeded()
    #expect(stack.place == "0 0 40 20")
  }

  @Test func theSameSettingMakesNothingAnew() {
    let stack = StackView(arrangedSubviews: [Box(20, 20), Box(20, 20)])
    stack.spacing = 10
    stack.updateConstraintsIfNeeded()
    let before = stack.constraints
    #expect(before.count == 7)
    stack.spacing = 10
    stack.alignment = .fill
    #expect(!stack.needsUpdateConstraints())
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints == before)
    stack.setNeedsUpdateConstraints()
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints == before)
    stack.spacing = 11
    #expect(stack.constraints == before, "they change with the next update")
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints.count == 7)
    #expect(!stack.constraints.contains { before.contains($0) }, "all of them are new")
  }

  @Test func sharesAreThoseOfTheTimeTheyWereMade() {
    let (stage, a, b) = (Stage(), Box(100, 20), Box(100, 20))
    let stack = StackView(arrangedSubviews: [a, b])
    stack.distribution = .fillProportionally
    stage.place(stack, width: 300)
    a.content.width = 50
    stage.root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == [150, 150])
    stack.invalidateLayout()
    stage.root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == [100, 200])
  }

  @Test func spacersComeAndGo() {
    let (a, b) = (Box(20, 20), Box(20, 30))
    let stack = StackView(arrangedSubviews: [a, b])
    stack.updateConstraintsIfNeeded()
    #expect(stack.subviews == [a, b])
    stack.alignment = .center
    stack.distribution = .equalSpacing
    stack.updateConstraintsIfNeeded()
    #expect(stack.subviews.count == 4)
    stack.alignment = .fill
    stack.distribution = .fill
    stack.updateConstraintsIfNeeded()
    #expect(stack.subviews == [a, b])
  }

  @Test func baselinesOfTheStack() {
    let (a, b) = (UIView(), UIView())
    let stack = StackView(arrangedSubviews: [a, b])
    #expect(stack.forFirstBaselineLayout === stack && stack.forLastBaselineLayout === stack)
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === a && stack.forLastBaselineLayout === b)
  }

  @Test func aStackInAStack() {
    let (stage, a, b, c) = (Stage(), Box(60, 20), Box(80, 16), Box(24, 24))
    let inner = StackView(arrangedSubviews: [a, b])
    inner.axis = .vertical
    inner.spacing = 4
    let outer = StackView(arrangedSubviews: [inner, c])
    outer.alignment = .center
    outer.spacing = 8
    stage.place(outer)
    #expect(
      [outer, inner, a, b, c].map(\.place) == [
        "0 0 112 40", "0 0 80 40", "0 0 80 20", "0 24 80 16", "88 8 24 24",
      ])
  }

  @Test func rightToLeft() {
    let (stage, a, b) = (Stage(200, 100), Box(20, 20), Box(30, 20))
    let stack = StackView(arrangedSubviews: [a, b])
    stack.spacing = 5
    for view in [stage.root, stack, a, b] { view.semanticContentAttribute = .forceRightToLeft }
    stage.place(stack)
    #expect([stack, a, b].map(\.place) == ["145 0 55 20", "35 0 20 20", "0 0 30 20"])
    // The stack turns its views, and what is around it turns the stack.
    for view in [a, b, stage.root] { view.semanticContentAttribute = .unspecified }
    stage.root.layoutIfNeeded()
    #expect([stack, a, b].map(\.place) == ["0 0 55 20", "35 0 20 20", "0 0 30 20"])
    stack.semanticContentAttribute = .unspecified
    stage.root.semanticContentAttribute = .forceRightToLeft
    stage.root.layoutIfNeeded()
    #expect([stack, a, b].map(\.place) == ["145 0 55 20", "0 0 20 20", "25 0 30 20"])
  }

  @Test func sharesAreOfTheStackNotOfItsMargins() {
    let (stage, a, b) = (Stage(), Box(25, 20), Box(75, 20))
    let stack = StackView(arrangedSubviews: [a, b])
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    stage.place(stack, width: 200)
    #expect([a.place, b.place] == ["10 0 50 20", "60 0 130 20"])
  }

  @Test func animations() {
    let (stage, a, b) = (Stage(), Box(20, 20), Box(20, 20))
    let stackView = StackView(arrangedSubviews: [a, b])
    stackView.spacing = 20
    stage.place(stackView)
    UIView.animate(withDuration: 0.33) {
      stackView.setArrangedView(a, hidden: true)
      stackView.layoutIfNeeded()
    }
    #expect(b.place == "0 0 20 20")
  }
}
