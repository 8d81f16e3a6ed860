import Draftsman
import UIKit

/// What `draftsmanScrolling` is in plumb, 320 by 480 points.
final class DraftsmanScrollingView: UIView, Planned {
  let list = UIScrollView()
  let column = SizedView()
  let header = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    column.givenContentSize = CGSize(width: 100, height: 900)
    header.givenContentSize = CGSize(width: 320, height: 44)

    applyPlan()
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    list.drf
      .localizedEdges.equal(with: .parent)
      .insert {
        column.drf
          .localizedEdges.equal(with: .parent)
          .width.equal(with: .parent)
        header.drf.top.leading.equal(to: list.frameLayoutGuide)
      }
  }

  /// A view with the content size it is given.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
