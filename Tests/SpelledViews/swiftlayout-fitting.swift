import SwiftLayout
import UIKit

/// What `swiftlayoutFitting` is in plumb, 320 by 568 points.
final class SwiftlayoutFittingView: UIView, Layoutable {
  var activation: Activation?
  let cell = UIView()
  let name = UILabel()
  let quote = UILabel()
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Grace Hopper"
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    quote.text = "A ship in port is safe; that is not what it is for."
    quote.numberOfLines = 0

    sl.updateLayout()
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      cell.sl.anchors {
        Anchors.top.leading
        Anchors.width
        Anchors.bottom.equalTo(quote, constant: 16)
      }.sublayout {
        name.sl.anchors {
          Anchors.top.leading.equalToSuper(constant: 16)
          Anchors.trailing.lessThanOrEqualToSuper(inwardOffset: 16)
        }
        quote.sl.anchors {
          Anchors.leading.equalTo(name)
          Anchors.top.equalTo(name, attribute: .bottom, constant: 4)
          Anchors.trailing.lessThanOrEqualToSuper(inwardOffset: 16)
        }
        badge.sl.anchors {
          Anchors.trailing
          Anchors.top.equalTo(name)
          Anchors.size.equalTo(width: 40, height: 20)
            .priority(UILayoutPriority(51))
        }
      }
    }
  }
}
