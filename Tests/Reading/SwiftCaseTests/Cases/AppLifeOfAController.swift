// What UIKit calls until views are seen, and a child with its own view
// root 320x480
// header 0 0 320 60
// body 0 60 320 420
import UIKit

private final class Body: UIViewController {
  let body = UIView()
  override func loadView() { view = body }
}

private final class Header: UIView {
  private var height: NSLayoutConstraint?
  override func updateConstraints() {
    if height == nil {
      let made = heightAnchor.constraint(equalToConstant: 60)
      made.isActive = true
      height = made
    }
    super.updateConstraints()
  }
}

final class AppLifeOfAController: UIViewController {
  private let header = Header()
  private let child = Body()
  private var hasRules = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    for part in [header, child.body] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(header)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    view.setNeedsUpdateConstraints()
  }

  override func updateViewConstraints() {
    if !hasRules {
      hasRules = true
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: view.topAnchor),
        header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        child.view.topAnchor.constraint(equalTo: header.bottomAnchor),
        child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    super.updateViewConstraints()
  }
}
