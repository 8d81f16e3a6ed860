import Draftsman
import UIKit

/// What `draftsmanSilentHeight` is in plumb, 320 by 480 points.
final class DraftsmanSilentHeightView: UIView, Planned {
  let box = UIView()
  let hello = SizedLabel()
  let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    hello.text = "Hello"
    hello.givenContentSize = CGSize(width: 60, height: 20)

    applyPlan()
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    box.drf
      .top.localizedHorizontal.equal(with: .parent).offset(by: 16)
      .bottom.equal(to: hello).inset(by: 8)
      .insert {
        hello.drf
          .top.leading.equal(with: .parent).offset(by: 8)
          .trailing.moreThan(with: .parent).offset(by: 8)
        line.drf
          .bottom.localizedHorizontal.equal(with: .parent)
          .height.equal(to: 0)
      }
  }

  /// One whose content is as large as it is told to be.
  final class SizedLabel: UILabel {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
