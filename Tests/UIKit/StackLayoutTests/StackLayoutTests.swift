import HeadlessUIKit
import StackLayout
import Testing
import ViewSupport

/// Trees of rows and columns: their constraints, frames and touches.
@MainActor @Suite struct StackLayoutTests {
  private let a = Box("a", 80, 20)
  private let b = Box("b", 50, 24)

  private func spacer(_ layout: StackLayout) -> UIView {
    layout.view.subviews.first { !($0 is Box) && !($0 is UIStackView) } ?? UIView()
  }

  /// The constraints a stack listed for its views.
  private func lines(_ view: UIView) -> [String] { ConstraintText.lines(view.constraints) }

  @Test func rows() {
    let stage = Stage(200, 100)
    let (a, b) = (Box("a", 80, 20), Box("b", 120, 24))
    let layout = StackLayout.rows(of: [
      .view(a), .spacing(of: 10, direction: .vertical), .view(b),
    ])
    let rows = layout.view.named("rows")
    spacer(layout).accessibilityIdentifier = "sp10"
    stage.place(rows, width: 200)
    #expect(lines(spacer(layout)) == ["sp10.height == 10"])
    #expect(
      lines(rows).filter { $0.contains("UISV-alignment'") } == [
        "a.centerX == sp10.centerX 'UISV-alignment'", "a.centerX == b.centerX 'UISV-alignment'",
      ])
    #expect([rows, a, b].map(\.place) == ["0 0 200 54", "60 0 80 20", "40 30 120 24"])
  }

  @Test func columns() {
    let stage = Stage(200, 40)
    a.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let layout = StackLayout.cols(of: [
      .view(a), .spacing(of: 8, direction: .horizontal), .view(b),
    ])
    layout.view.accessibilityIdentifier = "cols"
    spacer(layout).accessibilityIdentifier = "sp8"
    layout.install(in: stage.root)
    stage.root.layoutIfNeeded()
    #expect(lines(spacer(layout)) == ["sp8.width == 8"])
    #expect(
      lines(stage.root) == [
        "cols.top == root.top", "cols.left == root.left", "cols.right == root.right",
        "cols.bottom == root.bottom",
      ])
    #expect(
      [a, spacer(layout), b].map(\.place) == ["0 10 142 20", "142 20 8 0", "150 8 50 24"])

    b.isHidden = true
    stage.root.layoutIfNeeded()
    #expect(lines(layout.view).contains("b.width == 0 'UISV-hiding'"))
    #expect(
      lines(layout.view).contains("cols.trailing == sp8.trailing 'UISV-canvas-connection'"))
    #expect([a, spacer(layout)].map(\.place) == ["0 10 192 20", "192 20 8 0"])
  }

  @Test func insets() {
    let stage = Stage(200, 40)
    let layout = StackLayout.inset(by: 10, direction: .horizontal, of: .view(a))
    layout.install(in: stage.root)
    stage.root.layoutIfNeeded()
    #expect(a.place == "10 0 180 40")
    let spacers = layout.view.subviews.filter { $0 !== a }
    #expect(spacers.count == 2)
    #expect(
      spacers.flatMap { $0.constraints }.map { "\($0.constant) \($0.priority.rawValue)" } == [
        "10.0 1000.0", "10.0 1000.0",
      ])
    #expect((layout.view as? UIStackView)?.alignment == .fill)
  }

  @Test func spacingInTheOtherDirection() {
    let stage = Stage(200, 100)
    let layout = StackLayout.cols(of: [
      .view(a), .spacing(of: 8, direction: .vertical), .view(b),
    ])
    spacer(layout).accessibilityIdentifier = "sp8"
    stage.place(layout.view, width: 200)
    #expect(lines(spacer(layout)) == ["sp8.height == 8"])
    #expect(
      [layout.view, a, spacer(layout), b].map(\.place)
        == ["0 0 200 24", "0 2 80 20", "80 8 70 8", "150 0 50 24"])
    #expect(!layout.view.hasAmbiguousLayout && !spacer(layout).hasAmbiguousLayout)
  }

  @Test func spacingInTheOtherDirectionOfAFreeRow() {
    let stage = Stage(200, 100)
    let layout = StackLayout.cols(of: [
      .view(a), .spacing(of: 8, direction: .vertical), .view(b),
    ])
    stage.place(layout.view)
    #expect([layout.view, spacer(layout), b].map(\.hasAmbiguousLayout) == [true, true, true])
    #expect(!a.hasAmbiguousLayout)
    #expect(layout.view.frame.width >= 130)
  }

  @Test func alignments() {
    for (alignment, places) in [
      (StackLayout.Alignment.top, ["0 0 40 20", "40 0 40 32"]),
      (.center, ["0 6 40 20", "40 0 40 32"]), (.bottom, ["0 12 40 20", "40 0 40 32"]),
      (.fill, ["0 0 40 32", "40 0 40 32"]),
    ] {
      let stage = Stage()
      let (a, b) = (Box("a", 40, 20), Box("b", 40, 32))
      let layout = StackLayout.cols(alignment: alignment, of: [.view(a), .view(b)])
      stage.place(layout.view)
      #expect(layout.view.place == "0 0 80 32")
      #expect([a, b].map(\.place) == places, "\(alignment)")
    }
    #expect(StackLayout.Alignment.left == .leading && StackLayout.Alignment.right == .trailing)
    #expect(StackLayout.Alignment.top == .leading && StackLayout.Alignment.bottom == .trailing)
    let rows = StackLayout.rows(of: []).view as? UIStackView
    #expect(rows?.alignment == .center && rows?.axis == .vertical)
    #expect(rows?.distribution == .fill && rows?.spacing == 0)
    let cols = StackLayout.cols(of: []).view as? UIStackView
    #expect(cols?.alignment == .center && cols?.axis == .horizontal)
  }

  @Test func requiredSpacingConflictsWhereThereIsNoRoom() {
    final class Listener: UnsatisfiableConstraintsDelegate {
      var count = 0
      func view(_ view: UIView, couldNotSatisfy conflict: UnsatisfiableConstraints) { count += 1 }
    }
    let (stage, listener) = (Stage(12, 40), Listener())
    stage.root.unsatisfiableConstraintsDelegate = listener
    StackLayout.inset(by: 10, direction: .horizontal, of: .view(a)).install(in: stage.root)
    stage.root.layoutIfNeeded()
    #expect(listener.count == 1)
  }

  @Test func aNodeInTwoPlacesIsInTheLast() {
    let node = StackLayout.view(a)
    let first = StackLayout.rows(of: [node, .view(b)])
    let second = StackLayout.cols(of: [node])
    #expect(node.view === a)
    #expect(first.view.subviews == [b] && second.view.subviews == [a])
    #expect((first.view as? UIStackView)?.arrangedSubviews == [b])
  }

  @Test func touches() {
    let stage = Stage(200, 100)
    let button = Box("button", 40, 20)
    let card = UIView(frame: stage.root.bounds)
    stage.root.addSubview(card)
    let layout = StackLayout.inset(
      by: 10, direction: .vertical,
      of: .cols(of: [.spacing(of: 20, direction: .horizontal), .view(button)]))
    layout.install(in: card)
    stage.root.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 20, y: 30, width: 180, height: 20))
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      stage.root.hitTest(CGPoint(x: x, y: y), with: nil)
    }
    #expect(hit(50, 50) === button)
    #expect(hit(5, 5) === card, "not the room above")
    #expect(hit(5, 50) === card, "not the room at the side")
    #expect(hit(50, 15) === card, "not the columns")
    #expect(layout.view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    button.isUserInteractionEnabled = false
    #expect(hit(50, 50) === card)
  }
}
