import SwiftLayout
import UIKit

/// What `swiftlayoutDrafts` is in plumb, 320 by 480 points.
final class SwiftlayoutDraftsView: UIView, Layoutable {
  var activation: Activation?
  let corner = UIView()
  let a = UIView()
  let beside = UIView()
  let near = UIView()
  let around = UIView()
  let upper = UIView()
  let lower = UIView()
  let row = UIStackView()
  let icon = SizedView()
  let gap = UIView()
  let text = SizedView()
  let page = UIStackView()
  let heading = SizedView()
  let between = UIView()
  let body = SizedView()
  let rest = UIView()
  let box = UIView()
  let kernel = UIView()
  let kept = UIView()
  let added = UIView()
  let square = UIView()
  let bar = UIView()
  let tip = UIView()
  let field = UIView()
  let label = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    keyboardLayoutGuide.usesBottomSafeArea = false
    row.alignment = .center
    icon.givenContentSize = CGSize(width: 24, height: 24)
    text.givenContentSize = CGSize(width: 60, height: 20)
    page.axis = .vertical
    heading.givenContentSize = CGSize(width: 100, height: 20)
    body.givenContentSize = CGSize(width: 100, height: 30)
    label.givenContentSize = CGSize(width: 80, height: 20)

    sl.updateLayout()

    // Not expressed above:
    // swiftlayoutDrafts  safe area: the screen determines it
    // swiftlayoutDrafts  keyboard: the system shows it
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      corner.sl.anchors {
        Anchors.vertical
        Anchors.left.right
      }.sublayout {
        a.sl.anchors {
          Anchors.left.top.equalToSuper(constant: 16)
          Anchors.size.equalTo(width: 80, height: 40)
        }
        beside.sl.anchors {
          Anchors.left.equalTo(a, attribute: .right, constant: 8)
          Anchors.size.equalTo(a)
          Anchors.centerY.equalTo(a)
        }
      }
      near.sl.anchors {
        Anchors.vertical.equalToSuper(inwardOffset: 12)
        Anchors.left.right.equalToSuper(inwardOffset: 12)
      }
      around.sl.anchors {
        Anchors.vertical.equalTo(near, inwardOffset: -4)
        Anchors.left.right.equalTo(near, inwardOffset: -4)
      }
      upper.sl.anchors {
        Anchors.top.left.right.equalToSuper(inwardOffset: 10)
        Anchors.height.equalTo(constant: 50)
      }
      lower.sl.anchors {
        Anchors.top.equalTo(upper, attribute: .bottom, constant: 10)
        Anchors.left.right.equalTo(upper)
        Anchors.height.equalTo(upper).multiplier(2)
      }
      row.sl.anchors {
        Anchors.top.left
        Anchors.width.equalTo(constant: 200)
      }.sublayout {
        icon
        gap.sl.anchors {
          Anchors.width.greaterThanOrEqualTo(constant: 12)
        }
        text
      }
      page.sl.anchors {
        Anchors.vertical.equalTo(safeAreaLayoutGuide)
        Anchors.left.right.equalTo(safeAreaLayoutGuide)
      }.sublayout {
        heading
        between.sl.anchors {
          Anchors.height.greaterThanOrEqualTo(constant: 12)
        }
        body
        rest
      }
      box.sl.anchors {
        Anchors.vertical
        Anchors.left.right
      }.sublayout {
        kernel.sl.anchors {
          Anchors.vertical.equalToSuper(inwardOffset: 12)
          Anchors.left.right.equalToSuper(inwardOffset: 12)
        }
      }
      kept.sl.anchors {
        Anchors.top.left.equalToSuper(constant: 20)
        Anchors.size.equalTo(width: 40, height: 40)
      }
      added.sl.anchors {
        Anchors.left.equalTo(kept, attribute: .right, constant: 4)
        Anchors.vertical.equalTo(kept)
        Anchors.width.equalTo(constant: 10)
      }
      square.sl.anchors {
        Anchors.center
        Anchors.height.equalToSuper().multiplier(0.25)
        Anchors.width.equalTo(square, attribute: .height)
      }
      bar.sl.anchors {
        Anchors.bottom.equalTo(safeAreaLayoutGuide, inwardOffset: 4)
        Anchors.left.equalTo(safeAreaLayoutGuide, constant: 10)
        Anchors.right.equalTo(safeAreaLayoutGuide, inwardOffset: 20)
        Anchors.height.equalTo(constant: 44)
      }
      tip.sl.anchors {
        Anchors.bottom.equalTo(bar, attribute: .top, constant: -8)
        Anchors.leading.equalTo(bar)
        Anchors.trailing.lessThanOrEqualTo(bar, inwardOffset: 30)
        Anchors.width.equalTo(constant: 400).priority(UILayoutPriority(999))
        Anchors.width.lessThanOrEqualTo(constant: 400)
        Anchors.height.lessThanOrEqualTo(constant: 60)
        Anchors.height.equalTo(constant: 80).priority(.defaultLow)
      }
      field.sl.anchors {
        Anchors.left.right
        Anchors.bottom.equalTo(keyboardLayoutGuide, attribute: .top)
        Anchors.height.equalTo(constant: 44)
      }
      label.sl.anchors {
        Anchors.centerX
        Anchors.centerY.lessThanOrEqualToSuper()
        Anchors.bottom.lessThanOrEqualTo(field, attribute: .top, constant: -8)
        Anchors.centerY.equalToSuper().priority(.defaultLow)
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
