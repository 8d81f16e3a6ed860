// Rectangles: numbers, sizes and rectangles
// root 320x480
// of UIEdgeInsets NSDirectionalEdgeInsets
import UIKit

final class Rectangles: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let frame = CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 30, height: 40))
    let inner = frame.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let insets = UIEdgeInsets()
    let others = NSDirectionalEdgeInsets()
    a.widthAnchor.constraint(equalToConstant: frame.width + inner.width).isActive = true
    a.heightAnchor.constraint(equalToConstant: frame.maxY + inner.minY + inner.midX).isActive = true
    b.widthAnchor.constraint(equalToConstant: insets.left + others.leading + 5).isActive = true
  }
}
