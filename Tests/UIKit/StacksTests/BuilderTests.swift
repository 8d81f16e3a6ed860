import HeadlessUIKit
import Stacks
import Testing
import ViewSupport

/// Stacks that closures list the views of, and modifiers.
@MainActor @Suite struct BuilderTests {
  private let stage = Stage(320, 200)

  @Test(arguments: [false, true])
  func aBranch(_ flag: Bool) {
    let (a, b, c) = (Box("a", 60, 20), Box("b", 60, 20), Box("c", 60, 20))
    let stack = VStack {
      a
      if flag { b }
      c
    }.spacing(10)
    #expect(stack.arrangedSubviews == (flag ? [a, b, c] : [a, c]))
    stage.place(stack, width: 100)
    if !flag {
      #expect(
        ConstraintText.lines(stack.constraints).contains(
          "c.top == a.bottom + 10 'UISV-spacing'"))
      #expect([stack, a, c].map(\.place) == ["0 0 100 50", "0 0 100 20", "0 30 100 20"])
    }
  }

  @Test(arguments: 0...2)
  func everythingABuilderTakes(_ number: Int) {
    let views = (0...5).map { Box("\($0)", 10, 10) }
    let stack = HStack {
      if number == 0 {
        views[0]
      } else if number == 1 {
        views[1]
        views[2]
      } else {
        EmptyNode()
      }
      for view in views[3...4] { view }
      if #available(iOS 13.0, *) { views[5] }
      ComponentNode(views: [])
    }
    let first = [[views[0]], [views[1], views[2]], []][number]
    #expect(stack.arrangedSubviews == first + Array(views[3...]))
    #expect(stack.axis == .horizontal)
    #expect(!stack.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func emptyBlocks() {
    #expect(VStack {}.arrangedSubviews.isEmpty)
    #expect(HStack {}.subviews.isEmpty)
    #expect(VStack {}.axis == .vertical)
    #expect(EmptyNode().subNodes.isEmpty)
    let view = UIView()
    #expect(view.subNodes == [view])
  }

  @Test func modifiersOfStacksKeepTheirClass() {
    let column: VStack = VStack { UIView() }.alignment(.center).distribution(.equalSpacing)
      .spacing(4)
    #expect(column.alignment == .center && column.distribution == .equalSpacing)
    #expect(column.spacing == 4)
    let row: HStack = HStack { UIView() }.spacing(3).alignment(.top).distribution(.fillEqually)
    #expect(row.alignment == .leading && row.distribution == .fillEqually && row.spacing == 3)
    // Those of views give a view, so they come last.
    let view: UIView = VStack { UIView() }.spacing(2).width(.point(10)).backgroundColor(.red)
    #expect(view is VStack)
  }

  @Test func aStackInAStackIsAView() {
    let (a, b, c) = (Box("a", 40, 20), Box("b", 30, 10), Box("c", 20, 16))
    let stack = VStack {
      HStack {
        a
        b
      }.spacing(6).alignment(.center)
      c
    }.spacing(8).alignment(.leading)
    #expect(stack.arrangedSubviews.count == 2)
    stage.place(stack)
    #expect(
      [stack, a, b, c].map(\.place) == ["0 0 76 44", "0 0 40 20", "46 5 30 10", "0 28 20 16"])
  }

  @Test func partsOfTheSuperview() {
    let bar = UIView().named("bar")
    stage.root.add(bar)
    bar.width(.fraction(0.5, .equal)).height(.point(20))
    bar.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    bar.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    stage.root.layoutIfNeeded()
    #expect(bar.place == "0 0 160 20")
    #expect(ConstraintText.lines(bar.constraints) == ["bar.height == 20 @999"])
    #expect(
      ConstraintText.lines(stage.root.constraints).contains("bar.width == root.width * 0.5 @999"))
  }

  @Test func aPointTakesThePlaceOfAnother() {
    let bar = UIView().named("bar")
    bar.width(.point(80))
    bar.width(.point(120, .lessThanOrEqual))
    #expect(ConstraintText.lines(bar.constraints) == ["bar.width <= 120 @999"])
    bar.height(.point(10)).height(.point(20))
    #expect(
      ConstraintText.lines(bar.constraints) == ["bar.width <= 120 @999", "bar.height == 20 @999"])
  }

  /// In the closure of a stack a view has no superview yet; upstream then asks for no width at all.
  @Test func aPartWaitsForTheSuperview() {
    let (bar, other) = (UIView().named("bar"), Box("other", 40, 10))
    let column = VStack {
      bar.width(.fraction(0.25)).height(.point(8))
      other
    }.alignment(.leading).named("column")
    stage.place(column, width: 200)
    #expect([bar, other].map(\.place) == ["0 0 50 8", "0 8 40 10"])
    #expect(
      ConstraintText.lines(column.constraints).contains("bar.width == column.width * 0.25 @999"))
    // One that lives in the superview stays when another is asked for, as upstream.
    bar.width(.fraction(0.5, .greaterThanOrEqual))
    #expect(
      ConstraintText.lines(column.constraints).filter { $0.hasSuffix("@999") } == [
        "bar.width == column.width * 0.25 @999", "bar.width >= column.width * 0.5 @999",
      ])
  }

  @Test func whatWaitsIsReplaced() {
    let bar = UIView().named("bar")
    bar.width(.fraction(0.25)).width(.point(30))
    bar.height(.point(30)).height(.fraction(0.5))
    stage.root.add(bar)
    #expect(ConstraintText.lines(bar.constraints) == ["bar.width == 30 @999"])
    #expect(
      ConstraintText.lines(stage.root.constraints) == ["bar.height == root.height * 0.5 @999"])
    bar.removeFromSuperview()
    stage.root.add(bar)
    #expect(stage.root.constraints.isEmpty, "it waits once")
  }

  @Test func modifiersOfViews() {
    let view = Box(10, 10)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    view.height(.point(5))
    #expect(view.translatesAutoresizingMaskIntoConstraints, "the width alone takes the mask away")
    let result = view.cornerRadius(8).backgroundColor(.white)
      .contentCompressionResistancePriority(.required, axis: .vertical)
      .contentHuggingPriority(UILayoutPriority(260), axis: .horizontal)
    #expect(result === view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.layer.cornerRadius == 8)
    #expect(view.backgroundColor == UIColor.white)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 260)
  }
}
