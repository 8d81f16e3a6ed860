import SwiftLayout
import UIKit

/// What `swiftlayoutMargins` is in plumb, 300 by 300 points.
final class SwiftlayoutMarginsView: UIView, Layoutable {
  var activation: Activation?
  let box = UIView()
  let text = UIView()
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 40, leading: 50, bottom: 60, trailing: 70)
    box.insetsLayoutMarginsFromSafeArea = false

    sl.updateLayout()

    // Not expressed above:
    // swiftlayoutMargins  safe area: the screen determines it
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      box.sl.anchors {
        Anchors.leading.top.equalToSuper(constant: 20)
        Anchors.size.equalTo(width: 100, height: 100)
      }.sublayout {
        text.sl.anchors {
          Anchors.allSides.equalTo(box.layoutMarginsGuide)
        }
        badge.sl.anchors {
          Anchors.allSides.equalTo(box.safeAreaLayoutGuide)
        }
      }
    }
  }
}
