import UIKit

/// What `uikitWhy` is in plumb, 400 by 200 points.
final class UikitWhyView: UIView {
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

    let gap = badge.leadingAnchor.constraint(
      equalTo: title.trailingAnchor, constant: 8)
    let min = title.widthAnchor.constraint(greaterThanOrEqualToConstant: 180)
    let wide = badge.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      gap,
      min,
      wide,
    ])

    // Not expressed above:
    // sum  title.width == -badge.width + 280: it only measures
  }

  required init?(coder: NSCoder) { nil }

  /// A view with the content size it is given.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
