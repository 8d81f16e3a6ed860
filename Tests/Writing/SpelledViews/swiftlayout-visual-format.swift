import SwiftLayout
import UIKit

/// What `swiftlayoutVisualFormat` is in plumb, 200 by 44 points.
final class SwiftlayoutVisualFormatView: UIView, Layoutable {
  var activation: Activation?
  let ok = SizedView()
  let cancel = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ok.givenContentSize = CGSize(width: 40, height: 20)
    cancel.givenContentSize = CGSize(width: 60, height: 20)

    sl.updateLayout()

    // In plain UIKit:
    // c1  swiftlayoutVisualFormat.margins.right == ok.right: blocks are
    //   only about views and their own guides
    layoutMarginsGuide.rightAnchor.constraint(
      equalTo: ok.rightAnchor
    ).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      ok.sl.anchors {
        Anchors.left.equalTo(cancel, attribute: .right, constant: 8)
        Anchors.top.equalTo(cancel)
        Anchors.top.equalToSuper(constant: 12)
      }
      cancel
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
