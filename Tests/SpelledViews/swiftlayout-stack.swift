import SwiftLayout
import UIKit

/// What `swiftlayoutStack` is in plumb, 320 by 60 points.
final class SwiftlayoutStackView: UIView, Layoutable {
  var activation: Activation?
  let row = UIStackView()
  let back = SizedView()
  let name = SizedView()
  let share = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    row.axis = .vertical
    row.spacing = 2
    row.alignment = .center
    row.distribution = .fillEqually
    back.givenContentSize = CGSize(width: 44, height: 32)
    name.givenContentSize = CGSize(width: 120, height: 20)
    name.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    share.givenContentSize = CGSize(width: 44, height: 32)

    sl.updateLayout()
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      row.sl.anchors {
        Anchors.allSides.equalToSuper(inwardOffset: 8)
      }.sublayout {
        back
        name
        share
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
