import Draftsman
import Testing

/// What goes inside what, when, and in which order.
@MainActor @Suite struct HierarchyTests {
  private let top = root()
  private let a = named("a")
  private let b = named("b")
  private let c = named("c")

  @Test func constraintsOfTheViewThenOfWhatIsInsideThenOfWhatIsArranged() {
    let stack = UIStackView()
    stack.accessibilityIdentifier = "stack"
    let constraints = top.draftContent {
      stack.draftStackContent {
        b.drf.width.equal(to: 1)
      }
      .insert {
        a.drf.fillParent().insert { c.drf.height.equal(to: 2) }
      }
      .top.equal(with: .parent)
    }.build()
    #expect(
      constraints.texts == [
        "stack.top == root.top", "a.left == stack.left", "a.right == stack.right",
        "a.top == stack.top", "a.bottom == stack.bottom", "c.height == 2", "b.width == 1",
      ])
    #expect(stack.subviews == [a, b] && stack.arrangedSubviews == [b] && a.subviews == [c])
    #expect(constraints.allSatisfy { !$0.isActive }, "building does not activate")
  }

  @Test func whatMayStandInAPlan() {
    let isThere: Bool? = true
    let parts: [any PlanComponent] = [named("d"), named("e").drf]
    @LayoutPlan func plan(_ count: Int) -> ViewPlan {
      for index in 0..<count { named("\(index)") }
    }
    enum Kind { case one, two }
    let kind = Kind.two
    let missing: UIView? = nil
    top.draftContent {
      a
      if isThere == true { b.drf.fillParent() }
      if isThere == nil { c }
      if count(2) > 1 { named("more") } else { named("less") }
      switch kind {
      case .one: named("one")
      case .two: named("two").drf.left.equal(with: .parent)
      }
      plan(2)
      parts
      [named("f"), named("g")]
      missing
      named("h").drf.builder.alpha(0.5)
    }.apply()
    #expect(
      top.subviews.map { $0.accessibilityIdentifier ?? "" }
        == ["a", "b", "more", "two", "0", "1", "d", "e", "f", "g", "h"])
    #expect(top.subviews.last?.alpha == 0.5)
  }

  private func count(_ number: Int) -> Int { number }

  @Test func masksOfPlannedViewsAreOff() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let controller = UIViewController()
    top.draftContent { a.drf.insert { b } }.build().forEach { _ in }
    #expect(top.translatesAutoresizingMaskIntoConstraints, "a view without superview is left alone")
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(!b.translatesAutoresizingMaskIntoConstraints)
    controller.draftContent { c }.apply()
    #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
    cell.draftContent { cell.contentView.drf.insert { named("d") } }.apply()
    #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    #expect(cell.contentView.subviews.count == 1)
    top.addSubview(cell)
    cell.drf.insert { named("e") }.apply()
    #expect(cell.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func controllersInside() {
    final class Host: UIViewController, Planned {
      let child = UIViewController()
      var isShown = true
      @LayoutPlan
      var viewPlan: ViewPlan { if isShown { child.drf.fillParent() } }
    }
    let host = Host()
    host.applyPlan()
    #expect(host.children == [host.child] && host.child.parent === host)
    #expect(host.child.view.superview === host.view)
    #expect(!host.child.view.translatesAutoresizingMaskIntoConstraints)
    host.view.layoutIfNeeded()
    #expect(host.child.view.place == "0 0 375 667")
    host.isShown = false
    host.applyPlan()
    #expect(host.children.isEmpty && host.child.parent == nil)
    #expect(host.child.view.superview == nil)
    let outer = UIViewController()
    let inner = UIViewController()
    outer.view.addSubview(a)
    a.draftContent { inner }.apply()
    #expect(inner.parent === outer, "the controller that the view is inside")
    let added = UIViewController()
    outer.view.addSubview(added.view)
    outer.draftContent { added }.apply()
    #expect(added.parent === outer, "its view was inside already")
    added.removeFromParent()
    let innermost = UIViewController()
    outer.draftContent { inner.drf.fillParent().insert { innermost } }.apply()
    #expect(outer.children == [inner] && inner.children == [innermost])
  }

  @Test func previousIsTheSiblingBefore() {
    let texts = top.draftContent {
      a.drf.left.equal(with: .previous).insert {
        b.drf.left.equal(with: .previous)
      }
      c.drf.left.equal(with: .right(of: .previous))
    }.build().texts
    #expect(texts == ["a.left == root.left", "b.left == a.left", "c.left == a.right"])
    let stack = UIStackView()
    stack.accessibilityIdentifier = "stack"
    let arranged = stack.drf.insert { a.drf.top.equal(with: .previous) }
      .insertStacked {
        b.drf.top.equal(with: .previous)
        c.drf.top.equal(with: .previous)
      }.build().texts
    #expect(arranged == ["a.top == stack.top", "b.top == stack.top", "c.top == b.top"])
  }

  @Test func spacers() {
    let spacer = SpacerView(12)
    let free = SpacerView()
    free.setContentHuggingPriority(.required, for: .horizontal)
    let row = HStacked {
      spacer
      free
    }
    #expect(row.build().isEmpty, "their constraint is none of the plan")
    #expect(spacer.constraints.map(\.constant) == [12])
    #expect(spacer.constraints.first?.firstAttribute == .width)
    #expect(spacer.constraints.first?.relation == .greaterThanOrEqual)
    #expect(free.constraints.isEmpty)
    #expect(free.contentHuggingPriority(for: .horizontal) == .defaultLow)
    VStacked(row.view) { spacer }.apply()
    #expect(spacer.constraints.map(\.firstAttribute) == [.height], "another axis replaces it")
    #expect(row.view.axis == .vertical)
  }

  @Test func stacks() {
    let given = UIStackView(axis: .vertical, spacing: 3)
    let row = HStacked(given) { a }
    #expect(row.view === given && given.axis == .horizontal && given.spacing == 3)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let column = VStacked(
      margins: insets, distribution: .equalSpacing, alignment: .trailing, spacing: 5
    ) { b }
    #expect(column.view.layoutMargins == insets && column.view.isLayoutMarginsRelativeArrangement)
    #expect(column.view.distribution == .equalSpacing && column.view.alignment == .trailing)
    #expect(column.view.spacing == 5 && column.view.axis == .vertical)
    #expect(!HStacked(spacing: 2) {}.view.isLayoutMarginsRelativeArrangement)
    #expect(HStacked(margin: 6) {}.view.layoutMargins == UIEdgeInsets(insets: 6))
  }

  @Test func scrollableStacks() {
    let boxes = [Box("a", 50, 300), Box("b", 60, 400)]
    let column = VScrollableStacked(margin: 10, spacing: 8) { boxes }
    top.draftContent { column.fillParent() }.apply()
    top.layoutIfNeeded()
    #expect(column.view.arrangedSubviews == boxes)
    #expect(column.view.contentSize == CGSize(width: 320, height: 728))
    #expect(boxes.map(\.place) == ["10 10 300 300", "10 318 300 400"])
    #expect(column.view.distribution == .equalSpacing && column.view.alignment == .fill)
    column.view.axis = .horizontal
    top.layoutIfNeeded()
    #expect(column.view.contentSize == CGSize(width: 138, height: 480))
    #expect(boxes.map(\.place) == ["10 10 50 460", "68 10 60 460"])
    let row = HScrollableStacked { named("c") }
    #expect(row.view.axis == .horizontal)
    #expect(row.view.alignment == .center, "that of a scrollable stack made without settings")
  }

  @Test func aScrollableStackOfAFrameIsReady() {
    let stack = ScrollableStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let box = Box("box", 20, 80)
    stack.addArrangedSubview(box)
    stack.layoutIfNeeded()
    #expect(box.place == "40 0 20 80")
    #expect(stack.contentSize == CGSize(width: 100, height: 80))
    #expect(stack.axis == .vertical && stack.alignment == .center)
  }

  @Test func aPlainScrollViewGetsAColumn() {
    let scroll = UIScrollView()
    let (first, second) = (Box("first", 20, 300), Box("second", 20, 400))
    top.draftContent {
      scroll.drf.fillParent().insertStacked {
        first
        SpacerView(12)
        second
      }
    }.apply()
    top.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 712))
    #expect([first, second].map(\.place) == ["0 0 320 300", "0 312 320 400"])
    scroll.drf.insertStacked { first }.apply()
    #expect(scroll.subviews.count == 1, "the same column again")
  }

  @Test func marginsOfEachSide() {
    let box = Margined(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) {
      a.drf.fillParent().priority(3).insert { b }
      c
    }
    #expect(box.view.backgroundColor == .clear)
    box.view.accessibilityIdentifier = "box"
    #expect(
      box.build().texts == [
        "a.left == box.left + 2", "a.right == box.right - 4", "a.top == box.top + 1",
        "a.bottom == box.bottom - 3", "c.left == box.left + 2", "c.right == box.right - 4",
        "c.top == box.top + 1", "c.bottom == box.bottom - 3",
      ], "what was said about the edges before does not count")
  }

  @Test func plansOfTheirOwn() {
    @LayoutPlan var plan: ViewPlan {
      a.drf.left.equal(with: .parent)
      b
    }
    #expect(plan.build(for: top).texts == ["a.left == root.left"])
    #expect(plan.apply(to: top).allSatisfy { $0.isActive })
    #expect(top.subviews == [a, b])
    let draft = a.drf.left.equal(to: b).draft
    #expect(draft.build(for: a).count == 1 && draft.apply(to: a).allSatisfy { $0.isActive })
  }
}
