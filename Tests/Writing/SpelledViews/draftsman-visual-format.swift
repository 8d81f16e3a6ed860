import Draftsman
import UIKit

/// What `draftsmanVisualFormat` is in plumb, 200 by 44 points.
final class DraftsmanVisualFormatView: UIView, Planned {
  let ok = SizedView()
  let cancel = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ok.givenContentSize = CGSize(width: 40, height: 20)
    cancel.givenContentSize = CGSize(width: 60, height: 20)

    applyPlan()

    // In plain UIKit:
    // c1  draftsmanVisualFormat.margins.right == ok.right: drafts are only
    //   about views
    layoutMarginsGuide.rightAnchor.constraint(
      equalTo: ok.rightAnchor
    ).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    ok.drf
      .left.equal(to: cancel.drf.right).offset(by: 8)
      .top.equal(to: cancel)
      .top.equal(with: .parent).offset(by: 12)
    cancel
  }

  /// A view with the content size it is given.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
