import Draftsman
import UIKit

/// What `draftsmanDistributions` is in plumb, 320 by 60 points.
final class DraftsmanDistributionsView: UIView, Planned {
  let tabs = UIStackView(axis: .horizontal, alignment: .center, spacing: 8)
  let home = SizedView()
  let search = SizedView()
  let me = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tabs.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 14, leading: 16, bottom: 14, trailing: 16)
    tabs.isLayoutMarginsRelativeArrangement = true
    home.givenContentSize = CGSize(width: 40, height: 32)
    search.givenContentSize = CGSize(width: 100, height: 32)
    me.givenContentSize = CGSize(width: 60, height: 32)
    me.isHidden = true

    applyPlan()
    tabs.setCustomSpacing(24, after: search)
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    HStacked(tabs) {
      home
      search.drf.resistHorizontalExpansion(UILayoutPriority(249))
      me
    }
    .localizedEdges.equal(with: .parent)
  }

  /// One whose content is as large as it is told to be.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
