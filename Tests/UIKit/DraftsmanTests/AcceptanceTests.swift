import Draftsman
import LayoutDiagnosis
import LayoutModel
import Testing

@testable import HeadlessUIKit

/// Programs with the rules and frames that they have to give.
@MainActor @Suite struct AcceptanceTests {
  private let top = screen()
  private let a = named("a")
  private let b = named("b")
  private let c = named("c")

  private func places(_ views: UIView...) -> [String] {
    top.layoutIfNeeded()
    return views.map(\.place)
  }

  @Test func aCornerAndASiblingBesideIt() {
    let constraints = top.draftContent {
      a.drf.top.left.equal(with: .parent).offset(by: 16).sized(CGSize(width: 80, height: 40))
      b.drf.left.equal(to: a.drf.right).offset(by: 8).centerY.equal(to: a).size.equal(to: a)
    }.apply()
    #expect(
      constraints.texts == [
        "a.left == root.left + 16", "a.top == root.top + 16", "a.width == 80", "a.height == 40",
        "b.left == a.right + 8", "b.centerY == a.centerY", "b.width == a.width",
        "b.height == a.height",
      ])
    #expect(places(a, b) == ["16 16 80 40", "104 16 80 40"])
  }

  @Test func aParentTurnsWhatIsInside() {
    top.semanticContentAttribute = .forceRightToLeft
    top.draftContent {
      a.drf.top.leading.equal(with: .parent).offset(by: 16).sized(CGSize(width: 80, height: 40))
      b.drf.leading.equal(to: a.drf.trailing).offset(by: 8).centerY.equal(to: a).size.equal(to: a)
    }.apply()
    #expect(places(a, b) == ["224 16 80 40", "136 16 80 40"])
  }

  @Test func offsetsGoInsideAndInsetsOutside() {
    let constraints = top.draftContent {
      a.drf.edges.equal(with: .parent).offset(by: 12)
      b.drf.edges.equal(to: a).inset(by: 4)
    }.apply()
    #expect(
      constraints.texts == [
        "a.left == root.left + 12", "a.right == root.right - 12", "a.top == root.top + 12",
        "a.bottom == root.bottom - 12", "b.left == a.left - 4", "b.right == a.right + 4",
        "b.top == a.top - 4", "b.bottom == a.bottom + 4",
      ])
    #expect(places(a, b) == ["12 12 296 456", "8 8 304 464"])
  }

  @Test func theViewBefore() {
    let constraints = top.draftContent {
      a.drf.top.horizontal.equal(with: .parent).offset(by: 10).height.equal(to: 50)
      b.drf.top.equal(with: .bottom(of: .previous)).offset(by: 10)
        .horizontal.equal(with: .previous)
        .height.equal(with: .previous).multiplied(by: 2)
    }.apply()
    #expect(
      constraints.texts == [
        "a.top == root.top + 10", "a.left == root.left + 10", "a.right == root.right - 10",
        "a.height == 50", "b.top == a.bottom + 10", "b.left == a.left", "b.right == a.right",
        "b.height == a.height * 2",
      ])
    #expect(places(a, b) == ["10 10 300 50", "10 70 300 100"])
  }

  @Test func aColumnOfEqualHeights() {
    let column = VStacked(margin: 10, distribution: .fillEqually, spacing: 8) {
      a
      b
      c
    }
    column.view.accessibilityIdentifier = "column"
    let constraints = top.draftContent { column.fillParent() }.apply()
    #expect(
      constraints.texts == [
        "column.left == root.left", "column.right == root.right", "column.top == root.top",
        "column.bottom == root.bottom",
      ])
    let expected = ["0 0 320 480", "10 10 300 148", "10 166 300 148", "10 322 300 148"]
    #expect(places(column.view, a, b, c) == expected)
    // No safe area adds to margins that were asked for.
    top.simulatedSafeAreaInsets = .zero
    #expect(places(column.view, a, b, c) == expected)
  }

  @Test func aRowWithASpacer() {
    let (icon, label) = (Box("icon", 24, 24), Box("label", 60, 20))
    let spacer = SpacerView(12)
    spacer.accessibilityIdentifier = "spacer"
    let row = HStacked(alignment: .center) {
      icon
      spacer
      label
    }
    row.view.accessibilityIdentifier = "row"
    let constraints = top.draftContent {
      row.top.left.equal(with: .parent).width.equal(to: 200)
    }.apply()
    #expect(
      constraints.texts == ["row.left == root.left", "row.top == root.top", "row.width == 200"])
    #expect(spacer.constraints.texts.first == "spacer.width >= 12")
    #expect(
      places(row.view, icon, spacer, label) == [
        "0 0 200 24", "0 0 24 24", "24 12 116 0", "140 2 60 20",
      ])
  }

  @Test func twoSpacersAreAmbiguousAndThatIsReported() throws {
    let (title, body) = (Box("title", 100, 20), Box("body", 100, 30))
    let (gap, rest) = (SpacerView(12), SpacerView())
    gap.accessibilityIdentifier = "gap"
    let stack = VStacked {
      title
      gap
      body
      rest
    }
    top.draftContent { stack.fillSafeArea() }.apply()
    #expect(places(stack.view)[0] == "0 20 320 426")
    #expect(title.frame.minY == 0)
    #expect(!title.hasAmbiguousLayout && !stack.view.hasAmbiguousLayout)
    #expect(gap.hasAmbiguousLayout && body.hasAmbiguousLayout && rest.hasAmbiguousLayout)
    let engine = top.currentEngine
    let freedom = Freedom(engine.solved)
    func status(_ view: UIView, _ dimension: LayoutModel.Dimension) throws -> Freedom.Status {
      let id = try #require(engine.hierarchy.id(of: view))
      return freedom.status(of: LayoutVariable(id, dimension))
    }
    #expect(try status(gap, .height) == .tied(min: 12, max: 376))
    #expect(try status(body, .y) == .tied(min: 32, max: 396))
  }

  @Test func aViewWithMargins() {
    let box = Margined(by: 12) { a }
    box.view.accessibilityIdentifier = "box"
    let constraints = top.draftContent { box.fillParent() }.apply()
    #expect(
      constraints.suffix(4).map(\.text) == [
        "a.left == box.left + 12", "a.right == box.right - 12", "a.top == box.top + 12",
        "a.bottom == box.bottom - 12",
      ])
    #expect(places(box.view, a) == ["0 0 320 480", "12 12 296 456"])
  }

  private final class Replanned: UIView, Planned {
    let a = named("a")
    let b = named("b")
    let c = named("c")
    var flag = true

    @LayoutPlan
    var viewPlan: ViewPlan {
      if flag {
        a.drf.top.left.equal(with: .parent).offset(by: 8).sized(CGSize(sides: 40))
        b.drf.left.equal(to: a.drf.right).offset(by: 4).vertical.equal(to: a).width.equal(to: 30)
      } else {
        a.drf.top.left.equal(with: .parent).offset(by: 20).sized(CGSize(sides: 40))
        c.drf.left.equal(to: a.drf.right).offset(by: 4).vertical.equal(to: a).width.equal(to: 10)
      }
    }
  }

  @Test func aPlanThatChanges() throws {
    let host = Replanned(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    host.accessibilityIdentifier = "root"
    let before = host.applyPlan()
    host.layoutIfNeeded()
    #expect([host.a, host.b].map(\.place) == ["8 8 40 40", "52 8 30 40"])
    host.flag = false
    let after = host.applyPlan()
    let difference = try #require(host.lastPlanDifference)
    #expect(difference.kept == Array(before.prefix(4)))
    #expect(difference.kept.map(\.constant) == [20, 20, 40, 40])
    #expect(difference.removed == Array(before.suffix(4)))
    #expect(
      difference.added.texts == [
        "c.left == a.right + 4", "c.top == a.top", "c.bottom == a.bottom", "c.width == 10",
      ])
    #expect(after == difference.kept + difference.added)
    #expect(host.appliedConstraints == after)
    #expect(after.allSatisfy { $0.isActive } && difference.removed.allSatisfy { !$0.isActive })
    #expect(host.subviews == [host.a, host.c])
    #expect(difference.addedViews == [host.c] && difference.removedViews == [host.b])
    host.layoutIfNeeded()
    #expect([host.a, host.c].map(\.place) == ["20 20 40 40", "64 20 10 40"])
  }

  @Test func aSquareInTheMiddle() {
    let constraints = top.draftContent {
      a.drf.centered().height.equal(with: .parent).multiplied(by: 0.25).widthMatchHeight()
    }.apply()
    #expect(
      constraints.texts == [
        "a.centerX == root.centerX", "a.centerY == root.centerY", "a.height == root.height * 0.25",
        "a.width == a.height",
      ])
    #expect(places(a) == ["100 180 120 120"])
  }

  @Test func threeSidesWithADistanceEach() {
    let constraints = top.draftContent {
      a.drf.bottom.left.right.equal(with: .safeArea)
        .offsetted(using: EdgeOffsets(left: 10, bottom: 4, right: 20))
        .height.equal(to: 44)
      b.drf.bottom.equal(to: a.drf.top).offset(by: 8)
        .leading.equal(to: a)
        .trailing.moreThan(to: a).offset(by: 30)
        .width.equal(to: 400).priority(999)
        .size.lessThan(with: CGSize(width: 400, height: 60))
        .height.equal(to: 80).priority(.defaultLow)
    }.apply()
    #expect(
      constraints.texts == [
        "a.bottom == root.safeArea.bottom - 4", "a.left == root.safeArea.left + 10",
        "a.right == root.safeArea.right - 20", "a.height == 44", "b.bottom == a.top - 8",
        "b.leading == a.leading", "b.trailing <= a.trailing - 30", "b.width == 400 @999",
        "b.width <= 400", "b.height <= 60", "b.height == 80 @250",
      ])
    #expect(places(a, b) == ["10 398 290 44", "10 330 260 60"])
  }

  @Test func aFieldAboveTheKeyboard() {
    let (field, label) = (named("field"), Box("label", 80, 20))
    top.simulatedKeyboardHeight = 200
    let constraints = top.draftContent {
      field.drf.matchParentH().onTopOfKeyboard().height.equal(to: 44)
      label.drf.centeredH().centerY.lessThan(with: .parent)
        .bottom.moreThan(to: field.drf.top).offset(by: 8)
        .centerY.equal(with: .parent).priority(.defaultLow)
    }.apply()
    #expect(
      constraints.texts == [
        "field.left == root.left", "field.right == root.right",
        "field.bottom == root.keyboard.top", "field.height == 44",
        "label.centerX == root.centerX", "label.centerY <= root.centerY",
        "label.bottom <= field.top - 8", "label.centerY == root.centerY @250",
      ])
    #expect(places(field, label) == ["0 236 320 44", "120 208 80 20"])
    top.simulatedKeyboardHeight = 0
    #expect(places(field)[0] == "0 436 320 44", "the bottom of the screen, not of the safe area")
  }
}
