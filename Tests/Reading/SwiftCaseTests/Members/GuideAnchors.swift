// GuideAnchors: the anchors of guides, and whose they are
// root 320x480
// of UILayoutGuide UIView
import UIKit

final class GuideAnchors: UIViewController {
  let a = UIView()
  let guide = UILayoutGuide()
  let gone = UILayoutGuide()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    view.addLayoutGuide(guide)
    view.addLayoutGuide(gone)
    view.removeLayoutGuide(gone)
    guide.identifier = "guide"
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      guide.heightAnchor.constraint(equalToConstant: 100),
      a.leftAnchor.constraint(equalTo: guide.leftAnchor),
      a.rightAnchor.constraint(lessThanOrEqualTo: guide.rightAnchor),
      a.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      a.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      a.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
      a.widthAnchor.constraint(equalTo: guide.widthAnchor),
    ])
    if let owner = guide.owningView {
      a.heightAnchor.constraint(equalTo: owner.heightAnchor, multiplier: 0.1).isActive = true
    }
    if view.layoutGuides.count == 1 {
      a.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor).isActive = true
    }
  }
}
