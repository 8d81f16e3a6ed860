import UIKit

/// What `uikitHiddenInsets` is in plumb, 320 by 240 points.
final class UikitHiddenInsetsView: UIView {
  let column = UIStackView()
  let panel = UIView()
  let text = SizedLabel()
  let footer = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    column.axis = .vertical
    column.spacing = 12
    text.text = "Details"
    text.givenContentSize = CGSize(width: 80, height: 20)
    footer.givenContentSize = CGSize(width: 100, height: 40)

    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    for view in [panel, footer] {
      column.addArrangedSubview(view)
    }
    text.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(text)

    let inset_top = text.topAnchor.constraint(
      equalTo: panel.topAnchor, constant: 8)
    let inset_leading = text.leadingAnchor.constraint(
      equalTo: panel.leadingAnchor, constant: 8)
    let inset_bottom = text.bottomAnchor.constraint(
      equalTo: panel.bottomAnchor, constant: -8)
    inset_bottom.priority = UILayoutPriority(999)
    let inset_trailing = text.trailingAnchor.constraint(
      equalTo: panel.trailingAnchor, constant: -8)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      inset_top,
      inset_leading,
      inset_bottom,
      inset_trailing,
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// One whose content is as large as it is told to be.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }

  /// One whose content is as large as it is told to be.
  final class SizedLabel: UILabel {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
