import Draftsman
import UIKit

/// What `draftsmanStack` is in plumb, 320 by 60 points.
final class DraftsmanStackView: UIView, Planned {
  let row = UIStackView(
    axis: .vertical,
    distribution: .fillEqually,
    alignment: .center,
    spacing: 2)
  let back = SizedView()
  let name = SizedView()
  let share = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    back.givenContentSize = CGSize(width: 44, height: 32)
    name.givenContentSize = CGSize(width: 120, height: 20)
    share.givenContentSize = CGSize(width: 44, height: 32)

    applyPlan()
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    VStacked(row) {
      back
      name.drf.resistHorizontalExpansion(UILayoutPriority(249))
      share
    }
    .localizedEdges.equal(with: .parent).offset(by: 8)
  }

  /// One whose content is as large as it is told to be.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
