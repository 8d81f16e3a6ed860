import UIKit

/// What `uikitFitting` is in plumb, 320 by 568 points.
final class UikitFittingView: UIView {
  let cell = UIView()
  let name = UILabel()
  let quote = UILabel()
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Grace Hopper"
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    quote.text = "A ship in port is safe; that is not what it is for."
    quote.numberOfLines = 0

    cell.translatesAutoresizingMaskIntoConstraints = false
    addSubview(cell)
    for view in [name, quote, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(view)
    }

    let small_width = badge.widthAnchor.constraint(equalToConstant: 40)
    small_width.priority = UILayoutPriority(51)
    let small_height = badge.heightAnchor.constraint(equalToConstant: 20)
    small_height.priority = UILayoutPriority(51)
    NSLayoutConstraint.activate([
      cell.topAnchor.constraint(equalTo: topAnchor),
      cell.leadingAnchor.constraint(equalTo: leadingAnchor),
      cell.widthAnchor.constraint(equalTo: widthAnchor),
      name.topAnchor.constraint(equalTo: cell.topAnchor, constant: 16),
      name.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      name.trailingAnchor.constraint(
        lessThanOrEqualTo: cell.trailingAnchor, constant: -16),
      quote.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      quote.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      quote.trailingAnchor.constraint(
        lessThanOrEqualTo: cell.trailingAnchor, constant: -16),
      cell.bottomAnchor.constraint(equalTo: quote.bottomAnchor, constant: 16),
      badge.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      badge.topAnchor.constraint(equalTo: name.topAnchor),
      small_width,
      small_height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}
