import UIKit

/// What `uikitStack` is in plumb, 320 by 60 points.
final class UikitStackView: UIView {
  let row = UIStackView()
  let back = SizedView()
  let name = SizedView()
  let share = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    row.axis = .vertical
    row.spacing = 2
    row.alignment = .center
    row.distribution = .fillEqually
    back.givenContentSize = CGSize(width: 44, height: 32)
    name.givenContentSize = CGSize(width: 120, height: 20)
    name.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    share.givenContentSize = CGSize(width: 44, height: 32)

    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    for view in [back, name, share] {
      row.addArrangedSubview(view)
    }

    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
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
}
