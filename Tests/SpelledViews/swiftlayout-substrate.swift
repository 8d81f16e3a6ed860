import SwiftLayout
import UIKit

/// What `swiftlayoutSubstrate` is in plumb, 320 by 200 points.
final class SwiftlayoutSubstrateView: UIView, Layoutable {
  var activation: Activation?
  let box = SizedView()
  let row = UIStackView()
  let a = UIView()
  let dot = SizedView()
  let b = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.givenContentSize = CGSize(width: 100, height: 100)
    dot.givenContentSize = CGSize(width: 6, height: 6)
    b.givenContentSize = CGSize(width: 40, height: 20)

    sl.updateLayout()
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      box.sl.anchors {
        Anchors.trailing.bottom
      }
      row.sl.sublayout {
        b
        a.sl.anchors {
          Anchors.width.equalTo(constant: 40)
          Anchors.top.equalTo(self)
        }.sublayout {
          dot.sl.anchors {
            Anchors.center
          }
        }
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
