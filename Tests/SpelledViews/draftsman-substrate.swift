import Draftsman
import UIKit

/// What `draftsmanSubstrate` is in plumb, 320 by 200 points.
final class DraftsmanSubstrateView: UIView, Planned {
  let box = SizedView()
  let row = UIStackView(axis: .horizontal)
  let a = UIView()
  let dot = SizedView()
  let b = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.givenContentSize = CGSize(width: 100, height: 100)
    dot.givenContentSize = CGSize(width: 6, height: 6)
    b.givenContentSize = CGSize(width: 40, height: 20)

    applyPlan()
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    box.drf.bottom.trailing.equal(with: .parent)
    HStacked(row) {
      b
      a.drf
        .width.equal(to: 40)
        .top.equal(to: self)
        .insert {
          dot.drf.centered()
        }
    }
  }

  /// One whose content is as large as it is told to be.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
