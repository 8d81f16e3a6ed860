import Draftsman
import Testing

/// What goes wrong in the original and does not here; each test names one fact.
@MainActor @Suite struct UpstreamTests {
  private let top = root()
  private let a = named("a")
  private let b = named("b")
  private let o = named("o")

  @Test func theThirdSideOfAnImplicitTargetIsItsOwn() {
    // The original relates right to left: a view without width.
    top.addSubview(o)
    top.addSubview(a)
    let constraints = a.drf.top.left.right.equal(to: o).build()
    #expect(constraints.texts == ["a.top == o.top", "a.left == o.left", "a.right == o.right"])
    #expect(
      a.drf.leading.vertical.equal(to: top.layoutMarginsGuide).build().map(\.secondAttribute)
        == [.leading, .top, .bottom])
  }

  @Test func allButTrailingIsAboutLeading() {
    // The original pins trailing.
    for constraints in [
      a.drf.top.leading.bottom.equal(to: o).build(), a.drf.leading.vertical.equal(to: o).build(),
    ] {
      #expect(
        constraints.texts == ["a.leading == o.leading", "a.top == o.top", "a.bottom == o.bottom"])
    }
  }

  @Test func distancesDownHaveTopAndBottom() {
    // In the original they are another name for left and right.
    let constraints = a.drf.vertical.equal(to: o)
      .offsetted(using: VerticalOffsets(top: 3, bottom: 4)).build()
    #expect(constraints.texts == ["a.top == o.top + 3", "a.bottom == o.bottom - 4"])
    #expect(
      a.drf.vertical.equal(to: o).insetted(using: VerticalInsets(bottom: 4)).build().texts
        == ["a.top == o.top", "a.bottom == o.bottom + 4"])
  }

  private final class Host: UIView, Planned {
    var factor: CGFloat = 2
    var isReversed = false
    let a = named("a")
    let b = named("b")
    @LayoutPlan
    var viewPlan: ViewPlan {
      if isReversed { b }
      a.drf.top.left.equal(with: .parent).height.equal(to: 10)
        .width.equal(with: .height(of: .mySelf)).multiplied(by: factor)
      if !isReversed { b }
    }
  }

  @Test func anotherMultiplierIsAnotherConstraint() throws {
    // The original ignores the change.
    let host = Host(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let before = host.applyPlan()
    host.factor = 3
    let after = host.applyPlan()
    let difference = try #require(host.lastPlanDifference)
    #expect(difference.kept == Array(before.prefix(3)))
    #expect(difference.removed == [before[3]] && difference.added == [after[3]])
    host.layoutIfNeeded()
    #expect(host.a.place == "0 0 30 10")
  }

  @Test func applyingAgainDoesNotPileUp() {
    // The original activates the same constraints once more.
    top.draftContent { a.drf.fillParent().offset(by: 8) }.apply()
    let first = top.constraints
    let again = top.draftContent { a.drf.fillParent().offset(by: 12) }.apply()
    #expect(top.constraints == first && again == first)
    #expect(first.map(\.constant) == [12, -12, 12, -12])
    let draft = a.drf.width.equal(with: .parent).multiplied(by: 0.5).draft
    draft.apply()
    draft.apply()
    #expect(top.constraints.count == 5)
    a.drf.width.equal(with: .parent).multiplied(by: 0.25).apply()
    #expect(top.constraints.count == 5 && top.constraints.last?.multiplier == 0.25)
    top.constraints.last?.isActive = false
    a.drf.width.equal(with: .parent).multiplied(by: 0.25).apply()
    #expect(top.constraints.count == 5, "what somebody deactivated is made again")
  }

  @Test func viewsThatStandRightAreNotPutInAgain() {
    // The original adds every view of the plan each time.
    final class Counter: UIView, Planned {
      var additions = 0
      let inner = named("a")
      let other = named("b")
      @LayoutPlan
      var viewPlan: ViewPlan {
        inner
        other
      }
      override func addSubview(_ view: UIView) {
        additions += 1
        super.addSubview(view)
      }
    }
    let host = Counter()
    host.applyPlan()
    host.applyPlan()
    #expect(host.additions == 2)
    let foreign = named("foreign")
    host.addSubview(foreign)
    host.applyPlan()
    #expect(host.subviews == [foreign, host.inner, host.other], "planned views are in front")
  }

  @Test func whatIsNotArrangedStaysBehindWhatIs() {
    final class Host: UIPlannedView {
      let stack = UIStackView()
      let back = named("back")
      var fronts = [named("a"), named("b")]
      @LayoutPlan
      var viewPlan: ViewPlan {
        stack.drf.fillParent().insert { back.drf.fillParent() }.insertStacked { fronts }
      }
    }
    let host = Host()
    for count in [2, 2, 1, 2] {
      host.fronts = host.fronts.prefix(count) + (host.fronts.count < count ? [named("c")] : [])
      host.applyPlan()
      #expect(host.stack.subviews == [host.back] + host.fronts)
      #expect(host.stack.arrangedSubviews == host.fronts)
    }
    host.fronts.reverse()
    host.applyPlan()
    #expect(host.stack.subviews == [host.back] + host.fronts)
    #expect(host.stack.arrangedSubviews == host.fronts)
  }

  @Test func theOrderOfThePlanIsThatOfTheViews() {
    let host = Host()
    host.applyPlan()
    #expect(host.subviews == [host.a, host.b])
    host.isReversed = true
    host.applyPlan()
    #expect(host.subviews == [host.b, host.a])
  }

  @Test func noDraftNeedsAKeyboard() {
    // The original asks for the keyboard's guide in every draft.
    top.draftContent { a.drf.fillParent() }.apply()
    #expect(top.layoutGuides.isEmpty)
    top.simulatedKeyboardHeight = 100
    top.layoutIfNeeded()
    #expect(a.place == "0 0 320 480")
  }

  @Test func stacksWithPlansReplaceWhatTheyArrange() throws {
    // In the original repaired late, twice.
    final class Column: UIPlannedStack {
      var showsB = true
      let a = Box("a", 20, 10)
      let b = Box("b", 20, 10)
      let c = Box("c", 20, 10)
      @LayoutPlan
      var stackViewPlan: ViewPlan {
        a.drf.width.equal(to: 30)
        if showsB { b }
        c
      }
    }
    final class Scrolled: UIPlannedScrollableStack {
      var showsB = true
      let a = Box("a", 20, 10)
      let b = Box("b", 20, 10)
      @LayoutPlan
      var stackViewPlan: ViewPlan {
        if showsB { b }
        a
      }
    }
    let column = Column()
    let foreign = named("foreign")
    column.addArrangedSubview(foreign)
    #expect(column.applyPlan().texts == ["a.width == 30"])
    #expect(column.arrangedSubviews == [foreign, column.a, column.b, column.c])
    column.showsB = false
    column.applyPlan()
    #expect(column.arrangedSubviews == [foreign, column.a, column.c])
    #expect(column.lastPlanDifference?.removedViews == [column.b] && column.b.superview == nil)
    column.showsB = true
    column.applyPlan()
    #expect(column.arrangedSubviews == [foreign, column.a, column.b, column.c])
    let scrolled = Scrolled(axis: .horizontal)
    scrolled.applyPlan()
    #expect(scrolled.arrangedSubviews == [scrolled.b, scrolled.a])
    scrolled.showsB = false
    scrolled.applyPlan()
    #expect(scrolled.arrangedSubviews == [scrolled.a] && scrolled.b.superview == nil)
  }

  @Test func leadingAndTrailingFollowTheLanguage() {
    // In the original no test mentions them.
    top.semanticContentAttribute = .forceRightToLeft
    a.semanticContentAttribute = .forceRightToLeft
    top.draftContent {
      a.drf.top.localizedHorizontal.equal(with: .parent)
        .offsetted(using: EdgeOffsets(top: 1, left: 8, right: 30))
        .height.equal(to: 10)
    }.apply()
    top.layoutIfNeeded()
    #expect(a.place == "30 1 282 10")
  }
}
