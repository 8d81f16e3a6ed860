import Stacks
import UIKit

/// What `stacksStack` is in plumb, 320 by 60 points.
final class StacksStackView: UIView {
  private(set) lazy var row = UIView.vStack(
    alignment: .center,
    distribution: .fillEqually,
    spacing: 2,
    [back, name, share])
  let back = SizedView()
  let name = SizedView()
  let share = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    back.givenContentSize = CGSize(width: 44, height: 32)
    name.givenContentSize = CGSize(width: 120, height: 20)
    name.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    share.givenContentSize = CGSize(width: 44, height: 32)

    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)

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
