import UIKit

/// What `uikitMargins` is in plumb, 300 by 300 points.
final class UikitMarginsView: UIView {
  let box = UIView()
  let text = UIView()
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 40, leading: 50, bottom: 60, trailing: 70)
    box.insetsLayoutMarginsFromSafeArea = false

    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    for view in [text, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }

    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
      text.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      text.leadingAnchor.constraint(
        equalTo: box.layoutMarginsGuide.leadingAnchor),
      text.bottomAnchor.constraint(
        equalTo: box.layoutMarginsGuide.bottomAnchor),
      text.trailingAnchor.constraint(
        equalTo: box.layoutMarginsGuide.trailingAnchor),
      badge.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
      badge.leadingAnchor.constraint(
        equalTo: box.safeAreaLayoutGuide.leadingAnchor),
      badge.bottomAnchor.constraint(
        equalTo: box.safeAreaLayoutGuide.bottomAnchor),
      badge.trailingAnchor.constraint(
        equalTo: box.safeAreaLayoutGuide.trailingAnchor),
    ])

    // Not expressed above:
    // uikitMargins  safe area: the screen determines it
  }

  required init?(coder: NSCoder) { nil }
}
