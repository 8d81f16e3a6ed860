// Animations: changes that are animated
// root 320x480
// of UIView UIView.AnimationOptions UIViewPropertyAnimator UIView.KeyframeAnimationOptions
// without effect
import UIKit

final class Animations: UIViewController {
  let a = UIView()
  private lazy var width = a.widthAnchor.constraint(equalToConstant: 10)

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    width.isActive = true
    UIView.animate(withDuration: 0.3) { self.width.constant += 1 }
    UIView.animate(
      withDuration: 0.3, animations: { self.width.constant += 2 },
      completion: { _ in self.width.constant += 4 })
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseInOut],
      animations: { self.width.constant += 8 }, completion: nil)
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .curveEaseOut, animations: { self.width.constant += 16 }, completion: nil)
    UIView.performWithoutAnimation { width.constant += 32 }
    UIView.transition(
      with: a, duration: 0.3, options: .transitionCrossDissolve,
      animations: { self.width.constant += 64 }, completion: nil)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          self.width.constant += 128
        }
      }, completion: nil)
    UIView.setAnimationsEnabled(true)
  }
}
