import SwiftLayout
import UIKit

/// What `swiftlayoutScrolling` is in plumb, 320 by 480 points.
final class SwiftlayoutScrollingView: UIView, Layoutable {
  var activation: Activation?
  let list = UIScrollView()
  let column = SizedView()
  let header = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    column.givenContentSize = CGSize(width: 100, height: 900)
    header.givenContentSize = CGSize(width: 320, height: 44)

    sl.updateLayout()
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      list.sl.anchors {
        Anchors.allSides
      }.sublayout {
        column.sl.anchors {
          Anchors.allSides
          Anchors.width
        }
        header.sl.anchors {
          Anchors.top.leading.equalTo(list.frameLayoutGuide)
        }
      }
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
