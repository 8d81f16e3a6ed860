import HeadlessUIKit
import Testing
import ViewSupport

/// Animations, of which only the frames at both ends are real.
@MainActor @Suite struct AnimationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

  private func frames(_ fractions: Double...) -> [String] {
    fractions.map { view.simulatedFrame(atAnimationFraction: $0).place }
  }

  @Test func changedFramesAreAnimated() {
    UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 0, width: 40, height: 10)
    }
    #expect(view.place == "100 0 40 10")
    #expect(
      frames(-1, 0, 0.5, 1, 2) == [
        "0 0 20 10", "0 0 20 10", "50 0 30 10", "100 0 40 10", "100 0 40 10",
      ])
    #expect(Set(view.layer.animationKeys() ?? []) == ["position", "bounds.size"])
    let animation = view.layer.animation(forKey: "position") as? CABasicAnimation
    #expect(animation?.duration == 2 && animation?.beginTime == 1)
    #expect(animation?.isAdditive == true && animation?.keyPath == "position")
    view.layer.removeAnimation(forKey: "bounds.size")
    #expect(frames(0) == ["-10 0 40 10"])
    view.layer.removeAllAnimations()
    #expect(view.layer.animationKeys() == nil && frames(0) == ["100 0 40 10"])
  }

  // Values of cubic Bezier curves: at half the time the steep ones are at 0.5 or mirror each other.
  @Test func curvesAreThoseOfCoreAnimation() {
    func half(_ options: UIView.AnimationOptions) -> (Double, Double) {
      view.frame.origin.x = 0
      UIView.animate(withDuration: 1, options: options) { view.frame.origin.x = 1000 }
      let x = [0.25, 0.5].map { view.simulatedFrame(atAnimationFraction: $0).minX }
      return (Double(x[0]), Double(x[1]))
    }
    #expect(half(.curveLinear).0.rounded() == 250)
    #expect(half(.curveEaseInOut).0.rounded() == 129)
    #expect(abs(half([]).1 - 500) < 0.001)
    #expect(half(.curveEaseIn).1.rounded() == 315)
    #expect(half(.curveEaseOut).1.rounded() == 685)
  }

  @Test func severalChangesCountAsOne() {
    UIView.animate(withDuration: 1, options: .curveLinear) {
      view.center.x = 500
      view.center.x = 30
    }
    #expect(frames(0, 0.5, 1) == ["0 0 20 10", "10 0 20 10", "20 0 20 10"])
    UIView.animate(withDuration: 1) {
      view.center.x = 500
      view.center.x = 30
    }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func changesWithoutTimeAreNotAnimated() {
    UIView.animate(withDuration: 0) { view.center.x = 30 }
    UIView.animate(withDuration: 1) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.performWithoutAnimation { view.center.y = 30 }
    }
    view.center.x = 50
    #expect(UIView.inheritedAnimationDuration == 0 && view.layer.animationKeys() == nil)
  }

  @Test func layoutsInsideOfAnAnimationAreAnimated() {
    let (top, inner) = (root(100, 100), UIView())
    top.add(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
      inner.centerXAnchor.constraint(equalTo: top.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: top.centerYAnchor),
    ])
    top.layoutIfNeeded()
    width.constant = 50
    UIView.animate(withDuration: 1, options: .curveLinear) { top.layoutIfNeeded() }
    #expect(inner.layer.animationKeys() == ["bounds.size"])
    #expect(inner.simulatedFrame(atAnimationFraction: 0).place == "45 45 10 10")
    #expect(inner.simulatedFrame(atAnimationFraction: 0.5).place == "35 35 30 30")
  }

  @Test func pasteboards() {
    let board = UIPasteboard()
    #expect(!board.hasStrings && board.string == nil)
    board.string = "copied"
    #expect(board.hasStrings && board.string == "copied")
  }
}
