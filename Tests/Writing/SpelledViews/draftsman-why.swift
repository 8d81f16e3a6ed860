import Draftsman
import UIKit

/// What `draftsmanWhy` is in plumb, 400 by 200 points.
final class DraftsmanWhyView: UIView, Planned {
  let title = SizedView()
  let badge = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.givenContentSize = CGSize(width: 96, height: 20)
    badge.givenContentSize = CGSize(width: 40, height: 20)

    applyPlan()

    // Not expressed above:
    // sum  title.width == -badge.width + 280: it only measures
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    title.drf
      .leading.equal(with: .parent).offset(by: 16)
      .width.moreThan(to: 180)
    badge.drf
      .resistHorizontalExpansion(UILayoutPriority(251))
      .trailing.equal(with: .parent).offset(by: 16)
      .leading.equal(to: title.drf.trailing).offset(by: 8)
      .width.equal(to: 100)
  }

  /// A view with the content size it is given.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
