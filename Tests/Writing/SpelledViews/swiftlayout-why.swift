import SwiftLayout
import UIKit

/// What `swiftlayoutWhy` is in plumb, 400 by 200 points.
final class SwiftlayoutWhyView: UIView, Layoutable {
  var activation: Activation?
  let title = SizedView()
  let badge = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.givenContentSize = CGSize(width: 96, height: 20)
    badge.givenContentSize = CGSize(width: 40, height: 20)
    badge.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)

    sl.updateLayout()

    // Not expressed above:
    // sum  title.width == -badge.width + 280: it only measures
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      title.sl.anchors {
        Anchors.leading.equalToSuper(constant: 16)
        Anchors.width.greaterThanOrEqualTo(constant: 180)
      }
      badge.sl.anchors {
        Anchors.trailing.equalToSuper(inwardOffset: 16)
        Anchors.leading.equalTo(title, attribute: .trailing, constant: 8)
        Anchors.width.equalTo(constant: 100)
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
