import Arranged
import HeadlessUIKit
import Testing
import ViewSupport

final class PlayerBar: UIView {
  let back = UIButton(type: .system)
  let play = UIButton(type: .system)
  let skip = UIButton(type: .system)
  let stack: StackView

  init() {
    stack = StackView(arrangedSubviews: [back, play, skip])
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    back.setTitle("Back", for: .normal)
    play.setTitle("Play", for: .normal)
    skip.setTitle("Skip", for: .normal)
    stack.distribution = .fillEqually
    stack.alignment = .center
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  func showBack(_ isShown: Bool) {
    UIView.animate(withDuration: 0.3) { [self] in
      stack.setArrangedView(back, hidden: !isShown)
      stack.layoutIfNeeded()
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// The example of the module's page.
@MainActor @Suite struct PageTests {
  @Test func theExampleIsTrue() throws {
    let page = try Page(of: "Arranged")
    #expect(try page.isShown())
    let bar = PlayerBar()
    let drawing = Page.drawing(
      of: bar, "bar", showing: ["back": bar.back, "play": bar.play, "skip": bar.skip])
    #expect(page.drawing == drawing)
    #expect([bar.back, bar.play, bar.skip].map(\.frame.width) == [96, 96, 96])
    bar.showBack(false)
    #expect([bar.back, bar.play, bar.skip].map(\.frame.width) == [0, 148, 148])
  }
}
