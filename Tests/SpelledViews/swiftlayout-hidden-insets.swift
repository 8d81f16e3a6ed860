import SwiftLayout
import UIKit

/// What `swiftlayoutHiddenInsets` is in plumb, 320 by 240 points.
final class SwiftlayoutHiddenInsetsView: UIView, Layoutable {
  var activation: Activation?
  let column = UIStackView()
  let panel = UIView()
  let text = SizedLabel()
  let footer = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    column.axis = .vertical
    column.spacing = 12
    text.text = "Details"
    text.givenContentSize = CGSize(width: 80, height: 20)
    footer.givenContentSize = CGSize(width: 100, height: 40)

    sl.updateLayout()
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      column.sl.anchors {
        Anchors.cap.equalToSuper(inwardOffset: 16)
      }.sublayout {
        panel.sl.sublayout {
          text.sl.anchors {
            Anchors.cap.equalToSuper(inwardOffset: 8)
            Anchors.bottom.equalToSuper(inwardOffset: 8)
              .priority(UILayoutPriority(999))
          }
        }
        footer
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

  /// One whose content is as large as it is told to be.
  final class SizedLabel: UILabel {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
