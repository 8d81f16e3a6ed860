// BaselineViews: views that others are aligned to for them
// root 320x480
// of UIView
import UIKit

final class BaselineViews: UIViewController {
  private let a = Card()
  let b = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    b.text = "beside"
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: view.topAnchor),
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
      b.lastBaselineAnchor.constraint(lessThanOrEqualTo: a.lastBaselineAnchor),
    ])
  }
}

/// A box with a title, on whose line others stand.
private final class Card: UIView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "title"
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var forFirstBaselineLayout: UIView { title }
  override var forLastBaselineLayout: UIView { title }
}
