import Draftsman
import UIKit

/// What `draftsmanCard` is in plumb, 320 by 200 points.
final class DraftsmanCardView: UIView, Planned {
  let title = SizedView()
  let badge = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.givenContentSize = CGSize(width: 96, height: 20)
    badge.givenContentSize = CGSize(width: 40, height: 20)

    applyPlan()
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    title.drf
      .leading.equal(with: .parent).offset(by: 16)
      .top.equal(with: .parent).offset(by: 12)
    badge.drf
      .resistHorizontalExpansion(UILayoutPriority(251))
      .trailing.equal(with: .parent).offset(by: 16)
      .centerY.equal(to: title)
      .leading.equal(to: title.drf.trailing).offset(by: 8)
  }

  /// One whose content is as large as it is told to be.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
