// StackModifiers: modifiers of views in stacks
// root 320x480
// of ViewModifier SpacerValue UIView
// without effect
import Stacks
import UIKit

final class StackModifiers: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let c = UIView()
  let d = UIView()
  let e = UIView()
  let f = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    a.text = "a"
    b.text = "b"
    for child in [a, b, c, d, e, f] { view.addSubview(child) }
    a.width(.point(100)).height(.fraction(0.25))
    b.width(.fraction(0.5, .lessThanOrEqual)).height(.point(40, .greaterThanOrEqual))
    c.contentHuggingPriority(.defaultHigh, axis: .horizontal)
      .contentCompressionResistancePriority(.defaultLow, axis: .vertical)
    d.centerInSuperview()
    e.translatesAutoresizingMaskIntoConstraints = false
    e.pinToHorizontalEdges()
    f.cornerRadius(4).backgroundColor(.white)
    f.addBorderRecursively()
  }
}
