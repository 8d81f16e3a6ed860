import SwiftLayout
import UIKit

/// What `swiftlayoutSilentHeight` is in plumb, 320 by 480 points.
final class SwiftlayoutSilentHeightView: UIView, Layoutable {
  var activation: Activation?
  let box = UIView()
  let hello = SizedLabel()
  let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    hello.text = "Hello"
    hello.givenContentSize = CGSize(width: 60, height: 20)

    sl.updateLayout()
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      box.sl.anchors {
        Anchors.cap.equalToSuper(inwardOffset: 16)
        Anchors.bottom.equalTo(hello, constant: 8)
      }.sublayout {
        hello.sl.anchors {
          Anchors.top.leading.equalToSuper(constant: 8)
          Anchors.trailing.lessThanOrEqualToSuper(inwardOffset: 8)
        }
        line.sl.anchors {
          Anchors.shoe
          Anchors.height.equalTo(constant: 0)
        }
      }
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
