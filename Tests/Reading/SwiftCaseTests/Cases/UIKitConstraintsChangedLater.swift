// Constraints that are changed later
// root 320x480
// card 40 60 240 120
// inner 8 8 224 104
import UIKit

final class UIKitConstraintsChangedLater: UIViewController {
  let card = UIView()
  let inner = UIView()
  let guide = UILayoutGuide()
  private lazy var top = card.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.addSubview(inner)
    card.addLayoutGuide(guide)
    card.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    let height = card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5)
    height.priority = .defaultHigh
    height.identifier = "ratio"
    NSLayoutConstraint.activate([
      top, height,
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 3 / 4),
      guide.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      guide.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.leadingAnchor.constraint(
        equalToSystemSpacingAfter: card.leadingAnchor, multiplier: 1),
      card.trailingAnchor.constraint(
        equalToSystemSpacingAfter: inner.trailingAnchor, multiplier: 1),
    ])
    top.constant = 60
  }
}
