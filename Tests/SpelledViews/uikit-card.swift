import UIKit

/// What `uikitCard` is in plumb, 320 by 200 points.
final class UikitCardView: UIView {
  let title = SizedView()
  let badge = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.givenContentSize = CGSize(width: 96, height: 20)
    badge.givenContentSize = CGSize(width: 40, height: 20)
    badge.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)

    for view in [title, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }

    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      badge.leadingAnchor.constraint(
        equalTo: title.trailingAnchor, constant: 8),
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
