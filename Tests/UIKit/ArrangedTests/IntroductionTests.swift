import Arranged
import HeadlessUIKit
import Testing
import ViewSupport

/// Small programs as people write them who come from the library's introduction.
@MainActor @Suite struct IntroductionTests {
  private let stage = Stage(200, 400)

  /// Settings as for a `UIStackView`, and a view that is hidden in an animation.
  @Test func aMenu() {
    let (home, search, settings) = (Box(80, 30), Box(120, 40), Box(60, 30))
    let menu = StackView(arrangedSubviews: [home, search, settings])
    menu.axis = .vertical
    menu.alignment = .leading
    menu.distribution = .fillEqually
    menu.spacing = 12
    menu.isLayoutMarginsRelativeArrangement = true
    stage.place(menu)
    #expect(
      [menu, home, search, settings].map(\.place)
        == ["0 0 136 160", "8 8 80 40", "8 60 120 40", "8 112 60 40"])
    UIView.animate(withDuration: 0.25) {
      menu.setArrangedView(search, hidden: true)
      menu.layoutIfNeeded()
    }
    // The heights are equal to those of what is shown; its width still counts across.
    #expect([menu, home, settings].map(\.place) == ["0 0 96 88", "8 8 80 30", "8 50 60 30"])
    UIView.animateWithDuration(0.25) {
      menu.setArrangedView(search, hidden: false)
      menu.layoutIfNeeded()
    }
    #expect([menu, home].map(\.place) == ["0 0 136 160", "8 8 80 40"])
  }

  /// Both stacks side by side, printed as the debugger does.
  @Test func bothStacksPrintTheSameConstraints() {
    func texts(_ stack: UIView) -> [String] {
      stack.accessibilityIdentifier = "stack"
      for (index, view) in stack.subviews.enumerated() where view is Box {
        view.accessibilityIdentifier = "view\(index + 1)"
      }
      stack.updateConstraintsIfNeeded()
      let pattern =
        /^<NSLayoutConstraint:0x[0-9a-f]+ |(Arranged\.LayoutSpacer|_UILayoutSpacer):0x[0-9a-f]+/
      return stack.constraints.map {
        let body = $0.description.components(separatedBy: "   (active").first ?? ""
        return body.replacing(pattern) { $0.output.1 == nil ? "" : "Spacer" }
          .replacing("'UISV-alignment-spanner'", with: "")
          .replacing("UISV", with: "ASV").replacing("_", with: "")
      }.sorted()
    }
    let arranged = StackView(arrangedSubviews: [Box(30, 20), Box(30, 30)])
    arranged.alignment = .leading
    arranged.distribution = .fillEqually
    arranged.spacing = 10
    let uikit = UIStackView(arrangedSubviews: [Box(30, 20), Box(30, 30)])
    uikit.alignment = .leading
    uikit.distribution = .fillEqually
    uikit.spacing = 10
    #expect(texts(arranged).count == 14)
    #expect(texts(arranged).contains("'ASV-spacing' H:[view1]-(10)-[view2]"))
    #expect(texts(arranged).contains("'ASV-canvas-connection' V:[Spacer]-(0)-|"))
    #expect(texts(arranged) == texts(uikit))
  }

  /// A class of one's own with settings that others may override.
  @Test func aSubclass() {
    final class Toolbar: StackView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let toolbar = Toolbar()
    toolbar.distribution = .equalSpacing
    for width in [30, 40, 50] { toolbar.addArrangedSubview(Box(CGFloat(width), 20)) }
    stage.place(toolbar, width: 200)
    #expect(toolbar.arrangedSubviews.map(\.place) == ["0 0 30 20", "70 0 40 20", "150 0 50 20"])
    #expect(toolbar.updates == 1)
  }

  /// What is recorded of a stack replays as constraints like any other.
  @Test func recordings() throws {
    let stack = StackView(arrangedSubviews: [Box("one", 30, 20), Box("two", 40, 30)])
    stack.alignment = .center
    stage.place(stack)
    #expect(stage.root.recordedSession.contains("ASV-spacing"))
    #expect(stage.root.recordedSession.contains("expect two.frame == 30 0 40 30"))
  }
}
