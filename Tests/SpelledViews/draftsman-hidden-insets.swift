import Draftsman
import UIKit

/// What `draftsmanHiddenInsets` is in plumb, 320 by 240 points.
final class DraftsmanHiddenInsetsView: UIView, Planned {
  let column = UIStackView(axis: .vertical, spacing: 12)
  let panel = UIView()
  let text = SizedLabel()
  let footer = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.text = "Details"
    text.givenContentSize = CGSize(width: 80, height: 20)
    footer.givenContentSize = CGSize(width: 100, height: 40)

    applyPlan()
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    VStacked(column) {
      panel.drf.insert {
        text.drf
          .top.localizedHorizontal.equal(with: .parent).offset(by: 8)
          .bottom.equal(with: .parent).offset(by: 8).priority(999)
      }
      footer
    }
    .top.localizedHorizontal.equal(with: .parent).offset(by: 16)
  }

  /// One whose content is as large as it is told to be.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }

  /// One whose content is as large as it is told to be.
  final class SizedLabel: UILabel {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
